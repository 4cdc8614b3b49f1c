// @vitest-environment jsdom
// A phone that shows only the hand still offers every card of the table that can be chosen.
import { beforeAll, expect, test } from "vitest";
import type { Link } from "../../src/link/connection.svelte";
import { cardWidth, offered } from "../../src/couch/offered";
import type { Card, Snapshot } from "../../src/protocol";
import { Table } from "../../src/table/table.svelte";
import { speak } from "../../src/words/words.svelte";
import { stableInPlay, tableInPlay } from "../snapshots";

const card = (id: number, kind = "narwhal"): Card => ({ id, kind });

function asked(cards: Card[]): Table {
  const snapshot: Snapshot = {
    state: 1,
    stream: 1,
    now: 0,
    you: 0,
    table: tableInPlay("second-uk", [
      { name: "Ann", kind: "person" },
      { name: "Bob", kind: "person" },
    ]),
    view: stableInPlay([0, 0], {
      zones: [
        { name: "hand", seat: 0, count: 1, cards: [card(1)] },
        { name: "stable", seat: 1, count: 2, cards: [card(2), card(3)] },
        { name: "discard", count: 1, cards: [card(4)] },
      ],
    }),
    question: { ask: "destroy", options: cards.map((one) => ({ verb: "choose", card: one })) },
  };
  const link: Link = { snapshot, state: "joined", ended: "", now: () => 0, leave: () => undefined, say: async () => ({ type: "accepted", id: "", state: 1 }) };
  return new Table("t", () => link);
}

beforeAll(async () => {
  await speak("en", ["stable", "stable-terms", "game"]);
});

test("cards are offered by zone, and cards that no zone shows are from the deck", () => {
  const groups = offered(asked([card(1), card(3), card(4), card(9)]));
  expect(groups.map(({ title, cards }) => [title, cards.map(({ id }) => id)])).toEqual([
    ["Bob: Stable", [3]],
    ["Discard pile", [4]],
    ["Deck", [9]],
  ]);
});

test("nothing is offered if only cards in hand are asked for", () => {
  expect(offered(asked([card(1)]))).toEqual([]);
});

test("all cards fit, as large as possible and never too small for a finger", () => {
  expect(cardWidth([6], 374, 480)).toBeGreaterThan(100);
  expect(cardWidth([13, 5], 374, 560)).toBeGreaterThanOrEqual(64);
  expect(cardWidth([40], 300, 200)).toBe(64);
});
