// A tray: all its cards, as large as there is room for.
import { RATIO, TAP } from "./measures";
import { lay, spreads, type Way } from "./spread";
import type { Box, Slot } from "./types";

export const HEAD = 52; // the height of the title and the close button, in pixels
const HEADING = 26; // the height of a group's heading, in pixels
const EDGE = 8;
const MOST = 132; // the greatest width of a card, in pixels
const LEAST_WIDE = 420; // the width of a tray that its title, note and tools need, in pixels

type Laid = { heading: Box; cards: Slot[] };
export type Tray = { box: Box; groups: Laid[]; fits: boolean };

/** Arrange groups of cards in a tray, each with its heading if there are several; one that does not fit is scrolled. */
export function trayed(groups: number[], room: Box, note: number): Tray {
  const inner = { x: EDGE, y: HEAD + note, w: room.w - 2 * EDGE, h: room.h - HEAD - note - EDGE };
  const headings = groups.length > 1 ? HEADING : 0;
  const ways = largest(groups, inner.w, inner.h - groups.length * headings);
  let y = inner.y;
  const laid = groups.map((count, n) => {
    const heading = { x: inner.x, y, w: inner.w, h: headings };
    const cards = count ? lay(ways[n]!, count, { ...inner, y: y + headings }, "centre") : [];
    y += headings + (count ? heightIn(ways[n]!, count) : 0) + EDGE;
    return { heading, cards };
  });
  const fits = y <= room.h + EDGE;
  // No larger than it needs to be: the table stays in sight.
  const h = Math.min(room.h, Math.max(y, HEAD + note + 96));
  const slots = laid.flatMap(({ cards }) => cards);
  const free = Math.min(...slots.map(({ x }) => x - inner.x), Math.max(0, room.w - LEAST_WIDE) / 2); // at either side
  return { box: { x: room.x + free, y: room.y + (room.h - h) / 2, w: room.w - 2 * free, h }, groups: laid.map((group) => shifted(group, -free)), fits };
}

const shifted = ({ heading, cards }: Laid, by: number): Laid => ({
  heading: moved(heading, by),
  cards: cards.map((card) => ({ ...moved(card, by), seen: moved(card.seen, by) })),
});
const moved = <T extends { x: number }>(box: T, by: number): T => ({ ...box, x: box.x + by });

const covers = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Move the tools that a tray would cover into its header, beside the close button; the others stay where they are. */
export function besideTray(tools: Box[], tray: Box): Box[] {
  const covered = tools.filter((box) => covers(tray, box));
  const right = tray.x + tray.w - EDGE / 2 - TAP; // the left edge of the close button
  return tools.map((box) => (covered.includes(box) ? { x: right - (covered.length - covered.indexOf(box)) * TAP, y: tray.y + EDGE / 2, w: TAP, h: TAP } : box));
}

const heightIn = (way: Way, count: number): number => (Math.ceil(count / way.per) - 1) * way.rowStep + way.h;

/** The size at which each card shows the most, with overlapping rows if necessary; the smallest size if none fits. */
function largest(groups: number[], width: number, height: number): Way[] {
  let [last, best, most]: [Way[], Way[], number] = [[], [], 0];
  for (let w = MOST; w >= TAP; w -= 4)
    for (const lap of [1, 0.75, 0.55, 0.5]) {
      if (w * lap <= most || w * RATIO * lap < TAP) continue;
      const ways = groups.map((count) => fitting(Math.max(1, count), width, w, lap));
      if (ways.some((way) => !way)) continue;
      last = ways as Way[];
      const used = groups.reduce((sum, count, n) => sum + (count ? heightIn(last[n]!, count) : 0) + EDGE, 0);
      if (used <= height + EDGE) [best, most] = [last, w * lap];
    }
  return most ? best : last;
}

function fitting(count: number, width: number, w: number, lap: number): Way | undefined {
  for (let rows = 1; rows <= count; rows++) {
    const per = Math.ceil(count / rows);
    if (per * (w + 6) - 6 <= width)
      return spreads(count, width, { least: w, tallest: Infinity, most: w + 1, rows, gap: 6, floor: TAP, laps: [lap] }).at(-1) ?? exact(rows, per, w, lap);
  }
  return undefined;
}

function exact(rows: number, per: number, w: number, lap: number): Way {
  const h = w * RATIO;
  const rowStep = lap === 1 ? h + 6 : h * lap;
  return { per, rows, w, h, step: w + 6, seen: w, rowStep, tall: Math.min(h, rowStep), peek: 1, height: rowStep * (rows - 1) + h, gap: 6 };
}
