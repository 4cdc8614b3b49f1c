// The middle of the table: the piles, the card being played with its responses, and the tools.
import { frontier, type Offer } from "./choose";
import { clamp, type Measures, RATIO, TAP } from "./measures";
import type { Box, Layout, ToolsAt } from "./types";

const RESPONDED = 1.6; // the width of a played card with its responses, in widths of a card
const APART = 28; // pixels between the played card and the piles, if they are on both sides of it
const BETWEEN = 4; // pixels between tools

export type Stage = Offer & { pile: number; played: number; tools: ToolsAt; upright: boolean };

export const captionOf = (m: Measures): number => (m.phone ? 0 : Math.round(17 * Math.min(m.text, 1.3)));
const toolsLong = (tools: number): number => tools * TAP + (tools - 1) * BETWEEN;

/** All stages of a width; upright ones have the piles above the played card.  The tools stay where they are `pinned`. */
export function stages(m: Measures, piles: number, tools: number, width: number, upright: boolean, around: boolean, pinned?: ToolsAt): Stage[] {
  const found: Stage[] = [];
  const caption = captionOf(m);
  for (let played = TAP; played <= m.most.played; played += played < 80 ? 4 : 8)
    for (const pile of new Set([TAP, Math.round(clamp(played * 0.66, TAP, m.most.pile))])) {
      const [wide, high, card] = [piles * pile + (piles - 1) * m.gap, pile * RATIO + caption, played * RATIO];
      const q = m.weight.stage * (0.62 * Math.log(played / 40) + 0.3 * Math.log(pile / 40)) - (played < 60 ? 0.4 : 0);
      if (upright) {
        if (Math.max(played * RESPONDED, wide, tools ? toolsLong(tools) : 0) <= width)
          found.push({ h: high + m.zone + card + (tools ? TAP + m.zone : 0), q, pile, played, tools: tools ? "below" : "away", upright });
        continue;
      }
      for (const at of (tools ? (pinned ? [pinned] : ["column", "beside", "below"]) : ["away"]) as ToolsAt[]) {
        const aside = (around ? APART : 0) + (at === "column" ? TAP + m.zone : at === "beside" ? toolsLong(tools) + m.zone : 0);
        if (wide + m.zone + played * RESPONDED + aside > width - 2 * m.gap) continue;
        const h = Math.max(card, high, at === "column" ? toolsLong(tools) : at === "beside" ? TAP : 0) + (at === "below" ? TAP + m.zone : 0) + 2 * m.gap;
        found.push({ h, q: q - (at === "below" ? 0.02 : 0), pile, played, tools: at, upright });
      }
    }
  return frontier(found);
}

type Placed = Pick<Layout, "stage" | "piles" | "chain" | "words" | "tools">;

/** `around`: the last pile is on the other side of the played card. */
export function placeStage(m: Measures, how: Stage, piles: number, tools: number, box: Box, around: boolean): Placed {
  return how.upright ? placeUpright(m, how, piles, tools, box) : placeFlat(m, how, piles, tools, box, around);
}

const inRow = (n: number, x: number, y: number, w: number, h: number, gap: number): Box[] =>
  Array.from({ length: n }, (_, i) => ({ x: x + i * (w + gap), y, w, h }));

function placeUpright(m: Measures, how: Stage, piles: number, tools: number, box: Box): Placed {
  const wide = piles * how.pile + (piles - 1) * m.gap;
  const high = how.pile * RATIO;
  const foot = how.tools === "below" ? TAP + m.zone : 0;
  const top = box.y + high + captionOf(m) + m.zone;
  const card = how.played * RATIO;
  const room = box.y + box.h - foot - top;
  const chain = { x: box.x, y: top + (room - card) / 2, w: box.w, h: card };
  return {
    stage: box,
    piles: inRow(piles, box.x + (box.w - wide) / 2, box.y, how.pile, high, m.gap),
    chain: { ...chain, card: how.played },
    words: m.phone ? { ...box, h: box.h - foot } : chain,
    tools: how.tools === "below" ? inRow(tools, box.x + (box.w - toolsLong(tools)) / 2, box.y + box.h - TAP, TAP, TAP, BETWEEN) : [],
  };
}

function placeFlat(m: Measures, how: Stage, piles: number, tools: number, box: Box, around: boolean): Placed {
  const { pile, played } = how;
  const height = box.h - (how.tools === "below" ? TAP + m.zone : 0);
  const aside = how.tools === "column" ? TAP + m.zone : how.tools === "beside" ? toolsLong(tools) + m.zone : 0;
  const wide = piles * pile + (piles - 1) * m.gap;
  const inner = { x: box.x + m.gap, w: box.w - 2 * m.gap - aside };
  const pileY = box.y + (height - pile * RATIO - captionOf(m)) / 2;
  const cardY = box.y + (height - played * RATIO) / 2;
  let laid: Box[];
  let chain: Box;
  if (around) {
    const apart = m.phone ? APART / 2 : APART * 1.5;
    const room = Math.min(inner.w - wide - 2 * apart, played * RESPONDED);
    const left = inner.x + (inner.w - wide - 2 * apart - room) / 2;
    const first = left + pile + apart;
    laid = [...inRow(1, left, pileY, pile, pile * RATIO, 0), ...inRow(piles - 1, first + room + apart, pileY, pile, pile * RATIO, m.gap)];
    chain = { x: first, y: cardY, w: room, h: played * RATIO };
  } else {
    const left = inner.x + (inner.w > 560 ? 16 : 0);
    laid = inRow(piles, left, pileY, pile, pile * RATIO, m.gap);
    const from = left + wide + (inner.w > 560 ? 24 : m.zone);
    chain = { x: from, y: cardY, w: inner.x + inner.w - from, h: played * RATIO };
  }
  const words = m.phone ? { ...inner, y: box.y, h: height } : chain;
  return { stage: box, piles: laid, chain: { ...chain, card: played }, words, tools: toolsBeside(m, how, tools, box) };
}

function toolsBeside(m: Measures, how: Stage, tools: number, box: Box): Box[] {
  const long = toolsLong(tools);
  if (how.tools === "column")
    return Array.from({ length: tools }, (_, n) => ({ x: box.x + box.w - m.gap - TAP, y: box.y + (box.h - long) / 2 + n * (TAP + BETWEEN), w: TAP, h: TAP }));
  if (how.tools === "beside") return inRow(tools, box.x + box.w - m.gap - long, box.y + (box.h - TAP) / 2, TAP, TAP, BETWEEN);
  if (how.tools === "below") return inRow(tools, box.x + (box.w - long) / 2, box.y + box.h - TAP, TAP, TAP, BETWEEN);
  return [];
}
