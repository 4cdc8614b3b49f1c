// How fast the picture is played: as chosen on this device, or as suits the number of players.
import { help } from "../learn/coaching";
import type { Settings } from "../protocol";
import type { Table } from "../table/table.svelte";
import { choices } from "../ui/choices.svelte";
import { crowd } from "./figures.json";

export const PACES = ["relaxed", "normal", "quick"] as const;
export type Pace = (typeof PACES)[number];

export const CROWD = crowd; // players from which on a round takes long at the normal pace

/** The last pace that was sent to a table: once is enough. */
const sent = new WeakMap<Table, string>();

/** The pace that was chosen, or the one that suits a newcomer, or this many players. */
export const paceFor = (seats: number): Pace => choices.pace || (help() === "full" ? "relaxed" : seats >= CROWD ? "quick" : "normal");

/** The settings of a table that waits for the picture: created on a page, it is watched on pages. */
export const paced = (settings: Settings): Settings => ({ ...settings, pace: paceFor(settings.seats) });

/** The pace of the picture at a table: the one that the table waits for, if it waits. */
export const paceAt = (table: Table): Pace => {
  const { pace = "off", settings } = table.table!;
  return pace === "off" ? paceFor(settings.seats) : pace;
};

/** Tell a table at which pace this device shows pictures, if that was chosen; without pictures it need not wait. */
export function askForPace(table: Table): void {
  const { mine, table: shown } = table;
  if (!mine || !shown) return;
  const { seats, pace = "off" } = shown.settings;
  const fallback = mine.pace || (table.solo && pace !== "off") ? paceFor(seats) : ""; // after the first game it is no longer slow
  const wanted = choices.motion === "off" ? "off" : choices.pace || fallback;
  if (!wanted || wanted === (mine.pace ?? pace) || sent.get(table) === wanted) return;
  sent.set(table, wanted);
  void table.connection.say({ type: "setpace", pace: wanted });
}
