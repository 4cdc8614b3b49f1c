// The numbers and the turn on the board as far as the picture has come: what it has not shown yet has not changed them.  A screen reader
// is told the true numbers immediately.
import type { Event, Place, View } from "../protocol";
import type { Table } from "./table.svelte";
import { countIn } from "./zones";

const TABLE = -1;

/** How far the picture has come in an update: what was before it and after it, and which of its events have been shown. */
export type Reached = { before: View; after: View; shown: Event[]; coming: Event[] };

/** What the picture is behind with; null if it is not.  A player who has to choose sees their own numbers and the table's as they are. */
const reachedAt = (table: Table, seat: number): Reached | null => (table.asked && (seat === TABLE || seat === table.me) ? null : table.reached);

const isAt = (place: Place | null | undefined, zone: string, seat: number): boolean => place?.zone === zone && (place.seat ?? TABLE) === seat;

/** How many more cards there are in a zone after these events.  An event without a card may be about several. */
const gained = (events: Event[], zone: string, seat: number): number =>
  events.reduce(
    (sum, { card, n = 1, from_zone: from, to_zone: to }) => sum + (card ? 1 : Math.max(1, n)) * (Number(isAt(to, zone, seat)) - Number(isAt(from, zone, seat))),
    0,
  );

/** Whose turn the picture shows. */
export function turnReached(table: Table): number {
  const reached = reachedAt(table, TABLE);
  if (!reached || reached.before.phase === "setup") return table.turn;
  return reached.shown.findLast(({ kind }) => kind === "turn")?.seat ?? reached.before.turn;
}

/** The number of cards in a zone. */
export function cardsReached(table: Table, zone: string, seat = TABLE): number {
  const reached = reachedAt(table, seat);
  if (!reached) return countIn(table.view!, zone, seat);
  return Math.max(0, countIn(reached.before, zone, seat) + gained(reached.shown, zone, seat));
}

/** The unicorns that count in a stable.  A card may count as none or two, so they change once, with the last card that comes or goes. */
export function unicornsReached(table: Table, seat: number): number {
  const reached = reachedAt(table, seat);
  const changes = reached?.coming.some(({ from_zone, to_zone }) => isAt(from_zone, "stable", seat) || isAt(to_zone, "stable", seat));
  return (reached?.[changes ? "before" : "after"] ?? table.view!).stable?.unicorns[seat] ?? 0;
}

/** The points in a match of several rounds. */
export const pointsReached = (table: Table, seat: number): number => (reachedAt(table, seat)?.before ?? table.view!).unorog?.points?.[seat] ?? 0;
