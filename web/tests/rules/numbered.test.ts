// @vitest-environment jsdom
// The page knows the same rules as docs/rules, and marks the same differences.
import { beforeAll, expect, test } from "vitest";
import { FACT_OF, chapters, holdsIn } from "../../src/rules/numbered";
import { elsewhere } from "../../src/rules/books";
import { speak } from "../../src/words/words.svelte";
import stable from "../../../docs/rules/stable.md?raw";
import unorog from "../../../docs/rules/unorog.md?raw";

beforeAll(() => speak("en", ["stable", "unorog"]));

const BOOKS = ["second-ru", "second-uk", "first-uk", "first-ru"];
const rows = [...stable.matchAll(/^\| \*\*(R-[A-Z]+-\d\d)\*\* \|(.*)\|$/gm)].map((row) => ({
  rule: row[1]!,
  cells: row[2]!
    .split("|")
    .slice(1)
    .map((cell) => cell.trim()),
}));

test("all rules are listed, in order", () => {
  expect(chapters("stable").flatMap((chapter) => chapter.rules)).toEqual(rows.map((row) => row.rule));
  const numbers = [...unorog.matchAll(/^\*\*(U-[A-Z]+-\d\d)\*\*/gm)].map((one) => one[1]!);
  expect(
    chapters("unorog")
      .flatMap((chapter) => chapter.rules)
      .sort(),
  ).toEqual([...new Set(numbers)].sort());
});

test("a rule that does not hold in an edition is marked there", () => {
  for (const { rule, cells } of rows) {
    const holds = BOOKS.filter((_, n) => cells[n] !== "–");
    expect(holdsIn(rule) ?? BOOKS, rule).toEqual(holds);
  }
});

test("where the rulebooks differ in words, the page compares them", () => {
  const worded = rows.filter(({ cells }) => cells.some((cell) => !/^(●|○|–|\([a-z]\))$/.test(cell)));
  const numbers = worded.map((row) => row.rule).filter((rule) => !/^R-TWO/.test(rule)); // the same words in three of the four
  expect(numbers.filter((rule) => !FACT_OF[rule])).toEqual([]);
});

test("the value of other editions is listed with the rulebooks that have it", () => {
  const contents = [
    ["a", "x"],
    ["b", "y"],
    ["c", "y"],
    ["d", "x"],
  ].map(([id, win]) => ({ id: id!, game: "g", facts: { win: win! }, cards: {} }));
  expect(elsewhere(contents, "a", "win")).toEqual([{ value: "y", books: ["b", "c"] }]);
});
