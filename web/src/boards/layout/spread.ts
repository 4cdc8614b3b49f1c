// Cards in rows: all sizes, rows and overlaps with which they fit a width.
import { RATIO } from "./measures";
import type { Box, Slot } from "./types";

/** A way to arrange cards. */
export type Way = {
  per: number; // cards in a row
  rows: number;
  w: number;
  h: number;
  step: number; // from card to card
  seen: number; // pixels of the width that show
  rowStep: number;
  tall: number; // pixels of the height that show
  peek: number; // the part of the last row that is on the screen
  height: number;
  gap: number;
};
type Limits = { tallest: number; least: number; most: number; rows: number; gap: number; floor: number; laps?: number[]; peeks?: number[] };

/** Sizes change only when a row grows past one of these: a table must not change its sizes with every card. */
const STEPS = [3, 5, 7, 9, 12, 15];
export const reserved = (n: number): number => STEPS.find((step) => n <= step) ?? n;

const WIDTHS = [
  22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 49, 52, 56, 60, 64, 69, 74, 80, 86, 92, 98, 105, 112, 120, 128, 136, 145, 155, 165, 176, 188, 200, 214,
];
const HIDDEN = 0.36; // a card that shows a smaller part counts as hidden

export function spreads(count: number, room: number, { least, most, tallest, rows: mostRows, gap, floor, laps = [1], peeks = [1] }: Limits): Way[] {
  const ways: Way[] = [];
  const n = Math.max(1, count);
  for (let rows = 1; rows <= Math.min(mostRows, n); rows++) {
    const per = Math.ceil(n / rows);
    if (rows > 1 && Math.ceil(n / per) < rows) continue;
    for (const w of WIDTHS) {
      if (w < least) continue;
      if (w > most || w > room) break;
      const step = per === 1 ? w + gap : Math.min(w + gap, (room - w) / (per - 1));
      const seen = Math.min(w, step);
      if (seen < floor || seen < w * HIDDEN) break;
      const h = w * RATIO;
      for (const lap of rows === 1 ? [1] : laps) {
        const rowStep = lap === 1 ? h + gap : h * lap;
        if (rowStep * (rows - 1) + h > tallest) continue;
        for (const peek of peeks)
          ways.push({ per, rows, w, h, step, seen, rowStep, peek, gap, height: rowStep * (rows - 1) + h * peek, tall: Math.min(h * peek, rowStep) });
      }
    }
  }
  return ways;
}

/** The height of `count` cards, which may be fewer than there is room for. */
export const heightOf = (way: Way, count: number): number => (Math.max(1, Math.ceil(count / way.per)) - 1) * way.rowStep + way.h * way.peek;

/** The same way with rows as far apart as the height allows: fewer rows than reserved need not overlap as much. */
export function loosened(way: Way, count: number, height: number): Way {
  const rows = Math.ceil(count / way.per);
  if (rows < 2) return way;
  const rowStep = Math.min(way.h + way.gap, Math.max(way.rowStep, (height - way.h * way.peek) / (rows - 1)));
  return { ...way, rowStep, tall: Math.min(way.h * way.peek, rowStep) };
}

/** The cards of a spread in their places. */
export function lay(way: Way, count: number, { x, y, w: room }: Box, align: "start" | "centre"): Slot[] {
  const rows = Math.max(1, Math.ceil(count / way.per));
  const per = Math.ceil(count / rows);
  // Fewer cards than reserved need not overlap as much.
  const step = per < 2 ? way.step : Math.min(way.w + way.gap, Math.max(way.step, (room - way.w) / (per - 1)));
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / per);
    const inRow = Math.min(per, count - row * per);
    const span = (inRow - 1) * step + way.w;
    const left = (align === "centre" ? x + (room - span) / 2 : x) + (n - row * per) * step;
    const top = y + row * way.rowStep;
    const last = n === row * per + inRow - 1;
    const seen = { x: left, y: top, w: last ? way.w : Math.min(way.w, step), h: row < rows - 1 ? Math.min(way.h, way.rowStep) : way.h * way.peek };
    return { x: left, y: top, w: way.w, h: way.h, seen, cut: way.peek < 1 && row === rows - 1 };
  });
}
