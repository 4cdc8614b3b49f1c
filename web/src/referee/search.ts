// Finding a card by its title in any of the three languages.
import { facts, kinds } from "../cards/catalogue";

const FILES = import.meta.glob<string>("../../../src/stablemates/words/locale/*/stable-cards.ftl", { query: "?raw", import: "default" });
const LINE = /^card-([a-z0-9-]+) = (.+)$|^\s+\.(?:first-title|label) = (.+)$/gm;

const plain = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е").replaceAll("’", "'");

/** All titles of each kind, in one line. */
export async function allTitles(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const text of await Promise.all(Object.values(FILES).map((load) => load()))) {
    let kind = "";
    for (const [, name, title, other] of text.matchAll(LINE)) {
      if (name) kind = name.replaceAll("-", "_");
      found.set(kind, `${found.get(kind) ?? ""} ${plain(title ?? other ?? "")}`);
    }
  }
  return found;
}

/** The kinds of a printing that a search finds; in a zone only what can be there. */
export function findCards(titles: Map<string, string>, search: string, printing: string, zone: string): string[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const fits = (kind: string): boolean => {
    const { game, type, printings = [] } = facts(kind);
    if (game !== "stable" || !printings.includes(printing)) return false;
    if (zone === "stable" ? type === "magic" || type === "instant" : (type === "baby") !== (zone === "nursery")) return false;
    return words.every((word) => (titles.get(kind) ?? kind).includes(word));
  };
  return kinds().filter(fits);
}
