// My hand.
import { frontier, MOVED, type Need, type Offer, worth } from "./choose";
import { aboutHand, isRoomy, type Measures, RATIO, TAP } from "./measures";
import { lay, spreads, type Way } from "./spread";
import type { Box, Held, Slot } from "./types";

export type Holding = Offer & { way: Way | null };

const IN_ROW = { stables: 5, bare: 3, tiny: 5 }; // maximum cards that stay in one row; without stables, a few cards are larger, where there is room
const COVERED = 1; // the cost of a row that covers another
const FEW = 8; // without stables, rows of at most this many cards need not overlap, even on the smallest phone
const GROWN = 1.15; // how much larger a few cards are that have the place of two rows
const READABLE = 136; // the width from which a card shows its text, in pixels; without stables it has none

function need(m: Measures): Need {
  if (m.focus === "stables" && !m.wide) return { w: 48, seen: TAP, tall: 34 };
  return { w: 56, seen: TAP, tall: TAP, part: m.height < 480 ? 0 : 0.5 };
}

/** How much of the cards may be left visible at the edge of the screen: less than all only if every pixel counts, and never of a few that have the table to themselves. */
function peeks(m: Measures, room: number): number[] {
  if (m.scarce < 0.3 || (m.bare && room <= FEW)) return [1];
  if (m.focus === "stables") return [1, 0.75, 0.6, 0.5];
  return m.height < 480 ? [1, 0.8, 0.66] : m.tiny ? [1, 0.7] : [1];
}

/** All arrangements of a hand, which has this many rows so far. */
function arrangements(m: Measures, room: number, width: number, soFar: number): (Offer & { way: Way })[] {
  const wanted = need(m);
  const ways = spreads(room, width, {
    least: TAP,
    tallest: m.height * 0.5,
    most: m.most.hand,
    rows: room > IN_ROW[m.tiny ? "tiny" : m.bare ? "bare" : "stables"] ? 2 : soFar,
    gap: m.gap,
    floor: 22,
    laps: [1, 0.75, 0.62],
    peeks: peeks(m, room),
  });
  return ways.map((way) => ({
    h: way.height + (way.peek === 1 && !m.phone ? 6 : 0),
    q:
      worth(m.weight.hand, way, wanted) +
      (m.wide && !m.bare && way.seen >= READABLE ? 0.5 : 0) -
      (way.rows > 1 ? 0.12 + (m.tiny && m.height > m.width && !(m.bare && room <= FEW) ? 0 : COVERED) * (1 - Math.min(1, way.rowStep / way.h)) : 0) -
      (1 - way.peek) * m.weight.hand * 0.8,
    way,
  }));
}

/** Neither the question nor the hand moves when a stable grows or something else is asked, unless a card could not be reached. */
export function holdings(m: Measures, room: number, width: number, held: Held | null): Holding[] {
  if (room < 0) return [{ h: 0, q: 0, way: null }];
  const found = arrangements(m, room, width, held?.handRows ?? 1);
  if (!held) return frontier(found);
  if (isRoomy(m)) return frontier(found.filter(({ way }) => way.w === held.handCard && way.rows === held.handRows));
  const inPlace = arrangements(aboutHand(m), room, width, held.handRows).filter(({ h }) => h <= held.handHeight);
  return frontier([...inPlace.map((one) => ({ ...one, h: held.handHeight })), ...found.map((one) => ({ ...one, q: one.q - MOVED }))]);
}

/** The cards of my hand; so few that they fit in one row of a place for two are a little larger, in the middle. */
export function placeHand({ way }: Holding, count: number, box: Box): Slot[] {
  if (!way || count < 1) return [];
  const fits = count * (way.w + way.gap) - way.gap <= box.w;
  const oneRow = fits && (way.rowStep < way.h || count <= way.per);
  if (!oneRow || (way.rows < 2 && box.h < way.h * GROWN)) return lay(way, count, box, "centre");
  const w = Math.min(way.w * GROWN, (box.w + way.gap) / count - way.gap, box.h / RATIO);
  const h = w * RATIO;
  const row = { ...way, per: count, rows: 1, w, h, step: w + way.gap, seen: w, peek: 1 };
  return lay(row, count, { ...box, y: box.y + (box.h - h) / 2 }, "centre");
}
