// @vitest-environment jsdom
// The messages of the table exist in every language, and sentences keep their cards.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { lettersIn, spelled } from "../../src/table/letters";
import { parts } from "../../src/table/sentence";

const FILES = import.meta.glob<string>("../../src/locale/game.*.ftl", { query: "?raw", import: "default", eager: true });
const FRAME = Object.values(import.meta.glob<string>("../../src/locale/web.en.ftl", { query: "?raw", import: "default", eager: true }))[0]!; // every page has these messages
const SOURCES = import.meta.glob<string>("../../src/{table,boards,boards/*}/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const SHARED = import.meta.glob<string>("../../../src/stablemates/words/locale/en/*.ftl", { query: "?raw", import: "default", eager: true });
const text = (lang: string): string => FILES[`../../src/locale/game.${lang}.ftl`]!;
const names = (written: string): string[] => [...written.matchAll(/^([a-z][\w-]*) =/gm)].map((one) => one[1]!);
const args = (lang: string): string[] =>
  [...text(lang).matchAll(/^([a-z][\w-]*) =((?:.*\n(?: .*\n|\n(?= ))*))/gm)].map(
    (one) => `${one[1]} ${[...new Set(one[2]!.match(/\$\w+/g) ?? [])].sort().join(" ")}`,
  );

test.each(["en", "ru", "uk"])("%s can be parsed", (lang) => {
  expect(new FluentBundle(lang).addResource(new FluentResource(text(lang)))).toEqual([]);
});

test.each(["ru", "uk"])("%s has the same messages and arguments as English", (lang) => {
  expect(args(lang)).toEqual(args("en"));
});

test("every message that the table uses exists", () => {
  const there = new Set([...names(text("en")), ...names(FRAME), ...Object.values(SHARED).flatMap(names)]);
  const asked = Object.values(SOURCES).flatMap((source) => [...source.matchAll(/\bt\("([a-z][\w-]*)"/g)].map((one) => one[1]!));
  expect(asked.filter((name) => !there.has(name))).toEqual([]);
});

test("a board uses no messages of another game", () => {
  const of = (path: RegExp): string =>
    Object.entries(SOURCES)
      .flatMap(([name, source]) => (path.test(name) ? [source] : []))
      .join("\n");
  expect(of(/src\/table\/|boards\/[^/]*$|boards\/unorog/)).not.toMatch(/"(?:board|ask|fact|word)-stable/);
  expect(of(/src\/table\/|boards\/[^/]*$|boards\/stable/)).not.toMatch(/"(?:board|ask|fact|word)-unorog/);
});

test("no message has the same name as a shared one", () => {
  const taken = new Set(Object.values(SHARED).flatMap(names));
  expect(names(text("en")).filter((name) => taken.has(name))).toEqual([]);
});

test("no message is unused", () => {
  const sources = Object.values(SOURCES).join("\n");
  const built = [...sources.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((one) => one[1]!);
  const everywhere = new Set(["joining", "to-front", "your-turn"]);
  expect(names(text("en")).filter((name) => !everywhere.has(name) && !sources.includes(`"${name}"`) && !built.some((start) => name.startsWith(start)))).toEqual(
    [],
  );
});

test("cards are in their places in a sentence", () => {
  const quoted = (kind: string): string => ({ a: "«Одноріг»", b: "«Одноріг-фенікс»", c: "«Інша»" })[kind]!;
  expect(parts("Аня грає: «Одноріг-фенікс».", ["b", "c"], quoted).map((part) => part.kind || part.text)).toEqual(["Аня грає: ", "b", "c"]);
  expect(parts("«Одноріг» і «Одноріг-фенікс» тут", ["a", "b"], quoted).map((part) => part.kind || part.text)).toEqual(["a", " і ", "b", " тут"]);
  expect(parts("Neighed! Ann plays Neigh.", ["a"], () => "Neigh").map((part) => part.kind || part.text)).toEqual(["Neighed! Ann plays ", "a"]);
  expect(parts("Усі отримують по 3 карти.", ["a", "b", "a"], quoted).map((part) => part.kind || part.text)).toEqual([
    "Усі отримують по 3 карти. ",
    "b",
    "a",
    "a",
  ]); // two copies are two cards
});

test("punctuation stays with the card before it, and an opening bracket with the card after it", () => {
  const [before, card, after] = parts("Аня скидає («Одноріг»), і далі", ["a"], () => "«Одноріг»");
  expect([before!.text, card!.before, card!.after, after!.text]).toEqual(["Аня скидає ", "(", "),", " і далі"]);
});

test("only letters of unicorns' titles are counted", async () => {
  expect(lettersIn("Єдиноріг-фенікс 2 (червоний)")).toBe(14);
  const stable = [
    { id: 1, kind: "rhinocorn" },
    { id: 2, kind: "narwhal" },
    { id: 3, kind: "narwhal", marks: ["panda"] },
    { id: 4, kind: "barbed_wire" },
  ];
  expect((await spelled("second", "ru", stable)).map((one) => one.letters)).toEqual([11, 6]);
  expect((await spelled("second", "uk", stable)).map((one) => one.letters)).toEqual([11, 6]);
});
