// How much a newcomer is helped at a table: fully in the first game, a little in the second, and no more after that.
// One tap switches it off, or on again for as long as it is wanted.
import type { Table } from "../table/table.svelte";
import { choices, choose } from "../ui/choices.svelte";

export type Help = "full" | "some" | "none";
const FADING: readonly Help[] = ["full", "some"]; // by the games that were played to their end on this device

export const help = (): Help => (choices.coach === "" ? (FADING[choices.finished] ?? "none") : choices.coach === "on" ? "full" : "none");

/** The help at a table.  Among people, no one is taught unasked. */
export const helpAt = (table: Table): Help => (table.me < 0 || table.botPlays || (!table.solo && choices.coach !== "on") ? "none" : help());

/** Switch the help on or off, until it is switched again. */
export const switchHelp = (on: boolean): void => choose({ coach: on ? "on" : "off" });

/** A game was played to its end here. */
export const countGame = (): void => choose({ finished: Math.min(choices.finished + 1, FADING.length) });
