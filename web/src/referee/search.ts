// Finding a card by its title in any of the three languages.
import { facts, kinds } from "../cards/catalogue";

const FILES = import.meta.glob<string>("../../../src/stablemates/words/locale/*/stable-cards.ftl", { query: "?raw", import: "default" });
const LINE = /^card-([a-z0-9-]+) = (.+)$|^\s+\.(?:first-title|label) = (.+)$/gm;

const plain = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е").replaceAll("’", "'");

/** All titles of each kind. */
export async function allTitles(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const text of await Promise.all(Object.values(FILES).map((load) => load()))) {
    let kind = "";
    for (const [, name, title, other] of text.matchAll(LINE)) {
      if (name) kind = name.replaceAll("-", "_");
      found.set(kind, [...(found.get(kind) ?? []), plain(title ?? other ?? "")]);
    }
  }
  return found;
}

/** The kinds of a printing that match a search and can be in a zone, those whose title starts with the search first. */
export function findCards(titles: Map<string, string[]>, search: string, printing: string, zone: string): string[] {
  const start = plain(search).trim();
  const words = start.split(/\s+/).filter(Boolean);
  const titled = (kind: string): string[] => titles.get(kind) ?? [kind];
  const rank = (kind: string): number => (titled(kind).includes(start) ? 0 : titled(kind).some((title) => title.startsWith(start)) ? 1 : 2);
  const fits = (kind: string): boolean => {
    const { game, type, printings = [] } = facts(kind);
    if (game !== "stable" || !printings.includes(printing)) return false;
    if (zone === "stable" ? type === "magic" || type === "instant" : (type === "baby") !== (zone === "nursery")) return false;
    const all = titled(kind).join(" ");
    return words.every((word) => all.includes(word));
  };
  const found = kinds().filter(fits);
  return start ? found.sort((one, other) => rank(one) - rank(other)) : found;
}
