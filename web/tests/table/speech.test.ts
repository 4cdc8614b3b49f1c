// @vitest-environment jsdom
// The page has the same sentences as the terminal, in all languages.
import { describe, expect, test } from "vitest";
import type { Event, Question, View } from "../../src/protocol";
import { Speech } from "../../src/words/speech";
import { type Lang, missing, speak, useEdition } from "../../src/words/words.svelte";
import spoken from "./spoken.json";

type Said = Record<Lang, string[]>;
type Recorded = {
  profile: string;
  game: string;
  edition: string;
  me: number;
  events: Event[];
  said: Said;
  rules: string[];
  asked: { question: Question; view: View; said: Said }[];
};
const GAMES = spoken as unknown as Recorded[];
const PARTS = ["stable", "stable-cards", "stable-terms", "unorog"];

describe.each(["en", "ru", "uk"] as const)("in %s", (lang) => {
  test.each(GAMES)("$profile: what happens", async ({ game, edition, me, events, said, rules }) => {
    await speak(lang, PARTS);
    await useEdition(edition);
    const speech = new Speech(game, edition, ["Ann", "Bob", "Cid"], me);
    const sentences = speech.events(events);
    expect(sentences.map((one) => one.text)).toEqual(said[lang]);
    expect(sentences.map((one) => one.rule)).toEqual(rules);
    for (const rule of rules) expect(speech.rule(rule)).toContain(rule);
    expect([...missing]).toEqual([]);
  });

  test.each(GAMES)("$profile: what is asked", async ({ game, edition, me, asked }) => {
    await speak(lang, PARTS);
    await useEdition(edition);
    const speech = new Speech(game, edition, ["Ann", "Bob", "Cid"], me);
    expect(asked.length).toBeGreaterThan(0);
    for (const { question, view, said } of asked)
      expect([speech.question(question, view), ...question.options.map((option) => speech.option(option))]).toEqual(said[lang]);
  });
});
