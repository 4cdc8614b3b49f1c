// A table in mid-game as the server sends it, for tests that do not care about its details.
import type { SeatView, TableView } from "../src/protocol";

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
