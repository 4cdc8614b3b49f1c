// @vitest-environment jsdom
// The stage on the page: beats follow the table, a tap continues, and nothing moves with reduced motion.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event, Snapshot, View } from "../../src/protocol";
import type { Reply } from "../../src/link/connection.svelte";
import type { Director as OneDirector } from "../../src/director/director.svelte";
import type { Table as OneTable } from "../../src/table/table.svelte";
import type { OnEvents } from "../../src/link/connection.svelte";
import { stableInPlay, tableInPlay } from "../snapshots";

const NARWHAL = { id: 3, kind: "narwhal" };
const DESTROY: Event = { kind: "destroy", seat: 1, whom: 0, card: NARWHAL, from_zone: { zone: "stable", seat: 0 }, to_zone: { zone: "discard" } };
const PLAY: Event = { kind: "play", seat: 1, card: NARWHAL, from_zone: { zone: "hand", seat: 1 }, to_zone: { zone: "playing" } };
const SNAPSHOT: Snapshot = {
  state: 1,
  stream: 1,
  now: 0,
  you: 0,
  table: tableInPlay("second-uk", [
    { name: "Ann", kind: "person" },
    { name: "Hazel", kind: "person" },
  ]),
  view: stableInPlay([1, 1], { turn: 1 }),
};

let reduced = false;
let veiled = ""; // the style sheet that veils cards
const animated = vi.fn(() => ({ pause: () => undefined, play: () => undefined }));
let stop = (): void => undefined;
const sent = vi.fn<() => Promise<Reply>>(() => Promise.reject(new Error()));

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  animated.mockClear();
  sent.mockReset().mockResolvedValue({ type: "accepted", id: "", state: 1 });
  localStorage.setItem("stablemates", JSON.stringify({ finished: 2 })); // not a newcomer, for whom everything is slower
  vi.stubGlobal("matchMedia", () => ({ matches: reduced, addEventListener: () => undefined }));
  veiled = "";
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync = (css: string): void => void (veiled = css);
    },
  );
  document.adoptedStyleSheets ??= [];
  Object.assign(Element.prototype, { animate: animated, getAnimations: () => [] });
  Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect() });
  Element.prototype.getBoundingClientRect = () => ({ left: 10, top: 10, width: 300, height: 400, right: 310, bottom: 410, x: 10, y: 10 }) as DOMRect;
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
});

async function opened(single = false): Promise<{
  table: OneTable;
  director: OneDirector;
  receive: (events: Event[], missed?: boolean, view?: View) => Promise<void>;
  caption: () => string | undefined;
}> {
  const { Table } = await import("../../src/table/table.svelte");
  const { Director, Stage } = await import("../../src/director/stage");
  const { speak } = await import("../../src/words/words.svelte");
  await speak("en", ["director", "stable", "stable-cards", "stable-terms", "cards"]);
  let onEvents: OnEvents = () => undefined;
  let snapshot = SNAPSHOT;
  const table = new Table("t", (given) => {
    onEvents = given;
    return {
      get snapshot() {
        return snapshot;
      },
      state: "joined",
      ended: "",
      say: sent,
      now: () => 0,
      leave: () => undefined,
    };
  });
  table.begin();
  onEvents([], true, true);
  const board = document.createElement("div");
  board.innerHTML = '<div data-seat="0"></div><div data-seat="1"></div><div data-pile="discard"></div>';
  document.body.append(board);
  const director = new Director(table, single);
  stop = director.start();
  render(Stage, { director, board });
  const receive = async (events: Event[], missed = false, view: View | null = snapshot.view ?? null): Promise<void> => {
    snapshot = { ...snapshot, view };
    onEvents(events, true, missed);
    await tick();
  };
  return { table, director, receive, caption: () => document.querySelector(".caption > span:last-child")?.textContent };
}

test("a beat stays on the stage for its length, and until then the picture is behind the table", async () => {
  const { table, receive, caption } = await opened();
  await receive([PLAY]);
  expect([caption(), table.behind]).toEqual(["Hazel plays Narwhal", true]);
  await vi.advanceTimersByTimeAsync(1400);
  expect(caption()).toBe("Hazel plays Narwhal");
  await vi.advanceTimersByTimeAsync(200);
  expect([caption(), table.behind]).toEqual([undefined, false]);
});

test("the last player who acted stays marked, also after a card that is only put down", async () => {
  const { receive } = await opened();
  const marks = (seat: number): string => `[data-seat="${seat}"]{outline`;
  const put: Event = { kind: "play", seat: 0, card: { id: 5, kind: "narwhal" }, from_zone: { zone: "hand", seat: 0 }, to_zone: { zone: "cauldron" } };
  await receive([{ ...PLAY, seat: 1 }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(veiled).toContain(marks(1));
  await receive([{ kind: "draw", seat: 0 }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(veiled, "drawing is not worth a mark").toContain(marks(1));
  await receive([put]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(veiled).toContain(marks(0));
  expect(veiled).not.toContain(marks(1));
});

test("after a page was too busy to draw, the next beat is still shown", async () => {
  const { director, receive } = await opened();
  await receive([PLAY, { kind: "turn", seat: 0 }]);
  expect(director.shown?.beat?.name).toBe("play");
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + 2000);
  vi.advanceTimersByTime(1600);
  expect(director.shown?.beat?.name).toBe("turn");
  vi.mocked(performance.now).mockRestore();
});

test("a card that the picture shows is not shown again in the middle of the board", async () => {
  const { receive } = await opened();
  await receive([PLAY]);
  expect(veiled).toContain('[data-chain]:has([data-card="3"]){opacity:0}');
  await vi.advanceTimersByTimeAsync(2000);
  expect(veiled).not.toContain("data-chain");
});

test("after a card that was read, the next beat has its sentence below its own card", async () => {
  const { receive, caption } = await opened();
  await receive([PLAY, DESTROY]);
  await vi.advanceTimersByTimeAsync(1600);
  expect(caption()).toBe("Hazel destroys your Narwhal!");
  const { top, height } = document.querySelector<HTMLElement>(".prop")!.style;
  const below = document.querySelector<HTMLElement>(".caption")!.style.getPropertyValue("--y");
  expect(parseFloat(below)).toBeGreaterThanOrEqual(parseFloat(top) + parseFloat(height));
});

test("a card arrives in a stable when its picture comes, unless it can be chosen", async () => {
  const { table, receive } = await opened();
  const hidden = '[data-card="3"] .card{opacity:0}';
  const enter: Event = { ...PLAY, kind: "enter", from_zone: { zone: "playing" }, to_zone: { zone: "stable", seat: 1 } };
  const options = vi.spyOn(table, "cardOptions", "get").mockReturnValue([]);
  vi.spyOn(table, "asked", "get").mockReturnValue(true);
  await receive([{ ...PLAY, card: { id: 8, kind: "narwhal" } }, enter]);
  expect(veiled).toContain(hidden);
  options.mockReturnValue([[0, { verb: "destroy", card: NARWHAL }]]);
  await receive([{ kind: "turn", seat: 1 }]);
  expect(veiled).not.toContain(hidden);
});

test("a card that I draw is not in my hand before the picture shows it, even if I can play it", async () => {
  const { table, receive } = await opened();
  const hidden = '[data-card="3"] .card{opacity:0}';
  const draw: Event = { kind: "draw", seat: 0, card: NARWHAL, from_zone: { zone: "deck" }, to_zone: { zone: "hand", seat: 0 } };
  vi.spyOn(table, "cardOptions", "get").mockReturnValue([[0, { verb: "play", card: NARWHAL }]]);
  vi.spyOn(table, "asked", "get").mockReturnValue(true);
  await receive([{ kind: "turn", seat: 0 }, draw]);
  expect(veiled).toContain(hidden);
  await vi.advanceTimersByTimeAsync(2000);
  expect(veiled).not.toContain(hidden);
  const long = [8, 9].map((id): Event => ({ ...PLAY, card: { id, kind: "narwhal" } }));
  await receive([...long, { kind: "turn", seat: 0 }, draw]);
  expect(veiled, "it would be missing for too long").not.toContain(hidden);
});

test("a card that I draw is missing from my hand until its picture comes, however long that takes, but not when I am asked", async () => {
  const { table, receive } = await opened();
  const hidden = /\[data-card="3"\] .card[^{]*\{(opacity:0|animation)/;
  const asked = vi.spyOn(table, "asked", "get").mockReturnValue(false);
  vi.spyOn(table, "cardOptions", "get").mockReturnValue([]);
  const draw: Event = { kind: "draw", seat: 0, card: NARWHAL, from_zone: { zone: "deck" }, to_zone: { zone: "hand", seat: 0 } };
  const long = [8, 9].map((id): Event => ({ ...PLAY, card: { id, kind: "narwhal" } }));
  await receive([...long, { kind: "turn", seat: 0 }, draw]);
  expect(veiled).toMatch(hidden);
  asked.mockReturnValue(true);
  await receive([{ kind: "turn", seat: 0 }]);
  expect(veiled).not.toMatch(hidden);
  for (let n = 0; n < 60; n++) {
    await vi.advanceTimersByTimeAsync(100);
    expect(veiled, "it does not vanish again to fly there").not.toMatch(hidden);
  }
});

test("a pile does not show a card before the picture has brought it there", async () => {
  const { receive } = await opened();
  await receive([{ kind: "turn", seat: 1 }, DESTROY]);
  expect(veiled).toContain('[data-card="3"] .card{opacity:0}');
  await vi.advanceTimersByTimeAsync(500);
  expect(veiled, "while it breaks").toContain('[data-card="3"] .card{animation:lands');
  await vi.advanceTimersByTimeAsync(4000);
  expect(veiled).not.toMatch(/"3"\] .card\{/);
});

test("the top of the cauldron is hidden until the picture shows it, unless I have to choose what follows", async () => {
  const { table, receive } = await opened();
  const asked = vi.spyOn(table, "asked", "get").mockReturnValue(false);
  vi.spyOn(table, "cardOptions", "get").mockReturnValue([]);
  const play: Event = { ...PLAY, to_zone: { zone: "cauldron" } };
  await receive([{ kind: "turn", seat: 1 }, play]);
  expect(veiled).toContain('[data-card="3"] .card{opacity:0}');
  await vi.advanceTimersByTimeAsync(500);
  expect(veiled, "while it can be read").toContain('[data-card="3"] .card{animation:lands');
  asked.mockReturnValue(true);
  await receive([{ kind: "turn", seat: 0 }]);
  expect(veiled).not.toContain('[data-card="3"] .card{opacity:0}');
});

test("the numbers at a seat change when the picture shows why, unless they are mine and I am asked", async () => {
  const { table, receive } = await opened();
  const { cardsReached, unicornsReached } = await import("../../src/table/reached");
  const asked = vi.spyOn(table, "asked", "get").mockReturnValue(false);
  vi.spyOn(table, "cardOptions", "get").mockReturnValue([]);
  const viewed = (unicorns: number[], hands: number[], discard: number): View =>
    stableInPlay(unicorns, { turn: 1, zones: [...hands.map((count, seat) => ({ name: "hand", seat, count })), { name: "discard", count: discard }] });
  const numbers = (): number[] => [
    ...[0, 1].map((seat) => unicornsReached(table, seat)),
    ...[0, 1].map((seat) => cardsReached(table, "hand", seat)),
    cardsReached(table, "discard"),
  ];
  await receive([{ kind: "turn", seat: 1 }], false, viewed([6, 1], [2, 5], 0));
  await vi.advanceTimersByTimeAsync(3000);
  expect(numbers()).toEqual([6, 1, 2, 5, 0]);
  const enter: Event = { ...PLAY, card: { id: 8, kind: "narwhal" }, kind: "enter", from_zone: { zone: "hand", seat: 1 }, to_zone: { zone: "stable", seat: 1 } };
  const draw: Event = { kind: "draw", seat: 0, from_zone: { zone: "deck" }, to_zone: { zone: "hand", seat: 0 } };
  await receive([{ kind: "turn", seat: 1 }, enter, DESTROY, draw, draw], false, viewed([5, 2], [4, 4], 1));
  expect(numbers(), "the turn is shown").toEqual([6, 1, 2, 5, 0]);
  asked.mockReturnValue(true);
  expect(numbers(), "I need to know").toEqual([5, 1, 4, 5, 1]);
  asked.mockReturnValue(false);
  const steps = new Set<string>();
  for (let n = 0; n < 80; n++) {
    await vi.advanceTimersByTimeAsync(100);
    steps.add(String(numbers()));
  }
  expect([...steps]).toEqual(["6,1,2,5,0", "6,2,2,4,0", "5,2,2,4,1", "5,2,4,4,1"]);
});

test("it is somebody's turn until the picture shows that it is the next player's, or until I am asked", async () => {
  const { table, receive } = await opened();
  const { turnReached } = await import("../../src/table/reached");
  const asked = vi.spyOn(table, "asked", "get").mockReturnValue(false);
  vi.spyOn(table, "cardOptions", "get").mockReturnValue([]);
  await receive([{ kind: "turn", seat: 1 }], false, stableInPlay([0, 0], { turn: 1 }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(turnReached(table)).toBe(1);
  await receive([DESTROY, { kind: "turn", seat: 0 }, { kind: "draw", seat: 0 }], false, stableInPlay([0, 0], { turn: 0 }));
  expect([table.turn, turnReached(table)]).toEqual([0, 1]);
  asked.mockReturnValue(true);
  expect(turnReached(table)).toBe(0);
  asked.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(8000);
  expect(turnReached(table)).toBe(0);
});

test("a card that moves twice in an update stays in no place that it has not reached", async () => {
  const { director, receive } = await opened();
  const enter: Event = { ...PLAY, kind: "enter", from_zone: { zone: "playing" }, to_zone: { zone: "stable", seat: 1 } };
  const sacrifice: Event = { kind: "sacrifice", seat: 1, card: NARWHAL, from_zone: { zone: "stable", seat: 1 }, to_zone: { zone: "discard" } };
  const board = [...document.querySelectorAll("[data-pile]")].at(-1)!.parentElement!;
  board.insertAdjacentHTML("beforeend", '<span data-card="3"></span>');
  await receive([enter, sacrifice]);
  expect(director.ghosts).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  await receive([{ kind: "turn", seat: 1 }, sacrifice]);
  expect(director.ghosts.map(({ card }) => card)).toEqual([NARWHAL]);
});

test("a unicorn that counts as two is never counted as one", async () => {
  const { table, receive } = await opened();
  const { unicornsReached } = await import("../../src/table/reached");
  vi.spyOn(table, "asked", "get").mockReturnValue(false);
  vi.spyOn(table, "cardOptions", "get").mockReturnValue([]);
  await receive([{ kind: "turn", seat: 1 }], false, stableInPlay([1, 5], { turn: 1 }));
  await vi.advanceTimersByTimeAsync(3000);
  const card = { id: 8, kind: "ginormous_unicorn" };
  const enter: Event = { ...PLAY, card, kind: "enter", from_zone: { zone: "hand", seat: 1 }, to_zone: { zone: "stable", seat: 1 } };
  await receive([{ kind: "turn", seat: 1 }, enter, DESTROY], false, stableInPlay([0, 7], { turn: 1 }));
  const counted = new Set<number>();
  for (let n = 0; n < 80; n++) {
    counted.add(unicornsReached(table, 1));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect([...counted]).toEqual([5, 7]);
});

test("a replay that jumps marks nothing that was shown before", async () => {
  const { director, receive } = await opened(true);
  await receive([DESTROY]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(veiled).toContain('[data-seat="1"]');
  await receive([]);
  expect([director.shown, director.past]).toEqual([null, []]);
  expect(veiled).not.toContain("data-seat");
});

test("a beat that is too short to be read has no words", async () => {
  const { choose } = await import("../../src/ui/choices.svelte");
  const { table, receive, caption, director } = await opened();
  Object.assign(table.table!, { pace: "quick" });
  choose({ pace: "quick" });
  await receive([{ kind: "draw", seat: 1, from_zone: { zone: "deck" }, to_zone: { zone: "hand", seat: 1 } }]);
  expect([director.shown?.beat?.name, caption()]).toEqual(["draw", undefined]);
  await receive([{ ...PLAY, kind: "discard", from_zone: { zone: "hand", seat: 1 }, to_zone: { zone: "discard" } }]);
  await vi.advanceTimersByTimeAsync(200);
  expect([director.shown?.beat?.name, caption()]).toEqual(["discard", undefined]);
  delete table.table!.pace;
  choose({ pace: "normal" });
});

test("when the stable is full, its unicorns light up and are counted", async () => {
  const { table, receive, caption } = await opened();
  const view = structuredClone(table.view!);
  const lying = [NARWHAL, { id: 4, kind: "llamacorn" }, { id: 5, kind: "yay" }];
  view.zones.push({ name: "stable", seat: 1, count: 3, cards: lying });
  view.stable!.unicorns = [1, 7];
  const board = [...document.querySelectorAll("[data-pile]")].at(-1)!.parentElement!;
  board.insertAdjacentHTML("beforeend", lying.map(({ id }) => `<span data-card="${id}"></span>`).join(""));
  await receive([{ kind: "over", seat: 1, word: "unicorns" }], false, view);
  expect(caption()).toBe("Hazel’s stable is complete!");
  expect([document.querySelectorAll(".finish i").length, document.querySelector(".finish b")?.textContent]).toEqual([2, "7!"]);
});

test("the caption addresses me when something hits me", async () => {
  const { receive, caption } = await opened();
  await receive([DESTROY]);
  expect(caption()).toBe("Hazel destroys your Narwhal!");
  expect(document.querySelector(".heavy")).not.toBeNull();
});

test("a tap on the stage continues, a hold pauses", async () => {
  const { receive, caption, director } = await opened();
  const press = (type: string): boolean =>
    document.querySelector(".stage")!.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { isPrimary: true }));
  await receive([PLAY, DESTROY]);
  await vi.advanceTimersByTimeAsync(300);
  press("pointerdown");
  press("pointerup");
  await tick();
  expect(caption()).toBe("Hazel destroys your Narwhal!");
  press("pointerdown");
  await vi.advanceTimersByTimeAsync(10_000);
  expect([caption(), director.paused]).toEqual(["Hazel destroys your Narwhal!", true]);
  press("pointerup");
  await vi.advanceTimersByTimeAsync(5000);
  expect(caption()).toBeUndefined();
});

test("taps and holds are sent only to a table that waits for the picture", async () => {
  const { receive, table, director } = await opened();
  await receive([PLAY]);
  await vi.advanceTimersByTimeAsync(300);
  director.tap();
  expect(sent).not.toHaveBeenCalled();
  Object.assign(table.table!, { pace: "normal" });
  await receive([PLAY]);
  await vi.advanceTimersByTimeAsync(500);
  director.hold();
  director.release();
  director.tap();
  delete table.table!.pace;
  expect(sent.mock.calls).toEqual([[{ type: "pause", held: true }], [{ type: "pause", held: false }], [{ type: "skip", ms: 1000 }]]);
});

test("with reduced motion the same beats are shown for the same time, and nothing flies", async () => {
  const steal: Event = { ...DESTROY, kind: "steal", to_zone: { zone: "stable", seat: 1 } };
  const { receive, caption } = await opened();
  reduced = true;
  await receive([PLAY, steal]);
  expect(caption()).toBe("Hazel plays Narwhal");
  await vi.advanceTimersByTimeAsync(1600);
  expect(caption()).toBe("Hazel steals your Narwhal!");
  expect(animated).not.toHaveBeenCalled();
});

test("without pictures nothing is shown, but the recap is complete", async () => {
  const { choose } = await import("../../src/ui/choices.svelte");
  const { table, receive, caption, director } = await opened();
  choose({ motion: "off" });
  await receive([PLAY, DESTROY]);
  expect([caption(), table.behind, director.past.length]).toEqual([undefined, false, 2]);
  choose({ motion: "full" });
});

test("after a lost connection, pictures show what was missed", async () => {
  const { receive } = await opened();
  const round = [1, 2, 3, 4, 5].flatMap((n): Event[] => [
    { ...PLAY, card: { id: n, kind: "narwhal" } },
    { kind: "turn", seat: n % 2 },
  ]);
  await receive([...round, DESTROY], true);
  expect(document.querySelectorAll(".missed li")).toHaveLength(6);
  expect(document.querySelector(".missed .heavy")?.textContent).toContain("Hazel destroys your Narwhal!");
});

test("the outline of a player stays clear of the rail above", async () => {
  const { anchorsOf } = await import("../../src/director/anchors");
  document.body.innerHTML = '<button data-seat="0"></button>';
  expect(anchorsOf(document.body).seat(0)).toEqual({ x: 13, y: 13, w: 294, h: 394 });
});
