// The letters of unicorns' titles in the language of the rulebook: they decide when the deck is empty and everything else
// is tied (R-END-05).  Readers in another language are also shown the titles that are counted.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { typeOfCard } from "../cards/catalogue";
import type { Card } from "../protocol";
import { key } from "../words/words.svelte";

const FILES = import.meta.glob<string>("../../../src/stablemates/words/locale/*/{stable-cards,stable-terms,pack-*}.ftl", { query: "?raw", import: "default" });
const UNICORNS = new Set(["baby", "basic", "magical"]);

export type Spelled = { title: string; letters: number };

/** Count letters: no spaces, no punctuation, nothing in brackets. */
export const lettersIn = (title: string): number => [...title.replace(/\(.*?\)/g, "").matchAll(/\p{L}/gu)].length;

/** The unicorns in a stable, spelled as the rulebook of this edition and language has them. */
export async function spelled(edition: string, lang: string, stable: Card[]): Promise<Spelled[]> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, load] of Object.entries(FILES)) if (path.includes(`/${lang}/`)) bundle.addResource(new FluentResource(await load()));
  return stable
    .filter((card) => UNICORNS.has(typeOfCard(card)))
    .map(({ kind }) => {
      const message = bundle.getMessage(key("card", kind));
      const pattern = message?.attributes[`${edition}-title`] ?? message?.value ?? "";
      const title = typeof pattern === "string" ? pattern : bundle.formatPattern(pattern);
      return { title, letters: lettersIn(title) };
    });
}
