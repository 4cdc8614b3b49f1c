// The messages of lessons, rules, gallery, replay and big screens exist in every language, with the same arguments.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const FILES = import.meta.glob<string>("../../src/locale/{learn,coach,rules,gallery,replay,couch}.*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>("../../src/{learn,rules,gallery,replay,couch}/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const PARTS = ["learn", "coach", "rules", "gallery", "replay", "couch"];
const text = (part: string, lang: string): string => FILES[`../../src/locale/${part}.${lang}.ftl`]!;

/** Each message and attribute with the arguments in it. */
function messages(part: string, lang: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let name = "";
  for (const line of text(part, lang).split("\n")) {
    const begin = /^([a-z][\w-]*) =/i.exec(line) ?? /^ +(\.[a-z]+) =/.exec(line);
    if (begin) name = begin[1]!.startsWith(".") ? name.split(".")[0]! + begin[1] : begin[1]!;
    if (name && !line.startsWith("#")) found.set(name, [...new Set([...(found.get(name) ?? []), ...(line.match(/\$\w+/g) ?? [])])].sort());
  }
  return found;
}

const EACH = PARTS.flatMap((part) => ["en", "ru", "uk"].map((lang) => [part, lang] as const));

test.each(EACH)("%s in %s can be parsed", (part, lang) => {
  expect(new FluentBundle(lang).addResource(new FluentResource(text(part, lang)))).toEqual([]);
});

test.each(EACH.filter(([, lang]) => lang !== "en"))("%s in %s has the same messages", (part, lang) => {
  const names = (one: string): string[] => [...messages(part, one).keys()];
  expect(names(lang)).toEqual(names("en"));
});

// A translation may leave out the card or the player.
test.each(EACH.filter(([, lang]) => lang !== "en"))("%s in %s has no additional arguments", (part, lang) => {
  const english = messages(part, "en");
  for (const [name, args] of messages(part, lang)) for (const one of args) expect(english.get(name), name).toContain(one);
});

test.each(EACH.filter(([, lang]) => lang !== "en"))("%s in %s has all plural forms", (part, lang) => {
  const count = (form: string): number => text(part, lang).split(`[${form}]`).length - 1;
  expect([count("few"), count("many")]).toEqual([count("one"), count("one")]);
});

test.each(PARTS)("every message of %s that is used exists, and none is unused", (part) => {
  const sources = Object.values(SOURCES).join("\n");
  const there = new Set([...messages(part, "en").keys()].map((name) => name.split(".")[0]!));
  const asked = [...sources.matchAll(new RegExp(`t\\("(${part}-[a-z-]*[a-z])"`, "g"))].map((one) => one[1]!);
  expect(asked.filter((name) => !there.has(name))).toEqual([]);
  const built = [...sources.matchAll(new RegExp(`\`(${part}-(?:[a-z-]*-)?)\\$\\{`, "g"))].map((one) => one[1]!);
  const keyed = [...sources.matchAll(new RegExp(`key\\("(${part}-[a-z-]+)"`, "g"))].map((one) => one[1]!);
  const used = (name: string): boolean => sources.includes(`"${name}"`) || [...built, ...keyed].some((start) => name.startsWith(start));
  expect([...there].filter((name) => name.startsWith(`${part}-`) && !used(name))).toEqual([]);
});
