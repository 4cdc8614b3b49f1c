// What the page knows about a kind of card without asking: its game, its type, and where it belongs.  kinds.json is
// written by tools/card_data.py from the engine; a kind of a third-party pack is not in it.
import type { Card } from "../protocol";
import type { Colour } from "./art/shapes";
import data from "./kinds.json";

export type CardType =
  | "baby"
  | "basic"
  | "magical"
  | "upgrade"
  | "downgrade"
  | "magic"
  | "instant"
  | "panda" // the stable game
  | "lock"
  | "relic"
  | "elder" // Unorog
  | "unknown";

export type Facts = {
  game: "stable" | "unorog" | "";
  type: CardType;
  printings?: string[]; // the printings of the stable game that contain it
  pack?: string;
  unstoppable?: boolean; // no one can stop the cards of a player who has it in their stable (R-EFF-13)
  face?: string; // of an Unorog card
  colour?: Colour;
};

const FACTS = data as Record<string, Facts>;
const NOTHING: Facts = { game: "", type: "unknown" };

export const kinds = (): string[] => Object.keys(FACTS);
export const facts = (kind: string): Facts => FACTS[kind] ?? NOTHING;
export const typeOf = (kind: string): CardType => facts(kind).type;

/** Return whether a card in a stable is a unicorn: neither upgrade nor downgrade; this includes cards of third-party packs. */
export const isUnicorn = (kind: string): boolean => typeOf(kind) !== "upgrade" && typeOf(kind) !== "downgrade";

/** The kinds that are played in a turn, and can be stopped, in a printing of the stable game with these packs. */
export const playable = (printing: string, packs: string[]): string[] =>
  kinds().filter((kind) => {
    const { type, printings, pack } = facts(kind);
    return type !== "baby" && type !== "instant" && (pack ? packs.includes(pack) : printings?.includes(printing));
  });

/** What a card counts as in its place: under Pandamonium a unicorn is a panda. */
export const typeOfCard = ({ kind, marks }: Card): CardType => (marks?.includes("panda") ? "panda" : typeOf(kind));

/** The messages that the cards of a game need: `learn(...wordsOf("stable"))`. */
export function wordsOf(game: string): string[] {
  if (game === "unorog") return ["cards", "unorog"];
  const packs = Object.values(FACTS).flatMap((one) => (one.pack ? [`pack-${one.pack}`] : []));
  return ["cards", "stable-terms", "stable-cards", ...new Set(packs)];
}
