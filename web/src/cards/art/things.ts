// Props of the pictures.  Most are drawn around 0, 0 and put in place with `at`.
import { GOLD, LINE, PINK, RAINBOW, WHITE, at, bare, c, e, gleam, l, p, poly, r, ring, star, tube } from "./draw";

/** A rainbow with its ends left and right of x, y. */
export const rainbow = (x: number, y: number, radius: number, width = 5, colours = RAINBOW): string => {
  const arc = (at: number): string => `M${x - at} ${y}A${at} ${at} 0 0 1 ${x + at} ${y}`;
  const middle = radius - (width * (colours.length - 1)) / 2;
  const butt = (line: string): string => `<g stroke-linecap="butt">${line}</g>`;
  return butt(l(arc(middle), LINE, width * colours.length + 4.8)) + butt(colours.map((colour, i) => l(arc(radius - i * width), colour, width + 0.3)).join(""));
};

export const cloud = (fill: string = WHITE): string => p("M-16 8C-25 8-25-4-16-4-17-14-2-17 2-9 8-14 18-9 16-1 24-1 24 8 16 8Z", fill);
export const moon = (fill = "#ffe9a8"): string => p("M6-14A15 15 0 1 0 14 8 12 12 0 0 1 6-14Z", fill);
export const drop = (fill: string): string => p("M0-12C7-2 10 2 10 6A10 9 0 0 1-10 6C-10 2-7-2 0-12Z", fill);
export const leaf = (fill: string): string => p("M0 13C-12 8-12-6 0-14 12-6 12 8 0 13Z", fill) + l("M0 13V-4M0 6l5-4M0 2l-5-4", LINE, 1.6);
export const flame = (outer = "#ff8a3d", inner = "#ffd84d"): string =>
  p("M0 16C-13 16-15 4-9-4-7 0-5 1-4 1-6-8-1-14 4-18 4-10 14-4 13 5 13 12 8 16 0 16Z", outer) +
  bare(p("M0 14C-6 14-7 8-3 3-1 6 1 3 2-1 6 4 8 14 0 14Z", inner));
export const crown = (fill: string = GOLD): string => p("M-14 7L-17-8-8-2 0-12 8-2 17-8 14 7Z", fill) + bare(c(0, 1, 2.4, "#f2607d"));
export const halo = (fill = "#ffe24d"): string =>
  `<g fill="none">${e(0, 0, 16, 5, "none", ` stroke="${LINE}" stroke-width="7"`)}${e(0, 0, 16, 5, "none", ` stroke="${fill}" stroke-width="3"`)}</g>`;
export const bow = (fill: string): string => p("M0 0C-6-9-16-9-15 0S-6 9 0 0C6-9 16-9 15 0S6 9 0 0Z", fill) + c(0, 0, 3.6, fill);
export const feather = (fill: string): string => p("M0 16C-9 6-8-10 2-16 10-8 8 8 0 16Z", fill) + l("M0 20C0 8 1-2 2-8", LINE, 1.6);

/** A card on the table: the unicorns play with cards too. */
export const card = (fill = "#8a5fd0", mark = star(0, 0, 5, GOLD)): string => r(-9, -13, 18, 26, 3, WHITE) + bare(r(-6.5, -10.5, 13, 21, 2, fill)) + mark;
export const bomb = (fill = "#4b4066", light = PINK): string =>
  tube("M6-12C8-20 16-18 17-22", "#c9a57a", 2) +
  at(18, -24, star(0, 0, 8, GOLD, 7, 0.5)) +
  r(-2, -16, 12, 8, 2, fill) +
  c(0, 2, 15, fill) +
  bare(c(-6, -4, 3, light));
export const barn = (wall = "#d8574f", roof = "#7a3d5c"): string =>
  p("M-26 32V-4L0-24 26-4V32Z", wall) +
  p("M-32-1L0-27 32-1 27 4 0-17-27 4Z", roof) +
  r(-10, 10, 20, 22, 1, "#f5e0c0") +
  l("M-10 10L10 32M10 10L-10 32M0 10V32", "#d8574f", 2) +
  c(0, -4, 5, "#ffe9a8");
export const candle = (fill: string = WHITE): string => r(-4, -6, 8, 20, 2, fill) + at(0, -14, flame(), 0.45);
export const bottle = (liquid: string): string =>
  p("M-5-18H5V-6C16-2 20 8 16 18 14 24-14 24-16 18-20 8-16-2-5-6Z", "#eef7ff") +
  bare(p("M-15.5 6C-5 2 5 10 15.5 6 17 12 16 16 14 19 10 22-10 22-14 19-16 16-17 12-15.5 6Z", liquid)) +
  r(-7, -24, 14, 8, 3, "#c08a5a");
export const cup = (fill: string): string =>
  p("M14-6C26-8 26 12 11 10", "none") + p("M-16-10H16C16 8 10 18 0 18S-16 8-16-10Z", fill) + e(0, -10, 16, 4.5, "#6b3f2a");
export const target = (): string => c(0, 0, 22, "#f2607d") + c(0, 0, 15, WHITE) + c(0, 0, 8, "#f2607d") + bare(c(0, 0, 2.5, WHITE));
export const arrow = (fill: string): string => p("M-20-5H4V-13L22 0 4 13V5H-20Z", fill);
export const gem = (fill: string): string =>
  poly(
    [
      [-14, -4],
      [-8, -13],
      [8, -13],
      [14, -4],
      [0, 16],
    ],
    fill,
  ) + l("M-14-4H14M-5-4L0 15 5-4 0-13Z", LINE, 1.5);
export const bolt = (fill: string = GOLD): string =>
  poly(
    [
      [3, -20],
      [-11, 4],
      [-2, 4],
      [-5, 20],
      [11, -6],
      [2, -6],
    ],
    fill,
  );
export const sword = (blade = "#dfe6f2"): string => p("M-4 12V-22L0-29 4-22V12Z", blade) + r(-11, 11, 22, 5, 2.5, GOLD) + r(-3, 16, 6, 11, 3, "#8a5a3a");
export const lantern = (paper: string, glow = "#fff3b0"): string =>
  l("M0-24V-17") +
  r(-8, -18, 16, 5, 2, "#7a4a32") +
  e(0, 0, 19, 15, paper) +
  bare(e(0, 0, 9, 11, glow)) +
  l("M-11-11C-15-4-15 4-11 11M11-11C15-4 15 4 11 11", LINE, 1.5) +
  r(-8, 13, 16, 5, 2, "#7a4a32") +
  l("M0 18V25");
export const firefly = (x: number, y: number, s = 1): string => bare(c(x, y, 5 * s, "#fff3b0", ' opacity=".45"'), c(x, y, 2.2 * s, "#fff9d6"));
export const hourglass = (): string =>
  p("M-12-18H12C12-6 3-4 3 0S12 6 12 18H-12C-12 6-3 4-3 0S-12-6-12-18Z", "#eef7ff") +
  bare(p("M-8-9H8C7-5 2-4 0-1-2-4-7-5-8-9ZM-9 17C-8 9-2 10 0 6 2 10 8 9 9 17Z", "#ffb84d")) +
  r(-16, -24, 32, 7, 3, "#a5673f") +
  r(-16, 17, 32, 7, 3, "#a5673f");
export const hoof = (fill: string): string => p("M-14-16H14C16-4 22 4 20 14 18 20-18 20-20 14-22 4-16-4-14-16Z", fill);
export const shoe = (fill: string): string =>
  p("M-13 16L-19 13C-26-8-15-22 0-22S26-8 19 13L13 16 10 12C15-2 10-12 0-12S-15-2-10 12Z", fill) +
  bare(
    ...[
      [-16, 3],
      [-13, -9],
      [0, -17],
      [13, -9],
      [16, 3],
    ].map(([x, y]) => c(x!, y!, 1.5, LINE)),
  );
export const swirl = (colour: string, width = 4): string => tube("M0 0C4-4 8 2 4 6-2 11-12 6-11-3-10-14 4-18 13-10 24 0 18 18 3 21", colour, width);
export const tornado = (): string =>
  ["M-26-26H26", "M-20-15H24", "M-18-4H16", "M-8 7H14", "M-4 18H8", "M0 28H4"].map((d, i) => tube(d, RAINBOW[i]!, 7)).join("");
export const glitter = (points: [number, number][], size = 4): string =>
  `<g stroke-width="1.3">${points.map(([x, y], i) => star(x, y, size + 2 + (i % 3), i % 2 ? WHITE : RAINBOW[i % 6]!, 4, 0.42)).join("")}</g>`;
export const chainsaw = (): string =>
  p("M-34-6H2V6H-34Q-40 0-34-6Z", "#dfe6f2") +
  bare(...[-30, -24, -18, -12, -6].map((x) => p(`M${x} -7l3-4 3 4Z`, LINE) + p(`M${x} 7l3 4 3-4Z`, LINE))) +
  r(0, -11, 22, 22, 5, "#ff8a3d") +
  tube("M8-11C8-19 22-19 22-8", "#4b4066", 3) +
  c(10, 1, 4, WHITE);
export const fireworks = (x: number, y: number, radius: number, colour: string): string =>
  ring(8, x, y, radius * 0.7, (a, b) => l(`M${(x + a) / 2} ${(y + b) / 2}L${a} ${b}`, colour, 2)) + ring(8, x, y, radius, (a, b) => bare(c(a, b, 1.6, colour)));
export const bone = (): string => p("M-12-4C-14-11-22-8-19-2-24 0-20 8-14 4L12 4C14 11 22 8 19 2 24 0 20-8 14-4Z", WHITE);
export const flower = (petal: string, heart: string = GOLD): string => ring(5, 0, 0, 5.5, (x, y) => c(x, y, 4.2, petal)) + c(0, 0, 3.5, heart);
export const clover = (): string =>
  tube("M0 2C2 10 2 14-3 20", "#3f9a4f", 2.5) +
  [45, 135, 225, 315].map((turn) => at(0, 0, p("M0 0C-12-6-10-18-3-16-1-16 0-14 0-12 0-14 1-16 3-16 10-18 12-6 0 0Z", "#6fd08c"), 1, turn)).join("");
export const poof = (fill: string = WHITE): string => ring(7, 0, 0, 11, (x, y) => c(x, y, 8, fill)) + bare(c(0, 0, 13, fill));
export const spark = (x: number, y: number, s = 4): string => gleam(x, y, s, "#fff6c4");
export const moth = (fill: string): string =>
  p("M0-2C-8-14-20-12-18-3-17 2-9 3 0 2 9 3 17 2 18-3 20-12 8-14 0-2Z", fill) +
  p("M0 2C-8 3-13 6-10 11-6 14-1 8 0 4 1 8 6 14 10 11 13 6 8 3 0 2Z", fill) +
  e(0, 1, 2.6, 8, "#6b5a4a") +
  l("M-1-7C-3-11-5-12-7-12M1-7C3-11 5-12 7-12", LINE, 1.5) +
  bare(c(-10, -4, 2, LINE), c(10, -4, 2, LINE));
