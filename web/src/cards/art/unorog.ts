// The pictures of Unorog: locks of hair with their number, and relics.
import { GOLD, LINE, RAINBOW, WHITE, at, bare, c, e, gleam, l, letters, p, r, ring, sheet, star, tube } from "./draw";
import { eye, head, mouth, wing } from "./beasts";
import { type Colour, TINTS, shape } from "./shapes";
import { bow, hoof as hoofShape } from "./things";

type Draw = (colour: Colour) => string;

/** A curl of mane, tied with a ribbon; the number is on it, with that many shapes around it. */
function lock(number: number): Draw {
  return (colour) => {
    const { plain, pale, deep } = TINTS[colour];
    const little = (x: number, y: number, i: number): string => at(x, y, shape(colour, i % 2 ? WHITE : plain), 0.36, i * 20 - 30);
    const curls = [
      "M46 16C20 30 14 58 22 76 26 86 20 93 12 92",
      "M54 16C80 30 86 58 78 76 74 86 80 93 88 92",
      "M48 16C30 34 26 66 34 82 38 90 34 95 28 98",
      "M52 16C70 34 74 66 66 82 62 90 66 95 72 98",
      "M50 16C44 40 46 70 50 98",
    ];
    return (
      curls.map((d, i) => tube(d, (i + number) % 3 ? plain : pale, 10)).join("") +
      at(50, 14, bow(deep), 0.95) +
      ring(number, 50, 54, 42, little, 90 + 180 / Math.max(1, number)) +
      letters(50, 73, 66, String(number), WHITE, ` stroke="${deep}" stroke-width="9"`) +
      (number === 6 || number === 9 ? r(36, 82, 28, 5, 2.5, WHITE) : "")
    );
  };
}

const RELICS: Record<string, Draw> = {
  stone: (colour) => {
    const { plain, pale, deep } = TINTS[colour];
    const rock = (fill: string): string =>
      p("M-22 12C-26-2-16-18-2-18 12-19 24-8 23 8 22 16 14 18 0 18S-20 18-22 12Z", fill) + l("M-12-6Q-6-12 2-12", WHITE, 3);
    return (
      at(64, 38, rock(pale), 1.15, 12) +
      eye(60, 34, "closed", -1) +
      eye(74, 36, "closed") +
      mouth(67, 40, "smile") +
      at(40, 62, rock(plain), 1.45, -6) +
      letters(40, 74, 34, "+2", WHITE, ` stroke="${deep}" stroke-width="7"`) +
      gleam(28, 24, 7, deep) +
      gleam(84, 74, 6, deep) +
      at(76, 82, shape(colour, plain), 0.4, 14) +
      at(34, 34, shape(colour, WHITE), 0.34, -14)
    );
  },
  mirror: (colour) => {
    const { plain, pale, deep } = TINTS[colour];
    const turn = (d: string, tip: string): string => l(d, LINE, 9) + l(d, WHITE, 4.5) + p(tip, WHITE);
    return (
      r(44, 74, 12, 24, 5, deep) +
      e(50, 46, 34, 38, plain) +
      e(50, 46, 27, 31, "#eaf6ff") +
      bare(p("M32 58L58 20 66 24 36 66Z", WHITE)) +
      at(50, 46, head({ body: pale, mane: plain, eyes: "wide", mouth: "o" }), 0.46) +
      turn("M14 62C4 50 4 38 12 26", "M6 30L14 18 20 31Z") +
      turn("M86 30C96 42 96 54 88 66", "M94 62L86 74 80 61Z")
    );
  },
  dust: (colour) => {
    const { plain } = TINTS[colour];
    return (
      at(54, 64, head({ body: WHITE, mane: plain, eyes: "sleepy", mouth: "o" }), 0.72) +
      at(17, 30, p("M-10 14C-16 2-10-6-4-8L-6-14H6L4-8C10-6 16 2 10 14Z", "#c08a5a") + tube("M-4-8H4", GOLD, 2), 1.1, 140) +
      ring(9, 46, 38, 30, (x, y, i) => at(x, y * 0.8, i % 3 ? gleam(0, 0, 6, plain) : shape(colour, plain), i % 3 ? 1 : 0.3), -160) +
      l("M76 40H85L76 52H85M88 20H95L88 29H95", LINE, 3)
    );
  },
};

const quarter = (i: number): Colour => (["red", "blue", "green", "yellow"] as const)[i]!;
const four = (x: number, y: number, far: number, scale: number): string =>
  ring(4, x, y, far, (a, b, i) => at(a, b, shape(quarter(i), TINTS[quarter(i)].plain), scale), -135);

const ELDERS: Record<string, () => string> = {
  hoof: () =>
    [0, 1, 2, 3].map((i) => bare(p("M50 52V-60H162V52Z", TINTS[quarter((i + 1) % 4)].pale, ` transform="rotate(${i * 90} 50 52)"`))).join("") +
    four(50, 52, 40, 0.75) +
    at(
      50,
      54,
      at(0, -24, p("M-14-26H14L15 14H-15Z", WHITE)) +
        [-13, 13, -5, 5].map((x) => c(x, -12, 7, WHITE)).join("") +
        hoofShape("#ffc94d") +
        l("M-8 4Q0-4 8 4", LINE, 2),
      1.15,
    ),
  alicorn: () =>
    star(50, 52, 50, "#ffe9a8", 16, 0.72) +
    at(66, 62, wing(WHITE, 0.86)) +
    `<g transform="translate(100 0) scale(-1 1)">${at(66, 62, wing(WHITE, 0.86))}</g>` +
    at(50, 60, head({ body: WHITE, mane: [RAINBOW[0]!, RAINBOW[3]!, RAINBOW[4]!], eyes: "half", mouth: "smile" }), 0.8) +
    letters(50, 98, 24, "+4", WHITE, ` stroke="${LINE}" stroke-width="6"`) +
    four(50, 52, 62, 0.4),
};

const ground = (colour: Colour): string => bare(r(-100, -100, 300, 300, 0, TINTS[colour].pale), c(50, 50, 44, WHITE, ' opacity=".55"'));
const dusk = bare(r(-100, -100, 300, 300, 0, "#cfc2f2"), c(50, 52, 46, "#e6dcff"));

/** The picture of a face in a colour; elder relics have none. */
export function draw(face: string, colour?: Colour): string {
  if (!colour) return sheet(dusk, ELDERS[face]?.() ?? "");
  return sheet(ground(colour), (RELICS[face] ?? lock(Number(face)))(colour));
}
