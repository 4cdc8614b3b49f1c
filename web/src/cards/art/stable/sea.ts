// Creatures of the sea.
import { GOLD, LINE, WHITE, at, bare, c, e, flip, l, p, poly, r, star, tube } from "../draw";
import { eye, head, heart, horn, mouth, narwhal } from "../beasts";
import { bow, crown, cup, firefly, gem, lantern } from "../things";
import { type Pictures, picture } from "./picture";

const surf = l("M4 90Q12 84 20 90T36 90T52 90T68 90T84 90T98 90", WHITE, 3);
const bubbles = bare(c(12, 30, 2.5, "#d9f5fb"), c(88, 20, 3.5, "#d9f5fb"), c(94, 70, 2, "#d9f5fb"), c(66, 22, 2, "#d9f5fb"));

/** They look to the right: the sign of the type would hide the tip of a horn in the other corner. */
const right = (place: string, draw: () => string) => picture(place, () => flip(draw()));

export const SEA: Pictures = {
  shark_with_a_horn: right(
    "deep",
    () =>
      bubbles +
      p("M84 56L97 34 96 78Z", "#7f93ad") +
      at(22, 41, horn(), 1.2, -28) +
      p("M46 38L60 16 70 40Z", "#7f93ad") +
      p("M5 58C14 36 40 32 60 38 74 43 84 50 90 57 78 70 60 80 42 80 22 80 10 72 5 58Z", "#93a7c0") +
      bare(p("M10 66C22 80 50 82 68 74 56 74 36 76 10 66Z", "#eef3fb")) +
      eye(28, 51, "angry", 1) +
      p("M9 61Q24 71 44 64L40 71Q22 76 9 61Z", "#b8325e") +
      bare(
        poly(
          [
            [14, 64],
            [17, 69],
            [20, 66],
            [24, 70],
            [27, 67],
            [31, 70],
            [34, 66],
            [38, 68],
            [40, 64.5],
            [26, 67],
          ],
          WHITE,
        ),
      ) +
      l("M54 50q4 5 0 10M60 50q4 5 0 10", LINE, 1.8) +
      p("M48 72L62 92 64 72Z", "#7f93ad"),
  ),
  shabby_the_narwhal: right(
    "sea",
    () =>
      narwhal({
        body: "#a3a3b5",
        belly: "#e3dfe8",
        eyes: "half",
        mouth: "flat",
        extra:
          p("M52 38H64L63 48H53Z", "#c9763f") + l("M55 41l6 5M61 41l-6 5", LINE, 1.6) + bare(c(20, 68, 0.9, LINE), c(26, 71, 0.9, LINE), c(34, 71, 0.9, LINE)),
      }) +
      at(78, 80, p("M-14 12C-18-2-8-8 0-8S18-2 14 12Z", "#8a6a4a") + tube("M-5-9H5", "#c9a57a", 2) + l("M0-3V6M-4 3L0 7 4 3", "#f5e0c0", 2.4)) +
      surf,
  ),
  narwhal_torpedo: right(
    "deep",
    () =>
      l("M80 40H98M86 56H100M80 72H98", "#8fb6ee", 3) +
      at(
        13,
        8,
        at(16, 46, horn("#f2607d"), 1, -80) +
          p("M10 46C16 30 40 26 60 28H74C80 28 82 64 74 64H60C40 66 16 62 10 46Z", "#8fb8e8") +
          bare(p("M12 50C22 64 44 64 70 62V56C50 60 30 60 12 50Z", "#eef6ff")) +
          p("M72 30L92 18V34ZM72 62L92 74V58Z", "#f2607d") +
          r(70, 28, 9, 36, 3, "#ffd84d") +
          at(88, 46, e(0, 0, 8, 5, "#ff9d4d")) +
          eye(30, 42, "angry", 1) +
          mouth(24, 50, "grin"),
        0.93,
      ) +
      bubbles,
  ),
  alluring_narwhal: right(
    "sea",
    () =>
      narwhal({
        body: "#f2a7d0",
        belly: "#fff0f7",
        eyes: "wink",
        mouth: "kiss",
        extra: at(52, 36, bow("#d8344f"), 0.7, 16) + l("M16 50l-3-3M20 48l-2-4", LINE, 1.8),
      }) +
      at(70, 18, gem("#8fe0d0"), 0.6, 10) +
      heart(46, 16, 0.7, "#f2607d") +
      surf,
  ),
  mermaid_unicorn: picture(
    "deep",
    () =>
      bubbles +
      p("M56 62C70 66 74 78 68 88 78 82 88 84 94 92 82 90 78 98 66 97 50 96 40 88 38 70Z", "#4fc0b0") +
      l("M52 76q4 4 8 0M54 84q4 4 8 0M62 80q4 4 7 0", "#2f8f86", 2) +
      e(46, 68, 15, 13, "#fff0e3") +
      at(
        40,
        48,
        head({ body: "#fff0e3", mane: ["#2fb0a0", "#5fd0c0", "#2fb0a0"], eyes: "closed", mouth: "open", over: at(-18, -20, star(0, 0, 8, "#ff9d4d", 5, 0.5)) }),
        0.82,
      ) +
      l("M86 34V20L95 18V31", "#ffe9a8", 2.4) +
      bare(e(83.5, 34, 3.2, 2.4, "#ffe9a8"), e(92.5, 31, 3.2, 2.4, "#ffe9a8")),
  ),
  classy_narwhal: right(
    "sea",
    () =>
      narwhal({
        body: "#6f8fc8",
        eyes: "open",
        mouth: "smile",
        extra:
          at(50, 37, r(-13, -20, 26, 18, 2, "#3b3450") + bare(r(-12, -7, 24, 4, 0, "#d8344f")) + r(-19, -3, 38, 5, 2.5, "#3b3450"), 0.85, 8) +
          c(38, 57, 8, "none") +
          l("M46 59C50 66 50 72 48 78", GOLD, 1.8),
      }) +
      at(84, 78, cup("#fff"), 0.62) +
      surf,
  ),
  the_great_narwhal: right(
    "sea",
    () =>
      at(0, -2, narwhal({ body: "#4f7fc0", belly: "#dcebff", eyes: "closed", mouth: "smile", horn: "#ffe24d", extra: at(52, 32, crown(), 1, 10) })) +
      at(60, 74, narwhal({ body: "#9fe0c8", eyes: "closed" }), 0.26) +
      at(2, 76, narwhal({ body: "#ffc48a" }), 0.24) +
      surf,
  ),
  lantern_narwhal: right(
    "deep",
    () =>
      bare(c(24, 26, 22, "#fff3b0", ' opacity=".28"')) +
      narwhal({ body: "#5a6fb8", belly: "#c9d6f5", horn: "#c9b6f0", mouth: "smile", eyes: "sleepy" }) +
      at(9, 29, lantern("#ff8a5c"), 0.4) +
      at(40, 90, r(-15, -7, 15, 11, 1, WHITE, "") + r(0, -7, 15, 11, 1, WHITE) + l("M-11-3H-4M-11 0H-5M4-3H11M4 0H9", "#8d7fa8", 1.4)) +
      firefly(70, 20) +
      firefly(90, 14, 0.8) +
      firefly(58, 30, 0.7),
  ),
};
