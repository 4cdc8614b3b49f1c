// The numbers on the board as far as the picture has come: what it has not shown yet has not changed them.  A screen reader
// is told the true numbers immediately.
import { isUnicorn } from "../cards/catalogue";
import type { Card, Event, View } from "../protocol";
import type { Table } from "./table.svelte";
import { countIn } from "./zones";

const TABLE = -1;

/** How far the picture has come: what was before the update that it shows now, and the events of that update already shown. */
export type Reached = { view: View; shown: Event[] };

/** What the picture is behind with; null if it is not.  A player who has to choose sees their own numbers and the table's as they are. */
const reachedAt = (table: Table, seat: number): Reached | null => (table.asked && (seat === TABLE || seat === table.me) ? null : table.reached);

/** How many more cards there are in a zone after these events.  An event without a card may be about several. */
function gained(events: Event[], zone: string, seat: number, counts: (card: Card | null) => boolean = () => true): number {
  const isHere = (place: Event["to_zone"]): boolean => place?.zone === zone && (place.seat ?? TABLE) === seat;
  return events
    .filter(({ card }) => counts(card ?? null))
    .reduce((sum, { card, n = 1, from_zone, to_zone }) => sum + (card ? 1 : Math.max(1, n)) * (Number(isHere(to_zone)) - Number(isHere(from_zone))), 0);
}

/** The number of cards in a zone. */
export function cardsReached(table: Table, zone: string, seat = TABLE): number {
  const reached = reachedAt(table, seat);
  if (!reached) return countIn(table.view!, zone, seat);
  return Math.max(0, countIn(reached.view, zone, seat) + gained(reached.shown, zone, seat));
}

/** The unicorns that count in a stable. */
export function unicornsReached(table: Table, seat: number): number {
  const reached = reachedAt(table, seat);
  const n = (reached?.view ?? table.view!).stable?.unicorns[seat] ?? 0;
  return reached ? Math.max(0, n + gained(reached.shown, "stable", seat, (card) => card !== null && isUnicorn(card.kind))) : n;
}

/** The points in a match of several rounds. */
export const pointsReached = (table: Table, seat: number): number => (reachedAt(table, seat)?.view ?? table.view!).unorog?.points?.[seat] ?? 0;
