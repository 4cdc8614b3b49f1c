// What a kind of event looks, sounds and feels like, and how long it takes.
import type { Sound } from "../../sounds/recipes";

/** Milliseconds at a relaxed, a normal and a quick pace. */
export type Lengths = readonly [relaxed: number, normal: number, quick: number];

/**
 * How much room a beat takes:
 * - major: it has the stage to itself, and is shown whole or told in the recap, never flashed;
 * - minor: it is short, and is halved or left to the recap when the picture falls behind;
 * - silent: it has no time of its own and belongs to the beat before it;
 * - aside: it is shown elsewhere (a bubble, a mark on a seat) and never waits.
 */
export type Weight = "major" | "minor" | "silent" | "aside";

/**
 * What is seen:
 * - read: the card grows to reading size; aim: a line goes from it to its targets;
 * - stamp: a response lands on the cards on the stage; tumble: a stopped card falls over;
 * - lose: a card breaks or fades; carry: a card is carried from one place to another, large enough to recognise;
 * - fly: cards travel, small; shout: a word is stamped beside a player; seat: a player is lit up;
 * - table: a sentence alone; end: the winner.
 */
export type Scene = "read" | "aim" | "stamp" | "tumble" | "lose" | "carry" | "fly" | "shout" | "seat" | "table" | "end";

export interface Kind {
  weight: Weight;
  scene: Scene;
  ms: Lengths;
  sound?: Sound;
  buzz?: readonly number[];
  /** My own: I know what I did. */
  own?: Lengths;
  /** Whom it hits: who is named, or whose card it is played on.  If that is the viewer, the beat is heavier. */
  hits?: "seat" | "whom" | "card";
  hit?: { ms?: Lengths; sound?: Sound; buzz?: readonly number[] };
  /** Shown as part of the beat of this kind, if that comes right before it. */
  joins?: string;
  /** Neighbours that are one beat: all of this kind, or those of one player, or of one player by one card. */
  merge?: "all" | "seat" | "source";
  /** By these rules it is only tidying up and not worth a beat. */
  tidies?: readonly string[];
  /** What was waiting to be shown did not happen after all. */
  flush?: boolean;
}

const NONE: Lengths = [0, 0, 0];

export const major = (scene: Scene, ms: Lengths, more: Partial<Kind> = {}): Kind => ({ weight: "major", scene, ms, ...more });
export const minor = (scene: Scene, ms: Lengths, more: Partial<Kind> = {}): Kind => ({ weight: "minor", scene, ms, ...more });
export const silent = (): Kind => ({ weight: "silent", scene: "table", ms: NONE });
export const aside = (more: Partial<Kind> = {}): Kind => ({ weight: "aside", scene: "seat", ms: NONE, ...more });

/** A kind that nobody has described: a game or a pack from elsewhere. */
export const UNKNOWN = minor("fly", [900, 600, 350], { sound: "flip", merge: "seat" });
