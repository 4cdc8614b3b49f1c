// @vitest-environment jsdom
// Cards fly from the zone they were in to the zone they are in: events name both.
import { beforeAll, expect, test, vi } from "vitest";
import type { Event } from "../../src/protocol";

const NARWHAL = { id: 3, kind: "narwhal" };
const hand = (seat: number) => ({ zone: "hand", seat });
let movesOf: typeof import("../../src/boards/flight").movesOf;
let spotOf: typeof import("../../src/boards/flight").spotOf;

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  ({ movesOf, spotOf } = await import("../../src/boards/flight"));
});

test("a card that moves twice flies from its first zone to its last", () => {
  const events: Event[] = [
    { kind: "play", seat: 1, card: NARWHAL, from_zone: hand(1), to_zone: { zone: "playing" } },
    { kind: "stopped", seat: 1, card: NARWHAL },
    { kind: "discard", seat: 1, card: NARWHAL, from_zone: { zone: "playing" }, to_zone: { zone: "discard" } },
  ];
  expect([...movesOf(events)]).toEqual([[3, { from: hand(1), to: { zone: "discard" } }]]);
});

test("a card whose face is not seen has no move of its own", () => {
  expect(movesOf([{ kind: "draw", seat: 1, from_zone: { zone: "deck" }, to_zone: hand(1) }]).size).toBe(0);
});

test("a zone of a player is shown by the player, a zone of the table by its pile", () => {
  expect([hand(2), { zone: "deck" }, { zone: "discard", seat: -1 }, null].map(spotOf)).toEqual(["seat 2", "pile deck", "pile discard", ""]);
});
