// A game step by step, from the server: a replay, a lesson, or a puzzle.  A step leaves out an unchanged view.
import { call } from "../link/api";
import type { Event, Question, Replay, Step, View, WindowView } from "../protocol";

export type Frame = { events: Event[]; view: View; question: Question | null; window: WindowView | null; say: string; accept: number[]; answers: number };

/** The moments of a game, each complete; `before` is the view before the first. */
export function frames(steps: Step[], before?: View): Frame[] {
  const found: Frame[] = [];
  for (const { events = [], view, question = null, window = null, say = "", accept = [], answers = 0 } of steps) {
    const shown = view ?? found.at(-1)?.view ?? before;
    if (shown) found.push({ events, view: shown, question, window, say, accept, answers });
  }
  return found;
}

export const fetchLesson = (name: string): Promise<Replay> => call("GET", `/api/lessons/${name}`);
export const fetchReplay = (table: string, game: string, hands: Replay["hands"]): Promise<Replay> =>
  call("GET", `${matchFileOf(table, game)}/steps?hands=${hands}`);
/** The step that shows the state after this many answers. */
export const stepAfter = (all: Frame[], answers: number): number =>
  Math.max(
    0,
    all.findLastIndex((frame) => frame.answers <= answers),
  );
export const matchFileOf = (table: string, game: string): string => `/api/tables/${encodeURIComponent(table)}/games/${encodeURIComponent(game)}`;
