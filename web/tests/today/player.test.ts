// @vitest-environment jsdom
// A puzzle is asked until it is solved; the consequences of a wrong answer are shown, then it is asked again.  Days in a row are counted.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Option, Puzzle, PuzzleQuestion, View } from "../../src/protocol";
import { speak } from "../../src/words/words.svelte";
import { stableInPlay } from "../snapshots";

const { Player } = await import("../../src/today/player.svelte");
const { progress, solve, squares, streak } = await import("../../src/today/progress.svelte");

const VIEW = stableInPlay([2, 6], { seat: 1, turn: 1, asked: [1] });
const OPTIONS: Option[] = [{ verb: "draw" }, { verb: "play", card: { id: 3, kind: "narwhal" } }, { verb: "play", card: { id: 4, kind: "narwhal" } }];
const question = (ended: boolean): PuzzleQuestion => ({
  start: { view: VIEW, question: { ask: "action", options: OPTIONS } },
  answers: [0, 1, 1],
  films: [
    { steps: [{ events: [{ kind: "draw", seat: 1 }] }, { events: [{ kind: "turn", seat: 0 }], view: { ...VIEW, turn: 0 } }] },
    {
      steps: [{ events: [{ kind: "play", seat: 1, card: { id: 3, kind: "narwhal" } }] }],
      right: true,
      ended: ended ? { winner: 1, why: "unicorns", rule: "R-END-01", points: [2, 7] } : null,
    },
  ],
});
const PUZZLE: Puzzle = {
  id: "second-uk-3",
  theme: "win",
  goal: "win",
  profile: "second-uk",
  game: "stable",
  seats: 2,
  me: 1,
  questions: [question(false), question(true)],
};
const SEATS = [{ kind: "bot" as const }, { kind: "person" as const, name: "Ann" }];

beforeAll(() => speak("en", ["stable", "stable-cards", "stable-terms", "cards", "game"]));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a wrong answer is shown and the question asked again, right answers lead to the end", () => {
  const solved = vi.fn();
  const player = new Player(PUZZLE, SEATS, () => 100, solved);
  const { table } = player.shown;
  expect([player.phase, table.asked, table.me]).toEqual(["asked", true, 1]);

  player.answer(0);
  expect([player.phase, table.question]).toEqual(["film", null]);
  player.answer(1); // too late
  vi.runAllTimers();
  expect([player.phase, player.wrong, table.view?.turn, table.table?.phase]).toEqual(["wrong", 1, 0, "playing"]);
  expect(player.story.length).toBe(2);

  player.ask(player.question);
  expect([player.phase, table.view?.turn, table.question?.options.length]).toEqual(["asked", 1, 3]);
  player.answer(2); // an equal card is just as good
  vi.runAllTimers();
  expect([player.phase, player.question, solved.mock.calls]).toEqual(["asked", 1, []]);
  player.answer(1);
  vi.runAllTimers();
  expect([player.phase, table.table?.phase, solved.mock.calls]).toEqual(["solved", "over", [[1]]]);
});

test("all copies of a card that is an answer are lit", () => {
  const [narwhal, twin, other] = [
    { id: 3, kind: "narwhal" },
    { id: 5, kind: "narwhal" },
    { id: 6, kind: "neigh" },
  ];
  const view: View = { ...VIEW, zones: [{ name: "hand", seat: 1, count: 3, cards: [narwhal, twin, other] }] };
  const start = { view, question: { ask: "action", options: OPTIONS.slice(0, 2) } };
  const { picking } = new Player({ ...PUZZLE, questions: [{ ...question(true), start }] }, SEATS, () => 100, vi.fn());
  expect([narwhal, twin, other].map((card) => picking.lit(card))).toEqual([true, true, false]);
});

test("the first solution counts, and days in a row are counted up to today or yesterday", () => {
  solve("second-uk-3", 2, "2026-03-01");
  solve("second-uk-3", 0, "2026-02-28");
  solve("second-uk-4", 0, ""); // not the puzzle of the day
  expect(progress.solved).toEqual({ "second-uk-3": 2, "second-uk-4": 0 });
  expect(["2026-02-28", "2026-03-01", "2026-03-02", "2026-03-03"].map((day) => streak(day))).toEqual([1, 2, 2, 0]);
  expect([squares(0), squares(2)]).toEqual(["🟩", "🟥🟥🟩"]);
});
