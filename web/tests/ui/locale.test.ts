// The messages of the frame and the lobby exist in every language, with the same arguments, and the page uses no others.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const FILES = import.meta.glob<string>("../../src/locale/{web,lobby}.*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>("../../src/{App.svelte,table/TablePage.svelte,{ui,pages,lobby}/*.{svelte,ts}}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const LANGS = ["en", "ru", "uk"];
const text = (lang: string): string => ["web", "lobby"].map((part) => FILES[`../../src/locale/${part}.${lang}.ftl`]!).join("\n");

/** Each message and attribute with the arguments in it. */
function messages(lang: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let name = "";
  for (const line of text(lang).split("\n")) {
    const begin = /^([a-z][\w-]*) =/.exec(line) ?? /^ +(\.[a-z]+) =/.exec(line);
    if (begin) name = begin[1]!.startsWith(".") ? name.split(".")[0]! + begin[1] : begin[1]!;
    if (name && !line.startsWith("#")) found.set(name, [...new Set([...(found.get(name) ?? []), ...(line.match(/\$\w+/g) ?? [])])].sort());
  }
  return found;
}

test.each(LANGS)("%s can be parsed", (lang) => {
  expect(new FluentBundle(lang).addResource(new FluentResource(text(lang)))).toEqual([]);
});

test.each(["ru", "uk"])("%s has the same messages and arguments as English", (lang) => {
  expect([...messages(lang)]).toEqual([...messages("en")]);
});

test.each(["ru", "uk"])("%s has all plural forms", (lang) => {
  const count = (form: string): number => text(lang).split(`[${form}]`).length - 1;
  expect(count("one")).toBeGreaterThan(0);
  expect([count("few"), count("many")]).toEqual([count("one"), count("one")]);
});

test("every message that is used exists", () => {
  const there = new Set([...messages("en").keys()].map((name) => name.split(".")[0]!));
  const asked = Object.values(SOURCES).flatMap((source) => [...source.matchAll(/["'`]((?:web|guest)-[a-z-]*[a-z])["'`]/g)].map((one) => one[1]!));
  expect(asked.filter((name) => !there.has(name))).toEqual([]);
});

test("no message is unused", () => {
  const sources = Object.values(SOURCES).join("\n");
  const built = [...sources.matchAll(/`((?:web|guest)-[\w-]*-)\$\{/g)].map((one) => one[1]!);
  const unused = [...messages("en").keys()].filter(
    (name) => !name.includes(".") && !sources.includes(`"${name}"`) && !sources.includes(`'${name}'`) && !built.some((start) => name.startsWith(start)),
  );
  expect(unused).toEqual([]);
});
