// A table in mid-game as the server sends it, for tests that do not care about its details.
import type { SeatView, TableView, View } from "../src/protocol";

/** A private table with one game dealt, whose host has the first seat. */
export const tableInPlay = (profile: string, seats: SeatView[]): TableView => ({
  phase: "playing",
  settings: { profile, seats: seats.length },
  seats,
  host: 0,
  code: "",
  game: 1,
  commitment: "",
  words: [],
  spectators: 0,
});

/** The stable game in the action phase of the first seat, as that seat sees it; nothing is on the table yet. */
export const stableInPlay = (unicorns: number[], more: Partial<View> = {}): View => ({
  game: "stable",
  profile: "second-uk",
  edition: "second",
  seat: 0,
  seats: unicorns.length,
  turn: 0,
  phase: "action",
  zones: [],
  stable: { goal: 7, unicorns, hand_limit: unicorns.map(() => 7) },
  ...more,
});
