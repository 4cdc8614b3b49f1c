// Players on their plates: in how many columns, with the badge beside the cards or above them.
import { frontier, MOVED, type Need, type Offer, worth } from "./choose";
import { badgeBeside, type Measures } from "./measures";
import { heightOf, lay, loosened, reserved, spreads, type Way } from "./spread";
import type { Box, Plan, Plate, Setting } from "./types";

/** How cards are arranged on a plate; in a game without stables only a fan of backs. */
export type Bed = { way: Way | null; fan: number };
export type Seating = Offer & { bed: Bed; beside: boolean; slim: boolean; columns: number; cell: number };

const FANS = { phone: [0, 30, 40, 50], desk: [0, 40, 52, 64, 78] };
const PLACES = ["beside", "slim", "above"] as const; // where a badge may be
const LAP = 0.73; // the part of a card that shows above the next row or, on the smallest phones with large text, above the next seat
const EDGE = 6; // pixels between a fan and the edge of its plate
const NARROWEST = 76; // the smallest width of a plate with its badge on top, in pixels
const HUGS = { mine: 300, rival: 230 }; // the greatest widths of plates without a stable, in pixels

/** The height of a plate with `cards` cards on it. */
function plateHeight(m: Measures, { way, fan }: Bed, cards: number, beside: boolean): number {
  const height = way ? heightOf(way, reserved(cards)) : fan;
  return (beside ? Math.max(m.badge, height) : m.badge + (height ? m.gap + height : 0)) + 2 * m.inset;
}

function columnsFor(n: number): number[] {
  const found: number[] = [];
  for (let k = 1; k <= n; k++) if (!found.some((other) => Math.ceil(n / other) === Math.ceil(n / k))) found.push(k);
  return found;
}

const inRows = (seats: number[], columns: number): number[][] =>
  Array.from({ length: Math.ceil(seats.length / columns) }, (_, row) => seats.slice(row * columns, (row + 1) * columns));

export type Seats = { rooms: number[] | null; seats: number[]; weight: number; need: Need; most: number; rows: number; plan: Plan | null };

/** All ways to seat these players in this width. */
export function seatings(m: Measures, { rooms, seats, weight, need, most, rows, plan }: Seats, width: number): Seating[] {
  if (!seats.length) return [{ h: 0, q: 0, bed: { way: null, fan: 0 }, beside: false, slim: false, columns: 1, cell: 0 }];
  const found: Seating[] = [];
  const largest = rooms ? reserved(Math.max(...seats.map((seat) => rooms[seat]!))) : 0;
  const mine = seats[0] === 0;
  for (const columns of columnsFor(seats.length)) {
    const cell = (width - (columns - 1) * m.seatGap) / columns;
    const fullest = inRows(seats, columns).map((row) => (rooms ? Math.max(...row.map((seat) => rooms[seat]!)) : 0));
    for (const where of rooms ? PLACES : (["above"] as const)) {
      const [beside, slim] = [where !== "above", where === "slim"];
      if (slim && !m.phone) continue;
      const room = cell - 2 * m.inset - (beside ? badgeBeside(m, cell, slim) + m.gap : 0);
      if (room < 30 || (!beside && cell < NARROWEST * Math.min(m.text, 1.2))) continue;
      for (const bed of rooms ? beds(m, largest, room, most, rows) : fans(m, mine)) {
        let h = (fullest.length - 1) * m.seatGap;
        for (const cards of fullest) h += plateHeight(m, bed, cards, beside);
        let q = bed.way ? worth(weight, bed.way, need) : weight * 0.4 * Math.log(30 + bed.fan) - (cell < NARROWEST * m.text ? 1 : 0);
        if (!beside && !m.phone) q += 0.06;
        if (slim) q -= 0.1;
        if (mine && bed.way && bed.way.rows > 1) q -= 0.3; // my stable should not grow at the cost of the others
        if (plan && !mine && (plan.columns !== columns || plan.beside !== beside)) q -= MOVED;
        found.push({ h, q, bed, beside, slim, columns, cell });
      }
    }
  }
  return frontier(found);
}

const beds = (m: Measures, cards: number, room: number, most: number, rows: number, tallest = m.height * 0.4): Bed[] =>
  spreads(cards, room, { least: 22, tallest, most, rows, gap: m.gap, floor: 15, laps: m.wide ? [1] : [1, LAP], peeks: m.tiny && m.large ? [1, LAP] : [1] }).map(
    (way) => ({ way, fan: 0 }),
  );
const fans = (m: Measures, mine: boolean): Bed[] => (mine ? [0] : m.phone ? FANS.phone : FANS.desk).map((fan) => ({ way: null, fan }));

/** The best arrangement for players at the sides, with this much height each. */
export function bedAside(
  m: Measures,
  rooms: number[] | null,
  seats: number[],
  weight: number,
  need: Need,
  width: number,
  height: number,
): { bed: Bed; q: number } | null {
  let best: { bed: Bed; q: number } | null = null;
  const cards = rooms ? Math.max(...seats.map((seat) => rooms[seat]!)) : 0;
  const all = rooms ? beds(m, reserved(cards), width - 2 * m.inset, m.most.rival, 4, height) : FANS.desk.map((fan) => ({ way: null, fan }));
  for (const bed of all) {
    if (plateHeight(m, bed, cards, false) > height) continue;
    const q = bed.way ? worth(weight, bed.way, need) : weight * 0.4 * Math.log(30 + bed.fan);
    if (!best || q > best.q) best = { bed, q };
  }
  return best;
}

/** A plate in its place, with its cards. */
function plateAt(m: Measures, { way, fan }: Bed, cards: number, { beside, slim }: { beside: boolean; slim: boolean }, { x, y, w, h }: Box): Plate {
  const badge: Box = { x: x + m.inset, y: y + m.inset, w: beside ? badgeBeside(m, w, slim) : w - 2 * m.inset, h: beside ? h - 2 * m.inset : m.badge };
  const left = beside ? badge.x + badge.w + m.gap : x + m.inset;
  const room: Box = { x: left, y: beside ? y + m.inset : badge.y + badge.h + m.gap, w: x + w - m.inset - left, h: 0 };
  room.h = Math.max(0, y + h - m.inset - room.y);
  if (!way) return { x, y, w, h, badge, beside, cards: [], room, fan: fan ? { ...room, x: room.x + EDGE, w: room.w - 2 * EDGE, h: fan } : null };
  const loose = loosened(way, cards, room.h);
  const height = heightOf(loose, cards);
  const at = { ...room, y: room.y + Math.max(0, (room.h - height) / 2) };
  return { x, y, w, h, badge, beside, cards: lay(loose, cards, at, beside && m.phone ? "start" : "centre"), room, fan: null };
}

type Stables = Pick<Setting, "stables" | "rooms">;

/** The plates of players who sit in rows. */
export function placeSeats(m: Measures, plates: Plate[], seats: number[], { stables: counts, rooms }: Stables, how: Seating, { x, y, w }: Box): void {
  let top = y;
  for (const here of seats.length ? inRows(seats, how.columns) : []) {
    const height = Math.max(...here.map((seat) => plateHeight(m, how.bed, rooms?.[seat] ?? 0, how.beside)));
    const span = here.length * how.cell + (here.length - 1) * m.seatGap;
    const width = counts ? how.cell : Math.min(how.cell, here[0] === 0 ? HUGS.mine : HUGS.rival);
    here.forEach((seat, n) => {
      const left = x + (w - span) / 2 + n * (how.cell + m.seatGap) + (how.cell - width) / 2;
      plates[seat] = plateAt(m, how.bed, counts?.[seat] ?? 0, how, { x: left, y: top, w: width, h: height });
    });
    top += height + m.seatGap;
  }
}

/** The plates of players at one side, from the top down.  Stalls fill the height: they stay in place while stables grow. */
export function placeAside(m: Measures, plates: Plate[], seats: number[], { stables: counts, rooms }: Stables, bed: Bed, { x, y, w, h }: Box): void {
  const cell = (h - (seats.length - 1) * m.zone) / seats.length;
  seats.forEach((seat, n) => {
    const height = rooms ? cell : Math.min(cell, plateHeight(m, bed, 0, false));
    plates[seat] = plateAt(m, bed, counts?.[seat] ?? 0, { beside: false, slim: false }, { x, y: y + n * (cell + m.zone) + (cell - height) / 2, w, h: height });
  });
}
