// How a phone joins the table that a big screen shows, and how it remembers that.
import { choices, choose } from "../ui/choices.svelte";
import { lang } from "../words/words.svelte";

/** Where a phone shows only the hand. */
export const handPath = (table: string): string => `/t/${table}?hand`;

/** The link that a phone scans. */
export const handLink = (table: string): string => location.origin + handPath(table) + (lang() === "en" ? "" : `&lang=${lang()}`);

/** Return whether this device shows only the hand at a table. */
export const handOnly = (table: string): boolean => choices.hand === table;

/** Remember to show only the hand, if the link that opened this table came from a big screen. */
export function noteHand(table: string): void {
  if (!new URLSearchParams(location.search).has("hand")) return;
  choose({ hand: table });
  history.replaceState(null, "", location.pathname);
}
