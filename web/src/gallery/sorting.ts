// The filters of the card gallery.
import { type CardType, facts, kinds } from "../cards/catalogue";
import type { Speech } from "../words/speech";

export type Wanted = { game: "stable" | "unorog"; edition: "" | "second" | "first" | string; type: CardType | ""; search: string };

const TYPES: CardType[] = ["baby", "basic", "magical", "magic", "instant", "upgrade", "downgrade", "lock", "relic", "elder"];
export const typesOf = (game: string): CardType[] => TYPES.filter((type) => kinds().some((kind) => facts(kind).game === game && facts(kind).type === type));
export const packs = (): string[] => [...new Set(kinds().flatMap((kind) => facts(kind).pack ?? []))];

const plain = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е").replaceAll("’", "'");

/** The kinds that fit, by type and in the order of the box. */
export function fitting(wanted: Wanted, speech: Speech): { type: CardType; kinds: string[] }[] {
  const words = plain(wanted.search).split(/\s+/).filter(Boolean);
  const fits = (kind: string): boolean => {
    const { game, type, printings = [], pack = "" } = facts(kind);
    if (game !== wanted.game || (wanted.type && type !== wanted.type)) return false;
    if (wanted.edition && !printings.includes(wanted.edition) && pack !== wanted.edition) return false;
    const text = words.length ? plain(`${speech.title(kind)} ${speech.text(kind)}`) : "";
    return words.every((word) => text.includes(word));
  };
  const found = kinds().filter(fits);
  return TYPES.map((type) => ({ type, kinds: found.filter((kind) => facts(kind).type === type) })).filter((group) => group.kinds.length);
}
