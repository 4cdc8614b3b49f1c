// Where a beat is drawn: with the anchors of a board, and without them.
import { expect, test } from "vitest";
import { type Anchors, type Box } from "../../src/director/anchors";
import { Gatherer } from "../../src/director/beats";
import { captionTop, isWorded, pictureOf } from "../../src/director/picture";
import type { Event } from "../../src/protocol";
import { GAMES, ME } from "./recorded";

const STAGE: Box = { x: 0, y: 50, w: 390, h: 400 };
const box = (n: number): Box => ({ x: n * 40, y: 60, w: 36, h: 50 });
const FULL: Anchors = {
  card: (id) => box(id % 8),
  seat: (seat) => (seat < 0 ? null : { x: seat * 90, y: 50, w: 80, h: 40 }),
  place: (place) => (place ? { ...box(place.seat ?? 5), y: 300 } : null),
  stage: () => STAGE,
  words: () => null,
};
const BARE: Anchors = { card: () => null, seat: () => null, place: () => null, stage: () => STAGE, words: () => null };
const NARWHAL = { id: 3, kind: "narwhal" };
const RHINOCORN = { id: 12, kind: "rhinocorn" };
const steal: Event = {
  kind: "steal",
  seat: 1,
  whom: 2,
  card: NARWHAL,
  source: RHINOCORN,
  from_zone: { zone: "stable", seat: 2 },
  to_zone: { zone: "stable", seat: 1 },
};
const none = (): null => null;
const first = (events: Event[]) => new Gatherer({ game: "stable", me: ME }).gather(events, 0)[0]!;

test("every beat of every recorded game has a picture, with and without anchors, which is entirely on the stage", () => {
  for (const { game, updates } of GAMES) {
    const gatherer = new Gatherer({ game, me: ME });
    for (const beat of updates.flatMap(({ events, at }) => gatherer.gather(events, at)))
      for (const anchors of [FULL, BARE]) {
        const { props, centre } = pictureOf(beat, anchors, none);
        for (const { box: placed, how } of props) {
          expect(placed.y, `${beat.name} ${how}`).toBeGreaterThanOrEqual(STAGE.y);
          expect(placed.y + placed.h, `${beat.name} ${how}`).toBeLessThanOrEqual(STAGE.y + STAGE.h);
        }
        expect(centre.w).toBeGreaterThanOrEqual(120);
      }
  }
});

test("a stolen card is carried from one stable to the other in plain sight", () => {
  const { flights, acts, hits } = pictureOf(first([steal]), FULL, none);
  expect(flights).toMatchObject([{ card: NARWHAL, by: { w: 120 } }]);
  expect([acts, hits]).toEqual([FULL.seat(1), [FULL.seat(2)]]);
});

test("at the end, the cards that have won light up on the board", () => {
  const beat = first([{ kind: "over", seat: 1, word: "unicorns" }]);
  expect(pictureOf(beat, FULL, none, [NARWHAL, RHINOCORN]).won).toEqual([FULL.card(3), FULL.card(12)]);
  expect(pictureOf(beat, BARE, none, [NARWHAL]).won).toEqual([]);
});

test("the sentence of a minor beat is in the place for played cards, if it has room", () => {
  const draw: Event = { kind: "draw", seat: 1, from_zone: { zone: "deck" }, to_zone: { zone: "hand", seat: 1 } };
  const place: Box = { x: 100, y: 150, w: 400, h: 170 };
  const wordsOf = (event: Event, words: Box) => pictureOf(first([event]), { ...FULL, words: () => words }, none).words;
  expect(wordsOf(draw, place)).toEqual(place);
  expect(wordsOf(draw, { ...place, w: 200 })).toEqual(STAGE);
  expect(wordsOf(steal, place)).toEqual(STAGE);
});

test("beside a low stage the sentence is in the middle at the side, and the card has the height to itself", () => {
  const low: Box = { x: 0, y: 0, w: 440, h: 184 };
  const side: Box = { x: 444, y: 3, w: 192, h: 184 };
  const beside: Anchors = { ...FULL, stage: () => low, words: () => side };
  const play: Event = { kind: "play", seat: 1, card: RHINOCORN, from_zone: { zone: "hand", seat: 1 }, to_zone: { zone: "playing" } };
  for (const event of [play, steal]) {
    const found = pictureOf(first([event]), beside, none);
    expect([found.aside, found.words]).toEqual([true, side]);
    const top = captionTop(found, 90);
    expect(top >= side.y && top + 90 <= side.y + side.h).toBe(true);
  }
  expect(isWorded(low, 0)).toBe(true);
  const height = ({ centre }: { centre: Box }): number => centre.h;
  expect(height(pictureOf(first([play]), beside, none))).toBeGreaterThan(height(pictureOf(first([play]), { ...beside, words: () => null }, none)) + 40);
});

test("a card flies from where it was before the board was redrawn", () => {
  const before: Box = { x: 300, y: 300, w: 50, h: 70 };
  const [flight] = pictureOf(first([steal]), FULL, () => before).flights;
  expect(flight!.from).toMatchObject({ x: 300, w: 50 });
});

test("lines go to the cards and the players that a card is aimed at", () => {
  const play: Event = { kind: "play", seat: 1, card: RHINOCORN, from_zone: { zone: "hand", seat: 1 }, to_zone: { zone: "playing" } };
  const aim: Event = { kind: "aim", seat: 1, card: NARWHAL, whom: 2, source: RHINOCORN };
  const beat = first([play, aim, { kind: "aim-player", seat: 1, whom: 3, source: RHINOCORN }]);
  expect(pictureOf(beat, FULL, none).lines.map(([, to]) => to)).toEqual([FULL.card(3), FULL.seat(3)]);
  expect(pictureOf(beat, BARE, none).lines).toEqual([]);
});

test("a card that aims covers none of its targets, and neither does the sentence below it", () => {
  const beat = first([{ kind: "aim", seat: 1, card: NARWHAL, source: RHINOCORN }]);
  const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
  for (const target of [180, 60, 300].flatMap((x) => [60, 150, 230, 380].map((y) => ({ x, y, w: 45, h: 63 })))) {
    const { props, words } = pictureOf(beat, { ...FULL, card: () => target, seat: () => null }, none);
    const [prop] = props;
    expect(apart(prop!.box, target), `card at ${target.x} ${target.y}`).toBe(true);
    expect(apart({ ...words, y: prop!.box.y + prop!.box.h, h: 56 }, target), `sentence at ${target.x} ${target.y}`).toBe(true);
  }
});

test("the sentence is as low as it can be without covering what happens", () => {
  const fly = pictureOf(first([{ ...steal, kind: "enter", whom: undefined, source: null, to_zone: { zone: "stable", seat: 1 } }]), FULL, none);
  const [stage, foot] = [fly.stage, fly.stage.y + fly.stage.h - 44];
  expect(captionTop({ ...fly, acts: null, flights: [] }, 40)).toBe(foot);
  const low: Box = { x: 0, y: stage.y + stage.h - 120, w: 80, h: 120 };
  const top = captionTop({ ...fly, acts: low, flights: [] }, 40);
  expect(top + 40).toBeLessThanOrEqual(low.y + 8);
  expect(captionTop({ ...fly, acts: low, flights: [], shout: low }, 40)).toBe(foot); // the shout is above it
  expect(captionTop({ ...fly, acts: null, flights: [], won: [low] }, 40) + 40).toBeLessThanOrEqual(low.y + 8); // the winning unicorns are counted
});

test("on a stage without room for its text, a played card is small enough for the sentence below it", () => {
  const play: Event = { kind: "play", seat: 1, card: RHINOCORN, from_zone: { zone: "hand", seat: 1 }, to_zone: { zone: "playing" } };
  const low = { x: 0, y: 150, w: 360, h: 170 };
  const { centre } = pictureOf(first([play]), { ...FULL, stage: () => low }, none);
  expect(isWorded(low)).toBe(false);
  expect(isWorded(STAGE)).toBe(true);
  expect(centre.h + 56).toBeLessThanOrEqual(low.h);
});

test("the card in a stable that does something is lit up, so that everyone sees why", () => {
  expect(pictureOf(first([steal]), FULL, none).cause).toEqual(FULL.card(12));
  expect(pictureOf(first([{ ...steal, source: null }]), FULL, none).cause).toBeNull();
});

test("without anchors nothing flies, but the card that matters is shown", () => {
  const destroy: Event = { ...steal, kind: "destroy", to_zone: { zone: "discard" } };
  expect(pictureOf(first([steal]), BARE, none)).toMatchObject({ flights: [], props: [{ card: NARWHAL }] });
  expect(pictureOf(first([destroy]), BARE, none).props.map(({ card }) => card)).toEqual([NARWHAL, RHINOCORN]);
});
