// Sizes and distances that depend on the screen alone.
import type { Focus, Setting } from "./types";

export const RATIO = 1.4; // a card is 5 by 7
export const TAP = 44; // the size of a touch target, in pixels
export const WIDE = 1280; // the width from which nothing moves when only the question changes, in pixels
export const ROOMY = 700; // the height from which the middle need not be at the side, in pixels
/** Return whether there is room for everything from the start: seats, question and hand stay where they are. */
export const isRoomy = ({ width, height }: { width: number; height: number }): boolean => width >= WIDE && height >= ROOMY;
export const FINGER = TAP - 0.5; // the minimum that can still be hit
export const ONE_TAP = 7; // cards in a stable up to which each is one tap away
export const LEAST = 40; // the smallest width of a card in a stable at a table of four, in pixels
export const SHOWN = 0.61; // the smallest visible part of a card, with a margin
export const USUAL = 5; // the cards in a stable that a table has room for from the start, unless it is roomy
const AMONG_MANY = 3; // ... on a phone with more than four players, where larger cards matter more

type Weights = { rivals: number; stage: number; mine: number; hand: number };
const EVEN: Weights = { rivals: 1.2, stage: 1.4, mine: 0.8, hand: 1.6 };
const FOCUSED: Record<Focus, Weights> = {
  hand: { rivals: 1.5, stage: 0.55, mine: 0.7, hand: 1.4 },
  stables: { rivals: 1.9, stage: 0.5, mine: 0.7, hand: 0.6 },
};

export type Measures = {
  width: number;
  height: number;
  text: number; // the text size, as far as there is room
  large: boolean; // the player wants large text
  phone: boolean;
  tiny: boolean;
  bare: boolean; // a game without stables
  usual: number; // on a phone, the cards that every stable has room for: more of them share the place of these; elsewhere 0
  wide: boolean; // nothing moves when only the question changes
  scarce: number; // 1: every pixel counts; 0: there is room for everything
  focus: Focus;
  pad: number;
  gap: number; // between cards
  zone: number; // between zones
  inset: number; // inside a plate
  seatGap: number;
  em: number; // of the question
  badge: number; // the height of a badge above cards
  weight: Weights;
  most: { rival: number; mine: number; hand: number; played: number; pile: number }; // widths of cards
};

function weights(focus: Focus, scarce: number): Weights {
  const weight = { ...EVEN };
  for (const name of Object.keys(EVEN) as (keyof Weights)[]) weight[name] = EVEN[name] * (1 - scarce) + FOCUSED[focus][name] * scarce;
  return weight;
}

/** The same measures for a question about the hand. */
export const aboutHand = (m: Measures): Measures => ({ ...m, focus: "hand", weight: weights("hand", m.scarce) });

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export function measure({ width, height, text, seats, focus, stables }: Setting): Measures {
  const small = Math.min(width, height);
  const phone = small < 500;
  const wide = width >= WIDE;
  const by = <T>(onPhone: T, between: T, desk: T): T => (phone ? onPhone : small < 760 ? between : desk);
  const scarce = wide ? 0 : clamp((760 - Math.min(height, width * 0.9)) / 260, 0, 1);
  const letters = phone ? Math.min(text, 1.25) : text; // on a phone, larger text would leave no room for the table
  return {
    width,
    height,
    phone,
    wide,
    scarce,
    focus,
    weight: weights(focus, scarce),
    text: letters,
    large: text > 1.2,
    tiny: small <= 360,
    bare: !stables,
    usual: !stables || !phone ? 0 : seats > 4 ? AMONG_MANY : USUAL,
    pad: small <= 360 ? 3 : by(4, 8, 12),
    gap: by(3, 5, 8),
    zone: by(4, 8, 12),
    inset: small <= 360 ? 1 : by(2, 4, 5),
    seatGap: phone && seats > 4 ? 2 : by(4, 8, 12),
    em: 16 * letters * (phone ? 0.875 : 1),
    badge: phone ? TAP : Math.max(clamp(height * 0.058, TAP, 64), Math.min(40 * letters, 60)),
    most: {
      rival: clamp(height * 0.16, 60, 170),
      mine: clamp(height * 0.155, 66, 168),
      hand: clamp(height * (stables ? 0.195 : phone && width > height ? 0.28 : 0.205), 76, 210),
      played: clamp(Math.min((height * 0.34) / RATIO, width * 0.33), 60, 260),
      pile: clamp(height * 0.115, 50, 124),
    },
  };
}

/** How much room a badge beside the cards has on a plate of this width; no more than a touch target where the cards need the room. */
export const badgeBeside = (m: Measures, plate: number, slim: boolean): number => (slim ? TAP : clamp(plate * 0.17, 52 * Math.min(m.text, 1.15), 140));
export { clamp };
