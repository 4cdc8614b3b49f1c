// How much help a newcomer gets at a table: full in the first game, some in the second, and none after that.
// One tap switches it off, or on again for as long as it is wanted.
import type { Table } from "../table/table.svelte";
import { choices, choose } from "../ui/choices.svelte";

export type Help = "full" | "some" | "none";
const FADING: readonly Help[] = ["full", "some"]; // by the number of games finished on this device

export const help = (): Help => (choices.coach === "" ? (FADING[choices.finished] ?? "none") : choices.coach === "on" ? "full" : "none");

/** The help at a table.  With other people at the table, it must be asked for. */
export const helpAt = (table: Table): Help => (table.me < 0 || table.botPlays || (!table.solo && choices.coach !== "on") ? "none" : help());

/** Switch the help on or off, until it is switched again. */
export const switchHelp = (on: boolean): void => choose({ coach: on ? "on" : "off" });

/** Count a game that was finished on this device. */
export const countGame = (): void => choose({ finished: Math.min(choices.finished + 1, FADING.length) });
