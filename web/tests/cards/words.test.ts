// @vitest-environment jsdom
// Every kind of card has a title and a text in each language and edition, and every type a name.
import { beforeAll, describe, expect, it } from "vitest";
import { facts, kinds, wordsOf } from "../../src/cards/catalogue";
import { hyphenated } from "../../src/cards/hyphen";
import { flavour, letterOf, rulings, spokenName } from "../../src/cards/naming";
import { Speech } from "../../src/words/speech";
import { type Lang, missing, speak } from "../../src/words/words.svelte";

describe.each(["en", "ru", "uk"] as Lang[])("messages in %s", (lang) => {
  beforeAll(() => speak(lang, [...wordsOf("stable"), ...wordsOf("unorog")]));

  it("have a title and a text for every kind in every edition", () => {
    missing.clear();
    for (const [game, edition] of [
      ["stable", "second"],
      ["stable", "first"],
      ["unorog", ""],
    ] as const) {
      const speech = new Speech(game, edition, [], -1);
      for (const kind of kinds().filter((kind) => (facts(kind).game === "unorog") === (game === "unorog"))) {
        expect(speech.title(kind), kind).not.toMatch(/^card-|^$/);
        expect(speech.text(kind), kind).not.toMatch(/^card-|^$|\{/);
        expect(spokenName(speech.title(kind), facts(kind).type, speech.text(kind))).toContain(speech.title(kind));
        flavour(kind);
        rulings(kind);
      }
    }
    expect([...missing]).toEqual([]);
  });

  it("have a different letter for each colour", () => {
    const letters = (["red", "blue", "green", "yellow"] as const).map(letterOf);
    expect(new Set(letters).size).toBe(4);
    for (const letter of letters) expect([...letter].length).toBe(1);
  });
});

describe("the messages of the cards", () => {
  const files = import.meta.glob<string>("../../src/locale/cards.*.ftl", { query: "?raw", import: "default", eager: true });
  const sources = Object.values(import.meta.glob<string>("../../src/cards/*.{svelte,ts}", { query: "?raw", import: "default", eager: true })).join("");
  const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

  it("are the same in all languages, and each is used", () => {
    const [first, ...others] = Object.values(files).map(keys);
    expect(others).toEqual([first, first]);
    for (const name of first!.filter((name) => !name.startsWith("type-"))) expect(sources, name).toContain(`"${name}"`);
  });
});

describe("hyphens", () => {
  const shown = (text: string): string => hyphenated(text).replaceAll("\u00ad", "-");
  it("break long words between syllables", () => {
    expect(shown("Звичайний")).toBe("Зви-чай-ний");
    expect(shown("Единорожек")).toBe("Еди-но-ро-жек");
    expect(shown("Extremely Destructive")).toBe("Ex-tre-mely De-struc-tive");
    expect(shown("Pandamonium Artillery")).toBe("Pan-da-mo-nium Ar-til-lery");
  });
  it("leave short words alone", () => {
    expect(shown("Ура! Нарвал (розовый)")).toBe("Ура! Нарвал (розовый)");
    expect(shown("Unicorn Phoenix")).toBe("Unicorn Phoenix");
  });
  it("change nothing but hyphens", () => {
    expect(hyphenated("Набридливий крилатий одноріг").replaceAll("\u00ad", "")).toBe("Набридливий крилатий одноріг");
  });
});
