// What rulebooks are called next to those of other games.
import { t } from "../words/words.svelte";
import { GAMES, editionTitle, titleOf } from "./books.svelte";

/** The edition, or the game if it has only one. */
export const bookTitle = (profile: string): string => (GAMES.includes(profile) ? "" : editionTitle(profile)) || t(titleOf(profile));
