// The stablemates: eight faces for people.  A mood changes only the eyes and the mouth, so that everyone stays recognisable.
import { type Eyes, type Look, type Mouth, eye, head, horn, mouth } from "../cards/art/beasts";
import type { Sit } from "../protocol";
import { LINE, WHITE, WIDTH, at, bare, c, e, gleam, l, p } from "../cards/art/draw";

type Avatar = NonNullable<Sit["avatar"]>;
export type AvatarColour = NonNullable<Sit["colour"]>;
export type Mood = "calm" | "glad" | "sad" | "cross" | "surprised" | "proud" | "asleep" | "wink";
type Expression = { eyes: Eyes; mouth: Mouth };

const MOODS: Record<Mood, Expression> = {
  calm: { eyes: "open", mouth: "smile" },
  glad: { eyes: "closed", mouth: "open" },
  sad: { eyes: "sad", mouth: "frown" },
  cross: { eyes: "angry", mouth: "wavy" },
  surprised: { eyes: "wide", mouth: "o" },
  proud: { eyes: "star", mouth: "grin" },
  asleep: { eyes: "sleepy", mouth: "flat" },
  wink: { eyes: "wink", mouth: "tongue" },
};

/** A paper horn, for those born without one. */
const paperHorn = (y: number, fill: string, stripe = "#fff6e4"): string =>
  at(0, y, p("M-7 2C-5-8-2-21 0-28 2-21 5-8 7 2 3 4-3 4-7 2Z", fill) + l("M-5.4-4L4.6-9M-3.6-13L2.6-17.5", stripe, 3));
const cheeks = (y: number, x: number): string => bare(e(-x, y, 4.4, 2.8, "#ff9fb8"), e(x, y, 4.4, 2.8, "#ff9fb8"));
const eyes = (x: number, y: number, kind: Eyes): string => eye(-x, y, kind, -1) + eye(x, y, kind, 1);
const both = (part: (side: number) => string): string => part(-1) + part(1);
const unicorn =
  (look: Look) =>
  (mood: Expression): string =>
    head({ ...look, ...mood });

function fox(mood: Expression): string {
  const ears = both((side) =>
    at(19 * side, -22, p("M-9 8C-9-4-4-16 1-20 6-14 10-2 9 8Z", "#f0803c") + bare(p("M-4 6C-4-2-1-9 1-12 4-8 5 0 4 6Z", "#4b2a2a")), 1, 10 * side),
  );
  const fur = p("M0-27C20-27 30-14 31 2 31 12 20 24 0 31-20 24-31 12-31 2-30-14-20-27 0-27Z", "#f0803c");
  const bib = bare(p("M0 30C-18 24-29 12-29 6-20 2-10 4 0 14 10 4 20 2 29 6 29 12 18 24 0 30Z", "#fff6e4"));
  return ears + fur + bib + paperHorn(-24, "#7fe0b2") + eyes(12.5, -2, mood.eyes) + bare(e(0, 15, 4.6, 3.4, LINE)) + mouth(0, 20, mood.mouth) + cheeks(7, 21);
}

function owl(mood: Expression): string {
  const tufts = both((side) =>
    p(`M${12 * side}-22C${18 * side}-34 ${27 * side}-37 ${31 * side}-37 ${31 * side}-28 ${30 * side}-18 ${25 * side}-12Z`, "#7a5a9e"),
  );
  const body = p("M0-27C21-27 31-13 31 3 31 21 18 31 0 31S-31 21-31 3C-31-13-21-27 0-27Z", "#8f6fb5");
  const breast = bare(p("M-20 30C-22 18-12 12 0 12S22 18 20 30C14 32-14 32-20 30Z", "#c9b0e6")) + l("M-9 22q3 3 6 0M3 22q3 3 6 0M-3 27q3 3 6 0", "#7a5a9e", 2);
  const discs = both((side) => c(12.5 * side, -2, 13.5, "#fff6e4"));
  return tufts + body + breast + discs + paperHorn(-23, "#ffc94d", "#f2607d") + eyes(12.5, -2, mood.eyes) + p("M-5 6Q0 3 5 6 4 14 0 16-4 14-5 6Z", "#ff9d4d");
}

function frog(mood: Expression): string {
  const body = p("M0-20C24-20 34-6 34 6 34 22 20 30 0 30S-34 22-34 6C-34-6-24-20 0-20Z", "#7ccf6b");
  const belly = bare(p("M-27 12C-24 24-12 28.5 0 28.5S24 24 27 12C14 19-14 19-27 12Z", "#d9f2b8"));
  const sockets = both((side) => c(15 * side, -19, 12, "#7ccf6b") + c(15 * side, -20, 8.5, WHITE));
  const lips = mood.mouth === "smile" ? l("M-19 9Q0 21 19 9") : at(0, 8, mouth(0, 0, mood.mouth), 1.5);
  const nose = bare(e(-3.5, 1, 1.3, 1.6, LINE), e(3.5, 1, 1.3, 1.6, LINE));
  return body + belly + sockets + eyes(15, -20, mood.eyes) + paperHorn(-20, "#b48bf0") + lips + cheeks(6, 26) + nose;
}

function hedgehog(mood: Expression): string {
  const point = (far: number, angle: number): string => `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  const spikes = Array.from({ length: 15 }, (_, n) => {
    const angle = ((-208 + n * 16.9) * Math.PI) / 180;
    return p(`M${point(26, angle - 0.17)}L${point(40, angle)}L${point(26, angle + 0.17)}Z`, n % 2 ? "#8a5f4a" : "#a5765a");
  });
  const face = p("M0-14C17-18 27-4 26 8 25 22 14 30 0 30S-25 22-26 8C-27-4-17-18 0-14Z", "#f6dcb8");
  const nose = bare(e(0, 13, 5, 4, LINE), c(-1.6, 11.8, 1.2, "#fff"));
  return (
    spikes.join("") + c(0, 0, 30, "#8a5f4a") + face + paperHorn(-16, "#f2607d") + eyes(10.5, 3, mood.eyes) + nose + mouth(0, 20, mood.mouth) + cheeks(12, 18)
  );
}

function narwhal(mood: Expression): string {
  const fins = both((side) =>
    p(`M${30 * side} 14C${44 * side} 12 ${46 * side} 22 ${40 * side} 28 ${34 * side} 28 ${30 * side} 24 ${28 * side} 20Z`, "#6fa3de"),
  );
  const body = p("M0-25C22-25 32-12 32 4 32 21 19 30 0 30S-32 21-32 4C-32-12-22-25 0-25Z", "#8fb8e8");
  const belly = bare(p("M-26 14C-22 25-12 29 0 29S22 25 26 14C18 8-18 8-26 14Z", "#eef6ff"));
  const spots = bare(c(-18, -16, 2.5, "#6fa3de"), c(-12, -20, 1.7, "#6fa3de"), c(19, -15, 2, "#6fa3de"));
  return fins + body + belly + spots + at(0, -21, horn("#ffe9b0"), 1.08) + eyes(14, 0, mood.eyes) + mouth(0, 13, mood.mouth) + cheeks(9, 23);
}

type Drawing = { ground: AvatarColour; draw: (mood: Expression) => string };
const GROUNDS: Record<AvatarColour, string> = {
  pink: "#ffd3e6",
  night: "#3d2f7a",
  green: "#d6efc0",
  blue: "#cfe9ff",
  yellow: "#ffe3a8",
  peach: "#ffe0cc",
  lilac: "#dcd3ff",
  mint: "#bdf0ea",
};
const night = unicorn({ body: "#6d5fb5", mane: ["#2b2560", "#5db8f0", "#a98bf0"], muzzle: "#8f82d6", horn: "#dff2ff" });
const pony = unicorn({ body: "#d9a066", mane: ["#8a5a38", "#a8703f", "#6b4226"], muzzle: "#f2d3ac", horn: "none" });
const DRAWINGS = {
  rosie: { ground: "pink", draw: unicorn({ mane: ["#f2607d", "#ff8fc0", "#ffb3d4"] }) },
  midnight: { ground: "night", draw: (mood) => night(mood) + gleam(-36, -38, 5, "#fff6c4") + gleam(38, -44, 4, "#fff6c4") },
  biscuit: { ground: "green", draw: (mood) => pony(mood) + paperHorn(-25, "#5db8f0") },
  russet: { ground: "blue", draw: fox },
  pip: { ground: "yellow", draw: owl },
  lily: { ground: "peach", draw: frog },
  thistle: { ground: "lilac", draw: hedgehog },
  tusk: { ground: "mint", draw: narwhal },
} satisfies Record<Avatar, Drawing>;

/** A person's face on its colour; without one, on the colour that goes with the face. */
export type PersonPortrait = { face: Avatar; colour?: AvatarColour | null };
/** Anyone at a table; a bot has the paint of its seat. */
export type Portrait = PersonPortrait | { face: "bot"; paint?: number };
export const FACES = Object.keys(DRAWINGS) as Avatar[];
export const COLOURS = Object.keys(GROUNDS) as AvatarColour[];

export const colourOf = (face: Avatar): AvatarColour => DRAWINGS[face].ground;
export const colour = (name: AvatarColour): string => GROUNDS[name];

/** Only the head, drawn around 0, 0, from y -52 to 31. */
export const headOf = (face: Avatar, mood: Mood = "calm"): string => DRAWINGS[face].draw(MOODS[mood]);

export const portrait = ({ face, colour }: PersonPortrait, mood: Mood = "calm"): string => framed(GROUNDS[colour ?? DRAWINGS[face].ground], headOf(face, mood));

/** A head in a square of 90 by 100: the frame is a circle below, and horns stick out above. */
export function framed(ground: string, head: string): string {
  const line = `stroke="${LINE}" stroke-width="${WIDTH}" stroke-linejoin="round" stroke-linecap="round"`;
  const frame = c(45, 55, 43, ground, ' stroke="#fff6e4" stroke-width="4"');
  return `<svg viewBox="0 0 90 100" aria-hidden="true" focusable="false">${frame}<g transform="translate(45 63)" ${line}>${head}</g></svg>`;
}
