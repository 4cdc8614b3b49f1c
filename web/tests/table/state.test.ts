// @vitest-environment jsdom
// A table as the page knows it: what can be done, what is touched, what is counted.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Look, News, OptionView } from "../../src/protocol";
import { Picking } from "../../src/table/picking.svelte";
import { Table } from "../../src/table/table.svelte";
import { speak } from "../../src/words/words.svelte";

class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    const said = JSON.parse(text) as { id: string };
    this.sent.push(said);
    queueMicrotask(() => this.hear({ type: "accepted", id: said.id, state: 1 }));
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(): void {}
}

const play = (card: number, face: string, more: object = {}): OptionView => ({ verb: "play", card, face, seat: -1, word: "", ...more });
const plain = (verb: string): OptionView => ({ verb, card: -1, face: "", seat: -1, word: "" });

function look(options: OptionView[], more: Partial<Look> = {}, cannot: object[] = []): Look {
  const seats = [{ name: "Ann", kind: "person", here: true }, { name: "", kind: "bot", level: "novice", here: true }];
  return {
    state: 7, stream: 3, now: Date.now(), you: 0,
    table: { phase: "playing", settings: { profile: "unorog", seats: 2 }, seats, host: 0, code: "", game: 1, commitment: "", words: [], watching: 0 },
    game: { game: "unorog", seats: 2, turn: 0, hands: [[{ card: 5, kind: "hoof" }], [null]], colour: "red" },
    ask: { ask: "turn", options, least: 0, cannot }, window: null, clock: { seat: 0, started: 0, ends: null }, mine: { mode: "smart", answered: null },
    ...more,
  } as unknown as Look;
}

function opened(first: Look, news: News[] = []): { table: Table; picking: Picking; line: Line; update: (next: Look, news?: News[]) => void } {
  const table = new Table("t");
  table.begin(); // the words are there
  const line = Line.last;
  line.hear({ type: "welcome", protocol: 1, look: first, news, complete: true });
  return { table, picking: new Picking(table), line, update: (next, told = []) => line.hear({ type: "update", look: next, news: told }) };
}
const answers = (line: Line): unknown[] => line.sent.filter((one) => one["type"] === "answer").map((one) => one["option"]);

beforeAll(async () => {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  await speak("en", ["unorog", "cards"]);
});
beforeEach(() => sessionStorage.clear());

test("options are cards, players or buttons", () => {
  const { table } = opened(look([plain("draw"), play(5, "hoof", { word: "red" }), play(5, "hoof", { word: "blue" }), play(9, "red_1", { verb: "stable", seat: 1 })]));
  expect(table.optionsOf(5).map(([n]) => n)).toEqual([1, 2]);
  expect(table.optionsOf(9)).toEqual([]);
  expect(table.plainOptions.map(([n]) => n)).toEqual([0]);
  expect(table.seatOptions.map(([n]) => n)).toEqual([3]);
  expect(table.passing).toBe(-1);
});

test("the first touch lifts a card, the second plays it", () => {
  const { picking, line } = opened(look([plain("draw"), play(6, "red_1")]));
  picking.touch(6, "red_1");
  expect([picking.card, answers(line)]).toEqual([6, []]);
  picking.touch(6, "red_1");
  expect([picking.card, answers(line)]).toEqual([-1, [1]]);
});

test("a card that is dragged onto the table is played, or says why not", () => {
  const { picking, line } = opened(look([plain("draw"), play(6, "red_1")], {}, [{ card: 5, why: "colour_or_number", rule: "U-TURN-02", source: 1, face: "blue_3" }]));
  picking.renew();
  picking.lay(6, "red_1");
  expect([picking.card, answers(line)]).toEqual([6, []]); // a new question takes no answer yet
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
  picking.lay(5, "red_1");
  expect([picking.why.includes("U-TURN-02"), answers(line)]).toEqual([true, []]);
  picking.lay(6, "red_1");
  expect([picking.card, answers(line)]).toEqual([-1, [1]]);
  vi.restoreAllMocks();
});

test("a card that names a colour opens the sheet, which gives one answer", () => {
  const { picking, line } = opened(look([plain("draw"), play(5, "hoof", { word: "red" }), play(5, "hoof", { word: "blue" })]));
  picking.touch(5, "hoof");
  picking.touch(5, "hoof");
  expect(picking.sheet.map(([n]) => n)).toEqual([1, 2]);
  picking.choose(2);
  expect([picking.sheet, answers(line)]).toEqual([[], [2]]);
});

test("the call goes with the card, if it was set before", () => {
  const options = [plain("draw"), play(6, "red_1"), play(6, "red_1", { verb: "call" })];
  for (const [call, option] of [[false, 1], [true, 2]] as const) {
    const { picking, line } = opened(look(options));
    picking.call = call;
    picking.touch(6, "red_1");
    picking.go();
    expect(answers(line)).toEqual([option]);
    expect(picking.call).toBe(false);
  }
});

test("a moment after the last card but one the call still goes with that one", () => {
  for (const [left, calls] of [[600, 1], [-100, 0]] as const) {
    const { picking, line } = opened(look([], { ask: null, mine: { mode: "smart", call: Date.now() + left } }));
    picking.cry();
    expect([line.sent.filter((one) => one["type"] === "call").length, picking.call]).toEqual([calls, !calls]);
  }
});

test("a card that cannot be played says why, by rule and card", () => {
  const { picking, line } = opened(look([plain("draw")], {}, [{ card: 5, why: "colour_or_number", rule: "U-TURN-02", source: 1, face: "blue_3" }]));
  picking.touch(5, "red_1");
  expect(picking.why).toContain("U-TURN-02");
  expect(picking.why).toContain("Blue lock 3");
  picking.touch(5, "red_1");
  expect([picking.card, picking.why, answers(line)]).toEqual([-1, "", []]);
});

test("who is not asked is told so", () => {
  const { picking } = opened(look([], { ask: null }));
  picking.touch(5, "red_1");
  expect(picking.why).toContain("Red lock 1");
});

test("one answer at a time, and none while a bot plays", () => {
  const { table, line, update } = opened(look([plain("draw"), plain("pass")]));
  void table.answer(0);
  void table.answer(1);
  expect(answers(line)).toEqual([0]);
  const stands = look([plain("draw")]);
  stands.table.seats[0]!.stand_in = true;
  update(stands);
  expect([table.botPlays, table.asked]).toEqual([true, false]);
});

test("what happened before one came is told, but does not fly; then it does", () => {
  const told: News[] = [{ kind: "play", seat: 1, card: 8, face: "red_1", rule: "U-TURN-02" }];
  const { table, update } = opened(look([]), told);
  const heard: News[] = [];
  table.listen((news) => heard.push(...news));
  expect(table.lines.map((line) => line.text)).toEqual(["Ember plays Red lock 1."]);
  expect(table.lines[0]!.seats).toContain(1);
  update(look([]), [{ kind: "draw", seat: 0, card: 3, face: "red_1" }]);
  expect(heard.map((one) => one.kind)).toEqual(["draw"]);
  expect(table.laid.get(8)).toBe(1);
});

test("a game is counted from its deal", () => {
  const { table, update } = opened(look([]), [{ kind: "play", seat: 1, card: 8, face: "red_1" }]);
  expect([table.tally.count.whole, table.tally.count.played]).toEqual([false, [undefined, 1]]);
  update(look([]), [{ kind: "table-dealt" }, { kind: "draw", seat: 0 }, { kind: "catch", seat: 0, whom: 1 }]);
  expect(table.tally.count).toMatchObject({ whole: true, played: [], drawn: [1], caught: 1 });
});

test("what somebody says stands at their seat for three seconds", () => {
  vi.useFakeTimers();
  const { table, update } = opened(look([]));
  update(look([]), [{ kind: "table-phrase", seat: 1, word: "hello" }]);
  expect(table.bubbles.at.get(1)).toMatchObject({ text: "Hello!", picture: false });
  vi.advanceTimersByTime(3100);
  expect(table.bubbles.at.has(1)).toBe(false);
  vi.useRealTimers();
});
