// Wind-up horses for bots: each seat has its own paint, so that no two at a table look alike.  Lamps show the mood.
import { horn } from "../cards/art/beasts";
import { GOLD, LINE, at, bare, c, e, l, p, r, star, tube } from "../cards/art/draw";
import type { Mood } from "./avatars";

type Paint = { coat: string; muzzle: string; mane: [string, string]; lamp: string; ground: string };
const PAINTS: Paint[] = [
  { coat: "#b9a7d6", muzzle: "#e6dcf5", mane: ["#7d63b0", "#9c85cc"], lamp: "#7fe0b2", ground: "#e2d6c4" },
  { coat: "#f29a6b", muzzle: "#ffe0c7", mane: ["#c93a3a", "#ff7043"], lamp: "#ffe24d", ground: "#ffe9d6" },
  { coat: "#e8c169", muzzle: "#fff1cf", mane: ["#8a5a38", "#b57a45"], lamp: "#8ff0c0", ground: "#e9efd0" },
  { coat: "#7db4ea", muzzle: "#dceeff", mane: ["#2f4fa8", "#5a7fe0"], lamp: "#fff3a0", ground: "#dfe9fb" },
  { coat: "#6fc48f", muzzle: "#d8f3df", mane: ["#1f7a5a", "#3fa67c"], lamp: "#ffd1e6", ground: "#e3f4e2" },
  { coat: "#d481b8", muzzle: "#fbe0f0", mane: ["#8a2f78", "#b04a9c"], lamp: "#b8f5e0", ground: "#f8e2f1" },
  { coat: "#9fd8cf", muzzle: "#e6f8f4", mane: ["#4f8f3f", "#7db85c"], lamp: "#ffe9a0", ground: "#e0f2ee" },
  { coat: "#b3bac6", muzzle: "#eceff4", mane: ["#4b5568", "#74809a"], lamp: "#9fe3ff", ground: "#e5e7ec" },
  { coat: "#8d7be0", muzzle: "#dfd8ff", mane: ["#f2607d", "#ff9fc4"], lamp: "#d5ff9f", ground: "#e7e2fb" },
  { coat: "#f2a7b8", muzzle: "#ffe6ec", mane: ["#3fa65f", "#7ccf6b"], lamp: "#a0e6ff", ground: "#fde8ec" },
];
const paintOf = (paint: number): Paint => PAINTS[paint % PAINTS.length]!;

/** The colour behind a wind-up horse. */
export const tinGround = (paint: number): string => paintOf(paint).ground;

/** One lamp of its visor. */
function lamp(x: number, mood: Mood, colour: string): string {
  const [y, side] = [-3, Math.sign(x)];
  switch (mood) {
    case "glad":
      return l(`M${x - 5} ${y + 2.5}Q${x} ${y - 6.5} ${x + 5} ${y + 2.5}`, colour, 3);
    case "sad":
      return bare(e(x, y + 1, 3.4, 4, colour)) + l(`M${x - 4 * side} ${y - 6}L${x + 4.5 * side} ${y - 3}`, colour, 2);
    case "cross":
      return bare(c(x, y + 1, 4, colour)) + l(`M${x - 5 * side} ${y - 2}L${x + 5 * side} ${y - 6.5}`, "#3b3450", 5);
    case "surprised":
      return bare(c(x, y, 6, colour), c(x, y, 2.6, "#3b3450"));
    case "proud":
      return bare(star(x, y, 6.5, colour));
    case "asleep":
      return l(`M${x - 4.5} ${y}H${x + 4.5}`, colour, 2.2);
    case "wink":
      return side < 0 ? bare(c(x, y, 4.6, colour)) : l(`M${x - 4.5} ${y + 1.5}Q${x} ${y - 4} ${x + 4.5} ${y + 1.5}`, colour, 3);
    default:
      return bare(c(x, y, 4.6, colour), c(x - 1.4, y - 1.5, 1.5, "#fff"));
  }
}

const TEETH = l("M-9 18H9M-4 14.5V21.5M4 14.5V21.5", LINE, 1.6);
const MOUTHS: Partial<Record<Mood, string>> = {
  glad: l("M-9 15Q0 25 9 15"),
  proud: l("M-9 15Q0 25 9 15"),
  wink: l("M-8 17Q2 23 8 15"),
  sad: l("M-7 21Q0 14 7 21"),
  surprised: e(0, 18, 3.4, 4, LINE),
};

/** A wind-up horse round 0, 0, from y -52 to 31. */
export function clockwork(paint: number, mood: Mood): string {
  const { coat, muzzle, mane, lamp: glow } = paintOf(paint);
  const wings = c(9, -6, 6, GOLD) + c(9, 6, 6, GOLD) + bare(c(9, -6, 2.2, "#fff6e4"), c(9, 6, 2.2, "#fff6e4"));
  const key = at(36, -2, tube("M-8 0H4", GOLD, 4) + wings);
  const back = tube("M4-27C24-36 38-24 31-4", mane[0], 8);
  const ears = p("M-15-24L-22-38-9-30Z", coat) + p("M15-24L22-38 9-30Z", coat);
  const tin = r(-27, -27, 54, 57, 18, coat) + bare(r(-20, 10, 40, 16, 8, muzzle), c(-22, -20, 1.8, LINE), c(22, -20, 1.8, LINE));
  const tuft = tube("M-2-27C-15-30-21-22-18-15", mane[0], 6) + tube("M3-27C14-29 19-21 15-15", mane[1], 6);
  const visor = r(-21, -12, 42, 18, 9, "#3b3450") + lamp(-10, mood, glow) + lamp(10, mood, glow);
  return at(-5, 4, key + back + ears + tin + at(0, -25, horn("#fff1c4"), 0.9) + tuft + visor + (MOUTHS[mood] ?? TEETH), 0.86); // the key is inside the frame
}
