// The played card with its answers, and the lines that say who plays it at whom.
import { RATIO } from "./measures";
import type { Box, Layout, Slot } from "./types";

const SHOWS = 0.62; // the part of a card that shows under an answer, where there is room
type Point = { x: number; y: number };

/** The links of a chain in their places: as near to the middle of its player and its target as there is room. */
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

/** The edge of a box that faces a point. */
function edge(box: Box, to: Point, inset: number): Point {
  const { x, y } = middle(box);
  const [dx, dy] = [to.x - x, to.y - y];
  const aside = Math.abs(dx) * box.h > Math.abs(dy) * box.w;
  if (aside) return { x: dx > 0 ? box.x + box.w : box.x, y: near(to.y, box.y + inset, box.y + box.h - inset) };
  return { x: near(to.x, box.x + inset, box.x + box.w - inset), y: dy > 0 ? box.y + box.h : box.y };
}

/** A line between two boxes, as the path of an SVG: it bends once and covers neither. */
export function line(from: Box, to: Box): string {
  const a = edge(from, middle(to), Math.min(12, from.w / 4));
  const b = edge(to, a, Math.min(14, to.w / 3));
  const upright = b.y === to.y || b.y === to.y + to.h;
  const bend = upright ? { x: b.x, y: (a.y + b.y) / 2 } : { x: (a.x + b.x) / 2, y: b.y };
  const short = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${short(a)}Q${short(bend)} ${short(b)}`;
}
