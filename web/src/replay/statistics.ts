// A game in numbers, counted from its events alone: the reader may judge luck and skill.
import { typeOf } from "../cards/catalogue";
import type { Frame } from "./steps";

const COUNTS = ["turns", "played", "drawn", "neighs", "stopped", "steals", "destroyed", "sacrificed", "discarded", "calls", "caught", "checks"] as const;
export type Count = (typeof COUNTS)[number];
export type Statistics = { seats: Record<Count, number>[]; turns: number; chain: number; chainAt: number };

const none = (): Record<Count, number> => Object.fromEntries(COUNTS.map((name) => [name, 0])) as Record<Count, number>;
// Which count an event adds to, for its seat; a stopped card counts for its player.
const OF: Record<string, Count> = {
  turn: "turns",
  draw: "drawn",
  steal: "steals",
  destroy: "destroyed",
  sacrifice: "sacrificed",
  call: "calls",
  catch: "caught",
  check: "checks",
  stopped: "stopped",
};
const DONE = new Set(["R-CARD-05", "R-CARD-07", "R-EFF-08"]); // a card that was used up is not discarded by anyone

export function statistics(all: Frame[], seats: number): Statistics {
  const found = Array.from({ length: seats }, none);
  let chain = 0;
  let chainAt = 0;
  let turn = -1;
  const hasTurns = all.some((frame) => frame.events.some((one) => one.kind === "turn"));
  all.forEach((frame, number) => {
    for (const one of frame.events) {
      const seat = found[one.seat ?? -1];
      if (one.kind === "play" && seat) seat[one.card && typeOf(one.card.kind) === "instant" ? "neighs" : "played"]++;
      else if (one.kind === "discard" && seat && !DONE.has(one.rule ?? "")) seat.discarded++;
      else if (OF[one.kind] && seat) seat[OF[one.kind]!]++;
    }
    // If a game emits no turns, the view shows whose turn it is.
    const now = frame.view.turn;
    if (now !== turn && found[now] && !hasTurns) found[now].turns++;
    turn = now;
    const responses = (frame.view.stable?.chain?.length ?? 0) - 1;
    if (responses > chain) [chain, chainAt] = [responses, number];
  });
  return { seats: found, turns: found.reduce((sum, seat) => sum + seat.turns, 0), chain, chainAt };
}

/** The counts that are not zero for everyone. */
export const shownCounts = (numbers: Statistics): Count[] => COUNTS.filter((name) => numbers.seats.some((seat) => seat[name] > 0));
