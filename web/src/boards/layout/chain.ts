// The played card with its responses, and the lines that show who plays it against whom.
import { RATIO } from "./measures";
import type { Box, Layout, Plate, Slot } from "./types";

const SHOWS = 0.62; // the part of a card that shows under a response, if there is room
type Point = { x: number; y: number };

/** The links of a chain in their places, as near to the midpoint between its player and its target as there is room. */
export function links({ chain }: Pick<Layout, "chain">, count: number, between: Box[] = []): Slot[] {
  const { card: w, x, y, w: room } = chain;
  const step = count < 2 ? 0 : Math.min(w * SHOWS, (room - w) / (count - 1));
  const span = w + step * (count - 1);
  const middles = between.map((box) => box.x + box.w / 2);
  const wanted = (middles.length ? middles.reduce((sum, one) => sum + one, 0) / middles.length : x + room / 2) - span / 2;
  const left = Math.max(x, Math.min(x + room - span, wanted));
  return Array.from({ length: count }, (_, n) => {
    const at = { x: left + n * step, y, w, h: w * RATIO };
    return { ...at, seen: { ...at, w: n < count - 1 ? step : w } };
  });
}

const near = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });
const GUTTER = 6; // pixels beside a card along which a line runs
const CORNER = 14; // the radius of its bends, in pixels
const TIP = 5; // pixels left free for the tip of a line
const EDGE = 9; // pixels between a line and the corner of the card it reaches

/** The line from a player to the card they play: straight if the two face each other, avoiding the piles and, as far as possible, the cards between them. */
export function reach(from: Box, to: Box, piles: Box[], cards: Box[] = []): string {
  const [least, most] = [Math.max(from.y, to.y) + EDGE, Math.min(from.y + from.h, to.y + to.h) - EDGE];
  if (most - least > EDGE) {
    const [start, end] = from.x < to.x ? [from.x + from.w, to.x - TIP] : [from.x, to.x + to.w + TIP];
    const between = [...piles, ...cards].filter(({ x, w }) => x + w > Math.min(start, end) && x < Math.max(start, end));
    const free = (y: number): boolean => between.every((one) => y < one.y - TIP || y > one.y + one.h + TIP);
    const y = [(least + most) / 2, most, least].find(free) ?? most;
    return rounded([
      { x: start, y },
      { x: end, y },
    ]);
  }
  const [left, right] = [Math.max(from.x, to.x) + EDGE, Math.min(from.x + from.w, to.x + to.w) - EDGE];
  if (right < left) return line(from, to);
  const down = from.y < to.y;
  const [above, below] = down ? [from.y + from.h, to.y] : [to.y + to.h, from.y];
  const crossed = (x: number): number =>
    cards.filter((card) => Math.abs(x - card.x - card.w / 2) <= card.w / 2 && card.y >= above && card.y + card.h <= below).length;
  const xs = Array.from({ length: Math.floor(right - left) + 1 }, (_, n) => (left + right) / 2 + (n % 2 ? n + 1 : -n) / 2); // from the middle outwards
  const x = xs.reduce((best, one) => (crossed(one) < crossed(best) ? one : best));
  return rounded([
    { x, y: down ? from.y + from.h : from.y },
    { x, y: down ? to.y - TIP : to.y + to.h + TIP },
  ]);
}

/** The line from a played card to a player it is aimed at: straight to their seat, or to their badge if something else is between. */
export function aim(card: Box, { badge, ...seat }: Pick<Plate, "badge"> & Box, piles: Box[], others: Box[]): string {
  const [x, y] = [span(card, seat, "x", "w"), span(card, seat, "y", "h")];
  const between = { x: x.from, y: y.from, w: x.size, h: y.size };
  const faces = x.shared !== y.shared && !others.some((one) => meets(one, between));
  return faces ? reach(card, seat, piles) : line(card, badge);
}

const meets = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** What two boxes share in one direction, or what is between them. */
function span(a: Box, b: Box, at: "x" | "y", size: "w" | "h"): { from: number; size: number; shared: boolean } {
  const [later, earlier] = [Math.max(a[at], b[at]), Math.min(a[at] + a[size], b[at] + b[size])];
  return { from: Math.min(later, earlier), size: Math.abs(later - earlier), shared: earlier - later > 3 * EDGE };
}

/** A line between two boxes, as the path of an SVG.  It runs along the gutter beside its target, so that it covers no card there. */
export function line(from: Box, to: Box): string {
  const [a, b] = [middle(from), middle(to)];
  const below = a.y < b.y; // it comes from above
  const end = { x: b.x, y: below ? to.y : to.y + to.h };
  const gutter = below ? end.y - GUTTER : end.y + GUTTER;
  const aside = gutter > from.y + 4 && gutter < from.y + from.h - 4;
  const start = aside
    ? { x: b.x > a.x ? from.x + from.w : from.x, y: gutter }
    : { x: near(b.x, from.x + 10, from.x + from.w - 10), y: gutter > a.y ? from.y + from.h : from.y };
  return rounded([start, ...(aside ? [] : [{ x: start.x, y: gutter }]), { x: end.x, y: gutter }, end]);
}

function rounded(points: Point[]): string {
  const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let path = `M${written(points[0]!)}`;
  for (let n = 1; n < points.length - 1; n++) {
    const [before, here, after] = [points[n - 1]!, points[n]!, points[n + 1]!];
    path += `L${written(toward(here, before))}Q${written(here)} ${written(toward(here, after))}`;
  }
  return `${path}L${written(points.at(-1)!)}`;
}

function toward(from: Point, to: Point): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(CORNER, long / 2) / long;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
