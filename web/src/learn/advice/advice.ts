// What a newcomer could sensibly do now, and why, judging only by what the viewer sees.
import type { Table } from "../../table/table.svelte";
import { adviseStable } from "./stable";
import { adviseUnorog } from "./unorog";

/** An option, and the message that says why: its key, and its arguments. */
export type Advice = { option: number; why: string; words: Record<string, string | number> };

/** The one option to point at; null if there is nothing to choose, or the game is unknown. */
export function advise(table: Table): Advice | null {
  if (!table.asked || !table.view || !table.question) return null;
  if (table.options.length === 1 && table.window) return null; // a player who can only pass gets no advice
  if (table.view.stable) return adviseStable(table);
  return table.view.unorog ? adviseUnorog(table) : null;
}
