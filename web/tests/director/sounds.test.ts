// @vitest-environment jsdom
// What players should recognise with their eyes closed: every such moment has a sound of its own.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Card, Event, Snapshot, View } from "../../src/protocol";
import type { OnEvents } from "../../src/link/connection.svelte";
import { tableInPlay } from "../snapshots";

const play = vi.hoisted(() => vi.fn());
vi.mock("../../src/sounds/sounds", () => ({ play, buzz: () => undefined }));

const NARWHAL = { id: 3, kind: "narwhal" };
const STABLE: Partial<View> = { game: "stable", edition: "second", stable: { goal: 7, unicorns: [1, 1, 1], hand_limit: [7, 7, 7] } };
const UNOROG: Partial<View> = { game: "unorog", edition: "", unorog: {} as View["unorog"] };

const plays = (kind: string, beat = ""): Event[] => [
  { kind: "play", seat: 1, card: { id: 9, kind }, beat, from_zone: { zone: "hand", seat: 1 }, to_zone: { zone: "playing" } },
];
const leaves = (kind: string, whom: number): Event[] => [{ kind, seat: 1, whom, card: NARWHAL, from_zone: { zone: "stable", seat: whom } }];
const draws = (n: number, rule: string): Event[] => Array.from({ length: n }, () => ({ kind: "draw", seat: 1, rule, beat: "penalty" }));
const lone = (kind: string, beat = ""): Event[] => [{ kind, seat: 1, whom: 2, beat }];

let stop = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  play.mockClear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** The first sound of events at a table where the second player holds this number of cards. */
async function heard(game: Partial<View>, events: Event[], held = 5): Promise<string> {
  const { Table } = await import("../../src/table/table.svelte");
  const { Director } = await import("../../src/director/director.svelte");
  const zones = [{ name: "hand", seat: 1, count: held, cards: Array.from({ length: held }, (): Card | null => null) }];
  const view = { profile: "", seat: 0, seats: 3, turn: 1, phase: "", zones, ...game } as View;
  const people = ["Ann", "Hazel", "Comet"].map((name) => ({ name, kind: "person" as const }));
  const snapshot: Snapshot = { state: 1, stream: 1, now: 0, you: 0, table: tableInPlay("second-uk", people), view };
  let receive: OnEvents = () => undefined;
  const table = new Table("t", (given) => {
    receive = given;
    return { snapshot, state: "joined", ended: "", say: vi.fn(), now: () => 0, leave: () => undefined };
  });
  table.begin();
  receive([], true, true);
  stop = new Director(table).start();
  receive(events, true, false);
  await vi.advanceTimersByTimeAsync(10);
  const [name, n] = play.mock.calls[0] as [string, number];
  return name === "plus" ? `plus ${n}` : name;
}

const MOMENTS: [string, Partial<View>, Event[], string, number?][] = [
  ["a Neigh", STABLE, plays("neigh", "neigh"), "neigh"],
  ["a Super Neigh", STABLE, plays("super_neigh", "super-neigh"), "super-neigh"],
  ["a theft", STABLE, leaves("steal", 2), "lasso"],
  ["a theft from me", STABLE, leaves("steal", 0), "lasso-mine"],
  ["a destroyed card", STABLE, leaves("destroy", 2), "crash"],
  ["my destroyed card", STABLE, leaves("destroy", 0), "crash-mine"],
  ["+2", UNOROG, draws(2, "U-STONE-01"), "plus 2"],
  ["+4", UNOROG, draws(4, "U-ALI-02"), "plus 4"],
  ["an alicorn", UNOROG, plays("alicorn", "play-alicorn"), "alicorn"],
  ["a player who misses a turn", UNOROG, lone("sleep"), "snore"],
  ["a new direction", UNOROG, lone("mirror"), "swish-back"],
  ["“Unorog!”", UNOROG, lone("call"), "unorog"],
  ["a forgotten call that is caught", UNOROG, lone("catch"), "caught"],
  ["a catch in vain", UNOROG, lone("catch", "catch-in-vain"), "pop"],
  ["a last card", UNOROG, plays("red_5"), "last-card", 1],
  ["a rematch", STABLE, lone("table-again"), "rematch"],
  ["my victory", STABLE, [{ kind: "over", seat: 0 }], "fanfare"],
  ["someone else’s victory", STABLE, [{ kind: "over", seat: 1 }], "loss"],
];

test.each(MOMENTS)("%s", async (_, game, events, sound, held) => {
  expect(await heard(game, events, held)).toBe(sound);
});

test("a stable that needs one more unicorn sounds like a last card", async () => {
  const enter: Event = { ...plays("narwhal")[0]!, kind: "enter", from_zone: { zone: "playing" }, to_zone: { zone: "stable", seat: 1 } };
  const at = (n: number): Partial<View> => ({ ...STABLE, stable: { goal: 7, unicorns: [1, n, 1], hand_limit: [7, 7, 7] } });
  expect(await heard(at(6), [enter])).toBe("last-card");
  for (const [n, card] of [
    [5, "narwhal"],
    [6, "yay"],
  ] as const) {
    stop();
    play.mockClear();
    expect(await heard(at(n), [{ ...enter, card: { id: 9, kind: card } }])).toBe("clop");
  }
});

test("no two of these moments sound alike", () => {
  expect(new Set(MOMENTS.map(([, , , sound]) => sound)).size).toBe(MOMENTS.length);
});
