// Choosing: the value of an arrangement of cards, and which arrangements together fit a height.
import { LEAST, RATIO, SHOWN } from "./measures";
import type { Way } from "./spread";

/** An arrangement of a zone: its height and its value. */
export type Offer = { h: number; q: number };
/** Requirements: missing one costs more than a larger card can gain. */
export type Need = { w?: number; seen?: number; tall?: number; part?: number };

/** What can be seen of any card at a table of this many. */
export const inSight = (seats: number): Need => ({ w: seats > 4 ? 26 : LEAST, part: SHOWN });
export const MOVED = 1.4; // the cost of moving the question or the seats: less than a missed requirement
const missed = (has: number, wanted: number | undefined): number => (!wanted || has + 0.01 >= wanted ? 0 : 1.5 + 9 * (1 - has / wanted));

const NEUTRAL = Math.log(40) + 0.3 * Math.log(60); // a card of this size has the value 0

export function worth(weight: number, { w, seen, tall }: Way, need: Need): number {
  const part = (seen / w) * Math.min(1, tall / (w * RATIO));
  const size = 0.2 * Math.log(w) + 0.8 * Math.log(seen) + 0.3 * Math.log(tall) - NEUTRAL;
  const overlap = seen < w ? 0.08 + 0.5 * (1 - seen / w) : 0; // the gain in size must outweigh this
  return weight * size - overlap - missed(w, need.w) - missed(seen, need.seen) - 3 * missed(part, need.part) - missed(tall, need.tall);
}

/** The offers that are better than every offer of less height. */
export function frontier<T extends Offer>(offers: T[]): T[] {
  offers.sort((a, b) => a.h - b.h || b.q - a.q);
  const kept: T[] = [];
  for (const one of offers) if (!kept.length || one.q > kept[kept.length - 1]!.q + 0.004) kept.push(one);
  return kept;
}

const GRAIN = 2; // pixels: finer is slower and no better
const grains = (h: number): number => Math.ceil(h / GRAIN - 1e-6);

/** Return a function that picks one offer per zone, for the highest total value that fits a height of up to `most`. */
export function packing(zones: Offer[][], most: number): (height: number) => { q: number; picked: number[]; used: number } | null {
  const H = Math.max(0, Math.floor(most / GRAIN));
  let best = new Float64Array(H + 1);
  const picks = zones.map((offers) => {
    const next = new Float64Array(H + 1).fill(-Infinity);
    const pick = new Int16Array(H + 1).fill(-1);
    offers.forEach(({ h, q }, n) => {
      for (let at = grains(h), from = 0; at <= H; at++, from++) {
        const sum = best[from]! + q;
        if (sum > next[at]!) {
          next[at] = sum;
          pick[at] = n;
        }
      }
    });
    best = next;
    return pick;
  });
  return (height) => {
    const top = Math.min(Math.floor(height / GRAIN), H);
    if (top < 0 || best[top] === -Infinity) return null;
    const picked: number[] = [];
    let at = top;
    let used = 0;
    for (let zone = zones.length - 1; zone >= 0; zone--) {
      const n = picks[zone]![at]!;
      if (n < 0) return null;
      picked.unshift(n);
      used += zones[zone]![n]!.h;
      at -= grains(zones[zone]![n]!.h);
    }
    return { q: best[top]!, picked, used };
  };
}
