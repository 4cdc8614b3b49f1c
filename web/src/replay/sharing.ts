// A moment of a game as a link: messengers show a picture of the position below it.
import { canShare, copy, share } from "../lobby/copying";
import { lang } from "../words/words.svelte";

export const END = "end"; // the last moment, wherever that is

export const momentLink = (table: string, game: number | string, at: number | typeof END): string =>
  `${location.origin}/replay/${table}/${game}?at=${at}${lang() === "en" ? "" : `&lang=${lang()}`}`; // the preview speaks the language of the sender

/** Share a link with the device's own sheet, or copy it or what belongs to it; returns the message to show. */
export async function sendLink(link: string, text: string, copied: string, pasted = link): Promise<string> {
  if (!canShare()) return (await copy(pasted)) ? copied : pasted;
  await share("Stablemates", text, link);
  return "";
}
