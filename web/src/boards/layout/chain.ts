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

/**
 * A line between two boxes, as the path of an SVG.  It runs along the gutter beside its target, so that it covers no card
 * there, and crosses as few of the others as it can.
 */
export function line(from: Box, to: Box, others: Box[] = []): string {
  const [a, b] = [middle(from), middle(to)];
  const sides = a.y < b.y ? [-1, 1] : [1, -1]; // of its target: rather the one that it comes from
  const routes = sides.flatMap((side) => routesBy(from, to, side, b.x > a.x));
  const crossed = others.filter((one) => !meets(one, from) && !meets(one, to));
  const cost = (route: Point[]): number => crossed.filter((one) => route.slice(1, -1).some((point, n) => crosses(route[n]!, point, one))).length;
  return rounded(routes.reduce((best, route) => (cost(route) < cost(best) ? route : best)));
}

const STEP = 8; // pixels between the places where a line may leave a card

/** Lines that reach a target from above or from below it. */
function routesBy(from: Box, to: Box, side: number, right: boolean): Point[][] {
  const end = { x: middle(to).x, y: side < 0 ? to.y : to.y + to.h };
  const gutter = end.y + side * GUTTER;
  const last = [{ x: end.x, y: gutter }, end];
  if (gutter > from.y + 4 && gutter < from.y + from.h - 4) return [[{ x: right ? from.x + from.w : from.x, y: gutter }, ...last]];
  const y = gutter > middle(from).y ? from.y + from.h : from.y;
  const [least, most] = [from.x + 10, from.x + from.w - 10];
  const nearest = near(end.x, least, most);
  const xs = Array.from({ length: Math.floor((most - least) / STEP) + 1 }, (_, n) => least + n * STEP).sort(
    (a, b) => Math.abs(a - nearest) - Math.abs(b - nearest),
  );
  return [nearest, ...xs].map((x) => [{ x, y }, { x, y: gutter }, ...last]);
}

/** Return whether a line that is level or upright runs over a box, or along its edge. */
const crosses = (a: Point, b: Point, { x, y, w, h }: Box): boolean =>
  Math.max(a.x, b.x) > x - TIP && Math.min(a.x, b.x) < x + w + TIP && Math.max(a.y, b.y) > y - TIP && Math.min(a.y, b.y) < y + h + TIP;

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
