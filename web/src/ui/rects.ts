// Rectangles on the screen, in pixels.
export type Rect = { left: number; top: number; width: number; height: number };

const shared = (from: number, to: number, n: number, m: number): number => Math.max(0, Math.min(to, n + m) - Math.max(from, n));

/** How many square pixels two rectangles have in common. */
export const overlap = (a: Rect, b: Rect): number => shared(a.left, a.left + a.width, b.left, b.width) * shared(a.top, a.top + a.height, b.top, b.height);
