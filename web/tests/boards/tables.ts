// Tables of every size for the tests of the layout, and what is measured on them.
import { solve } from "../../src/boards/layout/solve";
import { Steady } from "../../src/boards/layout/steady";
import type { Box, Focus, Layout, Setting } from "../../src/boards/layout/types";

export const SCREENS = [
  [360, 640],
  [390, 844],
  [640, 360],
  [844, 390],
  [768, 1024],
  [1366, 600],
  [1280, 800],
  [1920, 1080],
] as const;
export const [TAP, LEAST] = [43.5, 39.9]; // 44 and 40 pixels, less rounding
export const [STABLES, HANDS, TEXTS] = [
  [0, 4, 7, 9],
  [1, 7, 10, 14],
  [1, 1.5],
];
export const FOCUSES: Focus[] = ["hand", "stables"];

export type Case = { setting: Setting; layout: Layout; name: string; stable: number; phone: boolean };
export const roomy = (hand: number): number => new Steady().roomFor(hand);
export const settings = (width: number, height: number, counts: number[], more: (seats: number, text: number, focus: Focus) => Partial<Given>[]): Given[] =>
  counts.flatMap((seats) =>
    TEXTS.flatMap((text) =>
      FOCUSES.flatMap((focus) =>
        more(seats, text, focus).map((one) => ({ width, height, seats, text, focus, stables: null, hand: 7, piles: 3, tools: true, ...one })),
      ),
    ),
  );
export type Given = Omit<Setting, "room" | "rooms">;
export const named = (given: Given, setting = { ...given, rooms: given.stables, room: roomy(given.hand) }): Case => ({
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
export const stableGame = (width: number, height: number): Case[] =>
  once(`stable ${width} ${height}`, () =>
    settings(width, height, [2, 4, 8], (seats) => STABLES.flatMap((stable) => HANDS.map((hand) => ({ stables: Array<number>(seats).fill(stable), hand })))),
  );
export const unorog = (width: number, height: number): Case[] =>
  once(`unorog ${width} ${height}`, () => settings(width, height, [2, 4, 10], () => HANDS.map((hand) => ({ hand, piles: 2 }))));

export const seen = (layout: Layout): Box[] => layout.plates.flatMap(({ cards }) => cards.map((card) => card.seen));
export const side = ({ w, h }: Box): number => Math.min(w, h);
export const least = (values: number[]): number => Math.min(Infinity, ...values);
export const covers = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 1;
export const covered = (all: Box[]): Box[][] =>
  all.flatMap((box, n) =>
    all
      .slice(n + 1)
      .filter((other) => covers(box, other))
      .map((other) => [box, other]),
  );
export const things = (layout: Layout): Box[] => [
  ...seen(layout),
  ...layout.hand.map((card) => card.seen),
  ...layout.piles,
  ...layout.plates.map(({ badge }) => badge),
  ...layout.plates.flatMap(({ fan }) => fan ?? []),
  ...layout.tools,
  layout.ribbon,
  layout.chain,
];
