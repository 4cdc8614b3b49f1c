// The backs of the cards.  They load with the first page, so they use only the pencil and the shapes.
import { GOLD, WHITE, at, bare, c, l, p, r, ring, star } from "./draw";
import { type Colour, TINTS, shape } from "./shapes";

const sheet = (...parts: string[]): string =>
  `<svg viewBox="0 0 60 84" preserveAspectRatio="xMidYMid slice"><g stroke="#35214d" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">${parts.join("")}</g></svg>`;

/** A small horn, its foot at 0, 0. */
const horn = (fill: string): string => p("M-4 1C-3-5-1-13 0-18 1-13 3-5 4 1 2 3-2 3-4 1Z", fill) + l("M-3-4L2.5-6M-2-9L1.5-11", "#35214d", 1);

function lattice(part: (x: number, y: number, i: number) => string): string {
  let found = "";
  let i = 0;
  for (let row = 0; row < 8; row++) for (let column = 0; column < 5; column++) found += part(column * 15 + (row % 2 ? 7.5 : 0), row * 12, i++);
  return found;
}

/** Six horns meet in a star. */
const stable = (): string =>
  sheet(
    bare(
      r(0, 0, 60, 84, 0, "#4a3490"),
      lattice((x, y, i) => (i % 3 ? c(x, y, 1, "#7a63c8") : star(x, y, 3.2, "#7a63c8", 4, 0.35))),
    ),
    c(30, 42, 23, "#6a50bd"),
    `<g fill="none" stroke="${GOLD}" stroke-width="1.4"><circle cx="30" cy="42" r="19.5"/></g>`,
    [0, 60, 120, 180, 240, 300]
      .map((turn) => `<g transform="translate(30 42) rotate(${turn}) translate(0 -4)">${horn(turn % 120 ? "#ff9fcf" : GOLD)}</g>`)
      .join(""),
    star(30, 42, 6, WHITE),
  );

const nursery = (): string =>
  sheet(
    bare(
      r(0, 0, 60, 84, 0, "#fff4fa"),
      lattice((x, y) => c(x, y, 1.6, "#ffd3e6")),
    ),
    c(30, 42, 21, "#ffe1ef"),
    at(26, 34, horn("#ff9fcf"), 0.8, -28),
    at(29, 43, p("M6-14A15 15 0 1 0 14 8 12 12 0 0 1 6-14Z", "#ffd86b"), 0.95),
    star(39, 38, 5, WHITE),
    ring(6, 30, 42, 26, (x, y) => bare(star(x, y, 2.6, "#f58ab8", 4, 0.4))),
  );

const unorog = (): string =>
  sheet(
    bare(r(0, 0, 60, 84, 0, "#35214d")),
    bare(lattice((x, y) => c(x, y, 0.9, "#5d468a"))),
    c(30, 42, 24, "#4b3b78"),
    ring(
      4,
      30,
      42,
      16.5,
      (x, y, i) => {
        const colour = (["red", "blue", "green", "yellow"] as Colour[])[i]!;
        return at(x, y, shape(colour, TINTS[colour].plain), 0.52);
      },
      -135,
    ),
    at(30, 49, horn(WHITE), 0.9),
  );

const BACKS = { stable: stable(), nursery: nursery(), unorog: unorog() };
export const backOf = (game: keyof typeof BACKS): string => BACKS[game];
