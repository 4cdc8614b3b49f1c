// Players on their plates: in how many columns, with the badge beside the cards or above them.
import { frontier, inSight, MOVED, type Need, type Offer, worth } from "./choose";
import { badgeBeside, type Measures, ONE_TAP } from "./measures";
import { heightOf, lay, loosened, reserved, spreads, type Way } from "./spread";
import type { Box, Plan, Plate, Setting } from "./types";

/** How cards are arranged on a plate; in a game without stables only a fan of backs. */
export type Bed = { way: Way | null; fan: number };
type Place = { bed: Bed; slim: boolean };
/** Players at one side.  `crowded`: those with more cards than there is room for, by their number of cards. */
export type Aside = Place & { q: number; crowded: Map<number, Place> };
/** `size`: the cards that each plate has room for. */
export type Seating = Offer & Aside & { beside: boolean; columns: number; cell: number; size: number };

const FANS = { phone: [0, 30, 40, 50], desk: [0, 40, 52, 64, 78] };
const PLACES = ["beside", "slim", "above"] as const; // where a badge may be
const [CROWDED, STALLED] = [3, 4]; // the most rows of cards on a crowded plate, and in a stall at the side
const LAPS = [1, 0.73]; // the part of a card that shows above the next row or, on the smallest phones with large text, above the next seat
const EDGE = 6; // pixels between a fan and the edge of its plate
const NARROWEST = 76; // the smallest width of a plate with its badge on top, in pixels
const RESIZED = 0.08; // the cost of another width of the badges, which moves the cards beside them
const SLIM = 0.1; // the cost of a badge that is no wider than a finger
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

type Players = { rooms: number[] | null; seats: number[]; weight: number; need: Need; most: number };
export type Seats = Players & { rows: number; plan: Plan | null; held?: boolean }; // held: my cards are in my hand, and need no fan on my plate

/** All ways to seat these players in this width. */
export function seatings(m: Measures, { rooms, seats, weight, need, most, rows, plan, held = false }: Seats, width: number): Seating[] {
  if (!seats.length) return [{ h: 0, q: 0, bed: NO_CARDS, beside: false, slim: false, columns: 1, cell: 0, size: 0, crowded: new Map() }];
  const found: Seating[] = [];
  const counts = [...new Set(rooms ? seats.map((seat) => reserved(rooms[seat]!)) : [0])];
  const sizes = sizesOf(m, rooms, counts);
  const mine = seats[0] === 0;
  for (const columns of columnsFor(seats.length)) {
    const cell = (width - (columns - 1) * m.seatGap) / columns;
    const fullest = inRows(seats, columns).map((row) => (rooms ? Math.max(...row.map((seat) => rooms[seat]!)) : 0));
    for (const where of rooms ? PLACES : (["above"] as const)) {
      const [beside, slim] = [where !== "above", where === "slim"];
      if (slim && !m.phone) continue;
      const room = cell - 2 * m.inset - (beside ? badgeBeside(m, cell, slim) + m.gap : 0);
      if (room < 30 || (!beside && cell < NARROWEST * Math.min(m.text, 1.2))) continue;
      const moved = !plan || mine ? 0 : plan.columns !== columns || plan.beside !== beside ? MOVED : plan.slim !== slim ? RESIZED : 0;
      const cost = moved + (slim ? SLIM : 0) - (!beside && !m.phone ? 0.06 : 0);
      const valueOf = ({ way, fan }: Bed): number => {
        if (!way) return weight * 0.4 * Math.log(30 + fan) - (cell < NARROWEST * m.text ? 1 : 0) - cost;
        return worth(weight, way, need) - (mine && way.rows > 1 ? 0.3 : 0) - cost; // my stable should not grow at the cost of the others
      };
      for (const size of sizes) {
        const heightFor = (bed: Bed): number =>
          fullest.reduce((h, cards) => h + plateHeight(m, bed, Math.min(cards, size), beside), (fullest.length - 1) * m.seatGap);
        const all = rooms ? beds(m, size, room, most, rows) : fans(m, mine && held);
        const offers = all.map((bed): Seating => ({ h: heightFor(bed), q: valueOf(bed), bed, beside, slim, columns, cell, size, crowded: new Map() }));
        const more = counts.filter((count) => count > size);
        const widths = beside && !slim ? [room, room + badgeBeside(m, cell, false) - badgeBeside(m, cell, true)] : [room];
        const crowd = { counts: more, widths, rows: CROWDED, rooms, weight, need };
        found.push(...(more.length ? frontier(offers).flatMap((one) => squeezed(m, one, { ...crowd, tallest: heightOf(one.bed.way!, size) })) : offers));
      }
    }
  }
  return frontier(found);
}

/** The cards that all stables have room for; some may have more, but take no room from the others. */
export const usualIn = (m: Measures, rooms: number[]): number =>
  Math.max(m.usual, reserved(Math.min(...rooms)), ...(m.usual ? [] : rooms.map(reserved).filter((room) => room <= ONE_TAP)));

/** The numbers of cards that all plates may have room for; those with more are crowded.  Off phones one full stable need not make all cards small. */
function sizesOf(m: Measures, rooms: number[] | null, counts: number[]): Set<number> {
  if (!rooms) return new Set([0]);
  const largest = Math.max(...counts);
  return new Set([largest, Math.min(largest, usualIn(m, rooms)), ...(m.phone ? [] : counts)]);
}

/** The plates with more cards: how many, and the widths and the height that there are for them. */
type Crowd = Pick<Players, "rooms" | "weight" | "need"> & { counts: number[]; widths: number[]; tallest: number; rows: number };

/** The same seating with more cards on some plates.  Only these change: their cards overlap or are smaller, or the badge beside them is slim. */
function squeezed<T extends Aside>(m: Measures, seating: T, { counts, widths, tallest, rows, rooms, weight, need }: Crowd): T[] {
  const { bed, slim } = seating;
  const found = { ...seating, crowded: new Map<number, Place>() };
  for (const count of counts) {
    let best = { q: -Infinity, missed: 0 };
    widths.forEach((width, n) => {
      for (const tight of spreads(count, width, { ...limits(m, bed.way!.w, rows, tallest), laps: LAPS })) {
        const way = loosened(tight, count, tallest);
        const missing = (what: Need): number => worth(weight, way, {}) - worth(weight, way, what);
        const missed = missing(need);
        const q = Math.log(way.w * way.seen * way.tall) - missed - (n ? SLIM : 0); // the height is there, so larger cards that overlap are better
        if (q <= best.q) continue;
        best = { q, missed: count > ONE_TAP ? missing(inSight(rooms!.length)) : missed }; // a full stable takes no room from others: its cards need not be one tap away
        found.crowded.set(count, { bed: { way, fan: 0 }, slim: slim || n > 0 });
      }
    });
    if (best.q === -Infinity) return [];
    found.q -= best.missed;
  }
  return [found];
}

const limits = (m: Measures, most: number, rows: number, tallest: number) => ({
  least: 22,
  tallest,
  most,
  rows,
  gap: m.gap,
  floor: 15,
  laps: m.wide ? [1] : LAPS,
  peeks: m.tiny && m.large ? LAPS : [1],
});
const beds = (m: Measures, cards: number, room: number, most: number, rows: number, tallest = m.height * 0.4): Bed[] =>
  spreads(cards, room, limits(m, most, rows, tallest)).map((way) => ({ way, fan: 0 }));
const NO_CARDS: Bed = { way: null, fan: 0 };
const fans = (m: Measures, held: boolean): Bed[] => (held ? [0] : m.phone ? FANS.phone : FANS.desk).map((fan) => ({ way: null, fan }));

/** The best arrangement for players at the sides, with this much height each. */
export function bedAside(m: Measures, { rooms, seats, weight, need, most }: Players, width: number, height: number): Aside | null {
  let best: Aside | null = null;
  const counts = rooms ? [...new Set(seats.map((seat) => reserved(rooms[seat]!)))] : [0];
  const room = width - 2 * m.inset;
  const tallest = height - plateHeight(m, NO_CARDS, 0, false) - m.gap;
  for (const size of sizesOf(m, rooms, counts)) {
    const crowd = { counts: counts.filter((count) => count > size), widths: [room], tallest, rows: STALLED, rooms, weight, need };
    const all = rooms ? beds(m, size, room, most, STALLED, height) : FANS.desk.map((fan) => ({ way: null, fan }));
    for (const bed of all) {
      if (plateHeight(m, bed, size, false) > height) continue;
      const one: Aside = { bed, slim: false, crowded: new Map(), q: bed.way ? worth(weight, bed.way, need) : weight * 0.4 * Math.log(30 + bed.fan) };
      for (const found of crowd.counts.length ? squeezed(m, one, crowd) : [one]) if (!best || found.q > best.q) best = found;
    }
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
const placeOf = (how: Aside, { rooms }: Stables, seat: number): Place => how.crowded.get(reserved(rooms?.[seat] ?? 0)) ?? how;

/** The plates of players who sit in rows. */
export function placeSeats(m: Measures, plates: Plate[], seats: number[], table: Stables, how: Seating, { x, y, w }: Box): void {
  const { stables: counts, rooms } = table;
  let top = y;
  for (const here of seats.length ? inRows(seats, how.columns) : []) {
    const height = Math.max(...here.map((seat) => plateHeight(m, how.bed, Math.min(how.size, rooms?.[seat] ?? 0), how.beside)));
    const span = here.length * how.cell + (here.length - 1) * m.seatGap;
    const width = counts ? how.cell : Math.min(how.cell, here[0] === 0 ? HUGS.mine : HUGS.rival);
    here.forEach((seat, n) => {
      const left = x + (w - span) / 2 + n * (how.cell + m.seatGap) + (how.cell - width) / 2;
      const { bed, slim } = placeOf(how, table, seat);
      plates[seat] = plateAt(m, bed, counts?.[seat] ?? 0, { beside: how.beside, slim }, { x: left, y: top, w: width, h: height });
    });
    top += height + m.seatGap;
  }
}

/** The plates of players at one side, from the top down.  Stalls fill the height: they stay in place while stables grow. */
export function placeAside(m: Measures, plates: Plate[], seats: number[], table: Stables, how: Aside, { x, y, w, h }: Box): void {
  const { stables: counts, rooms } = table;
  const cell = (h - (seats.length - 1) * m.zone) / seats.length;
  seats.forEach((seat, n) => {
    const { bed } = placeOf(how, table, seat);
    const height = rooms ? cell : Math.min(cell, plateHeight(m, bed, 0, false));
    plates[seat] = plateAt(m, bed, counts?.[seat] ?? 0, { beside: false, slim: false }, { x, y: y + n * (cell + m.zone) + (cell - height) / 2, w, h: height });
  });
}
