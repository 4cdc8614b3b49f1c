// @vitest-environment jsdom
// A table as the page knows it: its options, the cards that are touched, and what is counted.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Card, Event, Option, Reason, Snapshot } from "../../src/protocol";
import { asked } from "../../src/table/asking";
import { onKey } from "../../src/table/keys";
import { Picking } from "../../src/table/picking.svelte";
import { Table } from "../../src/table/table.svelte";
import { speak } from "../../src/words/words.svelte";
import { tableInPlay } from "../snapshots";

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    const command = JSON.parse(text) as { id: string };
    this.sent.push(command);
    queueMicrotask(() => this.receive({ type: "accepted", id: command.id, state: 1 }));
  }
  receive(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(): void {}
}

const HOOF = { id: 5, kind: "hoof" };
const RED = { id: 6, kind: "red_1" };
const play = (card: Card, more: Partial<Option> = {}): Option => ({ verb: "play", card, ...more });
const plain = (verb: string): Option => ({ verb });
const CANNOT: Reason = { card: HOOF, why: "colour_or_number", rule: "U-TURN-02", source: { id: 1, kind: "blue_3" } };

function snapshot(options: Option[], more: Partial<Snapshot> = {}, cannot: Reason[] = []): Snapshot {
  return {
    state: 7,
    stream: 3,
    now: Date.now(),
    you: 0,
    table: tableInPlay("unorog", [
      { name: "Ann", kind: "person" },
      { kind: "bot", level: "novice" },
    ]),
    view: {
      game: "unorog",
      profile: "unorog",
      edition: "",
      seat: 0,
      seats: 2,
      turn: 0,
      phase: "turn",
      zones: [{ name: "hand", seat: 0, count: 1, cards: [HOOF] }],
      unorog: { direction: 1, colour: "red" },
    },
    question: { ask: "turn", options, cannot },
    clock: { seat: 0, started: 0, ends: null },
    mine: {},
    ...more,
  };
}

function opened(first: Snapshot, events: Event[] = []): { table: Table; picking: Picking; line: Socket; update: (next: Snapshot, events?: Event[]) => void } {
  const table = new Table("t");
  table.begin(); // the messages are loaded
  const line = Socket.last;
  line.receive({ type: "welcome", protocol: 2, snapshot: first, events, complete: true });
  return { table, picking: new Picking(table), line, update: (next, events = []) => line.receive({ type: "update", snapshot: next, events }) };
}
const answers = (line: Socket): unknown[] => line.sent.filter((one) => one["type"] === "answer").map((one) => one["option"]);

beforeAll(async () => {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  await speak("en", ["stable", "unorog", "cards", "game"]);
});
beforeEach(() => sessionStorage.clear());

test("options are cards, players or buttons", () => {
  const { table } = opened(
    snapshot([plain("draw"), play(HOOF, { word: "red" }), play(HOOF, { word: "blue" }), play({ id: 9, kind: "red_2" }, { verb: "stable", seat: 1 })]),
  );
  expect(table.optionsOf(5).map(([n]) => n)).toEqual([1, 2]);
  expect(table.optionsOf(9)).toEqual([]);
  expect(table.plainOptions.map(([n]) => n)).toEqual([0]);
  expect(table.seatOptions.map(([n]) => n)).toEqual([3]);
  expect(table.passing).toBe(-1);
});

test("options that name cards and players are chosen card first, then player", () => {
  const guesses = [HOOF, RED].flatMap((card) => [0, 1].map((seat) => play(card, { verb: "guess", seat })));
  const { table, picking } = opened(snapshot([...guesses, plain("pass")]));
  expect(table.seatOptions).toEqual([]);
  expect(table.optionsOf(RED.id).map(([n]) => n)).toEqual([2, 3]);
  picking.touch(RED);
  picking.touch(RED);
  expect(picking.sheet.map(([n]) => n)).toEqual([2, 3]); // which player?
});

test("the options of a card apply to equal cards in the same zone, and to no others", () => {
  const [one, twin, other] = [
    { id: 20, kind: "neigh" },
    { id: 21, kind: "neigh" },
    { id: 22, kind: "yay" },
  ];
  const away = { id: 23, kind: "neigh" };
  const first = snapshot([plain("pass"), play(one)]);
  first.view!.zones = [
    { name: "hand", seat: 0, count: 3, cards: [one, twin, other] },
    { name: "discard", count: 1, cards: [away] },
  ];
  const { table, picking, line } = opened(first);
  expect([one, twin, other, away].map((card) => picking.lit(card))).toEqual([true, true, false, false]);
  picking.touch(twin);
  expect([picking.card, picking.why]).toEqual([21, ""]);
  picking.touch(twin);
  expect([answers(line), table.optionsOf(twin.id).map(([n]) => n)]).toEqual([[1], [1]]);
});

test("a card dropped on a stable is played there: immediately, or when the stable is asked for", async () => {
  const aura = { id: 30, kind: "rainbow_aura" };
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
  const { picking, line } = opened(snapshot([play(aura, { seat: 0 }), play(aura, { seat: 1 }), play(RED, { seat: 0 })]));
  picking.playAt(aura, 1);
  expect(answers(line)).toEqual([1]);
  const later = opened(snapshot([plain("draw"), play(aura)]));
  later.picking.playAt(aura, 1);
  expect(answers(later.line)).toEqual([1]);
  later.update(
    snapshot([], {
      state: 8,
      question: {
        ask: "stable",
        source: aura,
        options: [
          { verb: "stable", seat: 0 },
          { verb: "stable", seat: 1 },
        ],
      },
    }),
  );
  later.picking.renew();
  later.picking.follow();
  expect(answers(later.line)).toEqual([1]); // the reply to the first answer is still on its way
  await vi.waitFor(() => expect(later.table.busy).toBe(false));
  later.picking.follow();
  expect(answers(later.line)).toEqual([1, 1]);
  vi.restoreAllMocks();
});

test("at the hand limit the question says why and how many to discard (R-TURN-10)", () => {
  const first = snapshot([play(RED, { verb: "discard" })]);
  first.view = {
    ...first.view!,
    game: "stable",
    stable: { goal: 7, unicorns: [0, 0], hand_limit: [7, 10] },
    zones: [{ name: "hand", seat: 0, count: 9, cards: [] }],
  };
  first.question = { ...first.question!, ask: "discard", rule: "R-TURN-10" };
  expect(asked(opened(first).table)).toBe("9 cards; the limit is 7. Discard 2.");
});

test("after an answer in a window nothing more is asked", () => {
  const open = { kind: "catch", asked: [0, 1], seat: 1, depth: 0, opened: 0, floor: 0, ends: null };
  const { table } = opened(snapshot([], { question: null, window: open, mine: { answered: 1 } }));
  expect([table.asked, table.options]).toEqual([false, []]);
});

test("the first touch lifts a card, the second plays it", () => {
  const { picking, line } = opened(snapshot([plain("draw"), play(RED)]));
  picking.touch(RED);
  expect([picking.card, answers(line)]).toEqual([6, []]);
  picking.touch(RED);
  expect([picking.card, answers(line)]).toEqual([-1, [1]]);
});

test("a card that is dragged onto the table is played, or the reason why not is shown", () => {
  const { picking, line } = opened(snapshot([plain("draw"), play(RED)], {}, [CANNOT]));
  picking.renew();
  picking.play(RED);
  expect([picking.card, answers(line)]).toEqual([6, []]); // a new question accepts no answer yet
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
  picking.play(HOOF);
  expect([picking.why.includes("U-TURN-02"), answers(line)]).toEqual([true, []]);
  picking.play(RED);
  expect([picking.card, answers(line)]).toEqual([-1, [1]]);
  vi.restoreAllMocks();
});

test("a card with which a colour is named opens a sheet, which sends one answer", () => {
  const { picking, line } = opened(snapshot([plain("draw"), play(HOOF, { word: "red" }), play(HOOF, { word: "blue" })]));
  picking.touch(HOOF);
  picking.touch(HOOF);
  expect(picking.sheet.map(([n]) => n)).toEqual([1, 2]);
  picking.choose(2);
  expect([picking.sheet, answers(line)]).toEqual([[], [2]]);
});

test("the card is played with the call, if it was set before", () => {
  const options = [plain("draw"), play(RED), play(RED, { verb: "call" })];
  for (const [call, option] of [
    [false, 1],
    [true, 2],
  ] as const) {
    const { picking, line } = opened(snapshot(options));
    picking.call = call;
    picking.touch(RED);
    picking.go();
    expect(answers(line)).toEqual([option]);
    expect(picking.call).toBe(false);
  }
});

test("for a moment after the last card but one was played, it can still be called", () => {
  for (const [left, calls] of [
    [600, 1],
    [-100, 0],
  ] as const) {
    const { picking, line } = opened(snapshot([], { question: null, mine: { mode: "smart", call: Date.now() + left } }));
    picking.cry();
    expect([line.sent.filter((one) => one["type"] === "call").length, picking.call]).toEqual([calls, !calls]);
  }
});

test("a card that cannot be played shows why, with the rule and the card", () => {
  const { picking, line } = opened(snapshot([plain("draw")], {}, [CANNOT]));
  picking.touch(HOOF);
  expect(picking.why).toContain("U-TURN-02");
  expect(picking.why).toContain("Blue 3");
  picking.touch(HOOF);
  expect([picking.card, picking.why, answers(line)]).toEqual([-1, "", []]);
});

test("a player who is not asked sees why a card cannot be played", () => {
  const { picking } = opened(snapshot([], { question: null }));
  picking.touch(HOOF);
  expect(picking.why).toContain("Hoof");
});

test("one answer at a time, and none while a bot plays", () => {
  const { table, line, update } = opened(snapshot([plain("draw"), plain("pass")]));
  void table.answer(0);
  void table.answer(1);
  expect(answers(line)).toEqual([0]);
  const stands = snapshot([plain("draw")]);
  stands.table.seats[0]!.stand_in = true;
  update(stands);
  expect([table.botPlays, table.asked]).toEqual([true, false]);
});

test("events from before arriving are in the log but are not shown; later ones are", () => {
  const events: Event[] = [{ kind: "play", seat: 1, card: { id: 8, kind: "red_1" }, rule: "U-TURN-02" }];
  const { table, update } = opened(snapshot([]), events);
  const received: Event[] = [];
  table.listen((events) => received.push(...events));
  expect(table.lines.map((line) => line.text)).toEqual(["Ember plays Red 1."]);
  expect(table.lines[0]!.seats).toContain(1);
  update(snapshot([]), [{ kind: "draw", seat: 0, card: { id: 3, kind: "red_1" } }]);
  expect(received.map((one) => one.kind)).toEqual(["draw"]);
});

test("a player is back who was away, not one who has just sat down", () => {
  const events = ["sits", "back", "away", "back"].map((what): Event => ({ kind: `table-${what}`, seat: 1 }));
  const { table } = opened(snapshot([]), events);
  expect(table.lines.map((line) => line.text)).toEqual(["Ember takes a seat.", "Ember is away.", "Ember is back."]);
});

test("a game is counted from the deal", () => {
  const { table, update } = opened(snapshot([]), [{ kind: "play", seat: 1, card: { id: 8, kind: "red_1" } }]);
  expect([table.tally.count.whole, table.tally.count.played]).toEqual([false, [undefined, 1]]);
  update(snapshot([]), [{ kind: "table-dealt" }, { kind: "draw", seat: 0 }, { kind: "catch", seat: 0, whom: 1 }]);
  expect(table.tally.count).toMatchObject({ whole: true, played: [], drawn: [1], caught: 1 });
});

test("a game is won by its players, not by someone who takes a seat after it", () => {
  const late = { ...snapshot([]), you: 1 }; // Cid has taken the seat of the bot that won, before this page was opened
  late.table.phase = "over";
  late.table.ended = { winner: 1, why: "empty_hand", rule: "U-END-01", points: [0, 50], game: 1, players: late.table.seats };
  late.table.seats = [late.table.seats[0]!, { name: "Cid", kind: "person" }];
  const { table, update } = opened(late);
  expect([table.me, table.names[1]]).toEqual([1, "Cid"]);
  expect([table.closing.me, table.closing.seat(1)]).toEqual([-1, "Ember"]);
  update({ ...structuredClone(late), you: 1, played: 0 }); // Ann, who has played it, in another seat now
  expect([table.closing.me, table.closing.seat(0)]).toEqual([0, "you"]);
});

test("a chat message is shown at its seat for three seconds, and a long one for longer", () => {
  vi.useFakeTimers();
  const { table, update } = opened(snapshot([]));
  update(snapshot([]), [{ kind: "table-phrase", seat: 1, word: "hello" }]);
  expect(table.bubbles.at.get(1)).toMatchObject({ text: "Hello!", emote: null });
  vi.advanceTimersByTime(3100);
  expect(table.bubbles.at.has(1)).toBe(false);
  update(snapshot([]), [{ kind: "table-chat", seat: 1, text: "a word ".repeat(10) }]);
  vi.advanceTimersByTime(3100);
  expect(table.bubbles.at.has(1)).toBe(true);
  vi.advanceTimersByTime(4000);
  expect(table.bubbles.at.has(1)).toBe(false);
  vi.useRealTimers();
});

test.each([["draw"], ["take"]])("D answers with “%s”", (verb) => {
  const { table, picking, line } = opened(snapshot([plain("check"), plain(verb)]));
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
  onKey(new KeyboardEvent("keydown", { key: "d", code: "KeyD" }), table, picking, { screen: () => undefined, show: () => undefined, close: () => false });
  expect(answers(line)).toEqual([1]);
  vi.restoreAllMocks();
});
