// The settings are one dialog for all pages; at a table they also include extra time.
import type { Table } from "../table/table.svelte";
import { choices } from "./choices.svelte";

class Settings {
  open = $state(false);
  table = $state.raw<Table | null>(null); // the current table
}

export const settings = new Settings();

let shown: Table[] = []; // one entry for each part of the page that shows a table

/** Apply the settings to a table while it is shown.  Returns a function that ends this. */
export function atTable(table: Table): () => void {
  shown = [...shown, table];
  settings.table = table;
  return () => {
    shown.splice(shown.lastIndexOf(table), 1);
    settings.table = shown.at(-1) ?? null;
  };
}

const asked = new WeakMap<Table, number>(); // the extra time last requested from each table, so that it is requested only once

/** Ask the table for the extra time chosen on this device; at a public table everyone has the same. */
export function askForTime(table: Table): void {
  const mine = table.mine;
  if (!mine || table.table?.settings.public || (mine.patience ?? 1) === choices.patience) return;
  if (asked.get(table) === choices.patience) return;
  asked.set(table, choices.patience);
  void table.say({ type: "patience", times: choices.patience });
}
