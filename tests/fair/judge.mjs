// Reads a list of records from standard input and writes what the browser's page would find.
// Arguments: the module that checks, and the one that has the words.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [checking, wording] = process.argv.slice(2).map((path) => pathToFileURL(path).href);
const { check } = await import(checking);
const { LANGUAGES } = await import(wording);
const found = [];
for (const { text, noted } of JSON.parse(readFileSync(0, "utf8"))) {
  try {
    const { good, findings, day } = await check(text, noted);
    found.push({ good, unreadable: "", bad: findings.filter((one) => !one.good).map((one) => one.what), day });
  } catch (problem) {
    found.push({ good: false, unreadable: problem.message, bad: [], day: "" });
  }
}
process.stdout.write(JSON.stringify({ found, words: LANGUAGES }));
