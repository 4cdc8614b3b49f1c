// The layout of a table over all its sizes: what a finger must hit, what an eye must see, and that nothing covers anything.
import { expect, test } from "vitest";
import { links } from "../../src/boards/layout/chain";
import { solve } from "../../src/boards/layout/solve";
import { reserved } from "../../src/boards/layout/spread";
import { Steady } from "../../src/boards/layout/steady";
import { BARE } from "../../src/cards/titles";
import { HEAD, besideTray, trayed } from "../../src/boards/layout/tray";
import type { Box, Focus, Layout, Setting } from "../../src/boards/layout/types";
import { CAPTION, SENTENCE, TALLEST } from "../../src/director/picture";

const SCREENS = [
  [360, 640],
  [390, 844],
  [640, 360],
  [844, 390],
  [768, 1024],
  [1366, 600],
  [1280, 800],
  [1920, 1080],
] as const;
const [TAP, LEAST] = [43.5, 39.9]; // 44 and 40 pixels, less rounding
const [STABLES, HANDS, TEXTS] = [
  [0, 4, 7, 9],
  [1, 7, 10, 14],
  [1, 1.5],
];
const FOCUSES: Focus[] = ["hand", "stables"];

type Case = { setting: Setting; layout: Layout; name: string; stable: number; phone: boolean };
const roomy = (hand: number): number => new Steady().roomFor(hand);
const settings = (width: number, height: number, counts: number[], more: (seats: number, text: number, focus: Focus) => Partial<Given>[]): Given[] =>
  counts.flatMap((seats) =>
    TEXTS.flatMap((text) =>
      FOCUSES.flatMap((focus) =>
        more(seats, text, focus).map((one) => ({ width, height, seats, text, focus, stables: null, hand: 7, piles: 3, tools: true, ...one })),
      ),
    ),
  );
type Given = Omit<Setting, "room" | "rooms">;
const named = (given: Given, setting = { ...given, rooms: given.stables, room: roomy(given.hand) }): Case => ({
  setting,
  layout: solve(setting),
  name: JSON.stringify(setting),
  stable: setting.stables?.[0] ?? 0,
  phone: Math.min(setting.width, setting.height) < 500,
});

/** The layouts, computed once for all tests. */
const cases = new Map<string, Case[]>();
function once(name: string, make: () => Given[]): Case[] {
  if (!cases.has(name))
    cases.set(
      name,
      make().map((one) => named(one)),
    );
  return cases.get(name)!;
}
const stableGame = (width: number, height: number): Case[] =>
  once(`stable ${width} ${height}`, () =>
    settings(width, height, [2, 4, 8], (seats) => STABLES.flatMap((stable) => HANDS.map((hand) => ({ stables: Array<number>(seats).fill(stable), hand })))),
  );
const unorog = (width: number, height: number): Case[] =>
  once(`unorog ${width} ${height}`, () => settings(width, height, [2, 4, 10], () => HANDS.map((hand) => ({ hand, piles: 2 }))));

const seen = (layout: Layout): Box[] => layout.plates.flatMap(({ cards }) => cards.map((card) => card.seen));
const side = ({ w, h }: Box): number => Math.min(w, h);
const least = (values: number[]): number => Math.min(Infinity, ...values);
const covers = (a: Box, b: Box): boolean => Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 1;
const covered = (all: Box[]): Box[][] =>
  all.flatMap((box, n) =>
    all
      .slice(n + 1)
      .filter((other) => covers(box, other))
      .map((other) => [box, other]),
  );
const things = (layout: Layout): Box[] => [
  ...seen(layout),
  ...layout.hand.map((card) => card.seen),
  ...layout.piles,
  ...layout.plates.map(({ badge }) => badge),
  ...layout.plates.flatMap(({ fan }) => fan ?? []),
  ...layout.tools,
  layout.ribbon,
  layout.chain,
];
test.each(SCREENS)("%i × %i: everything is on the screen, and nothing covers anything", (width, height) => {
  for (const { layout, name } of [...stableGame(width, height), ...unorog(width, height)]) {
    expect([layout.width, layout.height], name).toEqual([width, height]);
    const all = things(layout);
    for (const box of all)
      if (!(box.x >= -0.6 && box.y >= -0.6 && box.x + box.w <= width + 0.6 && box.y + box.h <= height + 0.6))
        expect.fail(`${name}: ${JSON.stringify(box)} is not on the screen`);
    expect(covered(all), name).toEqual([]);
  }
});

test.each([
  [1920, 996],
  [390, 844],
])("%i × %i: everyone has a fan of cards in Unorog, except a player who sees their own hand", (width, height) => {
  const fans = (hand: number): boolean[] =>
    named({ width, height, seats: 4, text: 1, focus: "hand", stables: null, hand, piles: 2, tools: false }).layout.plates.map(({ fan }) => fan !== null);
  expect(fans(-1)).toEqual([true, true, true, true]);
  expect(fans(7)).toEqual([false, true, true, true]);
});

test.each(SCREENS)("%i × %i: with up to four seats every card is large enough to see and, when asked for, to tap", (width, height) => {
  for (const { layout, setting, name, stable } of stableGame(width, height)) {
    if (setting.seats > 4 || stable > 7 || setting.hand > 10) continue;
    expect(least(layout.plates.flatMap(({ cards }) => cards.map(({ w }) => w))), name).toBeGreaterThanOrEqual(LEAST);
    if (setting.focus !== "stables") continue;
    expect(layout.twoTaps, name).not.toContain(true);
    expect(least(seen(layout).map(side)), name).toBeGreaterThanOrEqual(TAP);
  }
});

test.each(SCREENS)("%i × %i: at a table of eight a phone shows most of every card, and other screens make every card tappable", (width, height) => {
  for (const { layout, setting, name, phone } of stableGame(width, height)) {
    if (setting.seats < 8) continue;
    const parts = layout.plates.flatMap(({ cards }) => cards.map((card) => (card.seen.w * card.seen.h) / (card.w * card.h)));
    expect(least(parts), name).toBeGreaterThanOrEqual(0.599);
    expect(least(layout.plates.map(side)), name).toBeGreaterThanOrEqual(TAP); // the whole seat can be tapped
    if (phone) continue;
    expect(layout.twoTaps.includes(true) && setting.focus === "stables", name).toBe(false);
  }
});

test.each(SCREENS)("%i × %i: every touch target is as large as a finger, and so is the visible part of each card in the hand", (width, height) => {
  for (const { layout, name } of [...stableGame(width, height), ...unorog(width, height)]) {
    expect(least([...layout.plates.map(({ badge }) => badge), ...layout.tools, ...layout.piles].map(side)), name).toBeGreaterThanOrEqual(TAP);
    expect(least(layout.hand.map((card) => card.seen.w)), name).toBeGreaterThanOrEqual(TAP);
    expect(least(layout.hand.map((card) => card.seen.h)), name).toBeGreaterThanOrEqual(33.5); // icon and title
  }
});

test.each(SCREENS)("%i × %i: in a tray all cards of a stable, the nursery or an open hand can be tapped without scrolling", (width, height) => {
  for (const { layout, name } of stableGame(width, height))
    for (const groups of [[9], [13], [9, 9, 9]]) {
      const tray = trayed(groups, layout.tray, 0);
      expect(least(tray.groups.flatMap(({ cards }) => cards.map((card) => side(card.seen)))), name).toBeGreaterThanOrEqual(TAP);
      if (groups.length === 1) expect(tray.fits, `${name} ${groups}`).toBe(true);
      expect(covers(tray.box, layout.ribbon), name).toBe(false); // the question stays in sight
      for (const tool of besideTray(layout.tools, tray.box).filter((one) => covers(tray.box, one))) {
        expect(tool.y + tool.h, name).toBeLessThanOrEqual(tray.box.y + HEAD); // no tool covers the cards
        expect(tool.x, name).toBeGreaterThan(tray.box.x + tray.box.w / 4); // ... or the title
      }
    }
});

test("a tray is no wider than its cards and its title need, and in the middle", () => {
  for (const groups of [[0], [1], [4], [2, 5]]) {
    const { box, groups: laid } = trayed(groups, { x: 90, y: 20, w: 1100, h: 450 }, 0);
    const cards = laid.flatMap((group) => group.cards);
    const [left, right] = [least(cards.map(({ seen }) => seen.x)), Math.max(...cards.map(({ x, w }) => x + w))];
    expect(box.w, String(groups)).toBeCloseTo(Math.max(420, cards.length ? right - left + 16 : 0));
    expect(box.x + box.w / 2).toBeCloseTo(640);
    if (cards.length) expect((left + right) / 2).toBeCloseTo(box.w / 2);
  }
});

test("cards take up at least 40% of a desktop screen at four seats in mid-game", () => {
  for (const [width, height] of SCREENS.filter(([w]) => w >= 1280)) {
    const { layout } = named({ width, height, text: 1, seats: 4, stables: [4, 4, 4, 4], hand: 7, piles: 3, tools: true, focus: "hand" });
    const cards = [...seen(layout), ...layout.hand.map((card) => card.seen), ...layout.piles, ...links(layout, 1)];
    expect(cards.reduce((sum, { w, h }) => sum + w * h, 0) / (width * height), `${width} × ${height}`).toBeGreaterThanOrEqual(0.4);
    expect(layout.hand[0]!.w, "cards in hand show their text").toBeGreaterThanOrEqual(width === 1366 ? 100 : 136);
  }
});

test("a hand of three on an upright phone is in the middle of the place of two rows, and a little larger", () => {
  const at = (hand: number) =>
    solve({ width: 390, height: 844, text: 1, seats: 4, stables: [4, 4, 4, 4], rooms: [5, 5, 5, 5], hand, room: 5, piles: 3, tools: true, focus: "hand" });
  const [{ hand, ribbon }, { hand: five }] = [at(3), at(5)];
  expect(new Set(hand.map(({ y }) => y)).size).toBe(1);
  expect(hand[0]!.w).toBeGreaterThan(1.1 * five[0]!.w);
  const [above, below] = [hand[0]!.y - ribbon.y - ribbon.h, 844 - hand[0]!.y - hand[0]!.h];
  expect(Math.abs(above - below)).toBeLessThan(8);
});

test("at a roomy table seats stay where they are when a stable grows to seven cards, and the cards of others stay large", () => {
  for (const [width, height] of SCREENS.filter(([w, h]) => w >= 1280 && h >= 700)) {
    const tables = [4, 5, 6, 7].map((n) => {
      const stables = [4, n, 4, 4];
      const given = { width, height, text: 1, seats: 4, stables, hand: 6, piles: 3, tools: true, focus: "hand" as const };
      return named(given, { ...given, rooms: stables.map(reserved), room: roomy(6) }).layout;
    });
    const columns = tables.map(({ plates }) => plates.map(({ x, w }) => [x, w]));
    for (const one of columns) expect(one, `${width} × ${height}`).toEqual(columns[0]);
    expect(least(tables.flatMap(({ plates }) => plates.flatMap(({ cards }) => cards.map(({ w }) => w)))), `${width} × ${height}`).toBeGreaterThanOrEqual(80);
  }
});

test("the stalls at the sides of a desktop stay the same when one of them fills", () => {
  const stalls = (stables: number[]): Box[] => {
    const { plates } = solve({
      width: 1280,
      height: 800,
      text: 1,
      focus: "hand",
      seats: 4,
      stables,
      rooms: stables,
      hand: 7,
      room: roomy(7),
      piles: 3,
      tools: true,
    });
    return [plates[1]!, plates[3]!].map(({ x, y, w, h }) => ({ x, y, w, h }));
  };
  const [left, right] = stalls([2, 3, 2, 3]);
  expect([left!.y, left!.h]).toEqual([right!.y, right!.h]);
  expect(stalls([2, 5, 2, 1])).toEqual([left, right]);
});

test("at a roomy table neither the question nor the hand moves when stables grow to seven cards", () => {
  const grown = [[1, 1, 1, 1], [3, 4, 2, 3], [4, 2, 6, 2], [5, 6, 4, 3], [6, 4, 6, 3], [7, 7, 7, 7]]; // prettier-ignore
  for (const [width, height] of SCREENS.filter(([w, h]) => w >= 1280 && h >= 700)) {
    const tables = grown.map((stables) => {
      const given = { width, height, text: 1, seats: 4, stables, hand: 6, piles: 3, tools: true, focus: "hand" as const };
      return named(given, { ...given, rooms: stables.map(reserved), room: roomy(6) }).layout;
    });
    const still = tables.map(({ ribbon, hand }) => ({ ribbon, hand }));
    for (const one of still) expect(one, `${width} × ${height}`).toEqual(still[0]);
    expect(least(tables.flatMap(seen).map(({ w }) => w)), `${width} × ${height}: titles can be read`).toBeGreaterThanOrEqual(72);
  }
});

test("on phones and tablets the question stays where it is while stables and hands grow and shrink, whatever is asked", () => {
  const grown = [[1, 1, 1, 1], [1, 2, 4, 2], [4, 3, 4, 3], [6, 5, 4, 4], [4, 5, 6, 4], [6, 5, 7, 4], [7, 7, 7, 7], [2, 7, 3, 5]]; // prettier-ignore
  const held = [5, 6, 4, 3, 5, 7, 6, 4];
  for (const [width, height] of SCREENS.filter(([w]) => w < 1280)) {
    const [steady, stalls] = [new Steady(), [0, 1, 2, 3].map(() => new Steady(reserved, 7))];
    const tables = grown.flatMap((stables, n) => {
      const [rooms, room] = [stables.map((cards, seat) => stalls[seat]!.roomFor(cards)), steady.roomFor(held[n]!)];
      return FOCUSES.map((focus) => solve({ width, height, text: 1, seats: 4, stables, rooms, hand: held[n]!, room, piles: 3, tools: true, focus }));
    });
    const tops = tables.map(({ ribbon }) => Math.round(ribbon.y));
    expect(new Set(tops).size, `${width} × ${height}: ${tops}`).toBe(1);
    const cards = tables.map(({ hand }) => hand[0]!.w);
    expect(Math.max(...cards) / Math.min(...cards), `${width} × ${height}: cards in hand nearly keep their size`).toBeLessThan(1.25);
  }
});

test("with up to four seats the columns of a table stay the same, whatever is asked and however stables and hands grow", () => {
  const grown = [[1, 1, 1, 1], [4, 4, 4, 4], [4, 6, 4, 4], [6, 4, 4, 6], [4, 6, 6, 6], [6, 6, 6, 6], [7, 2, 7, 7], [7, 7, 7, 7]]; // prettier-ignore
  for (const [width, height] of SCREENS)
    for (const seats of [2, 3, 4])
      for (const text of TEXTS) {
        const rows = [2, 5, 7, 8, 10].flatMap((hand) =>
          grown.flatMap((all) =>
            FOCUSES.map((focus) => {
              const stables = all.slice(0, seats);
              const given = { width, height, text, seats, stables, hand, piles: 3, tools: true, focus };
              const { frame, plates } = named(given, { ...given, rooms: stables.map(reserved), room: roomy(hand) }).layout;
              return `${frame}, ${plates.slice(1).map((plate) => `${plate.x.toFixed()} ${plate.beside}`)}`;
            }),
          ),
        );
        expect([...new Set(rows)], `${width} × ${height}, ${seats} seats, text ${text}`).toHaveLength(1);
      }
});

test("a crowded stable on a tablet or desktop overlaps its own cards, and all others stay as they are", () => {
  for (const [width, height] of SCREENS.filter(([w, h]) => Math.min(w, h) >= 500))
    for (const seats of [2, 3, 4, 6, 8])
      for (const whose of [0, 1, 2, seats - 1].filter((seat) => seat < seats))
        for (const cards of [9, 14]) {
          const of = (count: number): Layout => {
            const stables = Array.from({ length: seats }, (_, n) => (n === whose ? count : 4));
            const given = { width, height, text: 1, seats, stables, hand: 6, piles: 3, tools: true, focus: "hand" as const };
            return named(given, { ...given, rooms: stables.map(reserved), room: roomy(6) }).layout;
          };
          const [before, after] = [of(4), of(cards)];
          const name = `${width} × ${height}, ${seats} seats, ${cards} cards at seat ${whose}`;
          const others = ({ plates, ...rest }: Layout) => ({ ...rest, twoTaps: [], plates: plates.filter((_, n) => n !== whose) });
          expect(others(after), name).toEqual(others(before));
          const crowded = after.plates[whose]!.cards;
          expect(least(crowded.map(({ w, h, seen }) => (seen.w * seen.h) / (w * h))), name).toBeGreaterThanOrEqual(0.599);
          expect(least(crowded.map(({ w }) => w)), name).toBeGreaterThanOrEqual(seats > 4 ? 26 : LEAST);
          expect(
            after.twoTaps.flatMap((two, n) => (two && n !== whose ? n : [])),
            name,
          ).toEqual([]);
        }
});

test("a stable that fills takes no room from the others: at a table of many their cards keep their titles, and mine do not grow", () => {
  for (const [width, height] of [...SCREENS, [820, 1180], [1024, 768]].filter((screen) => Math.min(...screen) >= 500) as [number, number][])
    for (const seats of [5, 6, 8]) {
      const of = (more: number[]): Layout => {
        const stables = Array.from({ length: seats }, (_, n) => (more.includes(n) ? 7 : n ? 4 : 2));
        const given = { width, height, text: 1, seats, stables, hand: 6, piles: 3, tools: true, focus: "hand" as const };
        return named(given, { ...given, rooms: stables.map(reserved), room: roomy(6) }).layout;
      };
      const [before, one, some] = [of([]), of([1]), of([1, 2, seats - 1])];
      const name = `${width} × ${height}, ${seats} seats`;
      for (const after of [one, some]) {
        expect(after.plates[0]!.cards[0]!.w, name).toBeLessThanOrEqual(before.plates[0]!.cards[0]!.w);
        for (const n of [3, 4].filter((seat) => seat < seats - 1)) expect(after.plates[n]!.cards[0]!.w, name).toBe(before.plates[n]!.cards[0]!.w);
      }
      const all = of(Array.from({ length: seats }, (_, n) => n)).plates.slice(1);
      if (height >= 700) expect(least(all.flatMap(({ cards }) => cards.map(({ w }) => w))), name).toBeGreaterThanOrEqual(BARE);
    }
});

test("on a tablet the tools stay where they are, whatever is asked", () => {
  for (const seats of [2, 4, 6, 8])
    for (const n of [1, 3, 5, 7, 9]) {
      const stables = Array.from({ length: seats }, () => n);
      const tools = FOCUSES.map((focus) => {
        const given = { width: 768, height: 1024, text: 1, seats, stables, hand: 6, piles: 3, tools: true, focus };
        const places = named(given, { ...given, rooms: stables.map(reserved), room: roomy(6) }).layout.tools;
        return new Set(places.map(({ x }) => x)).size > 1 ? "row" : "column";
      });
      expect(tools[0], `${seats} seats, ${n} cards each`).toBe(tools[1]);
    }
});

test("a hand of one card on an upright phone leaves its room to the stables", () => {
  const at = (hand: number) => named({ width: 390, height: 844, text: 1, seats: 4, stables: [4, 4, 4, 4], hand, piles: 3, tools: true, focus: "hand" }).layout;
  expect(at(1).ribbon.y).toBeGreaterThan(at(5).ribbon.y + 60);
});

test.each(SCREENS.filter(([width, height]) => Math.min(width, height) < 500))(
  "%i × %i: on a phone no seat moves when a stable grows to seven cards, or to five among many players",
  (width, height) => {
    for (const seats of [2, 3, 4, 6, 8])
      for (const text of TEXTS)
        for (const whose of [0, 1]) {
          const of = (cards: number): Case => {
            const stables = Array.from({ length: seats }, (_, n) => (n === whose ? cards : 1));
            const given = { width, height, seats, text, stables, hand: 6, piles: 3, tools: true, focus: "hand" as const };
            return named(given, { ...given, rooms: stables.map(reserved), room: roomy(6) });
          };
          const start = of(1).layout;
          for (const cards of seats > 4 ? [3, 4, 5] : [3, 4, 5, 6, 7]) {
            const { layout, name } = of(cards);
            const places = (of: Layout): Box[] => [...of.plates, ...of.piles, of.ribbon].map(({ x, y, w, h }) => ({ x, y, w, h }));
            expect(places(layout), name).toEqual(places(start));
            const others = layout.plates.filter((_, n) => n !== whose).map((plate) => plate.cards[0]);
            expect(others, name).toEqual(start.plates.filter((_, n) => n !== whose).map((plate) => plate.cards[0]));
          }
        }
  },
);

test("on an upright phone a sentence about a small event has room in the middle, where it covers no stable and no tool", () => {
  for (const [width, height] of SCREENS.filter(([w]) => w < 500))
    for (const seats of [2, 3, 4])
      for (const stable of [1, 5, 7]) {
        const { layout, name } = named({ width, height, text: 1, seats, stables: Array(seats).fill(stable), hand: 6, piles: 3, tools: true, focus: "hand" });
        expect(layout.words.w, name).toBeGreaterThanOrEqual(SENTENCE);
        expect(layout.words.h, name).toBeGreaterThanOrEqual(TALLEST);
        for (const box of [...layout.plates, ...layout.tools, layout.ribbon]) expect(covers(layout.words, box), name).toBe(false);
      }
});

test("with the middle at the side, events are shown above my stable if there is room, and told in the middle", () => {
  for (const [width, height] of SCREENS.filter(([w, h]) => w > h && h < 700))
    for (const seats of [3, 4, 8])
      for (const text of TEXTS)
        for (const stable of [1, 5, 7]) {
          const { layout, name } = named({ width, height, text, seats, stables: Array(seats).fill(stable), hand: 6, piles: 3, tools: true, focus: "hand" });
          if (layout.frame !== "rail") continue;
          if (layout.plates[0]!.y >= 130) expect(covers(layout.scene!, layout.plates[0]!), name).toBe(false);
          expect(layout.scene!.h, name).toBeGreaterThanOrEqual(130);
          for (const box of [...layout.plates, ...layout.tools, layout.ribbon, layout.scene!]) expect(covers(layout.words, box), name).toBe(false);
          expect(side(layout.words), name).toBeGreaterThanOrEqual(120);
        }
});

test("at a table of four on a desktop the place for played cards has room for a sentence about a small event", () => {
  for (const [width, height] of SCREENS.filter(([w]) => w >= 1280))
    for (const stable of [1, 5, 7]) {
      const { layout, name } = named({ width, height, text: 1, seats: 4, stables: Array(4).fill(stable), hand: 6, piles: 3, tools: true, focus: "hand" });
      expect(layout.chain, name).toMatchObject(layout.words);
      expect(layout.chain.w, name).toBeGreaterThanOrEqual(SENTENCE);
      expect(layout.chain.h, name).toBeGreaterThanOrEqual(2 * CAPTION);
    }
});

test("from 1280 pixels up no card moves when only the question changes, and below that seats move only a little", () => {
  for (const [width, height] of SCREENS)
    for (const { setting, layout, name, stable } of stableGame(width, height)) {
      if (setting.focus === "hand") continue;
      const other = solve({ ...setting, focus: "hand" });
      if (width >= 1280 && JSON.stringify(other) !== JSON.stringify(layout)) expect.fail(name);
      expect(other.frame, name).toBe(layout.frame);
      if (!stable || stable > 7 || setting.hand > 10) continue; // no card can be asked for, or the cards need all the room
      const moves = layout.plates.map(({ x, y }, n) => Math.hypot(x - other.plates[n]!.x, y - other.plates[n]!.y));
      expect(Math.max(...moves), name).toBeLessThan(0.25 * Math.max(width, height));
    }
});

test("on a desktop the rows of an Unorog hand do not overlap, and ten cards are in one row", () => {
  for (const [width, height] of SCREENS.filter(([w]) => w >= 1280))
    for (const seats of [2, 4, 8, 10])
      for (const hand of [8, 9, 10, 11, 12, 14]) {
        const { layout, name } = named({ width, height, text: 1, seats, stables: null, hand, piles: 2, tools: true, focus: "hand" });
        expect(Math.min(...layout.hand.map(({ seen, h }) => seen.h / h)), name).toBe(1);
        // With the middle at the side, two rows have the height to themselves, and their cards are larger.
        if (hand <= 10 && layout.frame !== "rail") expect(new Set(layout.hand.map(({ y }) => y)).size, name).toBe(1);
      }
});

test("a hand that grows and shrinks from turn to turn does not resize the table", () => {
  const steady = new Steady();
  const rooms = [5, 6, 5, 6, 5, 4, 5, 4, 5].map((hand) => steady.roomFor(hand));
  expect(new Set(rooms).size).toBe(1);
  expect([3, 4, 3, 8, 7].map((hand) => steady.roomFor(hand))).toEqual([4, 4, 4, 9, 9]);
});

test("on a desktop no stable moves when a hand reaches its limit of seven cards", () => {
  for (const [width, height] of SCREENS.filter(([w]) => w >= 1280)) {
    const [six, seven] = [6, 7].map((hand) => named({ width, height, text: 1, seats: 4, stables: [4, 4, 4, 4], hand, piles: 3, tools: true, focus: "hand" }));
    expect(seven!.layout.plates, seven!.name).toEqual(six!.layout.plates);
  }
});

test("nothing grows while the picture still shows the cards that left", () => {
  const steady = new Steady(reserved);
  const rooms = [steady.roomFor(6), steady.roomFor(2, false), steady.roomFor(2)];
  expect(rooms).toEqual([7, 7, 3]);
  expect(steady.roomFor(7, false)).toBe(7); // more cards need room immediately
});

test("seven cards are one tap away, also in a stable that had nine", () => {
  const steady = new Steady(reserved, 7);
  expect([9, 8, 7, 6, 5].map((cards) => steady.roomFor(cards))).toEqual([9, 9, 7, 7, 7]);
});

test("a stable that loses a card and wins one leaves the table as it is", () => {
  const steady = new Steady(reserved);
  expect([1, 2, 4, 5, 6, 5, 6, 5, 7, 4, 5, 3, 2].map((cards) => steady.roomFor(cards))).toEqual([3, 3, 5, 5, 7, 7, 7, 7, 7, 5, 5, 5, 3]);
  const table = { width: 390, height: 844, text: 1, seats: 4, hand: 4, room: 5, piles: 3, tools: true, focus: "hand" as const };
  const at = (cards: number) => solve({ ...table, stables: [3, 2, cards, 2], rooms: [3, 3, 7, 3] });
  const sizes = (cards: number) => [at(cards).hand, at(cards).ribbon, at(cards).plates.map(({ x, y, w, h }) => [x, y, w, h])];
  expect(sizes(5)).toEqual(sizes(6));
  expect(at(5).plates[2]!.cards[0]!.w).toBe(at(6).plates[2]!.cards[0]!.w);
});

test("with large text on a phone in landscape the question is above the hand", () => {
  for (const [width, height] of [
    [640, 360],
    [844, 390],
  ] as const)
    for (const { layout, setting, name } of [...stableGame(width, height), ...unorog(width, height)]) {
      if (setting.text === 1) continue;
      expect(layout.ribbon.w, name).toBeGreaterThan(width * 0.6);
      expect(layout.ribbon.y + layout.ribbon.h, name).toBeLessThanOrEqual(least(layout.hand.map(({ y }) => y)) + 1);
    }
});

test("any table fits any screen, whatever the stables and hands", () => {
  let seed = 7;
  const random = (from: number, to: number): number => from + Math.floor(((seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647) * (to - from + 1));
  for (let n = 0; n < 150; n++) {
    const [width, height, bare] = [random(360, 2200), random(380, 1400), n % 5 === 0];
    const seats = random(2, bare ? 10 : 8);
    const stables = bare ? null : Array.from({ length: seats }, () => random(0, 10));
    const { layout, name } = named({ width, height, text: 1, seats, stables, hand: random(-1, 16), piles: 3, tools: true, focus: FOCUSES[n % 2]! });
    expect([layout.width, layout.height], name).toEqual([width, height]);
    const all = things(layout);
    expect(covered(all), name).toEqual([]);
  }
});

test("a response is on the card it responds to, however many there are", () => {
  const { layout } = named({ width: 360, height: 640, text: 1, seats: 4, stables: [4, 4, 4, 4], hand: 7, piles: 3, tools: true, focus: "hand" });
  for (const count of [1, 2, 3, 6]) {
    const slots = links(layout, count);
    expect(slots.length).toBe(count);
    expect(slots.every(({ x, w }) => x >= layout.chain.x - 0.5 && x + w <= layout.chain.x + layout.chain.w + 0.5)).toBe(true);
  }
});

test("on the smallest phone, four cards that fit in one row do not cover each other", () => {
  const given = { width: 360, height: 640, text: 1, seats: 4, stables: [3, 3, 3, 3], hand: 4, piles: 3, tools: true, focus: "hand" as const };
  const { hand } = solve({ ...given, rooms: [3, 3, 3, 3], room: 6 });
  expect(new Set(hand.map(({ y }) => y)).size).toBe(1);
  for (const { seen, w, h, cut } of hand) expect([seen.w, seen.h, cut]).toEqual([w, h, false]);
});

test("on the smallest phone, up to seven cards of Unorog do not cover each other in rows", () => {
  for (const hand of [4, 5, 6, 7]) {
    const { layout } = named({ width: 360, height: 640, seats: 4, text: 1, focus: "hand", stables: null, hand, piles: 2, tools: true });
    for (const { h, seen } of layout.hand) expect(seen.h, `${hand} cards`).toBeGreaterThan(h - 1);
  }
});

test("on a phone in landscape, a few cards of Unorog are shown whole, also when they become fewer", () => {
  for (const seats of [2, 4]) {
    const hand = new Steady();
    for (const cards of [7, 6, 5, 4, 2, 1]) {
      const table = { text: 1, seats, stables: null, rooms: null, hand: cards, room: hand.roomFor(cards), piles: 2, tools: true, focus: "hand" } as const;
      for (const [width, height] of [
        [640, 360],
        [844, 390],
      ] as const)
        expect(least(solve({ ...table, width, height }).hand.map(({ y, h }) => height - y - h))).toBeGreaterThanOrEqual(0);
    }
  }
});

test("on a laptop, two cards one above the other do not overlap while there is room", () => {
  const layout = solve({
    width: 1120,
    height: 720,
    text: 1,
    seats: 4,
    stables: [2, 1, 3, 2],
    rooms: [3, 3, 3, 3],
    hand: 5,
    room: 7,
    piles: 3,
    tools: true,
    focus: "hand",
  });
  const [upper, lower] = layout.plates[3]!.cards;
  expect(lower!.y).toBeGreaterThanOrEqual(upper!.y + upper!.h);
});
