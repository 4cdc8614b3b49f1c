// Where things are on the page.  Boards declare it with attributes, which are all optional: a beat without its anchor is
// still shown, but nothing flies.
//   data-card="17"          a card, by its id
//   data-place="stable:2"   a zone of a player; data-place="playing": a zone of the table
//   data-seat="2"           a player, and their zones without a data-place
//   data-pile="deck"        a pile, and a zone of the table without a data-place
//   data-dock               the question: the stage is above it
//   data-scene              the stage, if it is elsewhere
//   data-words              where a sentence covers no cards
import type { Place } from "../protocol";

export type Box = { x: number; y: number; w: number; h: number };

const HIGH = 0.3; // a question that is higher on the board leaves no room for a stage above it
const RIM = 3; // pixels
const SMALLEST = 4; // pixels: anything smaller is not visible

export interface Anchors {
  card(id: number): Box | null;
  place(place: Place | null | undefined): Box | null;
  seat(seat: number): Box | null;
  stage(): Box; // the part of the board on which beats are shown
  words(): Box | null; // the part where a sentence without a card covers nothing
}

/** The anchors of a board on the page. */
export function anchorsOf(board: HTMLElement): Anchors {
  const find = (selector: string): Box | null => {
    for (const one of board.querySelectorAll(selector)) {
      const box = boxOf(one);
      if (box.w > SMALLEST && box.h > SMALLEST) return box;
    }
    return null;
  };
  const seat = (n: number): Box | null => within(n >= 0 ? find(`[data-seat="${n}"]`) : null);
  return {
    card: (id) => find(`[data-card="${id}"]`),
    place: (place) => {
      if (!place) return null;
      const { zone, seat: whose = -1 } = place;
      if (whose >= 0) return find(`[data-place="${zone}:${whose}"]`) ?? seat(whose);
      return find(`[data-place="${zone}"]`) ?? find(`[data-pile="${zone}"]`);
    },
    seat,
    stage: () => {
      const scene = find("[data-scene]");
      if (scene) return scene;
      const all = boxOf(board);
      const dock = find("[data-dock]");
      return dock && dock.y > all.y + all.h * HIGH ? { ...all, h: dock.y - all.y } : all;
    },
    words: () => find("[data-words]"),
  };
}

function boxOf(one: Element): Box {
  const { left: x, top: y, width: w, height: h } = one.getBoundingClientRect();
  return { x, y, w, h };
}

/** A player's box without its edge: what outlines it does not reach the rail above. */
const within = (box: Box | null): Box | null => box && { x: box.x + RIM, y: box.y + RIM, w: box.w - 2 * RIM, h: box.h - 2 * RIM };

export const middle = ({ x, y, w, h }: Box): [number, number] => [x + w / 2, y + h / 2];

/** A box of this width, in the proportions of a card, around the middle of another. */
export function cardIn(box: Box, width: number): Box {
  const [x, y] = middle(box);
  return { x: x - width / 2, y: y - width * 0.7, w: width, h: width * 1.4 };
}

export const px = (value: number): string => `${value.toFixed(1)}px`;
/** The style of a card in a box. */
export const styled = ({ x, y, w, h }: Box): string => `left:${px(x)};top:${px(y)};width:${px(w)};height:${px(h)};--card-w:${px(w)}`;
