// The creatures in the pictures.  Heads face the viewer and are drawn around 0, 0; whole bodies stand in the square of 100.
import { GOLD, LINE, PINK, WHITE, at, bare, c, e, l, p, r, star, tube } from "./draw";

export type Eyes = "open" | "closed" | "sleepy" | "angry" | "wide" | "star" | "heart" | "x" | "sad" | "half" | "wink" | "hollow" | "glow" | "up";
export type Mouth = "smile" | "open" | "o" | "frown" | "flat" | "tongue" | "fangs" | "grin" | "kiss" | "wavy";
export type Look = {
  body?: string;
  mane?: string | string[];
  horn?: string;
  eyes?: Eyes;
  mouth?: Mouth;
  muzzle?: string;
  wings?: string;
  pose?: "stand" | "sit" | "fly" | "run";
  tail?: string | string[];
  under?: string; // behind the head, in its own coordinates
  over?: string; // in front of it: hats, glasses, beards
  load?: string; // on the back, in the coordinates of the square
  bald?: boolean;
};

const strands = (mane: string | string[]): [string, string, string] => {
  const list = typeof mane === "string" ? [mane] : mane;
  return [list[0]!, list[1 % list.length]!, list[2 % list.length]!];
};

export const heart = (x: number, y: number, s: number, fill: string): string =>
  at(x, y, p("M0 9C-14-1-9-11-3-9-1-8 0-6 0-5 0-6 1-8 3-9 9-11 14-1 0 9Z", fill), s);

/** One eye; side is -1 for the left one, 1 for the right one. */
export function eye(x: number, y: number, kind: Eyes, side = 1): string {
  const ball = bare(e(x, y, 4, 5, LINE), c(x - 1.3, y - 1.8, 1.6, WHITE), c(x + 1.2, y + 2, 0.8, WHITE));
  switch (kind) {
    case "closed":
      return l(`M${x - 5} ${y + 2}Q${x} ${y - 5} ${x + 5} ${y + 2}`, LINE, 2.6);
    case "sleepy":
      return l(`M${x - 5} ${y}Q${x} ${y + 5} ${x + 5} ${y}`, LINE, 2.6);
    case "angry":
      return ball + l(`M${x - 5.5 * side} ${y - 5}L${x + 5 * side} ${y - 9.5}`, LINE, 3);
    case "sad":
      return ball + l(`M${x - 4 * side} ${y - 9.5}L${x + 5 * side} ${y - 6}`, LINE, 2.4);
    case "wide":
      return c(x, y, 6, WHITE) + bare(c(x, y, 2.2, LINE));
    case "up":
      return c(x, y, 6, WHITE) + bare(c(x, y - 3, 2.4, LINE));
    case "star":
      return star(x, y, 7, GOLD);
    case "heart":
      return heart(x, y, 0.62, "#f2607d");
    case "x":
      return l(`M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x + 4} ${y - 4}L${x - 4} ${y + 4}`, LINE, 2.8);
    case "half":
      return ball + l(`M${x - 5.5} ${y - 2}H${x + 5.5}`, LINE, 3);
    case "wink":
      return side < 0 ? ball : l(`M${x - 5} ${y + 1}Q${x} ${y - 5} ${x + 5} ${y + 1}`, LINE, 2.6);
    case "hollow":
      return bare(e(x, y, 5.5, 6.5, LINE), c(x, y + 1, 1.8, "#ff8fc0"));
    case "glow":
      return bare(c(x, y, 6.5, "#fff6b8")) + c(x, y, 4, "#ffe24d");
    default:
      return ball;
  }
}

export function mouth(x: number, y: number, kind: Mouth): string {
  switch (kind) {
    case "open":
      return p(`M${x - 6} ${y}H${x + 6}Q${x + 5} ${y + 8} ${x} ${y + 8}T${x - 6} ${y}Z`, "#b8325e");
    case "o":
      return e(x, y + 3, 3, 3.8, "#b8325e");
    case "frown":
      return l(`M${x - 5} ${y + 4}Q${x} ${y - 2} ${x + 5} ${y + 4}`);
    case "flat":
      return l(`M${x - 5} ${y + 2}H${x + 5}`);
    case "tongue":
      return p(`M${x - 1} ${y + 3}h6v3a3 3 0 0 1-6 0Z`, PINK) + l(`M${x - 6} ${y + 1}Q${x} ${y + 5} ${x + 6} ${y + 1}`);
    case "fangs":
      return p(`M${x - 5} ${y + 2}l2 5 2-4Z`, WHITE) + p(`M${x + 1} ${y + 3}l2 4 2-5Z`, WHITE) + l(`M${x - 7} ${y + 1}Q${x} ${y + 4} ${x + 7} ${y + 1}`);
    case "grin":
      return (
        p(`M${x - 8} ${y}H${x + 8}Q${x + 7} ${y + 7} ${x} ${y + 7}T${x - 8} ${y}Z`, WHITE) + l(`M${x - 3} ${y}V${y + 6}M${x + 3} ${y}V${y + 6}`, LINE, 1.4)
      );
    case "kiss":
      return p(`M${x - 1} ${y}q6 0 4 3 3 3-4 4Z`, "#f2607d");
    case "wavy":
      return l(`M${x - 7} ${y + 3}q2-4 4.5 0t4.5 0 4.5 0`);
    default:
      return l(`M${x - 5} ${y}Q${x} ${y + 5} ${x + 5} ${y}`);
  }
}

/** A horn whose foot is at 0, 0 and whose tip is at 0, -28. */
export const horn = (fill: string = GOLD): string =>
  p("M-6.5 1C-5-8-2-20 0-28 2-20 5-8 6.5 1 3 4-3 4-6.5 1Z", fill) + l("M-5-5.5L4-9M-3.5-13L2.5-16", LINE, 1.6);

const ear = (side: number, fill: string): string =>
  at(18 * side, -22, p("M-6 6C-8-4-3-13 0-15 3-13 8-4 6 6Z", fill) + bare(p("M-2.5 4C-3-3-1-7 0-9 1-7 3-3 2.5 4Z", "#ffb3cf")), 1, 22 * side);

const shell = "M0-27C18-27 26-15 25.5 1 25.5 7 24 11 23 14 21 25 12 30 0 30S-21 25-23 14C-24 11-25.5 7-25.5 1-26-15-18-27 0-27Z";

/** A unicorn's head, from x -34 to 36 and y -52 to 30. */
export function head(o: Look = {}): string {
  const body = o.body ?? WHITE;
  const [one, two, three] = strands(o.mane ?? PINK);
  const hair = o.bald
    ? ""
    : tube("M2-24C30-34 42-8 32 14 29 20 31 26 35 29", one, 9) +
      tube("M2-22C24-28 33-4 25 16 22 23 24 28 27 31", two, 9) +
      tube("M-4-23C-26-28-34-10-28 4", three, 7);
  const tuft = o.bald ? "" : tube("M-3-23C-15-26-20-19-17-12", two, 6) + tube("M3-23C14-25 19-17 15-11", one, 6) + tube("M0-24C-7-24-8-17-5-13", three, 5);
  return (
    (o.under ?? "") +
    hair +
    ear(-1, body) +
    ear(1, body) +
    p(shell, body) +
    (o.horn === "none" ? "" : at(0, -24, horn(o.horn))) +
    tuft +
    bare(
      e(0, 17, 18, 11, o.muzzle ?? "#ffe3ec"),
      e(-19, 8, 4, 2.6, "#ff9fb8"),
      e(19, 8, 4, 2.6, "#ff9fb8"),
      e(-7, 13, 1.7, 2.2, LINE),
      e(7, 13, 1.7, 2.2, LINE),
    ) +
    eye(-12.5, -1, o.eyes ?? "open", -1) +
    eye(12.5, -1, o.eyes ?? "open", 1) +
    mouth(0, 19, o.mouth ?? "smile") +
    (o.over ?? "")
  );
}

/** A wing that grows up and to the right from 0, 0. */
export const wing = (fill: string, s = 1): string =>
  at(
    0,
    0,
    p("M0 0C-8-14-2-32 14-40 15-34 14-31 13-29 19-33 25-35 31-35 30-29 27-26 25-24 29-25 33-25 36-24 34-17 29-13 25-12 28-11 30-10 31-8 24 1 10 7 0 0Z", fill) +
      l("M9-11C13-19 17-22 22-24M10-6C16-10 20-11 25-12", LINE, 1.6),
    s,
  );

const leg = (x: number, fill: string, y = 76, turn = 0): string =>
  at(x, y, r(-5, -8, 10, 24, 5, fill) + p("M-5 11V11.5A5 5 0 0 0 5 11.5V11Z", "#8d6fb0"), 1, turn);

/** A whole unicorn: a big head on a small round body that looks to the left. */
export function pony(o: Look = {}): string {
  const body = o.body ?? WHITE;
  const [one, two, three] = strands(o.tail ?? o.mane ?? PINK);
  const wings = o.wings ? at(60, 60, wing(o.wings, 1)) : "";
  if (o.pose === "sit")
    return (
      tube("M70 82C82 84 89 76 85 64", one, 8) +
      tube("M70 84C80 90 90 88 92 78", two, 7) +
      p("M32 90C30 66 42 56 54 56S78 68 76 90Q76 94 70 94H38Q32 94 32 90Z", body) +
      leg(41, body, 79) +
      leg(56, body, 79) +
      (o.load ?? "") +
      at(47, 45, head(o), 0.8) +
      (o.wings ? at(66, 70, wing(o.wings, 0.8)) : "")
    );
  const hooves =
    o.pose === "fly"
      ? leg(44, body, 76, 40) + leg(54, body, 79, 30) + leg(70, body, 76, -30) + leg(78, body, 72, -40)
      : o.pose === "run"
        ? leg(38, body, 76, 44) + leg(50, body, 77, 20) + leg(68, body, 77, -24) + leg(78, body, 74, -46)
        : leg(40, body) + leg(51, body, 78) + leg(66, body, 78) + leg(76, body);
  return (
    tube("M75 64C87 54 93 68 89 80 88 84 89 87 91 88", one, 8) +
    tube("M75 66C85 62 86 74 82 84", two, 8) +
    tube("M75 68C79 70 78 78 75 84", three, 6) +
    hooves +
    e(58, 66, 24, 17, body) +
    (o.load ?? "") +
    wings +
    at(37, 46, head(o), 0.8)
  );
}

type Whale = { body?: string; belly?: string; horn?: string; eyes?: Eyes; mouth?: Mouth; extra?: string };

/** A narwhal that looks to the left; its horn reaches to 5, 9. */
export const narwhal = (o: Whale = {}): string => {
  const body = o.body ?? "#8fb8e8";
  return (
    p("M83 57C80 48 74 43 74 34 82 33 87 38 89 44 90 38 93 33 98 32 99 43 95 52 89 58Z", body) +
    at(23, 43, horn(o.horn ?? GOLD), 1.3, -28) +
    p("M12 62C9 42 29 33 49 35 69 37 76 53 87 53 85 69 68 84 44 84 24 84 13 77 12 62Z", body) +
    bare(p("M14 67C17 78 28 82.5 44 82.5 57 82.5 69 76 76 69 60 76 34 78 14 67Z", o.belly ?? "#eef6ff")) +
    p("M46 68C54 70 59 78 55 88 46 87 40 80 41 71Z", body) +
    eye(22, 57, o.eyes ?? "open", -1) +
    eye(38, 57, o.eyes ?? "open", 1) +
    bare(e(16, 65, 3, 2, "#ff9fb8"), e(46, 65, 3.5, 2.3, "#ff9fb8")) +
    mouth(29, 64, o.mouth ?? "smile") +
    (o.extra ?? "")
  );
};

/** A round animal's head without a horn, with the given ears, snout and spots. */
export const face = (fill: string, ears: string, snout: string, eyes: Eyes, more = ""): string =>
  ears + p("M0-25C20-25 29-12 29 3 29 20 17 29 0 29S-29 20-29 3C-29-12-20-25 0-25Z", fill) + snout + eye(-12, 0, eyes, -1) + eye(12, 0, eyes, 1) + more;

export const panda = (eyes: Eyes = "open", more = ""): string =>
  face(
    WHITE,
    c(-22, -21, 10, "#3b3450") + c(22, -21, 10, "#3b3450"),
    bare(at(-12.5, 1, e(0, 0, 8, 10, "#3b3450"), 1, 24), at(12.5, 1, e(0, 0, 8, 10, "#3b3450"), 1, -24)) +
      bare(e(0, 11, 4.5, 3, LINE)) +
      l("M-6 17Q-3 20 0 16 3 20 6 17"),
    eyes,
    bare(c(-12, 0, 3.4, WHITE), c(12, 0, 3.4, WHITE), c(-12, 0.5, 2, LINE), c(12, 0.5, 2, LINE)) + more,
  );

/** A skull. */
export const skull = (fill: string = WHITE): string =>
  p("M0-14C11-14 16-6 15 2 15 7 12 8 11 10V16H-11V10C-12 8-15 7-15 2-16-6-11-14 0-14Z", fill) +
  bare(e(-6, 1, 4, 4.5, LINE), e(6, 1, 4, 4.5, LINE), p("M0 5l2 4h-4Z", LINE)) +
  l("M-4 12V16M0 12V16M4 12V16", LINE, 1.4);
