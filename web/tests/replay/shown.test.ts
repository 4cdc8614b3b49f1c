// @vitest-environment jsdom
// Steps become complete moments, the shown table asks questions and accepts answers like any table, and numbers are counted.
import { render } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import StableBoard from "../../src/boards/stable/StableBoard.svelte";
import type { Link as ChainLink, Replay, StableFacts, View, Zone } from "../../src/protocol";
import { Shown } from "../../src/replay/shown.svelte";
import { shownCounts, statistics } from "../../src/replay/statistics";
import { frames } from "../../src/replay/steps";
import { Picking } from "../../src/table/picking.svelte";
import type { Table } from "../../src/table/table.svelte";
import { speak } from "../../src/words/words.svelte";

beforeAll(() => speak("en", ["stable", "stable-cards", "stable-terms", "cards", "game"]));

const NARWHAL = { id: 3, kind: "narwhal" };
const NEIGH = { id: 4, kind: "neigh" };
const PLAYED = { card: NARWHAL, seat: 0 };
const chain = (...links: ChainLink[]): StableFacts => ({ goal: 7, unicorns: [1, 1], hand_limit: [7, 7], chain: links });
const hand = (seat: number, count: number): Zone => ({ name: "hand", seat, count, cards: Array.from({ length: count }, () => null) });

const DEALT: View = {
  game: "stable",
  profile: "second-ru",
  edition: "second",
  seat: 0,
  seats: 2,
  phase: "action",
  turn: 0,
  asked: [0],
  zones: [hand(0, 1), hand(1, 2)],
  stable: { goal: 7, unicorns: [1, 1], hand_limit: [7, 7] },
};

const GAME: Replay = {
  profile: "second-ru",
  game: "stable",
  players: ["Ann", "bot:sensible"],
  hands: "closed",
  ended: { winner: 0, why: "unicorns", rule: "R-END-01", points: [7, 2] },
  steps: [
    { events: [{ kind: "turn", seat: 0 }], view: DEALT },
    { say: "y" },
    {
      events: [{ kind: "play", seat: 0, card: NARWHAL }],
      view: { ...DEALT, stable: chain(PLAYED), asked: [1], zones: [hand(0, 0), hand(1, 2)] },
      window: { kind: "neigh", asked: [1], seat: 0, source: NARWHAL, depth: 0, opened: 0, floor: 0, ends: null },
    },
    { events: [{ kind: "play", seat: 1, card: NEIGH }], view: { ...DEALT, stable: chain(PLAYED, { card: NEIGH, seat: 1 }), asked: [0] } },
    {
      events: [
        { kind: "stopped", seat: 0, card: NARWHAL },
        { kind: "turn", seat: 1 },
      ],
      view: { ...DEALT, stable: chain(), turn: 1 },
      question: { ask: "action", options: [{ verb: "draw" }, { verb: "play", card: { id: 9, kind: "yay" } }, { verb: "pass" }] },
      say: "x",
      accept: [1],
    },
  ],
};
const seats = [{ kind: "person" as const, name: "Ann" }, { kind: "bot" as const }];
const all = frames(GAME.steps);

test("a step without a view has the view of the step before", () => {
  expect(all.map((frame) => frame.view)).toEqual([0, 0, 2, 3, 4].map((n) => GAME.steps[n]!.view));
  expect(all[1]).toMatchObject({ events: [], question: null, window: null, say: "y", accept: [] });
});

function shown(me: number, answered = vi.fn()): { show: Shown["show"]; table: Table; answered: typeof answered } {
  const one = new Shown({ frames: all, profile: "second-ru", seats, me, ended: GAME.ended ?? null }, answered);
  return { show: one.show.bind(one), table: one.table, answered };
}

test("a replay looks like a table", () => {
  const { show, table } = shown(0);
  show(0, false);
  expect([table.clock?.seat, table.window, table.table?.phase]).toEqual([0, null, "playing"]);
  show(2, true);
  expect([table.clock, table.window?.kind, table.window?.opened]).toEqual([null, "neigh", 2]);
  expect([table.me, table.isHost, table.asked, table.names[0]]).toEqual([0, false, false, "Ann"]);
  show(4, true);
  expect([table.table?.phase, table.table?.ended?.winner]).toEqual(["over", 0]);
  expect(table.optionsOf(9).map(([n]) => n)).toEqual([1]);
  expect(table.plainOptions.map(([n]) => n)).toEqual([0, 2]);
  expect(table.passing).toBe(2);
});

test("only a step forward emits events and moves cards", () => {
  const { show, table } = shown(0);
  const received: string[] = [];
  table.listen((events) => received.push(...events.map((one) => one.kind)));
  show(0, false);
  expect([received, table.lines.length]).toEqual([[], 0]);
  show(2, true);
  expect(received).toEqual(["play"]);
  expect(table.lines.at(-1)).toMatchObject({ text: "You play Narwhal.", cards: ["narwhal"], turn: false });
  show(4, true);
  expect(table.lines.at(-1)).toMatchObject({ turn: true, seats: [1, -1] });
  expect(table.lines.at(-1)!.text).not.toContain("──");
});

test("a reader who jumps into a reaction window sees who played which card", async () => {
  const { show, table } = shown(-1);
  show(3, false);
  render(StableBoard, { table, picking: new Picking(table) });
  expect([...document.querySelectorAll("[aria-label='The card being played'] small")].map((one) => one.textContent)).toEqual(["Ann", table.names[1]]);
});

test("an answer continues the game if there is a question", async () => {
  const { show, table, answered } = shown(0);
  show(2, true);
  await table.answer(0);
  expect(answered).not.toHaveBeenCalled();
  show(4, true);
  await table.answer(1);
  expect(answered).toHaveBeenCalledExactlyOnceWith(1);
  expect([table.busy, table.refused]).toEqual([false, ""]);
});

test("numbers are counted from the events", () => {
  const numbers = statistics(all, 2);
  expect(numbers.seats[0]).toMatchObject({ turns: 1, played: 1, neighs: 0, stopped: 1 });
  expect(numbers.seats[1]).toMatchObject({ turns: 1, played: 0, neighs: 1 });
  expect(numbers).toMatchObject({ turns: 2, chain: 1, chainAt: 3 });
  expect(shownCounts(numbers)).toEqual(["turns", "played", "neighs", "stopped"]);
});
