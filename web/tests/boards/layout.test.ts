// The layout of a table over all its sizes: what a finger must hit, what an eye must see, and that nothing covers anything.
import { expect, test } from "vitest";
import { links } from "../../src/boards/layout/chain";
import { solve } from "../../src/boards/layout/solve";
import { Steady } from "../../src/boards/layout/steady";
import { besideTray, HEAD, trayed } from "../../src/boards/layout/tray";
import { CAPTION, SENTENCE, TALLEST } from "../../src/director/picture";
import { SCREENS, TAP, LEAST, TEXTS, FOCUSES, named, stableGame, unorog, seen, side, least, covers, covered, things } from "./tables";

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

test("a hand of one card on an upright phone leaves its room to the stables", () => {
  const at = (hand: number) => named({ width: 390, height: 844, text: 1, seats: 4, stables: [4, 4, 4, 4], hand, piles: 3, tools: true, focus: "hand" }).layout;
  expect(at(1).ribbon.y).toBeGreaterThan(at(5).ribbon.y + 60);
});

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
