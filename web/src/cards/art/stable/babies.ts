// Babies sit in the nursery, basic unicorns stand in the meadow: each has its own character, shown by what it holds or does.
import { LINE, RAINBOW, WHITE, at, bare, c, e, flip, gleam, l, p, r, star, tube } from "../draw";
import { type Look, eye, head, heart, horn, mouth, narwhal, pony, skull } from "../beasts";
import { cloud, drop, flower, leaf, moon, rainbow } from "../things";
import { type Pictures, picture } from "./picture";

/** A baby: almost all head, with a dummy horn and short legs. */
const baby = (look: Look, prop: string): string =>
  at(35, 85, e(0, 0, 8, 6, look.body ?? WHITE), 1, -20) +
  at(65, 85, e(0, 0, 8, 6, look.body ?? WHITE), 1, 20) +
  e(50, 78, 20, 14, look.body ?? WHITE) +
  at(50, 53, head(look), 0.92) +
  prop;
const put = (look: Look, prop: string) => picture("baby", () => baby(look, prop));
const stand = (look: Look, prop = "", behind = "") => picture("basic", () => behind + pony(look) + prop);

export const BABIES: Pictures = {
  baby_unicorn_red: put(
    { body: "#f58a8a", mane: "#c92f49", mouth: "tongue" },
    at(79, 82, r(-9, -9, 18, 17, 4, "#fff") + bare(r(-8, -4, 16, 11, 3, "#d8344f")) + r(-10, -13, 20, 6, 3, "#f4cf6a")),
  ),
  baby_unicorn_pink: put({ body: "#ffc1dc", mane: "#ff6fae", eyes: "closed", mouth: "o" }, c(50, 80, 11, "#ff8fc0") + gleam(46, 76, 4)),
  baby_unicorn_orange: put(
    { body: "#ffb877", mane: "#f07a24", mouth: "open", eyes: "closed" },
    at(82, 82, c(0, 0, 10, "#ff9d3d") + at(3, -10, leaf("#6fbf5e"), 0.4, 50)),
  ),
  baby_unicorn_yellow: put(
    { body: "#ffe680", mane: "#ffb400", horn: "#fff6d0", eyes: "sleepy" },
    at(83, 22, moon(), 0.8) + at(20, 84, r(-11, -8, 22, 16, 2, "#5db8f0") + l("M0-8V8")),
  ),
  baby_unicorn_green: put(
    { body: "#a8e2a0", mane: "#3f9a4f", mouth: "tongue", eyes: "wide" },
    [12, 24, 76, 88]
      .map((x, i) =>
        p(
          `M${x - 7} 96C${x - 6} 86 ${x - 3} 80 ${x - 5} ${72 + i}C${x} 78 ${x + 1} 84 ${x + 1} 86 ${x + 3} 80 ${x + 6} 78 ${x + 8} 77 ${x + 6} 84 ${x + 6} 90 ${x + 7} 96Z`,
          "#6fbf5e",
        ),
      )
      .join(""),
  ),
  baby_unicorn_blue: put(
    { body: "#9fd0f7", mane: "#2f7fd0", mouth: "open" },
    e(50, 92, 36, 6, "#5db8f0") + at(12, 70, drop("#5db8f0"), 0.6) + at(88, 66, drop("#5db8f0"), 0.7) + at(80, 78, drop("#5db8f0"), 0.45),
  ),
  baby_unicorn_purple: put(
    { body: "#c9a8f2", mane: "#7a4fd0", eyes: "up", mouth: "wavy" },
    [
      [78, 86],
      [86, 84],
      [82, 77],
      [20, 88],
    ]
      .map(([x, y]) => c(x!, y!, 5, "#4f4aa8") + gleam(x! - 1.5, y! - 1.5, 2))
      .join(""),
  ),
  baby_unicorn_black: put(
    { body: "#82789a", mane: "#453a66", muzzle: "#a69cba", eyes: "sleepy", mouth: "smile", horn: "#c9b6f0" },
    l("M76 30H84L76 40H84M87 17H93L87 25H93", "#7a5fa8", 2.6),
  ),
  baby_unicorn_white: put(
    { body: "#ffffff", mane: "#cfe4f5", eyes: "closed" },
    bare(e(38, 84, 6, 4, "#a5794f"), e(64, 42, 3, 2, "#a5794f"), c(70, 74, 2.5, "#a5794f"), c(28, 66, 2.4, "#a5794f")) + e(50, 94, 30, 4, "#a5794f"),
  ),
  baby_unicorn_brown: put(
    { body: "#b98460", mane: "#6b3f2a", muzzle: "#e8c9a8", mouth: "o", eyes: "wide" },
    at(81, 80, r(-10, -12, 20, 24, 2, "#6b3f2a") + l("M0-12V12M-10-4H10M-10 4H10", "#96603f", 1.6) + p("M-11 3H11V13H-11Z", "#f2607d"), 1, 12),
  ),
  baby_unicorn_rainbow: put(
    { body: WHITE, mane: [RAINBOW[0]!, RAINBOW[2]!, RAINBOW[4]!], horn: RAINBOW[5]!, eyes: "star", mouth: "open" },
    rainbow(82, 92, 15, 2.6) + bare(c(40, 78, 2.4, RAINBOW[3]!), c(50, 83, 2.4, RAINBOW[1]!), c(60, 78, 2.4, RAINBOW[4]!)),
  ),
  baby_unicorn_death: put(
    { body: "#e9e4f2", mane: "#3b3450", muzzle: "#d8cfe8", eyes: "hollow", mouth: "grin", horn: "#b9aad6" },
    at(50, 82, heart(0, 0, 1.1, "#f2607d")) + at(84, 82, skull("#fff"), 0.55, 12),
  ),
  baby_narwhal: picture(
    "baby",
    () =>
      p("M14 70H86L80 93H20Z", "#b98460") +
      at(
        50,
        54,
        e(0, 8, 30, 27, "#9cc3ee") +
          at(0, -18, horn(), 1.05) +
          bare(e(0, 24, 18, 10, "#eef6ff"), e(-20, 7, 4, 2.6, "#ff9fb8"), e(20, 7, 4, 2.6, "#ff9fb8")) +
          eye(-11, -1, "open", -1) +
          eye(11, -1, "open") +
          mouth(0, 6, "open") +
          p("M-30 14C-40 12-42 22-36 28-32 26-29 24-28 20Z", "#9cc3ee") +
          p("M30 14C40 12 42 22 36 28 32 26 29 24 28 20Z", "#9cc3ee"),
      ) +
      p("M13 74Q22 68 31 74T50 74T69 74T87 74L81 94H19Z", "#7fcbe0") +
      p("M12 80H88L83 95H17Z", "#b98460") +
      l("M12 80H88", LINE) +
      l("M28 81V94M50 81V94M72 81V94", "#8f5f3f", 2),
  ),

  basic_unicorn_red: stand(
    { body: "#f7a0a0", mane: "#c92f49", mouth: "open", pose: "run" },
    at(14, 84, c(0, 0, 9, "#e8433f") + at(0, -8, star(0, 0, 6, "#4fa653", 5, 0.4))),
  ),
  basic_unicorn_orange: stand(
    { body: "#ffc48a", mane: "#e8701a", eyes: "closed" },
    "",
    c(80, 22, 14, "#ffb84d") + l("M80 2V5M96 9L94 11M64 9L66 11", "#ff9d3d", 3),
  ),
  basic_unicorn_yellow: stand(
    { body: "#fff0a0", mane: "#f2a900", mouth: "open", eyes: "closed", pose: "run" },
    at(83, 19, c(0, 0, 15, "#ffd84d") + eye(-6, -2, "open", -1) + eye(6, -2, "open") + mouth(0, 4, "smile"), 0.85),
  ),
  basic_unicorn_green: stand(
    { body: "#bfe8b0", mane: "#2f8f4e" },
    at(13, 84, flower("#ff8fc0"), 0.95) +
      at(88, 30, p("M-12-4H4L6 12H-10Z", "#7fb8d6") + tube("M-11 4L-20-6", "#7fb8d6", 2.5) + tube("M4-2C12-2 12 8 5 9", "#7fb8d6", 2), 0.8) +
      at(70, 38, drop("#5db8f0"), 0.3) +
      at(66, 46, drop("#5db8f0"), 0.3),
  ),
  basic_unicorn_blue: stand(
    { body: "#b3dbf9", mane: "#2a6fc0", eyes: "sad", mouth: "flat", pose: "sit" },
    at(84, 30, heart(0, 0, 0.9, "#8fc6f5"), 1, 12) + at(74, 16, heart(0, 0, 0.5, "#8fc6f5"), 1, -12),
  ),
  basic_unicorn_indigo: stand(
    { body: "#a9b0ee", mane: "#3a3aa8", eyes: "half", mouth: "flat" },
    at(82, 24, c(0, 0, 13, "#fff") + l("M-9 9L9-9", "#c92f49", 3.5) + at(0, 0, drop("#5db8f0"), 0.6) + l("M-9 9L9-9", "#c92f49", 3.5)),
  ),
  basic_unicorn_purple: stand(
    { body: "#d9bff5", mane: "#7a3fc0", eyes: "up", mouth: "o", pose: "sit" },
    at(
      82,
      26,
      r(-10, -13, 20, 26, 2, "#fff8e3") + l("M-6-7H6M-6-1H6M-6 5H2", "#8d7fa8", 1.8) + at(6, 8, p("M0 12C-4 4-2-8 6-16 8-6 6 4 0 12Z", "#f2a7c8"), 0.9, 14),
      1,
      8,
    ),
  ),
  narwhal: picture("sea", () => flip(narwhal()) + at(36, 20, cloud(), 0.6) + l("M4 88Q12 82 20 88T36 88T52 88T68 88T84 88T98 88", WHITE, 3)),
};
