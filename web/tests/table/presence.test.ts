// @vitest-environment jsdom
// Faces that show what happens, emotes that are thrown, and the score of a series: from public facts alone.
import { render } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import type { Link, OnEvents, Unsent } from "../../src/link/connection.svelte";
import type { Event, SeatView, Snapshot } from "../../src/protocol";
import { aimedTap } from "../../src/table/aiming";
import { describeWindow } from "../../src/table/asking";
import { seriesOf } from "../../src/table/series";
import Series from "../../src/table/Series.svelte";
import { describeSeat } from "../../src/table/descriptions";
import { Table } from "../../src/table/table.svelte";
import { speak } from "../../src/words/words.svelte";
import { stableInPlay, tableInPlay } from "../snapshots";

const SEATS: SeatView[] = [
  { name: "Ann", kind: "person" },
  { name: "Bob", kind: "person" },
  { kind: "bot", level: "novice" },
];

function snapshot(seats = SEATS, more: Partial<Snapshot["table"]> = {}): Snapshot {
  return {
    state: 7,
    stream: 3,
    now: 0,
    you: 0,
    table: { ...tableInPlay("second-uk", seats), game: 2, ...more },
    view: stableInPlay([1, 6, 2]),
  };
}

/** A table, what it sends, and how it receives events. */
function opened(shown = snapshot()): { table: Table; sent: Unsent[]; emit: (...events: Event[]) => void } {
  const sent: Unsent[] = [];
  let emit: OnEvents = () => undefined;
  const link: Link = {
    snapshot: shown,
    state: "joined",
    ended: "",
    now: () => 0,
    leave: () => undefined,
    say: async (one) => (sent.push(one), { type: "accepted", id: "", state: 7 }),
  };
  const table = new Table("t", (given) => ((emit = given), link));
  table.begin();
  emit([], true, false);
  return { table, sent, emit: (...events) => emit(events, true, false) };
}

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  await speak("en", ["stable", "stable-cards", "stable-terms", "cards", "game"]);
});

test("a face shows what just happened to a player, and then their situation", () => {
  vi.useFakeTimers();
  const { table } = opened(snapshot([SEATS[0]!, { ...SEATS[1]!, here: false }, SEATS[2]!]));
  expect([0, 1].map((seat) => table.moods.of(seat))).toEqual(["calm", "asleep"]);
  table.moods.feel([{ kind: "steal", seat: 2, whom: 0 }]);
  expect([0, 2].map((seat) => table.moods.of(seat))).toEqual(["sad", "glad"]);
  vi.advanceTimersByTime(4100);
  expect(table.moods.of(0)).toBe("calm");
  vi.useRealTimers();
});

test("a player one unicorn short is glad, and the winner is proud", () => {
  expect(opened().table.moods.of(1)).toBe("glad");
  const over = snapshot(SEATS, { phase: "over", ended: { winner: 1, why: "unicorns", rule: "R-END-01", points: [1, 7, 2], game: 2 } });
  expect(opened(over).table.moods.of(1)).toBe("proud");
});

test("an emote changes the faces of both", () => {
  const { table, emit } = opened();
  emit({ kind: "table-thrown", seat: 0, whom: 1, word: "angry" });
  expect([0, 1].map((seat) => table.moods.of(seat))).toEqual(["cross", "surprised"]);
});

test("a thrown emote is in the log: who, at whom or at what", () => {
  const { table, emit } = opened();
  emit(
    { kind: "table-thrown", seat: 1, whom: 2, word: "heart" },
    { kind: "table-thrown", seat: 0, whom: 1, word: "clap" },
    { kind: "table-applause", whom: 1, word: "clap" },
  );
  expect(table.lines.map((line) => line.text)).toEqual([`Bob → ${table.names[2]}: ❤️`, "You → Bob: 👏", "The spectators applaud."]);
});

test("while an emote is selected, a tap on a player or a card on the table throws it and does nothing else", () => {
  document.body.innerHTML = `<div><button data-seat="2"></button><span data-card="17"><button></button></span><div class="hand"><span data-card="5"><button></button></span></div></div>`;
  const { table, sent } = opened();
  const taps: boolean[] = [];
  document.body.addEventListener("click", (event) => aimedTap(event, table), true);
  for (const one of document.querySelectorAll("button")) one.addEventListener("click", () => taps.push(true));
  const [seat, card, mine] = ["[data-seat]", "[data-card] button", ".hand button"].map((one) => document.querySelector<HTMLElement>(one)!);
  seat!.click();
  expect([sent, taps.length]).toEqual([[], 1]); // no emote is selected
  table.aiming = "laugh";
  mine!.click(); // no one else sees this card
  expect([table.aiming, taps.length]).toEqual(["laugh", 2]);
  card!.click();
  table.aiming = "heart";
  seat!.click();
  expect(sent).toEqual([
    { type: "react", reaction: "laugh", card: 17 },
    { type: "react", reaction: "heart", seat: 2 },
  ]);
  expect([table.aiming, taps.length]).toEqual([null, 2]);
});

test("a series is counted in wins or, if it has a goal, in points, and starts when its first game has ended", () => {
  expect(seriesOf(opened().table)).toBeNull();
  const scored = SEATS.map((seat, n) => ({ ...seat, wins: n, points: 10 * n }));
  expect(seriesOf(opened(snapshot(scored)).table)).toEqual({ scores: [0, 1, 2], goal: 0, games: 2 });
  expect(seriesOf(opened(snapshot(scored, { goal: 532 })).table)!.scores).toEqual([0, 10, 20]);
  expect(describeSeat(opened(snapshot(scored)).table, 1)).toContain("1 win in the series.");
});

test("before the first turn the player who has to choose is marked, not the one who will start", () => {
  const clock = { seat: 1, started: 0, ends: null };
  const at = (phase: string, more = {}): Table => opened({ ...snapshot(SEATS, more), view: stableInPlay([0, 0, 0], { turn: 2, phase }), clock }).table;
  expect([at("setup").turn, at("action").turn, at("action", { phase: "over" }).turn]).toEqual([1, 2, -1]);
});

test("a big screen asks the whole room for a response, and a player is asked by buttons", () => {
  const window = { kind: "neigh", asked: [0, 2], seat: 1, depth: 0, opened: 0, floor: 0, ends: null, source: { id: 5, kind: "narwhal" } };
  const sentences = (you: number): string[] => describeWindow(opened({ ...snapshot(), you, window }).table);
  expect(sentences(-1)).toEqual(["Bob plays Narwhal.", "Anyone for a Neigh?"]);
  expect(sentences(0)).toEqual(["Bob plays Narwhal."]);
});

test("a card for the stable of somebody else is aimed at that player", () => {
  const wire = { id: 6, kind: "barbed_wire" };
  const window = { kind: "neigh", asked: [0, 2], seat: 1, depth: 0, opened: 0, floor: 0, ends: null, source: wire };
  const sentences = (stable: number): string[] => {
    const view = { ...stableInPlay([0, 0, 0]), stable: { goal: 7, unicorns: [0, 0, 0], hand_limit: [7, 7, 7], chain: [{ card: wire, seat: 1, stable }] } };
    return describeWindow(opened({ ...snapshot(), view, window }).table);
  };
  expect(sentences(0)).toEqual(["Bob aims Barbed Wire at you!"]);
  expect(sentences(2)).toEqual(["Bob aims Barbed Wire at Hazel."]);
  expect(sentences(1)).toEqual(["Bob plays Barbed Wire."]);
});

test("no one leads a series in which no one has won a game", () => {
  const { container } = render(Series, { table: opened(snapshot(SEATS.map((seat) => ({ ...seat, points: 3 })))).table });
  expect(container.querySelectorAll("li")).toHaveLength(3);
  expect(container.querySelectorAll(".best")).toHaveLength(0);
});
