// A moment of a game as a link: messaging apps show a picture of the position below it.
import { canShare, copy, share } from "../lobby/copying";
import { lang } from "../words/words.svelte";

export const END = "end"; // the last moment, wherever that is

export const momentLink = (table: string, game: number | string, at: number | typeof END): string =>
  `${location.origin}/replay/${table}/${game}?at=${at}${lang() === "en" ? "" : `&lang=${lang()}`}`; // the preview is in the sender's language

/** Open the device's share sheet for a link or, if there is none, copy `pasted`; returns the message to show. */
export async function sendLink(link: string, text: string, copied: string, pasted = link): Promise<string> {
  if (!canShare()) return (await copy(pasted)) ? copied : pasted;
  await share("Stablemates", text, link);
  return "";
}
