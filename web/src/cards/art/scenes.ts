// Backgrounds: one sort of place for each type of card.  They reach beyond the square on all sides, so that a
// picture fills a frame of any shape.
import { bare, c, chance, e, p, r, star } from "./draw";

const all = (fill: string): string => r(-100, -100, 300, 300, 0, fill);
const rays = (fill: string, count: number, y: number): string => star(50, y, 190, fill, count, 0.06);
const puff = (x: number, y: number, s: number, fill: string): string =>
  c(x, y, 7 * s, fill) + c(x + 9 * s, y - 3 * s, 9 * s, fill) + c(x + 19 * s, y, 7 * s, fill) + r(x, y - 1, 19 * s, 8 * s, 3, fill);
const hill = (y: number, fill: string): string => p(`M-100 ${y + 4}C-40 ${y - 10} 10 ${y - 6} 50 ${y}S150 ${y + 8} 200 ${y - 6}V200H-100Z`, fill);

function dots(seed: string, count: number, dot: (x: number, y: number, s: number) => string, low = 100): string {
  const next = chance(seed);
  return Array.from({ length: count }, () => dot(next() * 160 - 30, next() * low, 0.6 + next())).join("");
}

const PLACES: Record<string, (seed: string) => string> = {
  // The nursery: wallpaper and a rug.
  baby: (seed) =>
    all("#ffe1ef") + dots(seed, 16, (x, y, s) => c(x, y, 2.4 * s, "#ffcfe3"), 80) + r(-100, 84, 300, 120, 0, "#f3b7d3") + e(50, 91, 46, 9, "#fff0f7"),
  // A meadow by day.
  basic: (seed) =>
    all("#c9ecfb") +
    puff(6, 18, 0.8, "#f2fcff") +
    puff(70, 28, 0.7, "#f2fcff") +
    puff(-36, 30, 1, "#f2fcff") +
    hill(72, "#a9dfa0") +
    hill(86, "#86cb83") +
    dots(seed, 12, (x, y, s) => c(x, 88 + y / 9, 0.9 * s, "#fff6c4")),
  // The sky at night.
  magical: (seed) =>
    all("#6c55b8") +
    c(50, 56, 60, "#806acb") +
    c(50, 60, 42, "#9a86dc") +
    dots(seed, 26, (x, y, s) => c(x, y, 0.8 * s, "#f6e9ff")) +
    dots(seed + "*", 5, (x, y, s) => star(x, y, 3 * s, "#ffe9a8", 4, 0.3)) +
    hill(90, "#54409c"),
  // A morning in which everything gets better.
  upgrade: (seed) => all("#d9f2c9") + rays("#ecfadf", 14, 60) + hill(86, "#a5d88f") + dots(seed, 7, (x, y, s) => star(x, y, 2.4 * s, "#fffbe0", 4, 0.35), 70),
  // A wet evening.
  downgrade: (seed) =>
    all("#e9b99b") +
    hill(44, "#dca285") +
    hill(86, "#a86a58") +
    puff(-8, 14, 1.1, "#c98f7c") +
    puff(66, 18, 1.2, "#c98f7c") +
    dots(seed, 22, (x, y, s) => r(x, y, 1, 5 * s, 0.5, "#f7dcc6"), 84),
  // Light from nowhere.
  magic: (seed) => all("#ffe7a3") + rays("#fff3cc", 12, 52) + c(50, 52, 36, "#fff9e3") + dots(seed, 9, (x, y, s) => star(x, y, 2.6 * s, "#f5bd45", 4, 0.3)),
  // A blow.
  instant: () => all("#b9c5dc") + star(50, 50, 120, "#d3dcec", 16, 0.5) + star(50, 50, 56, "#eef3fb", 14, 0.78),
  // The sea.
  sea: (seed) => all("#bfe8f2") + hill(62, "#7fcbe0") + hill(78, "#57b1d1") + dots(seed, 10, (x, y, s) => c(x, 70 + y / 4, 1.1 * s, "#d9f5fb")),
  deep: (seed) => all("#2a3f86") + c(40, 40, 58, "#35519c") + hill(84, "#1f3070") + dots(seed, 14, (x, y, s) => c(x, y, 1.2 * s, "#8fb6ee")),
};

/** The place of a picture; the seed scatters its small things. */
export const scene = (place: string, seed: string): string => bare((PLACES[place] ?? PLACES["magic"]!)(seed));
