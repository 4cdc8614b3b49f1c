// What stays in its place on a table while cards come and go and questions change.
import { expect, test } from "vitest";
import { solve } from "../../src/boards/layout/solve";
import { reserved } from "../../src/boards/layout/spread";
import { Steady } from "../../src/boards/layout/steady";
import { BARE } from "../../src/cards/titles";
import type { Box, Layout } from "../../src/boards/layout/types";
import { SCREENS, LEAST, TEXTS, FOCUSES, type Case, roomy, named, stableGame, seen, least } from "./tables";

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
