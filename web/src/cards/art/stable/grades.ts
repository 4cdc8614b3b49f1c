// The pictures of upgrades and downgrades.
import { GOLD, LINE, PINK, RAINBOW, WHITE, at, bare, c, e, gleam, l, p, poly, r, ring, star, tube } from "../draw";
import { eye, head, heart, horn, mouth, panda, pony, skull } from "../beasts";
import { barn, bomb, bow, candle, card, cup, firefly, glitter, hourglass, lantern, moth, rainbow, spark } from "../things";
import { type Pictures, picture } from "./picture";

const up = (draw: () => string) => picture("upgrade", draw);
const down = (draw: () => string) => picture("downgrade", draw);
const rope = (d: string, colours: string[]): string =>
  l(d, LINE, 11) +
  colours
    .map((colour, i) => `<g stroke-linecap="butt" stroke-dasharray="6 ${6 * (colours.length - 1)}" stroke-dashoffset="${-6 * i}">${l(d, colour, 6.5)}</g>`)
    .join("");

export const UPGRADES: Pictures = {
  glitter_bomb: up(
    () =>
      at(48, 58, bomb("#b04fc0", "#ffd0f0"), 1.7) +
      glitter(
        [
          [42, 54],
          [56, 64],
          [48, 74],
          [36, 66],
          [60, 52],
          [14, 30],
          [88, 60],
          [20, 84],
          [84, 86],
          [12, 58],
        ],
        3.5,
      ),
  ),
  yay: up(
    () =>
      at(48, 62, head({ body: "#fff0a0", mane: ["#ff8fc0", "#5db8f0", "#6fd08c"], eyes: "closed", mouth: "open" }), 0.9) +
      [
        [12, 20, 20],
        [24, 8, -30],
        [84, 14, 40],
        [92, 32, 10],
        [8, 52, 60],
        [90, 60, -20],
        [14, 84, 30],
        [86, 86, 50],
      ]
        .map(([x, y, turn], i) => at(x!, y!, r(-4, -2, 8, 4, 1, RAINBOW[i % 6]!), 1, turn))
        .join("") +
      tube("M12 66C16 60 18 72 22 66", "#f2607d", 2.5) +
      tube("M80 74C84 68 86 80 90 74", "#5db8f0", 2.5),
  ),
  rainbow_aura: up(
    () => rainbow(50, 92, 46, 3.6) + at(50, 68, head({ mane: "#ff8fc0", eyes: "sleepy", mouth: "smile" }), 0.56) + spark(10, 14, 6) + spark(90, 14, 6),
  ),
  double_dutch: up(
    () =>
      tube("M8 44C14 4 86 4 92 44", "#f2607d", 3) +
      at(16, 22, pony({ body: WHITE, mane: "#5db8f0", eyes: "closed", mouth: "open", pose: "fly" }), 0.66) +
      tube("M8 56C14 104 86 104 92 56", "#5db8f0", 3) +
      r(4, 40, 8, 18, 4, "#a5673f") +
      r(88, 40, 8, 18, 4, "#a5673f"),
  ),
  claw_machine: up(
    () =>
      r(18, 8, 64, 86, 6, "#d8574f") +
      r(25, 16, 50, 46, 3, "#dff3fb") +
      l("M50 16V28") +
      p("M50 28C40 28 38 38 42 44M50 28C60 28 62 38 58 44", "none") +
      c(50, 28, 4, "#8d93a8") +
      at(38, 56, heart(0, 0, 0.6, PINK)) +
      at(64, 55, star(0, 0, 8, GOLD)) +
      at(50, 46, head({ body: "#ffe680", mane: "#ffb400" }), 0.2) +
      r(25, 68, 50, 20, 3, "#a83a4a") +
      r(30, 74, 16, 9, 2, "#3b3450") +
      c(58, 78, 4, GOLD) +
      c(68, 78, 4, "#6fd08c"),
  ),
  stable_artillery: up(
    () =>
      at(50, 60, r(-8, -13, 48, 26, 10, "#5d6680") + r(34, -16, 9, 32, 4, "#5d6680") + c(-8, 0, 13, "#5d6680"), 1, -32) +
      c(42, 78, 15, "#a5673f") +
      ring(6, 42, 78, 13, (x, y) => l(`M42 78L${x} ${y}`, LINE, 2)) +
      c(42, 78, 4, GOLD) +
      at(88, 20, p("M-14 0C-10-7 6-6 10-4L10 4C6 6-10 7-14 0Z", "#ff8a3d") + p("M9-4C16-10 18-6 14-2 20-2 20 4 14 2 17 6 14 9 9 4Z", "#4fa653"), 0.85, 146) +
      l("M90 38L96 34M74 12L76 5", "#8a5a00", 2.4) +
      at(14, 86, p("M-14 0C-10-7 6-6 10-4L10 4C6 6-10 7-14 0Z", "#ff8a3d"), 0.7, -20),
  ),
  rainbow_lasso: up(
    () =>
      rope("M50 60C22 58 16 30 38 20 62 10 88 26 82 44 78 58 60 62 50 60 44 74 54 84 46 96", RAINBOW) +
      at(52, 44, head({ body: "#fff", mane: "#ff8fc0", eyes: "wide", mouth: "o" }), 0.44),
  ),
  caffeine_overload: up(
    () =>
      at(48, 74, cup("#ff8fc0"), 1.45) +
      at(48, 46, head({ body: "#f0dcc0", mane: "#6b3f2a", eyes: "wide", mouth: "grin" }), 0.6) +
      at(48, 78, heart(0, 0, 0.7, WHITE)) +
      l("M10 30L18 34M8 48H16M88 28L80 33M92 46H84M16 14L22 21M82 12L76 20", "#d8344f", 2.8),
  ),
  rainbow_mane: up(
    () =>
      RAINBOW.map((colour, i) => tube(`M${40 + i} ${24 + i}C${70 + i * 6} ${14 + i * 2} ${50 + i * 9} 66 ${52 + i * 9} 97`, colour, 7))
        .reverse()
        .join("") +
      at(38, 56, head({ mane: [RAINBOW[0]!, RAINBOW[2]!, RAINBOW[4]!], eyes: "sleepy", mouth: "smile" }), 0.86) +
      at(14, 88, r(-10, -4, 20, 7, 2, "#a5673f") + l("M-7 3V8M-3 3V8M1 3V8M5 3V8", LINE, 1.8), 1, -10),
  ),
  extra_tail: up(
    () =>
      e(30, 54, 24, 22, "#ffd6e6") +
      r(14, 66, 11, 28, 5, "#ffd6e6") +
      r(32, 68, 11, 26, 5, "#ffd6e6") +
      bare(e(28, 56, 20, 18, "#ffd6e6")) +
      tube("M48 44C64 16 88 20 84 42 82 50 88 54 92 52", "#7a3fc0", 8) +
      tube("M50 52C72 38 84 56 78 70 76 76 82 80 88 78", "#ff6fae", 8) +
      tube("M48 60C62 62 62 78 58 90", "#b98bf0", 7) +
      at(52, 46, bow(GOLD), 0.6, -30) +
      l("M84 14H96M90 8V20", "#2e7d32", 4),
  ),
  unicorn_lasso: up(
    () =>
      tube("M52 62C26 60 18 34 38 24 60 14 86 28 80 46 76 58 60 63 52 62 46 76 58 84 50 97", "#c08a4a", 4) +
      at(52, 46, head({ body: "#b3dbf9", mane: "#2a6fc0", eyes: "up", mouth: "wavy" }), 0.46) +
      at(84, 82, hourglass(), 0.5, 12),
  ),
  summoning_ritual: up(
    () =>
      e(50, 78, 42, 15, "#7a5fc0") +
      `<g transform="translate(50 78) scale(1 .36)">${l(starLine(36), "#ffe9a8", 3)}</g>` +
      at(12, 72, candle(), 0.8) +
      at(88, 72, candle(), 0.8) +
      at(30, 88, candle(), 0.7) +
      at(70, 88, candle(), 0.7) +
      at(50, 46, head({ body: "#d9ccff", mane: "#7a4fd0", eyes: "glow", mouth: "smile" }), 0.62) +
      spark(22, 24, 6) +
      spark(80, 22, 6),
  ),
  paper_lantern: up(
    () =>
      bare(c(50, 54, 40, "#fff3b0", ' opacity=".7"')) +
      at(50, 54, lantern("#f2607d"), 1.55) +
      firefly(16, 24) +
      firefly(86, 30) +
      firefly(20, 80) +
      firefly(84, 82),
  ),
  bottomless_basket: up(
    () =>
      tube("M22 56C22 6 78 6 78 56", "#c08a4a", 4) +
      at(36, 42, card(), 1, -18) +
      at(52, 36, card("#f2607d"), 1, 2) +
      at(66, 42, card("#5db8f0"), 1, 20) +
      p("M14 52H86L76 92H24Z", "#d9a45f") +
      l("M17 64H83M20 76H80M34 54L38 91M50 54V91M66 54L62 91", "#9a6a33", 2.2) +
      r(10, 48, 80, 9, 4, "#c08a4a") +
      eye(42, 70, "open", -1) +
      eye(58, 70, "open") +
      mouth(50, 76, "open"),
  ),
  tip_jar: up(
    () =>
      p("M30 30H70C84 38 82 60 80 84Q79 92 70 92H30Q21 92 20 84C18 60 16 38 30 30Z", "#e8f6ff") +
      bare(c(36, 82, 7, GOLD), c(50, 84, 7, "#ffb84d"), c(64, 81, 7, GOLD), c(43, 72, 7, "#ffb84d"), c(57, 71, 7, GOLD)) +
      r(26, 22, 48, 10, 4, "#c08a5a") +
      r(44, 25, 12, 3, 1, LINE) +
      at(50, 50, r(-19, -8, 38, 14, 3, "#fff8e3") + heart(0, -1, 0.5, "#f2607d")) +
      at(50, 9, card("#8a5fd0"), 0.7, 14) +
      l("M88 50q5 4 4 10M12 50q-5 4-4 10", "#8a5a00", 2.4),
  ),
};

/** The line of a five-pointed star, drawn without lifting the chalk. */
function starLine(radius: number): string {
  const point = (i: number): string => `${Math.round(radius * Math.sin(i * 2.513))} ${Math.round(-radius * Math.cos(i * 2.513))}`;
  return `M${[0, 1, 2, 3, 4].map(point).join("L")}Z`;
}

export const DOWNGRADES: Pictures = {
  barbed_wire: down(
    () =>
      r(14, 30, 8, 66, 3, "#8a5a3a") +
      r(78, 30, 8, 66, 3, "#8a5a3a") +
      at(50, 62, head({ body: "#e3dfe8", mane: "#8d7fa8", eyes: "sad", mouth: "frown" }), 0.72) +
      ["M4 50Q27 58 50 50T96 50", "M4 72Q27 64 50 72T96 72", "M4 88Q27 94 50 88T96 88"]
        .map(
          (d, i) =>
            l(d, LINE, 5) +
            l(d, "#c3cbdc", 2) +
            [16, 38, 62, 84]
              .map((x) =>
                l(
                  `M${x - 3} ${[52, 69, 89][i]! - 4}L${x + 3} ${[52, 69, 89][i]! + 4}M${x + 3} ${[52, 69, 89][i]! - 4}L${x - 3} ${[52, 69, 89][i]! + 4}`,
                  LINE,
                  2,
                ),
              )
              .join(""),
        )
        .join(""),
  ),
  pandamonium: down(
    () =>
      at(50, 44, panda("open", tube("M-12-27H12", "#f2607d", 2) + at(0, -28, horn("#ffe9a8"), 0.55)), 1) +
      at(20, 80, panda("closed"), 0.5) +
      at(80, 80, panda("closed"), 0.5) +
      tube("M92 96L90 40M91 60L82 54M91 48L99 42", "#6fbf5e", 3),
  ),
  sadistic_ritual: down(
    () =>
      r(20, 72, 60, 20, 4, "#8d8aa0") +
      r(14, 64, 72, 11, 4, "#a9a6ba") +
      at(50, 48, head({ body: "#fff", mane: "#8fb8e8", eyes: "sad", mouth: "wavy" }), 0.56) +
      at(24, 54, candle("#d8344f"), 0.8) +
      at(76, 54, candle("#d8344f"), 0.8) +
      at(50, 83, skull(), 0.55) +
      at(80, 24, at(0, 0, p("M-14 10C-6-2 4-10 18-14 14-2 4 6-8 14Z", "#dfe6f2") + tube("M-12 12L-20 20", "#8a5a3a", 4), 1, 180)),
  ),
  slowdown: down(
    () =>
      at(56, 60, c(0, 0, 27, "#c9926a") + tube("M0 3C4 0 8 6 3 10-6 14-14 4-10-5-4-17 14-16 18-2", "#8a5a3a", 3)) +
      p("M10 90C6 76 14 62 24 62 32 62 34 70 32 78H84C94 80 94 92 84 92H14Q11 92 10 90Z", "#e8d0b0") +
      tube("M17 62L12 48M26 61L28 47", "#e8d0b0", 2.5) +
      c(12, 46, 4, WHITE) +
      c(28, 45, 4, WHITE) +
      bare(c(12, 46, 1.6, LINE), c(28, 45, 1.6, LINE)) +
      at(20, 62, horn(), 0.55) +
      mouth(20, 76, "flat") +
      at(84, 22, hourglass(), 0.62, 16),
  ),
  nanny_cam: down(
    () =>
      at(
        50,
        42,
        r(-26, -18, 52, 36, 9, "#e8e4f2") +
          c(2, 0, 14, "#4b4066") +
          c(2, 0, 8, "#5db8f0") +
          gleam(-1, -3, 4) +
          bare(c(-19, -11, 3, "#f2506a")) +
          p("M-8 18L-12 28H12L8 18Z", "#8d93a8"),
        1,
      ) +
      [-18, 0, 18]
        .map((turn, i) =>
          at(
            50 + turn * 1.2,
            84 - (i === 1 ? 3 : 0),
            r(-9, -13, 18, 26, 3, WHITE) + bare(r(-6, -9, 12, 10, 1, RAINBOW[i * 2]!)) + l("M-5 6H5", "#8d7fa8", 2),
            0.85,
            turn,
          ),
        )
        .join("") +
      l("M82 22q8 8 8 18M88 16q12 12 10 28", "#a3243b", 2.4),
  ),
  broken_stable: down(
    () =>
      at(50, 58, barn(), 1.15, -4) +
      poly(
        [
          [62, 26],
          [80, 40],
          [66, 44],
          [72, 54],
          [56, 46],
        ],
        "#5a3048",
      ) +
      l("M22 54L34 62 26 70 36 78", LINE, 2.6) +
      at(84, 84, r(-12, -3, 24, 6, 1, "#b98460"), 1, 24) +
      at(16, 90, r(-11, -3, 22, 6, 1, "#b98460"), 1, -14),
  ),
  blinding_light: down(
    () =>
      bare(star(50, 40, 70, "#fff6c4", 16, 0.5), star(50, 40, 46, "#fffdf0", 16, 0.6)) +
      c(50, 20, 13, "#ffe24d") +
      at(
        50,
        68,
        head({
          body: "#f5eaff",
          mane: "#b9a3f5",
          eyes: "closed",
          mouth: "wavy",
          over: r(-24, -8, 20, 15, 6, "#3b3450") + r(4, -8, 20, 15, 6, "#3b3450") + l("M-5-3H5", LINE, 3) + gleam(-18, -4, 4) + gleam(10, -4, 4),
        }),
        0.8,
      ),
  ),
  tiny_stable: down(
    () =>
      at(-4, 0, pony({ body: WHITE, mane: "#ff8fc0", eyes: "up", mouth: "wavy" })) +
      at(61, 66, barn(), 0.72) +
      l("M94 38L88 44M98 52H90M90 96H98", "#a3243b", 3),
  ),
  pantry_moths: down(
    () =>
      at(
        50,
        70,
        r(-24, -24, 48, 46, 8, "#e8f6ff") +
          bare(r(-22, 0, 44, 20, 6, "#f0d8a8")) +
          r(-22, -31, 44, 9, 3, "#a5673f") +
          bare(c(-8, -8, 1, LINE)) +
          r(-14, -6, 28, 14, 2, "#fff8e3") +
          l("M-8-1H8M-6 3H4", "#8d7fa8", 1.8),
      ) +
      at(26, 32, moth("#d9c8a8"), 0.95, -18) +
      at(76, 26, moth("#c9b090"), 1, 16) +
      at(82, 66, moth("#d9c8a8"), 0.6, 40) +
      bare(c(40, 62, 3, "#a86a58"), c(60, 56, 2.4, "#a86a58")),
  ),
};
