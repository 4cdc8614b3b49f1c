// The deal of the day: the same cards and the same bot for everyone (docs/puzzles.md).
import { paceFor } from "../director/pace";
import type { Made } from "../link/api";
import { editionOf } from "../lobby/books.svelte";
import { playWithBots } from "../lobby/making";
import { lang, t } from "../words/words.svelte";
import type { Result } from "./progress.svelte";

export type Deal = { book: string; day: string };

export const BOT = "sensible";
const BOOKS = ["second-uk", "second-ru"]; // the first is for players of other editions
const RESULT = /(?:-(?<outcome>won|lost|drawn)-(?<turns>\d{1,4})-(?<mine>\d{1,2})-(?<theirs>\d{1,2}))?/;
const ADDRESS = new RegExp(`^deal(?:-(?<book>second-(?:ru|uk))-(?<day>\\d{4}-\\d{2}-\\d{2})${RESULT.source})?$`);

export const isDeal = (address: string): boolean => ADDRESS.test(address);

/** The deal that an address names: today's, by the rulebook that is played here, unless the address names others. */
export function dealAt(address: string, today: string): Deal {
  const { book, day } = ADDRESS.exec(address)?.groups ?? {};
  const mine = editionOf("stable");
  return { book: book ?? (BOOKS.includes(mine) ? mine : BOOKS[0]!), day: day ?? today };
}

/** How it went for the friend who sent an address; null if it does not say. */
export function friendAt(address: string): Result | null {
  const { outcome, turns, mine, theirs } = ADDRESS.exec(address)?.groups ?? {};
  return outcome ? { outcome: outcome as Result["outcome"], turns: Number(turns), mine: Number(mine), theirs: Number(theirs) } : null;
}

/** The address of a deal for friends: it also says how it went, so that their pages can compare. */
export const linkOf = ({ book, day }: Deal, { outcome, turns, mine, theirs }: Result): string =>
  `${location.origin}/today/deal-${book}-${day}-${outcome}-${turns}-${mine}-${theirs}`;

/** The key of a deal in the progress stored on this device. */
export const nameOf = ({ book, day }: Deal): string => `${book} ${day}`;

export const play = ({ book, day }: Deal): Promise<Made> => playWithBots({ profile: book, seats: 2, speed: paceFor(2), daily: day }, BOT);

/** The day in words; English is British everywhere on the page. */
export function dateOf({ day }: Deal): string {
  const locale = lang() === "en" ? "en-GB" : lang();
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

/** A result in words; `turns` is 0 if not all of them were counted. */
export function inShort({ outcome, turns, mine, theirs }: Result): string {
  return [t(`deal-${outcome}`), ...(turns ? [t("deal-turns", { n: turns })] : []), t("deal-unicorns", { mine, theirs })].join(" · ");
}

/** A result as it is sent to friends. */
export const lineOf = (deal: Deal, result: Result): string => `🦄 Stablemates · ${t("deal-of", { day: dateOf(deal) })} · ${inShort(result)}`;
