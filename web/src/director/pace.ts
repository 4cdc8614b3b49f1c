// How fast the picture is played: what was chosen on this device, or what suits the number of players.
import { choices } from "../ui/choices.svelte";

export const PACES = ["relaxed", "normal", "quick"] as const;
export type Pace = (typeof PACES)[number];

export const CROWD = 6; // players from which on a round takes long at the normal pace

/** The pace that was chosen, or the one that suits this many players. */
export const paceFor = (seats: number): Pace => choices.pace || (seats >= CROWD ? "quick" : "normal");
