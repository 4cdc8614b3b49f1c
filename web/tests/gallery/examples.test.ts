// @vitest-environment jsdom
// Every kind of card has a worked example in each language, and search finds it by its words.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { facts, kinds, wordsOf } from "../../src/cards/catalogue";
import { example } from "../../src/gallery/examples";
import { fitting, packs, typesOf, type Wanted } from "../../src/gallery/sorting";
import { Speech } from "../../src/words/speech";
import { type Lang, has, key, learn, missing, speak, useEdition } from "../../src/words/words.svelte";

const ALL: Wanted = { game: "stable", edition: "", type: "", search: "" };
const found = (wanted: Partial<Wanted>, edition = "second"): string[] =>
  fitting({ ...ALL, ...wanted }, new Speech("stable", edition, [], -1)).flatMap((group) => group.kinds);

describe.each(["en", "ru", "uk"] as Lang[])("in %s", (lang) => {
  beforeAll(async () => {
    await speak(lang, [...wordsOf("stable"), ...wordsOf("unorog"), "stable", "unorog", "gallery"]);
    await learn("gallery");
  });

  it("every kind has an example, and the rule it names exists", () => {
    missing.clear();
    for (const kind of kinds()) {
      const one = example(kind);
      expect(one?.text, kind).toMatch(/\S/);
      expect(one!.text + one!.ruling, kind).not.toMatch(/[{}]|card-/);
      expect(has(key("rule", one!.rule)), `${kind}: ${one!.rule}`).toBe(true);
    }
    expect([...missing]).toEqual([]);
  });
});

// Words of the second edition's books that the first has others for.
describe.each([
  ["ru", /единорож|стойл|ясл|бонус|штраф|заклинан|быстронож|в жертву|добор/i],
  ["uk", /однор[іо]г|стайн|розплідник|бонус|штраф|заклинан|негайн|скид[уі]?(?!\p{L})|крад|Іржання/iu],
] as [Lang, RegExp][])("by the first edition, in %s", (lang, second) => {
  beforeAll(async () => {
    await speak(lang, [...wordsOf("stable"), "stable", "gallery"]);
    await useEdition("first");
  });
  afterAll(() => useEdition(""));

  it("examples and rulings have the words of its books", () => {
    const printed = kinds().filter((kind) => facts(kind).printings?.includes("first"));
    expect(printed.length).toBeGreaterThan(70);
    // Titles are those of the second edition.
    const texts = printed.map((kind) => `${kind}: ${example(kind)!.text} ${example(kind)!.ruling}`.replace(/«(?!Іржання|Потім)[^»]*»/g, ""));
    expect(texts.filter((text) => second.test(text))).toEqual([]);
  });
});

describe("the gallery", () => {
  beforeAll(() => speak("ru", [...wordsOf("stable"), ...wordsOf("unorog")]));

  it("shows every card of a game", () => {
    expect(found({}).length).toBe(kinds().filter((kind) => facts(kind).game === "stable").length);
    expect(found({ game: "unorog" }).length).toBe(54);
  });

  it("filters by edition, pack and type", () => {
    expect(found({ edition: "first" })).toContain("puppicorn");
    expect(found({ edition: "second" })).not.toContain("puppicorn");
    expect(found({ edition: packs()[0]! })).toContain("tip_jar");
    expect(found({ type: "instant" })).toEqual(["neigh", "super_neigh"]);
    expect(typesOf("unorog")).toEqual(["lock", "relic", "elder"]);
  });

  it("searches in titles and texts, ignoring case and the dots of ё", () => {
    expect(found({ search: "ТПРУ" })).toContain("neigh");
    expect(found({ search: "черный бронерог" })).toEqual(["black_knight_unicorn"]);
    expect(found({ search: "xyzzy" })).toEqual([]);
  });
});
