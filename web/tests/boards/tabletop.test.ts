// @vitest-environment jsdom
// Both boards have the same layout: the other players in the order of play, then my own seat and hand.
import { cleanup, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { boardOf } from "../../src/boards/boards";
import { Shown } from "../../src/replay/shown.svelte";
import { Picking } from "../../src/table/picking.svelte";
import type { View } from "../../src/protocol";
import { speak } from "../../src/words/words.svelte";

const MINE = [
  { id: 8, kind: "red_5" },
  { id: 9, kind: "blue_2" },
];
const HANDS = [[null], [null, null], MINE, [null]].map((cards, seat) => ({ name: "hand", seat, count: cards.length, cards }));
const TABLE = { seats: 4, seat: 2, turn: 1, asked: [1] };
const VIEWS: Record<string, View> = {
  unorog: {
    ...TABLE,
    game: "unorog",
    profile: "unorog",
    edition: "",
    phase: "turn",
    zones: [...HANDS, { name: "well", count: 5 }, { name: "cauldron", count: 1, cards: [{ id: 1, kind: "red_3" }] }],
    unorog: { direction: 1, colour: "red" },
  },
  stable: {
    ...TABLE,
    game: "stable",
    profile: "second-uk",
    edition: "second",
    phase: "action",
    zones: [...HANDS, { name: "deck", count: 90 }, { name: "stable", seat: 2, count: 1, cards: [{ id: 4, kind: "narwhal" }] }],
    stable: { goal: 7, unicorns: [1, 1, 1, 1], hand_limit: [7, 7, 7, 7] },
  },
};

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  await speak("en", ["stable", "stable-cards", "stable-terms", "unorog", "cards", "game"]);
  await Promise.all(Object.keys(VIEWS).map(boardOf)); // loaded before any test, so that none waits for them
}, 60_000);
afterEach(cleanup);

async function shown(game: string, me: number): Promise<void> {
  const seats = ["Ann", "Bob", "Cid", "Dan"].map((name) => ({ kind: "person" as const, name }));
  const frame = { events: [], view: VIEWS[game]!, question: null, window: null, say: "", accept: [], answers: 0 };
  const one = new Shown({ frames: [frame, frame], profile: game === "stable" ? "second-uk" : game, seats, me, ended: null });
  one.show(0, false);
  const board = (await boardOf(game)).default as Component<{ table: typeof one.table; picking: Picking }>;
  render(board, { table: one.table, picking: new Picking(one.table) });
}
const seated = (where: string): string[] => [...document.querySelectorAll<HTMLElement>(`${where} [data-seat]`)].map((one) => one.dataset["seat"]!);

test.each(["stable", "unorog"])("%s, as seen by a player", async (game) => {
  await shown(game, 2);
  expect(document.querySelector(".rivals")!.getAttribute("aria-label")).toBe("The other players");
  expect([seated(".rivals"), seated(".mine")]).toEqual([["3", "0", "1"], ["2"]]);
  expect([...document.querySelectorAll<HTMLElement>(".table > .hand [data-card]")].map((one) => one.dataset["card"]).sort()).toEqual(["8", "9"]);
});

test.each(["stable", "unorog"])("%s, as seen by a spectator: from the first seat, and without a hand", async (game) => {
  await shown(game, -1);
  expect([seated(".rivals"), seated(".mine")]).toEqual([["1", "2", "3"], ["0"]]);
  expect(document.querySelector(".table > .hand")).toBeNull();
});
