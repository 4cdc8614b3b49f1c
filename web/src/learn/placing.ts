// Where the coach's bubble and the pointing hand go: where they cover the least of what the player needs.
import { type Rect, overlap } from "../ui/rects";

/** Something that a bubble should not cover, and how much covering a square pixel of it costs. */
export type Needed = Rect & { cost: number };

const EDGE = 4; // pixels between a bubble and the edge of the screen
const ASIDE = 24; // pixels beside a bubble from which it may be at the left or the right
const STEP = 6; // pixels between the places that are tried
const FAR = 0.06; // the cost of a pixel between a bubble and the target, in widths of the bubble

/** The place on the screen where a bubble covers the least, near what it talks about. */
export function placeBubble(
  { width, height }: { width: number; height: number },
  screen: { width: number; height: number },
  near: Rect,
  needed: Needed[],
): Rect {
  const [right, bottom] = [Math.max(EDGE, screen.width - width - EDGE), Math.max(EDGE, screen.height - height - EDGE)];
  const centre = (screen.width - width) / 2;
  const lefts = centre > ASIDE ? [centre, EDGE, right] : [centre];
  const tops = Array.from({ length: Math.floor((bottom - EDGE) / STEP) + 1 }, (_, n) => EDGE + n * STEP);
  const apart = (at: Rect): number => Math.max(0, near.top - at.top - at.height, at.top - near.top - near.height);
  const cost = (at: Rect): number => needed.reduce((sum, one) => sum + one.cost * overlap(at, one), FAR * width * apart(at));
  const places = [...tops, bottom].flatMap((top) => lefts.map((left) => ({ left, top, width, height })));
  return places.reduce((best, at) => (cost(at) < cost(best) - 0.5 ? at : best));
}

/** Where the fingertip is, and the side from which the hand comes. */
export type Pointing = { x: number; y: number; from: "below" | "left" | "right"; answers?: boolean }; // answers: at a button, whose words it leaves free

const HAND = { long: 112, thick: 44 }; // pixels of the hand from its fingertip, and on either side of it
const BELOW = 20; // pixels that a hand from below leaves for the words on its target
const IN_SIGHT = { card: 62, answer: 18 }; // pixels of such a hand that always stay on the screen
const LITTLE = 40; // pixels of such a hand that do not look like one: it comes from a side if that is free
const EDGED = 12; // pixels between the edge of the question and an answer that has no other beside it
const TOUCH = 4; // pixels of an answer beside its words, where such a fingertip is

/** A hand comes from below, but from the roomier side if it would cover the question, or the text of the card it points at. */
export function pointAt(target: Rect, question: Rect | null, screen: { width: number; height: number }, text: Rect | null = null): Pointing {
  const x = target.left + target.width / 2;
  const inside = question !== null && overlap(target, question) > 0; // it points at an answer
  const sideways = inside && target.top + target.height * 0.62 + BELOW > screen.height - LITTLE ? fromSide(target, question, screen.width) : null;
  if (sideways) return sideways;
  const y = Math.min(target.top + target.height * 0.62 + BELOW, screen.height - (inside ? IN_SIGHT.answer : IN_SIGHT.card));
  const below = { left: x - HAND.thick, top: y, width: 2 * HAND.thick, height: HAND.long };
  const covers = (one: Rect | null): boolean => one !== null && overlap(below, one) > 0;
  if (!covers(text) && (inside || !covers(question))) return { x, y, from: "below", answers: inside };
  const beside = text ? text.top - HAND.thick : target.top + target.height * 0.62;
  const level = question && target.top + target.height < question.top + 1 ? Math.min(beside, question.top - HAND.thick) : beside;
  return x > screen.width / 2
    ? { x: target.left + target.width * 0.3, y: level, from: "left" }
    : { x: target.left + target.width * 0.7, y: level, from: "right" };
}

/** A hand beside the question that points at the nearest answer, without its words; null if there is no room. */
function fromSide(target: Rect, question: Rect, width: number): Pointing | null {
  const y = target.top + target.height / 2;
  const right = target.left + target.width;
  if (target.left - question.left < EDGED && target.left > HAND.long) return { x: target.left + TOUCH, y, from: "left", answers: true };
  if (question.left + question.width - right < EDGED && width - right > HAND.long) return { x: right - TOUCH, y, from: "right", answers: true };
  return null;
}
