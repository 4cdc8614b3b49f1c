// Rectangles of the layout as styles.  Things are moved by `translate`, which costs the browser no layout.
import type { Box } from "./layout/types";

const px = (value: number): string => `${value.toFixed(1)}px`;

export const at = ({ x, y, w, h }: Box): string => `translate:${px(x)} ${px(y)};width:${px(w)};height:${px(h)}`;
/** The style of a card, which sets its own height. */
export const cardAt = ({ x, y, w }: Box): string => `translate:${px(x)} ${px(y)};--card-w:${px(w)}`;
/** A box relative to the box that contains it. */
export const within = (outer: Box, inner: Box): Box => ({ ...inner, x: inner.x - outer.x, y: inner.y - outer.y });
/** The smallest box around all of these. */
export function around(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  if (!boxes.length) return { x: 0, y: 0, w: 0, h: 0 };
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
}
