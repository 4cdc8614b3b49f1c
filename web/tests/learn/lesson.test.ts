// @vitest-environment jsdom
// The teacher speaks, lights exactly one thing, reacts when another is tapped, and plays the others' moves itself.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Lesson from "../../src/learn/Lesson.svelte";
import { boardOf } from "../../src/boards/boards";
import type { Replay } from "../../src/protocol";
import { speak } from "../../src/words/words.svelte";

const FIVE = { id: 2, kind: "blue_5" };
const ZONES = [
  { name: "well", count: 5 },
  { name: "cauldron", count: 1, cards: [{ id: 1, kind: "red_5" }] },
  { name: "hand", seat: 0, count: 2, cards: [FIVE, { id: 3, kind: "red_8" }] },
  { name: "hand", seat: 1, count: 1, cards: [null] },
];
const VIEW = {
  game: "unorog",
  profile: "unorog",
  edition: "",
  seat: 0,
  seats: 2,
  turn: 0,
  phase: "turn",
  asked: [0],
  zones: ZONES,
  unorog: { direction: 1, colour: "red", dealer: 1 },
};
const QUESTION = { ask: "turn", options: [{ verb: "draw" }, { verb: "play", card: FIVE }] };
const LESSON: Replay = {
  profile: "unorog",
  game: "unorog",
  players: ["you", "ann"],
  hands: "closed",
  ended: { winner: 0, why: "empty_hand", rule: "U-END-01", points: [1, 0] },
  steps: [
    { events: [], view: VIEW, question: QUESTION, say: "hello" },
    { events: [], question: QUESTION, say: "match", accept: [1] },
    { events: [{ kind: "play", seat: 0, card: FIVE }], view: { ...VIEW, turn: 1, asked: [1] } },
    { events: [], view: { ...VIEW, winner: 0, asked: [] }, say: "won" },
  ],
};

beforeAll(async () => {
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  window.matchMedia ??= (() => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined })) as never;
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(LESSON)));
  await speak("en", ["unorog", "cards", "learn", "lessons", "game"]);
  await boardOf("unorog"); // loaded in advance: this test is not about loading
}, 60_000);
afterEach(cleanup);

test("a lesson from its first sentence to its last", { timeout: 30_000 }, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(Lesson, { name: "unorog" });
  const sentence = (): string => document.querySelector(".teacher p")!.textContent!;
  await vi.waitFor(() => expect(sentence()).toContain("get rid of your cards"));
  expect(screen.getByRole("img", { name: "Step 1 of 3" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(sentence()).toContain("matches by number");
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  await vi.waitFor(() => expect(document.querySelector('.hand button[data-kind="blue_5"]')).toBeTruthy());
  const lit = (): string[] => [...document.querySelectorAll<HTMLElement>("[data-card] .lit [data-kind]")].map((one) => one.dataset["kind"]!);
  expect(lit()).toEqual(["blue_5"]); // the draw, which the rules allow, is not offered
  expect(document.querySelector("[data-dock] button.last")).toBeNull();
  await vi.advanceTimersByTimeAsync(400); // a new question ignores taps that were meant for the one before
  expect(screen.getByText(/^Glowing: Blue/)).toBeTruthy(); // for screen readers
  await fireEvent.click(document.querySelector('.hand button[data-kind="red_8"]')!);
  await tick();
  expect(screen.getByText(/try the glowing one/)).toBeTruthy();
  const card = document.querySelector('.hand button[data-kind="blue_5"]')!;
  await fireEvent.click(card);
  await fireEvent.click(card);
  expect(screen.queryByText(/try the glowing one/)).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  await tick();
  expect(sentence()).toContain("Your hand is empty");
  expect(screen.getByRole("heading", { name: "You win!" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play for real" })).toBeTruthy();
  vi.useRealTimers();
});
