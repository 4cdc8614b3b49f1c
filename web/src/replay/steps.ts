// A game step by step, as the server tells it: a replay, or a lesson.  Steps say only what has changed.
import { call } from "../link/api";
import type { Ask, Ended, News, WindowView } from "../protocol";
import type { View } from "../words/speech";

type Step = { news: News[]; view: View; ask?: Ask | null; window?: WindowView | null; say?: string; accept?: number[] };
export type Told = { profile: string; game: string; players: string[]; steps: Step[]; ended: Ended | null; hands: "open" | "closed" };
export type Frame = { news: News[]; view: View; ask: Ask | null; window: WindowView | null; say: string; accept: number[] };

/** The moments of a game, each whole. */
export function frames(told: Told): Frame[] {
  let view: View = {};
  return told.steps.map((step) => {
    view = { ...view, ...step.view };
    return { news: step.news, view, ask: step.ask ?? null, window: step.window ?? null, say: step.say ?? "", accept: step.accept ?? [] };
  });
}

export const lesson = (name: string): Promise<Told> => call("GET", `/api/lessons/${name}`);
export const replay = (table: string, game: string, hands: "open" | "closed"): Promise<Told> =>
  call("GET", `${recordOf(table, game)}/steps?hands=${hands}`);
export const recordOf = (table: string, game: string): string => `/api/tables/${encodeURIComponent(table)}/games/${encodeURIComponent(game)}`;
