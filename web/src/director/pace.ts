// How fast pictures are shown: as chosen on this device, or to suit the number of players.
import { help } from "../learn/coaching";
import type { Settings } from "../protocol";
import type { Table } from "../table/table.svelte";
import { choices } from "../ui/choices.svelte";
import { crowd } from "./figures.json";

export const PACES = ["relaxed", "normal", "quick"] as const;
export type Pace = (typeof PACES)[number];

export const CROWD = crowd; // the number of players from which a round takes too long at the normal pace

/** The last pace that was sent to each table, so that it is sent only once. */
const sent = new WeakMap<Table, string>();

/** The pace that was chosen, or the one that suits a newcomer, or this many players. */
export const paceFor = (seats: number): Pace => choices.pace || (help() === "full" ? "relaxed" : seats >= CROWD ? "quick" : "normal");

/** The settings of a table that waits for pictures: a table created on the page is played on pages. */
export const paced = (settings: Settings): Settings => ({ ...settings, pace: paceFor(settings.seats) });

/** The pace of pictures at a table: the table's own, if it waits for them. */
export const paceAt = (table: Table): Pace => {
  const { pace = "off", settings } = table.table!;
  return pace === "off" ? paceFor(settings.seats) : pace;
};

/** Send a table the pace at which this device shows pictures, if one was chosen; without pictures it need not wait. */
export function askForPace(table: Table): void {
  const { mine, table: shown } = table;
  if (!mine || !shown) return;
  const { seats, pace = "off" } = shown.settings;
  const fallback = mine.pace || (table.solo && pace !== "off") ? paceFor(seats) : ""; // after the first game the pace is no longer relaxed
  const wanted = choices.motion === "off" ? "off" : choices.pace || fallback;
  if (!wanted || wanted === (mine.pace ?? pace) || sent.get(table) === wanted) return;
  sent.set(table, wanted);
  void table.connection.say({ type: "setpace", pace: wanted });
}
