// @vitest-environment jsdom
// A game that the page has never seen: its zones show cards, and a guess names a card and a player.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import PlainBoard from "../../src/boards/plain/PlainBoard.svelte";
import type { Option, Question, View } from "../../src/protocol";
import { Shown } from "../../src/replay/shown.svelte";
import { Picking } from "../../src/table/picking.svelte";
import { speak } from "../../src/words/words.svelte";

const WORDS = `profile-guess = Guess
card-owl = Owl
    .text = Sees in the dark.
card-fox = Fox
card-hen = Hen
ask-guess-turn = Who holds which animal?
verb-guess-guess = Guess that { $seat } holds { $card }
verb-guess-pass = pass
fact-guess-hand = Hand
fact-guess-turn = Turn
fact-guess-hits = Hits
`;
const [OWL, FOX, HEN] = ["owl", "fox", "hen"].map((kind, id) => ({ id, kind }));
const VIEW: View = {
  game: "guess",
  profile: "guess",
  edition: "",
  seat: 0,
  seats: 3,
  turn: 0,
  phase: "guessing",
  asked: [0],
  zones: [
    { name: "hand", seat: 0, count: 1, cards: [OWL!] },
    { name: "hand", seat: 1, count: 2, cards: [null, null] },
    { name: "hand", seat: 2, count: 1, cards: [null] },
    { name: "heap", count: 4 },
  ],
  facts: { hits: [1, 0, 2], secret: 7 },
};
const GUESSES: Option[] = [FOX!, HEN!].flatMap((card) => [1, 2].map((seat) => ({ verb: "guess", card, seat })));
const QUESTION: Question = { ask: "turn", options: [...GUESSES, { verb: "pass" }], least: 4 };

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ guess: WORDS })));
  await speak("en", ["guess", "cards", "game"]);
});
afterEach(cleanup);

function played(question: Question): { answered: ReturnType<typeof vi.fn> } {
  const seats = ["Ann", "Bob", "Cid"].map((name) => ({ kind: "person" as const, name }));
  const frame = { events: [], view: VIEW, question, window: null, say: "", accept: [], answers: 0 };
  const answered = vi.fn();
  const one = new Shown({ frames: [frame, frame], profile: "guess", seats, me: 0, ended: null }, answered);
  one.show(0, false);
  render(PlainBoard, { table: one.table, picking: new Picking(one.table) });
  return { answered };
}
const buttons = (): string[] => [...document.querySelectorAll("[data-dock] .answers button")].map((one) => one.textContent!.trim());

test("players have their cards, piles their names and counts, facts their labels", () => {
  played(QUESTION);
  expect(screen.getByRole("group", { name: "Your hand" }).querySelector("[data-kind=owl]")!.getAttribute("aria-label")).toContain("Sees in the dark.");
  expect(screen.getByRole("button", { name: /^Bob\..*2 cards in hand/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "heap: 4 cards" }).querySelectorAll(".back").length).toBe(1);
  expect([...document.querySelectorAll("dl > div")].map((one) => one.textContent)).toEqual(["Turn you", "Hits you 1, Bob 0, Cid 2"]);
});

test("a guess is made card first, then player, and every button is a whole sentence", async () => {
  const { answered } = played(QUESTION);
  expect(buttons()).toEqual(["pass␣"]);
  const choices = screen.getByRole("region", { name: "Choose a card" });
  const kinds = (): (string | undefined)[] => [...choices.querySelectorAll<HTMLElement>("[data-kind]")].map((one) => one.dataset["kind"]);
  await vi.waitFor(() => expect(kinds()).toEqual(["fox", "hen"])); // a tray shows its cards a frame later
  await fireEvent.click(choices.querySelector("[data-kind=hen]")!);
  await tick();
  expect(buttons()).toEqual(["Guess that Bob holds Hen", "Guess that Cid holds Hen", "pass␣"]);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
  await fireEvent.click(screen.getByRole("button", { name: /Cid holds Hen/ }));
  expect(answered).toHaveBeenCalledExactlyOnceWith(3);
  vi.restoreAllMocks();
});

test("with only one card, just the player is chosen, in whole sentences", () => {
  played({ ...QUESTION, options: GUESSES.slice(0, 2), least: 0 });
  expect(buttons()).toEqual(["Guess that Bob holds Fox", "Guess that Cid holds Fox"]);
});
