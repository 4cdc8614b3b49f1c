// The score of the games that were played at this table with the same rulebook.
import type { Table } from "./table.svelte";

export type Series = { scores: number[]; goal: number; games: number }; // scores: points if a series has a goal, else wins

/** The score by seat; null before the first game has ended. */
export function seriesOf({ table }: Table): Series | null {
  const seats = table?.seats ?? [];
  if (!table || !seats.some(({ wins, points }) => wins || points)) return null;
  const goal = table.goal ?? 0;
  return { scores: seats.map(({ wins = 0, points = 0 }) => (goal ? points : wins)), goal, games: table.game };
}
