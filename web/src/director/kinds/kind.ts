// What a kind of beat is: the figures that decide how long the table waits (figures.json, written by tools/protocol.py),
// and what the page adds to them: how it looks, sounds and feels.
import type { Sound } from "../../sounds/recipes";
import figures from "../figures.json";

/** Milliseconds at a relaxed, a normal and a quick pace. */
export type Lengths = readonly [relaxed: number, normal: number, quick: number];

/**
 * How much room a beat takes:
 * - major: it has the stage to itself, and is shown whole or in the recap, never flashed;
 * - minor: it is short, and is halved or left to the recap when the picture falls behind;
 * - silent: it takes no time and belongs to the beat before it;
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

type Feel = { sound?: Sound; buzz?: readonly number[] };

/** What the page adds to the figures of a kind. */
export type Look = Feel & { scene: Scene; hit?: Feel; hits?: Hits };

/** Whom a beat hits: the player who acts, the one who is named, the one whose card it is played on, or the one whose turn is next. */
type Hits = "seat" | "whom" | "card" | "next";

interface Figures {
  weight: Weight;
  ms: Lengths;
  /** Lengths for a beat of the viewer's own: they know what they did. */
  own?: Lengths;
  /** If that is the viewer, the beat is heavier. */
  hits?: Hits;
  hit?: Lengths;
  /** Shown as part of the beat of this kind, if that comes right before it. */
  joins?: string;
  /** Neighbours that are one beat: all of this kind, or those of one player, or of one player by one card. */
  merge?: "all" | "seat" | "source";
  /** These are a single blow. */
  at_once?: boolean;
  /** Under these rules it only tidies up and is not worth a beat. */
  tidies?: readonly string[];
}

export interface Kind extends Omit<Figures, "hit">, Feel {
  scene: Scene;
  hit?: Feel & { ms?: Lengths };
  /** Drops the waiting beats: they did not happen after all, or belong to an earlier game. */
  flush?: boolean;
}

/** Return whether a beat is shown on the stage, in front of a darker table.  A card that only flies there does not need it. */
export const isStaged = ({ weight, scene }: Kind): boolean => weight === "major" && scene !== "fly";

const NONE: Lengths = [0, 0, 0];
const FIGURES = figures as unknown as Record<string, Record<string, Figures>>; // it also has the limits, which other modules read

/** The kinds of a game: its figures, each with its look. */
export function described(game: string, looks: Record<string, Look>): Record<string, Kind> {
  return Object.fromEntries(Object.entries(looks).map(([name, look]) => [name, kindOf(FIGURES[game]![name]!, look)]));
}

function kindOf({ hit, ...rest }: Figures, look: Look): Kind {
  const kind: Kind = { ...rest, ms: rest.ms ?? NONE, ...look };
  if (hit) kind.hit = { ...look.hit, ms: hit };
  return kind;
}

export const aside = (more: Partial<Kind> = {}): Kind => ({ weight: "aside", scene: "seat", ms: NONE, ...more });

/** The kind of events without an entry: those of a third-party game or pack. */
export const UNKNOWN = kindOf(FIGURES["other"]!["unknown"]!, { scene: "fly", sound: "flip" });
