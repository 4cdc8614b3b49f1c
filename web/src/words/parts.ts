// Which messages a table needs: those of its game, of its cards, and of its packs.
import { bookOf } from "../link/api";

/** The parts that a game and its cards need; a third-party game or pack has its own. */
export const partsOf = (game: string, packs: unknown): string[] => [
  game,
  "cards",
  ...(game === "stable" ? ["stable-cards", "stable-terms"] : []),
  ...String(packs ?? "")
    .split(",")
    .filter(Boolean)
    .map((pack) => `pack-${pack}`),
];

/** The game that a rulebook belongs to. */
export const gameOf = async (profile: string): Promise<string> => (await bookOf(profile))?.game ?? profile;

/** The edition whose words a rulebook uses; empty if a game has only one. */
export const editionOf = async (profile: string): Promise<string> => (await bookOf(profile))?.edition ?? "";
