// Which words a table needs: those of its game, of its cards, and of the packs that are shuffled in.
import { rulebooks } from "../link/api";

/** The parts that a game and its cards speak; a game or a pack from elsewhere brings its own. */
export const partsOf = (game: string, packs: unknown): string[] => [
  game,
  "cards",
  ...(game === "stable" ? ["stable-cards", "stable-terms"] : []),
  ...String(packs ?? "").split(",").filter(Boolean).map((pack) => `pack-${pack}`),
];

/** The game that a rulebook belongs to. */
export async function gameOf(profile: string): Promise<string> {
  if (profile === "unorog") return profile;
  if (/^(first|second)-/.test(profile)) return "stable";
  return (await rulebooks()).find((book) => book.id === profile)?.game ?? profile;
}
