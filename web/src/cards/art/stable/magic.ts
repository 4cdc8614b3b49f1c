// The pictures of magic cards and instants.
import { GOLD, LINE, PINK, RAINBOW, WHITE, at, bare, c, e, flip, gleam, l, letters, p, poly, r, star, tube } from "../draw";
import { head, heart, pony, skull, horn } from "../beasts";
import { bottle, card, clover, firefly, glitter, moon, poof, shoe, spark, swirl, target, tornado } from "../things";
import { type Pictures, picture } from "./picture";

const put = (draw: () => string, place = "magic") => picture(place, draw);
/** A foreleg that reaches from one place to another. */
const reach = (fill: string, x: number, y: number, toX: number, toY: number): string =>
  tube(`M${x} ${y}L${toX} ${toY}`, fill, 13) +
  at(toX, toY, p("M-6.5-2H6.5V3A6.5 6 0 0 1-6.5 3Z", "#8d6fb0"), 1, (Math.atan2(toY - y, toX - x) * 180) / Math.PI - 90);

export const MAGIC: Pictures = {
  unicorn_poison: put(
    () =>
      at(50, 56, bottle("#8fd04f"), 1.5) +
      at(50, 72, skull(), 0.8) +
      bare(c(36, 30, 3, "#8fd04f"), c(64, 20, 4, "#8fd04f"), c(58, 8, 2.5, "#8fd04f")) +
      at(82, 32, at(0, 12, horn("#b6e88a"), 0.7, 20)) +
      gleam(34, 52, 5),
  ),
  back_kick: put(
    () =>
      at(84, 64, star(0, 0, 18, "#ff9d4d", 9, 0.55)) +
      at(0, 14, pony({ body: "#d9bff5", mane: "#7a3fc0", eyes: "closed", mouth: "tongue", pose: "run" }), 0.84, -6) +
      at(86, 26, card(), 1, 34) +
      l("M72 14L66 8M84 46L86 42M98 46L100 42", "#d8344f", 2.4),
  ),
  change_of_luck: put(
    () =>
      at(50, 56, clover(), 2.1) +
      at(50, 52, head({ body: "#dff0d8", mane: "#3f9a4f", eyes: "wink", mouth: "open" }), 0.42) +
      spark(14, 20, 7) +
      at(84, 84, shoe("#c3cbdc"), 0.55, 16) +
      at(15, 84, l("M-8 0A9 9 0 1 1 0 9", "#d8344f", 3) + p("M-5 3L2 9-5 15Z", "#d8344f")),
  ),
  glitter_tornado: put(
    () =>
      at(50, 46, tornado(), 1.35) +
      glitter([
        [12, 30],
        [88, 40],
        [16, 70],
        [84, 72],
        [70, 90],
        [30, 92],
        [92, 14],
        [8, 8],
      ]) +
      at(22, 50, card(), 0.6, -30) +
      at(80, 56, card("#f2607d"), 0.6, 26),
  ),
  unicorn_swap: put(
    () =>
      at(26, 36, head({ body: "#f7a0a0", mane: "#c92f49", eyes: "wide", mouth: "o" }), 0.6) +
      at(74, 72, head({ body: "#b3dbf9", mane: "#2a6fc0", eyes: "wide", mouth: "o" }), 0.6) +
      tube("M52 22C70 18 80 24 82 38", "#6fbf5e", 5) +
      at(82, 40, p("M-9 0H9L0 11Z", "#6fbf5e")) +
      tube("M48 84C30 88 20 82 18 66", "#6fbf5e", 5) +
      at(18, 64, p("M-9 0H9L0-11Z", "#6fbf5e")),
  ),
  re_target: put(
    () =>
      at(36, 56, target(), 1.15) +
      at(80, 26, target(), 0.62) +
      tube("M44 46C52 30 58 26 66 26", "#7a4fd0", 4) +
      at(68, 26, p("M0-8L12 0 0 8Z", "#7a4fd0")) +
      at(36, 56, at(0, 0, horn(), 0.9, 205)) +
      spark(84, 70, 6),
  ),
  unfair_bargain: put(
    () =>
      [-22, -6, 10].map((turn, i) => at(26 + i * 7, 40 + (i === 1 ? -2 : 0), card(RAINBOW[i]!), 1, turn)).join("") +
      at(76, 38, card("#a69cba", letters(0, 5, 13, "?", WHITE, ' stroke="none"')), 1, 10) +
      reach("#ffd6b0", 4, 98, 36, 72) +
      reach("#d9bff5", 96, 98, 64, 72) +
      l("M42 16H58M42 12L38 16 42 20M58 12L62 16 58 20", LINE, 2.6),
  ),
  two_for_one: put(
    () =>
      at(50, 32, card("#6fbf5e", heart(0, 0, 0.55, WHITE)), 1.25) +
      at(26, 74, poof("#ffb88a"), 1) +
      at(74, 74, poof("#ffb88a"), 1) +
      at(26, 74, card("#8a5fd0", l("M-4-6L4 6M4-6L-4 6", WHITE, 3)), 0.9, -14) +
      at(74, 74, card("#8a5fd0", l("M-4-6L4 6M4-6L-4 6", WHITE, 3)), 0.9, 14) +
      l("M40 50L34 57M60 50L66 57", "#d8344f", 3) +
      letters(16, 46, 22, "2", "#d8344f", ' stroke-width="3"') +
      letters(84, 46, 22, "1", "#2f8f4e", ' stroke-width="3"'),
  ),
  targeted_destruction: put(
    () =>
      l("M50 6V26M50 78V98M4 52H24M76 52H96", "#d8344f", 4) +
      c(50, 52, 38, "none", ' stroke="#d8344f" stroke-width="4"') +
      at(50, 52, bare(star(0, 0, 34, "#ffb84d", 9, 0.7)) + at(0, 0, card("#2e9a4f", l("M0 6V-5M-5 0L0-6 5 0", WHITE, 3)), 1.5, -8)) +
      l("M62 34L54 44 60 50 50 60", LINE, 2.6),
  ),
  mystical_vortex: put(
    () =>
      at(50, 52, [0, 120, 240].map((turn, i) => at(0, 0, swirl(RAINBOW[i + 3]!, 6), 1.7, turn)).join("") + c(0, 0, 7, "#35214d")) +
      at(12, 62, card(), 0.7, -30) +
      at(86, 30, card("#f2607d"), 0.75, 40) +
      at(24, 88, card("#5db8f0"), 0.7, 70),
  ),
  good_deal: put(
    () =>
      [-28, 0, 28].map((turn, i) => at(50 + turn * 0.75, 42 + Math.abs(turn) / 4, card(RAINBOW[i * 2]!), 1.35, turn)).join("") +
      at(50, 78, head({ body: "#ffe9a8", mane: "#ff9d4d", eyes: "star", mouth: "open" }), 0.52),
  ),
  shake_up: put(
    () =>
      l("M16 20L10 14M14 36H6M84 20L90 14M86 36H94", "#8a5a00", 3) +
      at(
        50,
        52,
        p("M-18-16H18L13 36H-13Z", "#8fb8e8") + p("M-18-16L-13-34H13L18-16Z", "#dfe6f2") + r(-6, -42, 12, 8, 3, "#dfe6f2") + at(0, 12, star(0, 0, 10, GOLD)),
        1.05,
        14,
      ) +
      at(18, 72, card(), 0.7, -34) +
      at(86, 70, card("#f2607d"), 0.7, 24) +
      at(22, 46, card("#6fbf5e"), 0.5, 20),
  ),
  blatant_thievery: put(
    () =>
      at(46, 52, head({ body: "#c9c4d6", mane: "#4b4066", eyes: "open", mouth: "smile", under: "", over: "" }), 0.95) +
      at(
        46,
        51,
        p("M-26-10C-10-14 10-14 26-10 27 0 24 8 14 8 6 8 4 2 0 2S-6 8-14 8C-24 8-27 0-26-10Z", "#3b3450") +
          c(-12, -1, 6, WHITE) +
          c(12, -1, 6, WHITE) +
          bare(c(-10, -1, 2.6, LINE), c(14, -1, 2.6, LINE)),
      ) +
      at(84, 74, card("#f2607d"), 1, 16) +
      reach("#c9c4d6", 60, 104, 76, 86),
  ),
  reset_button: put(
    () =>
      p("M18 70L26 58H74L82 70V88Q82 92 78 92H22Q18 92 18 88Z", "#8d93a8") +
      l("M18 70H82", LINE) +
      p("M30 60V48H70V60C70 68 30 68 30 60Z", "#b8243f") +
      e(50, 48, 20, 9, "#f2506a") +
      bare(e(44, 45, 7, 2.5, "#ff9fb0")) +
      l("M34 24A18 18 0 1 1 40 36", "#8a5a00", 4.5) +
      p("M26 24L34 34 43 25Z", "#8a5a00") +
      letters(50, 86, 12, "↺", WHITE, ' stroke="none"'),
  ),
  kiss_of_life: put(
    () =>
      at(34, 60, head({ body: "#d9d4e4", mane: "#a69cba", eyes: "closed", mouth: "smile" }), 0.8) +
      flip(at(22, 44, head({ body: "#ffd6e6", mane: "#ff6fae", eyes: "closed", mouth: "kiss" }), 0.5), 50) +
      heart(52, 26, 0.9, "#f2607d") +
      heart(64, 14, 0.5, PINK) +
      heart(14, 22, 0.6, PINK) +
      at(84, 84, at(0, 0, shoe("#ffc94d"), 0.5)),
  ),
  unicorn_shrinkray: put(
    () =>
      bare(
        poly(
          [
            [44, 36],
            [190, 66],
            [190, 220],
            [84, 220],
          ],
          "#a8f0e0",
          ' opacity=".8"',
        ),
      ) +
      at(
        28,
        28,
        r(-16, -9, 34, 18, 8, "#7a4fd0") +
          p("M-10 8L-16 26H-6L-1 9Z", "#4b4066") +
          r(16, -5, 9, 10, 2, "#dfe6f2") +
          c(27, 0, 5, "#6ff0d8") +
          l("M-4-9V9M4-9V9", LINE, 2),
        1,
        28,
      ) +
      at(72, 80, head({ body: "#ffc1dc", mane: "#ff6fae", eyes: "wide", mouth: "o" }), 0.36) +
      l("M86 62L80 68M96 76H88M58 62L63 68", "#2fa08c", 2.4),
  ),
  haggling: put(
    () =>
      at(30, 56, head({ body: "#f0dcc0", mane: "#a5673f", eyes: "half", mouth: "flat" }), 0.58) +
      flip(at(30, 60, head({ body: "#bfe8b0", mane: "#2f8f4e", eyes: "angry", mouth: "open" }), 0.58)) +
      at(
        50,
        24,
        l("M-24 0H24M0-10V0") +
          p("M-34 12H-14Q-16 20-24 20T-34 12Z", GOLD) +
          p("M14 6H34Q32 14 24 14T14 6Z", GOLD) +
          l("M-24 0L-34 12M-24 0L-14 12M24-2L14 6M24-2L34 6", LINE, 1.6),
      ) +
      at(50, 86, c(-7, 0, 7, GOLD) + c(6, 2, 7, GOLD) + l("M-7-3V3M6-1V5", LINE, 1.8)) +
      firefly(10, 14) +
      firefly(90, 12),
  ),
  closing_time: put(
    () =>
      r(14, 22, 72, 66, 4, "#6b4a8a") +
      p("M8 22H92L86 40Q79 46 72 40 65 46 58 40 50 46 42 40 35 46 28 40 21 46 14 40Z", "#ff8fc0") +
      bare(p("M28 23H42V40Q35 45 28 40ZM58 23H72V40Q65 45 58 40Z", WHITE)) +
      l("M14 56H86M14 64H86M14 72H86M14 80H86", "#4f3470", 2) +
      at(50, 66, l("M-10-12L0-20 10-12") + r(-22, -12, 44, 20, 4, "#fff0c4") + at(-6, -1, moon("#ffb84d"), 0.5) + l("M5-6H11L5 3H11", LINE, 2)) +
      firefly(14, 12) +
      firefly(88, 10) +
      firefly(50, 10, 0.8),
  ),
};

export const INSTANTS: Pictures = {
  neigh: put(
    () =>
      at(43, 60, head({ body: "#fff", mane: "#6a7a9a", eyes: "closed", mouth: "open" }), 0.85) +
      at(80, 28, p("M-17-12C-17-18 17-18 17-12V4C17 11 0 10-4 10L-12 18-10 10C-17 10-17 8-17 4Z", WHITE) + l("M-7-9L7 3M7-9L-7 3", "#d8344f", 4)) +
      l("M80 60q7 6 4 14M88 54q10 10 6 24", "#455065", 2.6),
    "instant",
  ),
  super_neigh: put(
    () =>
      at(50, 54, star(0, 0, 49, "#ffd84d", 14, 0.76)) +
      at(
        48,
        62,
        head({
          body: "#fff",
          mane: ["#d8344f", "#ff9d4d", "#ffd84d"],
          eyes: "angry",
          mouth: "open",
          under: p("M-30 20C-46 30-40 44-36 46 0 40 30 44 38 44 40 32 34 24 30 18Z", "#d8344f"),
        }),
        0.92,
      ) +
      at(84, 22, c(0, 0, 13, "#d8344f") + l("M-6-6L6 6M6-6L-6 6", WHITE, 4)),
    "instant",
  ),
};
