// Three ways to share a screen between the zones: stacked, with the middle at the side, or around the middle.
import { BARE } from "../../cards/titles";
import { inSight, type Need, packing } from "./choose";
import { type Holding, holdings, placeHand } from "./holding";
import { clamp, FINGER, LEAST, type Measures, ROOMY, SHOWN, TAP } from "./measures";
import { bedAside, placeAside, placeSeats, seatings } from "./seating";
import { placeStage, stages } from "./stage";
import type { Box, Frame, Held, Layout, Plan, Plate, Setting } from "./types";

export type Table = Pick<Setting, "seats" | "stables" | "rooms" | "hand" | "room" | "piles" | "tools">;
export type Found = { q: number; plan: Plan; build: () => Built };
export type Built = Omit<Layout, "twoTaps" | "tray">;
type Frames = { m: Measures; table: Table; plan: Plan | null; held: Held | null; twoTaps: boolean };

const ANSWERS = 2; // the number of buttons that a ribbon has room for
const WIDEST = 860; // the greatest width of a ribbon, in pixels
const SHOWABLE = 130; // the least height in which an event can be shown, in pixels: over my stable if that is higher
const STRIP = 196; // the width of the log button if it shows recent events, in pixels
const UNEVEN = 1.2; // what it costs if the cards opposite are smaller or larger than those at the sides: less than smaller cards for all
const PARTS: Record<Frame, number[]> = { column: [0], rail: [0.2, 0.25, 0.3], around: [0.18, 0.22, 0.26] };

/** What each zone must show for fingers to reach it. */
function needs({ m, table, twoTaps }: Frames): { rivals: Need; mine: Need } {
  const touched: Need = { w: TAP, seen: FINGER, tall: FINGER };
  if (m.wide && !twoTaps) return { rivals: { ...touched, part: SHOWN }, mine: { ...touched, part: SHOWN } };
  if (m.focus === "stables" && !twoTaps) return { rivals: touched, mine: touched };
  const seen = inSight(table.seats);
  const rivals: Need = table.seats <= 4 ? { ...seen, seen: m.tiny ? 32 : LEAST } : { ...seen, w: m.phone ? seen.w : BARE, tall: twoTaps ? 24 : 0 };
  return { rivals, mine: { ...inSight(1), seen: 32 } };
}

/** The height of a ribbon of this width.  The sentence is beside its buttons, or above them where it would be too narrow; sooner if the table is `roomy`, without stables. */
function ribbonHeight(m: Measures, width: number, roomy: boolean): { h: number; tall: boolean } {
  const buttons = ANSWERS * (buttonWidth(m) + m.gap);
  const words = (width - buttons - 16) / m.em;
  if (words >= (m.phone ? (roomy ? 14 : 6.5) : 9)) return { h: Math.max(TAP + 6, Math.round((words > 16 ? 2.5 : 3) * m.em + 10)), tall: false };
  return { h: Math.ceil((m.height >= 700 ? 3.9 : 3.1) * m.em) + TAP + m.gap + 10, tall: true };
}
const buttonWidth = (m: Measures): number => Math.round((m.phone ? 84 : 150) * Math.min(m.text, 1.3));
/** The height of a ribbon at the side. */
function panelHeight(m: Measures, width: number): number {
  const abreast = (width - 12 - m.gap) / 2 >= 76 * m.text;
  return (abreast ? 1 : ANSWERS) * (TAP + m.gap) + Math.ceil(3.9 * m.em) + 14;
}

/** On a phone only the log and the menu: the rest is in the menu. */
const toolsOn = (m: Measures, { tools }: Table): number => (!tools ? 0 : m.phone ? 2 : 4);
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, n) => from + n);

function zones(frames: Frames) {
  const { m, table, plan } = frames;
  const need = needs(frames);
  const rows = 3;
  const { rooms } = table;
  return {
    need,
    rivals: (seats: number[], width: number, weight = m.weight.rivals, pinned = plan) =>
      seatings(m, { rooms, seats, weight, need: need.rivals, most: m.most.rival, rows, plan: pinned }, width),
    mine: (width: number) =>
      seatings(m, { rooms, seats: [0], weight: m.weight.mine, need: need.mine, most: m.most.mine, rows: 2, plan: null, held: table.hand >= 0 }, width),
  };
}

const heldAs = ({ way, h }: Holding): Held => ({ handRows: way?.rows ?? 1, handCard: way?.w ?? 0, handHeight: h });

const NO_PLAN: Plan = {
  frame: "column",
  columns: 1,
  beside: true,
  slim: false,
  handRows: 1,
  handCard: 0,
  handHeight: 0,
  side: 0,
  part: 0,
  whole: true,
  above: false,
  tools: "away",
};

/** All zones one below the other. */
function column(frames: Frames): Found[] {
  const { m, table, plan, held } = frames;
  const { rivals, mine } = zones(frames);
  if (m.width > m.height * 1.15 && (m.height < 480 || table.seats > 2)) return [];
  const W = m.width - 2 * m.pad;
  const tools = toolsOn(m, table);
  const ribbonW = Math.min(W, WIDEST);
  const { h: ribbonH, tall } = ribbonHeight(m, ribbonW, !table.stables);
  const room = m.height - 2 * m.pad - ribbonH - (table.hand < 0 ? 3 : 4) * m.zone;
  const others = range(1, table.seats);
  const middle = stages(m, table.piles, tools, W, false, !table.stables, m.phone ? undefined : plan?.tools);
  const offers = [rivals(others, W), middle, mine(W), holdings(m, table.room, W, held)] as const;
  const got = room > 0 ? packing([...offers], room)(room) : null;
  if (!got) return [];
  const [r, s, me, h] = [offers[0][got.picked[0]!]!, offers[1][got.picked[1]!]!, offers[2][got.picked[2]!]!, offers[3][got.picked[3]!]!];
  const build = (): Built => {
    const plates: Plate[] = [];
    const stageY = m.pad + r.h + m.zone;
    const stageH = s.h + room - got.used;
    const myY = stageY + stageH + m.zone;
    const ribbonY = myY + me.h + m.zone;
    placeSeats(m, plates, others, table, r, { x: m.pad, y: m.pad, w: W, h: r.h });
    placeSeats(m, plates, [0], table, me, { x: m.pad, y: myY, w: W, h: me.h });
    return {
      ...screenOf(m),
      frame: "column",
      plates,
      tall,
      ...placeStage(m, s, table.piles, tools, { x: m.pad, y: stageY, w: W, h: stageH }, !table.stables),
      ribbon: { x: m.pad + (W - ribbonW) / 2, y: ribbonY, w: ribbonW, h: ribbonH },
      hand: placeHand(h, table.hand, { x: m.pad, y: ribbonY + ribbonH + m.zone, w: W, h: h.h }),
    };
  };
  return [{ q: got.q, plan: { ...NO_PLAN, columns: r.columns, beside: r.beside, slim: r.slim, tools: s.tools, ...heldAs(h) }, build }];
}

const screenOf = (m: Measures) => ({ width: m.width, height: m.height, scene: null });

/** The middle is on the right, for short screens; the question is below it or, with large text, above the hand. */
function rail(frames: Frames): Found[] {
  const { m, plan } = frames;
  if (m.width <= m.height || m.height > ROOMY) return [];
  const found: Found[] = [];
  const parts = plan ? [plan.part] : PARTS.rail;
  for (const part of parts)
    for (const whole of plan ? [plan.whole] : [true, false])
      for (const above of m.phone && m.large ? [true] : plan ? [plan.above] : [false])
        if (!(above && !whole)) found.push(...railed(frames, part, whole, above));
  return found;
}

function railed(frames: Frames, part: number, whole: boolean, above: boolean): Found[] {
  const { m, table, held } = frames;
  const { rivals, mine } = zones(frames);
  const found: Found[] = [];
  const [W, H] = [m.width - 2 * m.pad, m.height - 2 * m.pad];
  const tools = toolsOn(m, table);
  const side = Math.round(clamp(m.width * part, 140, 420));
  const left = W - side - m.zone;
  const others = range(1, table.seats);
  const row = ribbonHeight(m, Math.min(W, WIDEST), !table.stables);
  const ribbonH = above ? row.h : panelHeight(m, side);
  if (!above && side - 16 < 8 * m.em) return [];
  const offers = [rivals(others, left), mine(left)] as const;
  const pack = packing([...offers], H);
  const middles = [...stages(m, table.piles, tools, side, true, false), ...stages(m, table.piles, tools, side, false, !table.stables)].sort(
    (a, b) => b.q - a.q,
  );
  for (const h of holdings(m, table.room, whole ? W : left, held)) {
    const upper = H - h.h - (h.h ? m.zone : 0) - (above ? ribbonH + m.zone : 0);
    const got = pack(upper - m.zone);
    const stageH = (whole ? upper : H) - (above ? 0 : ribbonH + m.zone);
    const s = middles.find((one) => one.h <= stageH);
    if (!got || !s) continue;
    const [r, me] = [offers[0][got.picked[0]!]!, offers[1][got.picked[1]!]!];
    const build = (): Built => {
      const plates: Plate[] = [];
      const spare = upper - m.zone - got.used;
      placeSeats(m, plates, others, table, r, { x: m.pad, y: m.pad + spare / 3, w: left, h: r.h });
      placeSeats(m, plates, [0], table, me, { x: m.pad, y: m.pad + r.h + m.zone + (spare * 2) / 3, w: left, h: me.h });
      const x = m.pad + left + m.zone;
      const ribbonW = Math.min(W, WIDEST);
      const floor = [plates[0]!.y, upper].find((y) => y >= SHOWABLE)!;
      const ribbon: Box = above
        ? { x: m.pad + (W - ribbonW) / 2, y: m.pad + upper + m.zone, w: ribbonW, h: ribbonH }
        : { x, y: m.pad + stageH + m.zone, w: side, h: ribbonH };
      return {
        ...screenOf(m),
        scene: table.stables && { x: 0, y: 0, w: x - m.zone, h: floor },
        frame: "rail",
        plates,
        ribbon,
        tall: !above || row.tall,
        ...placeStage(m, s, table.piles, tools, { x, y: m.pad, w: side, h: stageH }, !table.stables),
        hand: placeHand(h, table.hand, { x: m.pad, y: m.height - m.pad - h.h, w: whole ? W : left, h: h.h }),
      };
    };
    const q = got.q + h.q + s.q - (m.phone ? 0 : 0.2);
    found.push({ q, plan: { ...NO_PLAN, frame: "rail", columns: r.columns, beside: r.beside, slim: r.slim, ...heldAs(h), part, whole, above }, build });
  }
  return found;
}

/** Rivals on the left, opposite and on the right, with the stage in the middle: a desktop. */
function around(frames: Frames): Found[] {
  const { m, table, plan } = frames;
  const n = table.seats - 1;
  if (m.width <= m.height || m.height < 480 || n < 2) return [];
  const found: Found[] = [];
  const opposite = table.stables ? 3 : 5;
  const sides = range(1, 4).filter((side) => side * 2 <= n && (n - 2 * side <= opposite || side === 3));
  for (const side of plan ? [plan.side] : sides)
    for (const part of plan ? [plan.part] : PARTS.around)
      for (const whole of plan ? [plan.whole] : [true, false]) found.push(...surrounded(frames, side, part, whole));
  return found;
}

function surrounded(frames: Frames, side: number, part: number, whole: boolean): Found[] {
  const { m, table, held } = frames;
  const { rivals, mine, need } = zones(frames);
  const found: Found[] = [];
  const [W, H] = [m.width - 2 * m.pad, m.height - 2 * m.pad];
  const sideW = Math.round(m.width * part);
  const middleW = W - 2 * sideW - 2 * m.zone;
  if (middleW < 360 || sideW < 120) return [];
  const others = range(1, table.seats);
  // The order of play goes around the table: up the left, across the top, down the right.
  const [lefts, tops, rights] = [others.slice(0, side).reverse(), others.slice(side, others.length - side), others.slice(others.length - side)];
  const sides = { rooms: table.rooms, seats: [...lefts, ...rights], need: need.rivals, most: m.most.rival };
  const share = (of: number): number => m.weight.rivals * Math.max(0.6, of / others.length);
  const offers = [rivals(tops, middleW, share(tops.length), null), stages(m, table.piles, 0, middleW, false, !table.stables), mine(middleW)] as const;
  const pack = packing([...offers], H);
  const ends = STRIP + 3 * (TAP + 4) + 2 * m.zone;
  const ribbonW = Math.min(whole ? W - 2 * Math.max(STRIP + m.zone, 3 * (TAP + 4) + m.zone) : middleW - 4 * (TAP + 4), WIDEST);
  if (ribbonW < 300 || (whole && W < ends + 300)) return [];
  const { h: ribbonH, tall } = ribbonHeight(m, ribbonW, !table.stables);
  for (const h of holdings(m, table.room, whole ? W : middleW, held)) {
    const upper = H - ribbonH - m.zone - (h.h ? h.h + m.zone : 0);
    const got = upper >= 200 ? pack(upper - (tops.length ? 2 : 1) * m.zone) : null;
    if (!got) continue;
    const sideH = whole ? upper : H;
    const aside = bedAside(m, { ...sides, weight: share(2 * side) }, sideW, (sideH - (side - 1) * m.zone) / side);
    if (!aside) continue;
    const [t, s, me] = [offers[0][got.picked[0]!]!, offers[1][got.picked[1]!]!, offers[2][got.picked[2]!]!];
    const uneven = t.bed.way && aside.bed.way ? UNEVEN * Math.abs(Math.log(t.bed.way.seen / aside.bed.way.seen)) : 0;
    const build = (): Built => {
      const plates: Plate[] = [];
      const x = m.pad + sideW + m.zone;
      const head = t.h ? t.h + m.zone : 0;
      const stageH = s.h + upper - (tops.length ? 2 : 1) * m.zone - got.used;
      const myY = m.pad + head + stageH + m.zone;
      const ribbonY = m.pad + upper + m.zone;
      placeAside(m, plates, lefts, table, aside, { x: m.pad, y: m.pad, w: sideW, h: sideH });
      placeAside(m, plates, rights, table, aside, { x: m.width - m.pad - sideW, y: m.pad, w: sideW, h: sideH });
      placeSeats(m, plates, tops, table, t, { x, y: m.pad, w: middleW, h: t.h });
      placeSeats(m, plates, [0], table, me, { x, y: myY, w: middleW, h: me.h });
      const stage = placeStage(m, s, table.piles, 0, { x, y: m.pad + head, w: middleW, h: stageH }, !table.stables);
      const ribbon = { x: whole ? m.pad + (W - ribbonW) / 2 : x, y: ribbonY, w: ribbonW, h: ribbonH };
      return {
        ...screenOf(m),
        frame: "around",
        plates,
        tall,
        ...stage,
        ribbon,
        tools: table.tools ? toolsAtRibbon(m, ribbon, whole) : [],
        hand: placeHand(h, table.hand, { x: whole ? m.pad : x, y: ribbonY + ribbonH + m.zone, w: whole ? W : middleW, h: h.h }),
      };
    };
    found.push({ q: got.q + h.q + aside.q + 0.35 - uneven, plan: { ...NO_PLAN, frame: "around", ...heldAs(h), side, part, whole }, build });
  }
  return found;
}

/** The log at the left end of the question, the rest at the right; or everything at its right. */
function toolsAtRibbon(m: Measures, { x, y, w, h }: Box, whole: boolean): Box[] {
  const tool = (left: number, width = TAP): Box => ({ x: left, y: y + (h - TAP) / 2, w: width, h: TAP });
  if (!whole) return range(0, 4).map((n) => tool(x + w + 4 + n * (TAP + 4)));
  return [tool(m.pad, STRIP), ...[4, 3, 2, 1].map((n) => tool(m.width - m.pad - n * TAP - (n - 1) * 6))];
}

const FRAMES: Record<Frame, (frames: Frames) => Found[]> = { column, rail, around };

/** The most valuable arrangement of all frames, or of the one that the plan has fixed. */
export function bestFrame(frames: Frames): Found | null {
  const names = frames.plan ? [frames.plan.frame] : (Object.keys(FRAMES) as Frame[]);
  let best: Found | null = null;
  for (const name of names) for (const one of FRAMES[name](frames)) if (!best || one.q > best.q) best = one;
  return best;
}
