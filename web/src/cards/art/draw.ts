// The pencil: small functions that return SVG markup.  Everything is drawn in a square of 100 by 100, with the same
// soft thick line; nothing has an id, so a picture can appear on a page any number of times.
export const LINE = "#35214d";
export const WHITE = "#fffdf7";
export const GOLD = "#ffc94d";
export const PINK = "#ff8fc0";
export const RAINBOW = ["#f2607d", "#ff9d4d", "#ffd84d", "#6fd08c", "#5db8f0", "#a98bf0"];
export const WIDTH = 2.4;
const FONT = "system-ui,sans-serif"; // an image does not know the fonts of its page

export type Points = [number, number][];

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A shape, filled and outlined. */
export const p = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const c = (x: number, y: number, r: number, fill: string, more = ""): string => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`;
export const e = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`;
export const r = (x: number, y: number, w: number, h: number, round: number, fill: string, more = ""): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(round)}" fill="${fill}"${more}/>`;

/** A line without a fill. */
export const l = (d: string, colour = LINE, width = WIDTH): string => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** Parts without an outline. */
export const bare = (...parts: string[]): string => `<g stroke="none">${parts.join("")}</g>`;

/** A part moved, scaled and rotated. */
export const at = (x: number, y: number, part: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}${scale === 1 ? "" : ` scale(${scale})`}">${part}</g>`;
/** A part mirrored at x. */
export const flip = (part: string, x = 50): string => `<g transform="translate(${2 * x} 0) scale(-1 1)">${part}</g>`;

/** A soft round strand with an outline: hair, rope, tails. */
export const tube = (d: string, colour: string, width = 8): string => l(d, LINE, width + 2 * WIDTH) + l(d, colour, width);

export const poly = (points: Points, fill: string, more = ""): string => p(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`, fill, more);

/** A star with any number of rays. */
export function star(x: number, y: number, radius: number, fill: string, rays = 5, inner = 0.5, turn = -90): string {
  const points: Points = [];
  for (let i = 0; i < 2 * rays; i++) {
    const angle = ((turn + (180 / rays) * i) * Math.PI) / 180;
    const far = i % 2 ? radius * inner : radius;
    points.push([x + far * Math.cos(angle), y + far * Math.sin(angle)]);
  }
  return poly(points, fill);
}

/** A little four-pointed gleam, without an outline. */
export const gleam = (x: number, y: number, size: number, fill: string = WHITE): string => bare(star(x, y, size, fill, 4, 0.32));

/** Copies of a part around a centre. */
export function ring(count: number, x: number, y: number, radius: number, part: (x: number, y: number, i: number) => string, from = -90): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((from + (360 / count) * i) * Math.PI) / 180;
    return part(x + radius * Math.cos(angle), y + radius * Math.sin(angle), i);
  }).join("");
}

/** Letters and numbers. */
export const letters = (x: number, y: number, size: number, text: string, fill: string, more = ""): string =>
  `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" font-weight="900" text-anchor="middle" fill="${fill}" paint-order="stroke"${more}>${text}</text>`;

/** A whole picture: the background, then the subject, in our line. */
export const sheet = (behind: string, ...parts: string[]): string =>
  `<svg viewBox="0 0 100 100">${behind}<g stroke="${LINE}" stroke-width="${WIDTH}" stroke-linejoin="round" stroke-linecap="round">${parts.join("")}</g></svg>`;

/** Return a generator of numbers between 0 and 1 that depend only on the seed: pictures do not change between visits. */
export function chance(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((state ^= state >>> 16) >>> 0) / 4294967296;
  };
}
