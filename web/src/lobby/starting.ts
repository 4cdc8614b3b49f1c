// From the front page to a table: what was chosen on this device, as the settings of a new table.
import type { Made, Rulebook } from "../link/api";
import type { Settings } from "../protocol";
import { paceFor } from "../director/pace";
import { choices } from "../ui/choices.svelte";
import { editionOf } from "./books.svelte";
import { invite, playWithBots } from "./making";

/** The number of bots to play against, as far as the rulebook allows. */
export const rivalsFor = (book?: Rulebook): number => (book ? Math.min(Math.max(choices.rivals, book.fewest - 1), book.most - 1) : choices.rivals);

/** The settings of a new table; if its rulebook is still loading, the number of bots is as chosen. */
export function settingsFor(game: string, book?: Rulebook): Settings {
  const seats = rivalsFor(book) + 1;
  return { profile: book?.id ?? editionOf(game), seats, speed: paceFor(seats) };
}

/** A table with bots, already dealt.  Bots can wait: no clock hurries a player who reads a card. */
export const play = (game: string, book?: Rulebook): Promise<Made> => playWithBots({ ...settingsFor(game, book), speed: "off" });

/** A table that waits for friends. */
export const gather = (game: string, book?: Rulebook): Promise<Made> => invite(settingsFor(game, book));
