// What the server knows about rulebooks: their facts, and the cards in their boxes.
import { type Rulebook, call } from "../link/api";
import { books } from "../lobby/books.svelte";
import { has, key, t } from "../words/words.svelte";

export type Contents = { id: string; game: string; facts: Record<string, string>; cards: Record<string, number> };
export type Shelf = { book: Rulebook; all: Rulebook[]; contents: Contents[] }; // contents: of all rulebooks of the same game

export async function shelf(profile: string): Promise<Shelf | null> {
  const all = await books();
  const book = all.find((one) => one.id === profile);
  if (!book) return null;
  const same = all.filter((one) => one.game === book.game);
  return { book, all, contents: await Promise.all(same.map((one) => call<Contents>("GET", `/api/rulebooks/${one.id}`))) };
}

/** A fact of a rulebook in words. */
export function valueOf(fact: string, value: string | undefined): string {
  if (value === undefined) return "—";
  const name = key("diff-value", fact, value);
  return has(name) ? t(name) : value;
}

/** What the other editions have where this one differs: the value, and the books that have it. */
export function elsewhere(contents: Contents[], profile: string, fact: string): { value: string; books: string[] }[] {
  const mine = contents.find((one) => one.id === profile)?.facts[fact];
  const found = new Map<string, string[]>();
  for (const { id, facts } of contents) {
    const value = facts[fact];
    if (value !== undefined && value !== mine) found.set(value, [...(found.get(value) ?? []), id]);
  }
  return [...found].map(([value, books]) => ({ value, books }));
}
