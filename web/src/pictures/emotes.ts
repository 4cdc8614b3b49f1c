// Small pictures that players send each other or throw at a card.  They are drawn in a square of 100 by 100.
import { heart } from "../cards/art/beasts";
import { LINE, WIDTH, at, bare, e, gleam, l, p } from "../cards/art/draw";
import type { React } from "../protocol";
import { headOf } from "./avatars";

export type Emote = React["reaction"];

const drop = (x: number, y: number): string => p(`M${x} ${y}c5 7 6 12 0 13-6-1-5-6 0-13Z`, "#7cc6ff");
const puff = (x: number, y: number): string => p(`M${x - 8} ${y}c-2-7 6-10 9-5 6-3 11 4 6 8-3 5-14 4-15-3Z`, "#fff6e4");

/** A hoof with its fetlock, seen from the side. */
const hoof = p("M-10-34Q0-38 10-34L13 4Q0 9-13 4Z", "#d9a066") + p("M-14 2Q0 8 14 2L18 22Q0 29-18 22Z", "#6b4226") + bare(e(-6, -18, 2.4, 8, "#f2d3ac"));

const DRAWN: Record<Emote, string> = {
  clap: at(35, 58, hoof, 1.05, 128) + at(65, 58, hoof, 1.05, -128) + l("M50 12v14M32 16l6 12M68 16l-6 12", "#ffb01f", 5),
  laugh: at(50, 60, headOf({ face: "rosie" }, "glad"), 1.06) + drop(12, 56) + drop(88, 56),
  cry: at(50, 62, headOf({ face: "tusk" }, "sad"), 1.06) + drop(24, 66) + drop(78, 70),
  angry: at(50, 60, headOf({ face: "russet" }, "cross"), 1.06) + puff(14, 26) + puff(88, 26),
  heart: heart(50, 52, 4.2, "#f2415f") + gleam(36, 36, 9),
  unicorn: at(50, 62, headOf({ face: "midnight" }, "proud"), 1.06) + gleam(14, 30, 10, "#ffd479") + gleam(88, 40, 8, "#ffd479"),
};
export const EMOTES = Object.keys(DRAWN) as Emote[];

export const emote = (name: Emote): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true" focusable="false"><g stroke="${LINE}" stroke-width="${WIDTH}" stroke-linejoin="round" stroke-linecap="round">${DRAWN[name]}</g></svg>`;
