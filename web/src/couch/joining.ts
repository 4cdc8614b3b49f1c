// How a phone joins the table that a big screen shows, and what it remembers of that.
import { choices, choose } from "../ui/choices.svelte";
import { lang } from "../words/words.svelte";

/** The link that a phone scans: it opens the table, and the phone shows only the hand there. */
export const handLink = (table: string): string => `${location.origin}/t/${table}?hand${lang() === "en" ? "" : `&lang=${lang()}`}`;

/** Return whether this device shows only the hand at a table. */
export const handOnly = (table: string): boolean => choices.hand === table;

/** A table was opened by its link: one from a big screen says that the table is there. */
export function noteHand(table: string): void {
  if (!new URLSearchParams(location.search).has("hand")) return;
  choose({ hand: table });
  history.replaceState(null, "", location.pathname);
}
