// What a server sends of a table in mid-game, where a test cares about little of it.
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
