// How a phone joins the table that a big screen shows, and how it remembers that.
import { choices, choose } from "../ui/choices.svelte";
import { lang } from "../words/words.svelte";

/** The link that a phone scans: it opens the table, and the phone shows only the hand there. */
export const handLink = (table: string): string => `${location.origin}/t/${table}?hand${lang() === "en" ? "" : `&lang=${lang()}`}`;

/** Return whether this device shows only the hand at a table. */
export const handOnly = (table: string): boolean => choices.hand === table;

/** Remember to show only the hand, if the link that opened this table came from a big screen. */
export function noteHand(table: string): void {
  if (!new URLSearchParams(location.search).has("hand")) return;
  choose({ hand: table });
  history.replaceState(null, "", location.pathname);
}
