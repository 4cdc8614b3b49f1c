// Magical unicorns on land and in the air.
import { GOLD, LINE, PINK, RAINBOW, WHITE, at, bare, c, e, flip, gleam, l, p, poly, r, star, tube } from "../draw";
import { eye, face, head, heart, horn, mouth, pony, skull, wing } from "../beasts";
import { bolt, bomb, bone, bow, card, candle, chainsaw, cloud, crown, feather, fireworks, flame, halo, rainbow, spark, sword } from "../things";
import { type Pictures, picture } from "./picture";

const put = (draw: () => string, place = "magical") => picture(place, draw);
const nose = (fill: string): string => bare(p("M-4 8H4L0 13Z", fill)) + l("M0 13Q-4 19-8 15M0 13Q4 19 8 15");

export const LAND: Pictures = {
  rhinocorn: put(
    () =>
      at(
        54,
        57,
        p("M-31-14C-38-26-30-32-22-26Z", "#9aa3b5") +
          p("M31-14C38-26 30-32 22-26Z", "#9aa3b5") +
          p("M0-29C20-29 31-16 30 0 30 8 35 14 33 24 30 36 14 38 0 38S-30 36-33 24C-35 14-30 8-30 0-31-16-20-29 0-29Z", "#aab3c4") +
          bare(e(0, 24, 26, 12, "#c6cddb")) +
          eye(-15, -4, "angry", -1) +
          eye(15, -4, "angry") +
          at(0, 15, horn(GOLD), 1.35) +
          at(0, -20, horn("#fff0c4"), 0.7) +
          bare(e(-15, 22, 2.5, 3.2, LINE), e(15, 22, 2.5, 3.2, LINE)) +
          mouth(0, 29, "flat"),
      ) +
      at(11, 88, cloud("#efe6ff"), 0.7) +
      at(92, 90, cloud("#efe6ff"), 0.6),
  ),
  magical_kittencorn: put(
    () =>
      at(
        50,
        58,
        face(
          "#ffc48a",
          p("M-28-4L-29-31-8-22Z", "#ffc48a") + p("M28-4L29-31 8-22Z", "#ffc48a"),
          bare(p("M-8-24H8L0-10ZM-29 4L-17 7-29 12ZM29 4L17 7 29 12Z", "#f0924d"), e(0, 15, 13, 9, WHITE)) + nose("#f2607d"),
          "closed",
          at(0, -21, horn(), 0.95) + l("M-16 13L-33 10M-16 17L-32 20M16 13L33 10M16 17L32 20", LINE, 1.6),
        ),
      ) +
      at(50, 92, e(-12, 0, 9, 6, "#ffc48a") + e(12, 0, 9, 6, "#ffc48a")) +
      at(86, 24, star(0, 0, 9, GOLD)) +
      l("M82 33L72 44M90 35L88 46", "#ffe9a8", 2),
  ),
  stabby_the_unicorn: put(
    () =>
      pony({ body: "#ffe3ec", mane: "#d8344f", eyes: "angry", mouth: "grin", pose: "stand", horn: "#dfe6f2" }) +
      at(78, 30, sword(), 0.8, 38) +
      l("M90 8L96 4M94 16L99 15M82 6L84 1", "#fff6c4", 2),
  ),
  rainbow_unicorn: put(
    () => rainbow(62, 92, 44, 4.5) + pony({ mane: [RAINBOW[0]!, RAINBOW[3]!, RAINBOW[5]!], horn: RAINBOW[2]!, eyes: "closed", mouth: "open" }),
  ),
  extremely_destructive_unicorn: put(
    () =>
      at(50, 50, star(0, 0, 50, "#ff8a3d", 12, 0.7) + star(0, 0, 38, "#ffd84d", 12, 0.7)) +
      at(50, 60, head({ body: "#ffd0c0", mane: ["#4b4066", "#d8344f", "#4b4066"], eyes: "angry", mouth: "grin" }), 1) +
      at(14, 82, bomb(), 0.7) +
      at(
        86,
        84,
        poly(
          [
            [-10, 6],
            [-6, -8],
            [3, -4],
            [10, -9],
            [9, 7],
          ],
          "#b98460",
        ),
        1,
      ),
  ),
  chainsaw_unicorn: put(
    () =>
      pony({ body: "#dff0d8", mane: "#3f9a4f", eyes: "wide", mouth: "grin" }) +
      at(54, 88, chainsaw(), 1.05, -8) +
      l("M4 78L0 74M3 86H-2M8 96L3 99", "#fff6c4", 2.4),
  ),
  llamacorn: put(
    () =>
      at(
        50,
        52,
        p("M-17 20H17L23 60H-23Z", "#f0dcc0") +
          p("M-13-18C-20-36-14-42-9-40-5-36-5-26-6-22ZM13-18C20-36 14-42 9-40 5-36 5-26 6-22Z", "#f0dcc0") +
          p("M0-25C14-25 20-16 19-2 18 6 19 12 17 18 14 27 7 29 0 29S-14 27-17 18C-19 12-18 6-19-2-20-16-14-25 0-25Z", "#f0dcc0") +
          at(0, -22, horn(), 0.85) +
          [-11, 11, -4, 4].map((x, i) => c(x, i < 2 ? -19 : -22, 5.5, WHITE)).join("") +
          bare(e(0, 15, 12, 10, "#fff3e0"), p("M-3 9H3L0 13Z", LINE)) +
          eye(-9, -4, "half", -1) +
          eye(9, -4, "half") +
          mouth(0, 16, "flat"),
      ) +
      at(50, 82, p("M-22-6Q0 2 22-6L23 4Q0 12-23 4Z", "#f2607d") + bare(c(-12, 1, 2.5, GOLD), c(0, 3, 2.5, "#5db8f0"), c(12, 1, 2.5, GOLD))) +
      at(16, 72, card(), 0.8, -25) +
      at(86, 80, card("#f2607d"), 0.8, 28),
  ),
  americorn: put(
    () =>
      fireworks(16, 20, 12, "#ff8fc0") +
      fireworks(85, 24, 14, "#ffe24d") +
      at(
        50,
        62,
        head({
          mane: ["#d8344f", "#fff", "#2f6fd0"],
          mouth: "open",
          eyes: "wink",
          horn: "#fff6d0",
          over: at(
            0,
            -24,
            p("M-22 2H22L17-24H-17Z", WHITE) +
              bare(p("M-13-23H-7L-9 0H-16ZM-2-23H4V0H-3ZM9-23H14L17 0H10Z", "#d8344f")) +
              r(-20, -6, 40, 8, 1, "#2f4fa8") +
              bare(star(-10, -2, 3, WHITE), star(0, -2, 3, WHITE), star(10, -2, 3, WHITE)) +
              r(-29, 1, 58, 6, 3, WHITE) +
              at(0, -24, horn(), 0.62),
          ),
        }),
        0.95,
      ) +
      at(85, 80, card("#2f6fd0"), 0.9, 18),
  ),
  ginormous_unicorn: put(
    () =>
      at(48, 70, head({ body: "#f5eaff", mane: "#ff8fc0", eyes: "sleepy", mouth: "smile" }), 1.26) +
      at(11, 87, r(-9, -6, 18, 13, 1, "#d8574f") + p("M-12-5L0-15 12-5Z", "#7a3d5c")) +
      at(89, 89, tube("M0 6V0", "#8a5a3a", 2.5) + c(0, -6, 7, "#4fa653")),
  ),
  seductive_unicorn: put(
    () =>
      pony({ body: "#ffd6e6", mane: "#b8325e", eyes: "wink", mouth: "kiss", pose: "sit" }) +
      heart(86, 22, 0.9, "#f2607d") +
      heart(76, 38, 0.55, PINK) +
      heart(14, 26, 0.6, PINK) +
      at(47, 66, bow("#d8344f"), 0.6),
  ),
  queen_bee_unicorn: put(
    () =>
      at(62, 44, e(0, -8, 10, 19, "#dff3fb", ' opacity=".9"'), 1, 24) +
      at(78, 48, e(0, -8, 9, 16, "#dff3fb", ' opacity=".9"'), 1, 52) +
      pony({
        body: "#ffd84d",
        mane: "#4b4066",
        eyes: "half",
        mouth: "smile",
        tail: "#4b4066",
        load: bare(p("M56 50Q52 66 57 82L64 82Q60 66 63 50ZM70 54Q67 66 71 79L77 76Q74 66 76 58Z", "#4b4066")),
        over: at(0, -28, crown("#ff8fc0"), 0.9),
      }) +
      l("M83 68L95 70", LINE, 3),
  ),
  unicorn_phoenix: put(
    () =>
      at(30, 74, flame(), 1.2, -24) +
      at(72, 74, flame(), 1.3, 24) +
      at(50, 84, flame("#f2607d", "#ff9d4d"), 1.5) +
      at(
        50,
        56,
        head({
          body: "#ffe3b0",
          mane: ["#ff8a3d", "#ffd84d", "#f2607d"],
          eyes: "glow",
          mouth: "smile",
          horn: "#ff6a3d",
          under: at(-26, -2, flame("#f2607d", "#ffb84d"), 1.1, -50) + at(28, -20, flame("#f2607d", "#ffb84d"), 1, 40),
        }),
        0.95,
      ),
  ),
  unicorn_on_the_cob: put(
    () =>
      at(
        50,
        62,
        p("M-20 34C-28 10-20-18 0-20 20-18 28 10 20 34Z", "#ffd84d") +
          bare(...[-12, -4, 4, 12].flatMap((x) => [16, 23, 30].map((y) => c(x, y, 2.4, "#f2b41f")))) +
          bare(e(0, 8, 13, 8, "#fff0b8"), e(-5, 5, 1.4, 1.8, LINE), e(5, 5, 1.4, 1.8, LINE)) +
          at(0, -20, horn("#fff6d0"), 0.95) +
          tube("M-2-20C-10-24-14-16-12-12M2-20C10-24 14-16 12-12", "#f2a900", 4) +
          eye(-9, -5, "open", -1) +
          eye(9, -5, "open") +
          mouth(0, 9, "open") +
          p("M-2 36C-24 34-32 16-30-2-20 6-10 16-2 36Z", "#6fbf5e") +
          p("M2 36C24 34 32 16 30-2 20 6 10 16 2 36Z", "#86cb83"),
      ) + at(82, 84, r(-9, -6, 18, 12, 2, "#fff0a0"), 1, -10),
  ),
  black_knight_unicorn: put(
    () =>
      at(
        50,
        60,
        head({
          body: "#565070",
          mane: "#d8344f",
          muzzle: "#756d92",
          eyes: "angry",
          mouth: "flat",
          horn: "#dfe6f2",
          over:
            p("M-26 8C-30-18-18-29 0-29S30-18 26 8L18 4C18-2 14-8 6-8H-6C-14-8-18-2-18 4Z", "#8d93a8") +
            l("M0-29V-8M-21-6L-16-3M21-6L16-3", LINE, 1.8) +
            at(0, -26, horn("#dfe6f2"), 0.9),
        }),
        1,
      ) + at(82, 78, p("M-14-15H14V2C14 12 4 17 0 19-4 17-14 12-14 2Z", "#8d93a8") + shieldMark()),
  ),
  mother_goose_unicorn: put(
    () =>
      pony({
        body: WHITE,
        mane: "#8fc6f5",
        eyes: "closed",
        mouth: "smile",
        pose: "sit",
        wings: "#f5eaff",
        over: at(
          0,
          -20,
          p("M-24 6C-24-12-12-16 0-16S24-12 24 6C12-2-12-2-24 6Z", "#ff8fc0") +
            bare(c(-12, -4, 2, WHITE), c(0, -9, 2, WHITE), c(12, -4, 2, WHITE)) +
            at(0, -12, horn(), 0.7),
        ),
      }) +
      at(18, 84, head({ body: "#ffe680", mane: "#ffb400", eyes: "open" }), 0.34) +
      at(82, 87, head({ body: "#9fd0f7", mane: "#2f7fd0", eyes: "closed" }), 0.3),
  ),
  unicorn_oracle: put(
    () =>
      at(
        50,
        50,
        head({
          body: "#cfe0ff",
          mane: "#3a3aa8",
          eyes: "glow",
          mouth: "o",
          over: p("M-25-8C-27-22-16-29 0-29S27-22 25-8C14-16-14-16-25-8Z", "#7a4fd0") + at(0, -24, horn(), 0.85) + bare(star(0, -17, 4, "#ffe24d")),
        }),
        0.9,
      ) +
      p("M34 96L38 90H62L66 96Z", "#a5673f") +
      c(50, 79, 15, "#bfe8ff") +
      bare(c(44, 73, 4, WHITE)) +
      at(52, 81, star(0, 0, 6, GOLD)) +
      at(14, 66, card(), 0.75, -14) +
      at(86, 66, card("#f2607d"), 0.75, 14),
  ),
  necromancer_unicorn: put(
    () =>
      at(
        50,
        58,
        head({
          body: "#c8d8c0",
          mane: "#4a7a52",
          eyes: "glow",
          mouth: "flat",
          muzzle: "#dbe8d0",
          under: p("M-34 40C-44-10-26-40 0-40S44-10 34 40Z", "#3d2f66"),
          horn: "#8fe0a0",
        }),
        0.95,
      ) +
      at(18, 84, skull(), 0.72, -12) +
      at(82, 85, bone(), 0.7, 20) +
      at(86, 66, candle("#8fe0a0"), 0.8) +
      gleam(14, 60, 6, "#8fe0a0"),
  ),
  dark_angel_unicorn: put(
    () =>
      at(66, 62, wing("#4b4066", 0.9)) +
      flip(at(66, 62, wing("#4b4066", 0.9))) +
      at(50, 62, head({ body: "#d8cfe8", mane: "#2c2440", eyes: "half", mouth: "fangs", horn: "#f2607d" }), 0.92) +
      at(50, 9, halo("#f2607d"), 0.9, 10) +
      at(16, 84, feather("#4b4066"), 0.6, 40),
  ),
  angel_unicorn: put(
    () =>
      at(66, 62, wing(WHITE, 0.9)) +
      flip(at(66, 62, wing(WHITE, 0.9))) +
      at(50, 62, head({ body: "#fffdf7", mane: ["#ffe680", "#ffd24d", "#ffe680"], eyes: "sleepy", mouth: "smile" }), 0.92) +
      at(50, 10, halo(), 0.9) +
      at(84, 86, feather(WHITE), 0.6, -40),
    "basic",
  ),
  puppicorn: put(
    () =>
      at(
        50,
        58,
        face(
          "#e8b98a",
          "",
          bare(e(12, -1, 10, 11, "#b9784f"), e(0, 15, 14, 10, WHITE)) + bare(e(0, 9, 5, 3.6, LINE)) + l("M0 12V15"),
          "open",
          at(0, -20, horn(), 0.95) +
            mouth(0, 15, "tongue") +
            p("M-22-20C-36-22-42-2-36 12-28 10-24-4-20-12Z", "#b9784f") +
            p("M22-20C36-22 42-2 36 12 28 10 24-4 20-12Z", "#b9784f"),
        ),
      ) +
      p("M30 84Q50 94 70 84L69 91Q50 99 31 91Z", "#f2607d") +
      c(50, 92, 4, GOLD) +
      l("M84 40q6 5 4 12M90 34q8 8 6 18", "#ffe9a8", 2.4),
    "basic",
  ),
  zombie_unicorn: put(
    () =>
      pony({
        body: "#a9cf9a",
        mane: "#6a7a52",
        eyes: "up",
        mouth: "wavy",
        muzzle: "#c8e2b4",
        over: l("M-20-12L-8-16M-17-17L-15-10M-12-18L-10-12", LINE, 1.6),
      }) +
      at(12, 88, p("M-14 8C-14-16 14-16 14 8Z", "#8d8aa0") + l("M0-4V4M-4-1H4", LINE, 2)) +
      l("M62 62L74 58M64 57L67 63M69 55L72 62", LINE, 1.6),
  ),
  extremely_fertile_unicorn: put(
    () =>
      pony({ body: "#ffe3ec", mane: "#ff9d4d", eyes: "heart", mouth: "open" }) +
      at(14, 88, head({ body: "#f58a8a", mane: "#c92f49" }), 0.28) +
      at(87, 88, head({ body: "#a8e2a0", mane: "#3f9a4f", eyes: "closed" }), 0.28) +
      at(84, 30, head({ body: "#9fd0f7", mane: "#2f7fd0", eyes: "sleepy" }), 0.3) +
      at(60, 92, head({ body: "#c9a8f2", mane: "#7a4fd0", eyes: "wide" }), 0.24),
  ),
};

function shieldMark(): string {
  return at(0, 1, bolt("#d8344f"), 0.5);
}

const fly = (look: Parameters<typeof pony>[0]): string => at(2, 5, pony({ pose: "fly", ...look }), 0.94, -4);

export const AIR: Pictures = {
  greedy_flying_unicorn: put(
    () =>
      fly({ body: "#ffe9a8", mane: "#3f9a4f", wings: "#fff3c4", eyes: "star", mouth: "grin" }) +
      at(12, 78, card(), 0.8, -20) +
      at(26, 88, card("#f2607d"), 0.7, 10) +
      at(90, 90, c(0, 0, 7, GOLD) + l("M0-3V3", LINE, 2)),
  ),
  annoying_flying_unicorn: put(
    () =>
      fly({ body: "#ffc1dc", mane: "#5db8f0", wings: "#ffe3f0", eyes: "closed", mouth: "tongue" }) +
      at(18, 82, r(8, -5, 9, 10, 3, "#f2607d") + p("M11-5L-8-13V13L11 5Z", "#ffb84d"), 0.9, -14) +
      l("M5 66q-4 3-4 8M11 60q-8 4-9 9", "#ffe9a8", 2.4),
  ),
  magical_flying_unicorn: put(
    () =>
      fly({
        body: "#d9ccff",
        mane: "#7a4fd0",
        wings: "#b9a3f5",
        eyes: "open",
        mouth: "smile",
        over: at(
          0,
          -22,
          p("M-24 3Q0-8 24 3L22 8Q0-1-22 8Z", "#3a3aa8") +
            p("M-16 0C-10-14-2-24 8-30 8-20 14-8 16 0Q0-6-16 0Z", "#3a3aa8") +
            bare(star(9, -9, 3.5, GOLD)) +
            at(-2, -3, horn(), 0.72),
        ),
      }) +
      at(14, 84, r(-2, -14, 4, 26, 2, "#8a5a3a") + star(0, -16, 8, GOLD), 0.9, -30) +
      spark(88, 22) +
      spark(94, 40, 3),
  ),
  swift_flying_unicorn: put(
    () =>
      l("M62 20H98M72 32H100M84 92H100", "#d9ccff", 3) +
      fly({
        body: "#bfe8ff",
        mane: "#2f7fd0",
        wings: "#e3f5ff",
        eyes: "angry",
        mouth: "smile",
        over: at(0, -6, tube("M-25-4H25", "#d8344f", 2.5) + c(-12, 0, 8, "#bfe8ff", ' fill-opacity=".55"') + c(12, 0, 8, "#bfe8ff", ' fill-opacity=".55"')),
      }) +
      at(13, 84, bolt(), 0.75),
  ),
  majestic_flying_unicorn: put(
    () =>
      fly({ body: WHITE, mane: ["#ffd84d", "#ff8fc0", "#a98bf0"], wings: "#fff6d8", eyes: "sleepy", mouth: "smile", over: at(0, -29, crown(), 0.8) }) +
      spark(12, 80, 6) +
      spark(90, 20, 5) +
      spark(22, 90, 3),
  ),
};

export const NIGHT_MARKET: Pictures = {
  lamplighter_unicorn: put(() =>
    flip(
      l("M16 96V30") +
        at(16, 26, p("M-8 8L-11-10H11L8 8Z", "#fff3b0") + p("M-12-10L0-19 12-10Z", "#4b4066") + bare(c(0, 0, 4, "#ffb84d"))) +
        at(
          8,
          2,
          pony({
            body: "#f0dcc0",
            mane: "#a5673f",
            eyes: "closed",
            over: at(0, -24, p("M-16 2C-16-10 16-10 16 2Z", "#4b4066") + r(-22, 0, 40, 5, 2, "#4b4066") + at(2, -8, horn(), 0.7)),
          }),
          0.92,
        ),
    ),
  ),
  will_o_wisp_unicorn: put(
    () =>
      at(50, 78, p("M-30 12C-26-8-20-30 0-30S26-8 30 12C22 20 18 8 10 14S-4 20-10 13-24 20-30 12Z", "#9fe8d8")) +
      at(50, 52, head({ body: "#bff5e8", mane: ["#5fd0c0", "#8fe8d8", "#5fd0c0"], muzzle: "#e3fff8", eyes: "glow", mouth: "o", horn: "#fff6b8" }), 0.86) +
      at(14, 70, flame("#5fd0c0", "#e3fff8"), 0.6) +
      at(87, 64, flame("#5fd0c0", "#e3fff8"), 0.7),
  ),
  falling_star_unicorn: put(
    () =>
      tube("M70 24L96 4", "#ffd84d", 4) +
      tube("M78 36L99 22", "#ff9d4d", 4) +
      tube("M60 16L80 2", "#f2607d", 4) +
      at(46, 56, star(0, 0, 44, "#ffe24d", 5, 0.62, -102) + at(0, 6, head({ body: "#fff6d0", mane: "#ffb400", eyes: "wide", mouth: "o" }), 0.62)),
  ),
};
