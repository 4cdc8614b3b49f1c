// @vitest-environment jsdom
// The picture follows what happens: in order, one beat at a time, none too short, none too late.
import { describe, expect, test } from "vitest";
import { Gatherer, lengthOf } from "../../src/director/beats";
import { pictures, round } from "../../src/director/recap";
import { LAG, SHORTEST, type Shown, Timeline } from "../../src/director/timeline";
import type { Event } from "../../src/protocol";
import { BOTS, GAMES, gameNamed, ME, PACED, stage } from "./recorded";

const AT_LEAST = 1000; // milliseconds for which a Neigh, a theft, a destruction or a penalty is on the stage
const LEGIBLE = { relaxed: 2500, normal: 1500, quick: 800 }; // milliseconds
const GRAVE = ["neigh", "super-neigh", "steal", "destroy", "penalty", "catch", "dishonest", "play-alicorn"];
const length = ({ start, end }: Shown): number => end - start;
const NARWHAL = { id: 3, kind: "narwhal" };
const RHINOCORN = { id: 7, kind: "rhinocorn" };
const NEIGH = { id: 9, kind: "neigh" };
const hand = (seat: number) => ({ zone: "hand", seat });
const stable = (seat: number) => ({ zone: "stable", seat });
const PLAYING = { zone: "playing" };
const DISCARD = { zone: "discard" };

const play = (seat: number, card = RHINOCORN): Event => ({ kind: "play", seat, card, from_zone: hand(seat), to_zone: PLAYING });
const enter = (seat: number, card = RHINOCORN): Event => ({ kind: "enter", seat, whom: seat, card, from_zone: PLAYING, to_zone: stable(seat) });
const destroy = (seat: number, whom: number): Event => ({
  kind: "destroy",
  seat,
  whom,
  card: NARWHAL,
  source: RHINOCORN,
  from_zone: stable(whom),
  to_zone: DISCARD,
});
const STOPPED: Event[] = [
  play(2),
  { ...play(1, NEIGH), beat: "neigh" },
  { kind: "discard", seat: 1, card: NEIGH, rule: "R-CARD-07", from_zone: PLAYING, to_zone: DISCARD },
  { kind: "stopped", seat: 2, card: RHINOCORN, from_zone: PLAYING, to_zone: DISCARD },
  { kind: "turn", seat: ME },
  { kind: "draw", seat: ME, card: NARWHAL, from_zone: { zone: "deck" }, to_zone: hand(ME) },
];

function opened({ game = "stable", seats = 4, pace = "normal" as const } = {}) {
  const shown: Shown[] = [];
  const gatherer = new Gatherer({ game, me: ME });
  const timeline = new Timeline(pace, seats, (one) => shown.push(one));
  const add = (events: Event[], now: number): void => timeline.add(gatherer.gather(events, now), now);
  const names = (): string[] => shown.map(({ beat }) => beat?.name ?? "missed");
  return { shown, timeline, add, names };
}

describe.each(PACED)("recorded games at a %s pace", (pace) => {
  const all = GAMES.flatMap((game) => BOTS.map((bots) => ({ game, bots, ...stage(game, pace, bots) })));

  test("beats are shown in order, and never two at a time", () => {
    for (const { game, shown } of all)
      for (const [n, one] of shown.slice(1).entries()) {
        expect(one.start, game.name).toBeGreaterThanOrEqual(shown[n]!.end);
        expect(one.beat!.id, game.name).toBeGreaterThan(shown[n]!.beat!.id);
      }
  });

  test("another player's card stays long enough to read, and major beats take their time", () => {
    for (const { game, shown } of all)
      for (const one of shown) {
        const { name, seat, mine } = one.beat!;
        if (game.game === "stable" && name === "play" && seat !== ME) expect(length(one), game.name).toBeGreaterThanOrEqual(LEGIBLE[pace]);
        if (GRAVE.includes(name) && !mine) expect(length(one), `${game.name} ${name}`).toBeGreaterThanOrEqual(AT_LEAST);
      }
  });

  test("no minor beat is flashed: it is long enough to be seen, or left to the recap", () => {
    for (const { game, bots, shown } of all)
      for (const one of shown)
        expect(length(one), `${game.name} ${bots} ${one.beat!.name}`).toBeGreaterThanOrEqual(Math.min(SHORTEST, lengthOf(one.beat!, pace)));
  });

  test("the picture never falls too far behind, except for what hits me and the end", () => {
    for (const { game, bots, shown } of all)
      for (const { beat, start } of shown)
        if (!beat!.heavy && beat!.kind.scene !== "end") expect(start - beat!.arrived, `${game.name} ${bots} ${beat!.name}`).toBeLessThanOrEqual(LAG[pace]);
  });

  test("every major beat is shown if bots wait for the picture", () => {
    for (const { game, bots, shown, gathered } of all)
      if (bots === "waiting") expect(shown.filter(({ beat }) => beat!.kind.weight === "major").length, game.name).toBe(gathered);
  });

  test("what hits me is always shown", () => {
    for (const { game, shown } of all) {
      const gatherer = new Gatherer({ game: game.game, me: ME });
      const hits = game.updates.flatMap(({ at, events }) => gatherer.gather(events, at)).filter(({ heavy }) => heavy);
      expect(
        shown.filter(({ beat }) => beat!.heavy).map(({ beat }) => beat!.id),
        game.name,
      ).toEqual(hits.map(({ id }) => id));
    }
  });
});

test("the table waits as long as the picture takes, update by update", () => {
  for (const { game, name, updates } of GAMES) {
    const gatherer = new Gatherer({ game, me: ME });
    for (const { at, events, lengths } of updates) {
      const beats = gatherer.gather(events, at);
      expect(
        PACED.map((pace) => beats.reduce((sum, beat) => sum + lengthOf(beat, pace), 0)),
        `${name} ${events.map(({ kind }) => kind)}`,
      ).toEqual(lengths);
    }
  }
});

test("a round of three bots takes about 24, 15 and 9 seconds", () => {
  const rounds = PACED.map((pace) => {
    const { shown } = stage(gameNamed("stable-4"), pace, "waiting");
    const turns = shown.filter(({ beat }) => beat!.name === "turn");
    const found = turns.flatMap(({ beat, start }, n) =>
      beat!.seat === 1 ? [(turns.slice(n).find((one) => one.beat!.seat === ME)?.start ?? NaN) - start] : [],
    );
    return (
      found
        .filter((ms) => ms > 0)
        .sort((a, b) => a - b)
        .at(Math.floor(found.length / 2))! / 1000
    );
  });
  expect(rounds[0]).toBeGreaterThan(18);
  expect(rounds[0]).toBeLessThan(30);
  expect(rounds[1]).toBeGreaterThan(11);
  expect(rounds[1]).toBeLessThan(19);
  expect(rounds[2]).toBeGreaterThan(6);
  expect(rounds[2]).toBeLessThan(12);
});

test("a Neigh that arrives in one update is still shown as a card, a stamp and a fall", () => {
  const { add, timeline, shown, names } = opened();
  add(STOPPED, 0);
  timeline.run(60_000);
  expect(names()).toEqual(["play", "neigh", "stopped", "turn", "draw"]);
  expect(length(shown[1]!)).toBeGreaterThanOrEqual(AT_LEAST);
  expect(shown[1]!.beat!.under).toEqual([{ card: RHINOCORN, seat: 2 }]);
});

test("what hits me is heavier than what hits others", () => {
  const { add, timeline, shown } = opened();
  add([destroy(1, 2)], 0);
  add([destroy(1, ME)], 5000);
  timeline.run(60_000);
  expect(shown.map(({ beat }) => beat!.heavy)).toEqual([false, true]);
  expect(length(shown[1]!)).toBeGreaterThan(length(shown[0]!));
});

test("in a crowd, too, every card of Unorog is seen to be played, and a new direction can be read", () => {
  const card = { id: 4, kind: "red_mirror" };
  const played = (seat: number): Event => ({ kind: "play", seat, card, from_zone: hand(seat), to_zone: { zone: "cauldron" } });
  const { add, timeline, shown } = opened({ game: "unorog", seats: 10 });
  for (const seat of [1, 2, 3]) add([played(seat)], 0);
  add([{ kind: "mirror", seat: 3 }], 0);
  timeline.run(60_000);
  expect(shown.map(length)).toEqual([750, 750, 750, 700]);
});

test("the cards of a penalty are one blow, and the deal is another beat", () => {
  const draws = (rule: string, beat: string): Event[] =>
    [1, 2].map(() => ({ kind: "draw", seat: ME, rule, beat, from_zone: { zone: "well" }, to_zone: hand(ME) }));
  const { add, timeline, names, shown } = opened({ game: "unorog" });
  add(draws("U-STONE-01", "penalty"), 0);
  timeline.run(10_000);
  expect(names()).toEqual(["penalty"]);
  expect(shown[0]!.beat).toMatchObject({ heavy: true, n: 2 });
  expect(length(shown[0]!)).toBe(lengthOf({ ...shown[0]!.beat!, n: 1 }, "normal"));
  add(draws("U-SET-02", "deal"), 20_000);
  timeline.run(30_000);
  expect(names()).toEqual(["penalty", "deal"]);
});

test("a line goes from the played card to its targets, and there is none without targets", () => {
  const gather = (...events: Event[]) => new Gatherer({ game: "stable", me: ME }).gather(events, 0);
  const aim = (whom: number): Event => ({ kind: "aim", seat: 1, card: NARWHAL, whom, source: RHINOCORN });
  expect(gather(play(1), aim(2))).toMatchObject([{ name: "play", aims: { cards: [NARWHAL], owners: [2] } }]);
  expect(gather({ kind: "aim-player", seat: 1, whom: 2, source: RHINOCORN })).toMatchObject([{ name: "aim-player", aims: { seats: [2] }, heavy: false }]);
  expect(gather({ kind: "aim", seat: 1, card: RHINOCORN })).toEqual([]); // with hidden targets (R-EFF-11)
  expect(gather(aim(ME))).toMatchObject([{ heavy: true }]);
  expect(gather(aim(-1))).toMatchObject([{ name: "aim", aims: { cards: [NARWHAL] } }]); // in the discard pile
});

test("after a page was too busy to draw, the next beat is still shown whole", () => {
  const { add, timeline } = opened();
  add([enter(1), { kind: "turn", seat: 2 }], 0);
  const { end } = timeline.shown!;
  timeline.wake(end + 180);
  timeline.run(end + 180);
  expect(timeline.shown).toMatchObject({ beat: { name: "turn" }, start: end + 180, end: end + 580 });
  timeline.wake(60_000);
  timeline.run(60_000);
  expect(timeline.busy).toBe(false);
});

test("a tap skips to the next beat, but not within a blink", () => {
  const { add, timeline } = opened();
  add([play(1), enter(1)], 0);
  timeline.tap(100);
  expect(timeline.shown?.beat?.name).toBe("play");
  timeline.tap(400);
  expect(timeline.shown?.beat?.name).toBe("enter");
});

test("while someone holds the picture it pauses, and nothing is lost", () => {
  const { add, timeline, names } = opened();
  add([play(1)], 0);
  timeline.hold(500);
  add([enter(1), { kind: "turn", seat: 2 }], 900);
  timeline.run(30_000);
  expect(timeline.shown?.beat?.name).toBe("play");
  timeline.release(30_000);
  timeline.run(30_900);
  expect(timeline.shown?.beat?.name).toBe("play");
  timeline.run(60_000);
  expect(names()).toEqual(["play", "enter", "turn"]);
});

test("when everyone acts within a second, minor beats are cut and major ones are shown whole or left to the recap", () => {
  for (const pace of PACED) {
    const shown: Shown[] = [];
    const gatherer = new Gatherer({ game: "stable", me: ME });
    const timeline = new Timeline(pace, 5, (one) => shown.push(one));
    for (const seat of [1, 2, 3, 4]) {
      const events: Event[] = [{ kind: "turn", seat }, play(seat), enter(seat), destroy(seat, seat === 4 ? ME : seat + 1)];
      timeline.add(gatherer.gather(events, seat * 200), seat * 200);
    }
    timeline.run(120_000);
    expect(shown.filter(({ beat }) => beat!.heavy)).toHaveLength(1);
    for (const one of shown) if (one.beat!.name === "play") expect(length(one)).toBe(LEGIBLE[pace]);
    expect(timeline.past.length).toBe(16);
    expect(shown.at(-1)!.end).toBeLessThanOrEqual(LAG[pace] + 5000);
  }
});

test("a player who is asked about a card sees it next, after what hit them", () => {
  const { add, timeline, names } = opened();
  add([play(1), enter(1), destroy(1, ME), { kind: "turn", seat: 2 }, play(2, NARWHAL)], 0);
  timeline.hurry();
  timeline.run(60_000);
  expect(names()).toEqual(["play", "destroy", "play"]);
  expect(timeline.past).toHaveLength(5);
});

test("nothing is shown while no one watches; then pictures show what was missed, including what hit me", () => {
  const game = gameNamed("stable-4");
  const gatherer = new Gatherer({ game: "stable", me: ME });
  const shown: Shown[] = [];
  const timeline = new Timeline("normal", 4, (one) => shown.push(one));
  const hit = game.updates.findIndex(({ events }) => events.some((one) => one.kind === "destroy" && one.whom === ME));
  const [from, to] = [hit - 10, hit + 10];
  timeline.leave(game.updates[from]!.at - 1);
  for (const { at, events } of game.updates.slice(from, to)) timeline.add(gatherer.gather(events, at), at);
  expect(shown).toEqual([]);
  timeline.comeBack(game.updates[to]!.at);
  expect(shown[0]!.missed!.length).toBeLessThanOrEqual(6);
  expect(shown[0]!.missed!.some((beat) => beat.name === "destroy" && beat.heavy)).toBe(true);
  timeline.run(game.updates[to]!.at + 10_000);
  expect(timeline.busy).toBe(false);
});

test("after a short absence, what happened is simply played", () => {
  const { add, timeline, names } = opened();
  timeline.leave(0);
  add([play(1)], 1000);
  timeline.comeBack(3000);
  expect(names()).toEqual(["play"]);
});

test("the recap shows what others did since my last turn", () => {
  const { add, timeline } = opened();
  add([play(3), { kind: "turn", seat: ME }, play(ME), { kind: "turn", seat: 1 }, play(1), destroy(1, ME), { kind: "turn", seat: ME }], 0);
  timeline.skip(0);
  timeline.run(60_000);
  expect(pictures(round(timeline.past, ME)).map(({ name, seat }) => [name, seat])).toEqual([
    ["play", 1],
    ["destroy", 1],
  ]);
});

test("an undo drops the beats that were still to be shown", () => {
  const { add, timeline } = opened();
  add([play(1), enter(1)], 0);
  add([{ kind: "table-undone", seat: 1 }], 300);
  expect(timeline.busy).toBe(false);
});
