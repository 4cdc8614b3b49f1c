// Zones are found by name and seat.
import { expect, test } from "vitest";
import type { View } from "../../src/protocol";
import { cardsIn, countIn, facesIn, findZone, knownIn } from "../../src/table/zones";

const RED = { id: 1, kind: "red_5" };
const BLUE = { id: 2, kind: "blue_2" };
const VIEW: View = {
  game: "x",
  profile: "x",
  edition: "",
  seat: 0,
  seats: 2,
  turn: 0,
  phase: "",
  zones: [
    {
      name: "deck",
      count: 9,
      known: [
        { place: 4, card: RED },
        { place: 0, card: BLUE },
      ],
    },
    { name: "hand", seat: 0, count: 2, cards: [RED, BLUE] },
    { name: "hand", seat: 1, count: 2, cards: [null, BLUE] },
    { name: "discard" },
  ],
};

test("a zone is found by its name and seat", () => {
  expect(findZone(VIEW, "hand", 1)).toBe(VIEW.zones[2]);
  expect(findZone(VIEW, "hand")).toBeUndefined(); // no zone of the table has this name
  expect(cardsIn(VIEW, "hand", 1)).toEqual([null, BLUE]);
  expect(facesIn(VIEW, "hand", 1)).toEqual([BLUE]);
  expect(["deck", "discard", "nursery"].map((name) => countIn(VIEW, name))).toEqual([9, 0, 0]);
  expect([cardsIn(VIEW, "discard"), cardsIn(VIEW, "nursery", 3)]).toEqual([[], []]);
});

test("known cards of a pile are listed from the top", () => {
  expect(knownIn(VIEW, "deck")).toEqual([BLUE, RED]);
  expect(knownIn(VIEW, "well")).toEqual([]);
});
