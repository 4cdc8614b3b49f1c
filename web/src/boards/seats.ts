// The seating order from the viewer's seat.
import type { Table } from "../table/table.svelte";

/** The seat from which the table is seen: mine, or the first for spectators. */
export const eye = (table: Table): number => Math.max(0, table.me);

/** The others, in the order of play from there. */
export function others(table: Table): number[] {
  const seats = table.view?.seats ?? 0;
  return Array.from({ length: Math.max(0, seats - 1) }, (_, n) => (eye(table) + 1 + n) % seats);
}
