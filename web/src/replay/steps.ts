// A game step by step, as the server tells it: a replay, or a lesson.  Steps hold only what has changed.
import { call } from "../link/api";
import type { Ended, Event, Question, View, WindowView } from "../protocol";
import { zoneId } from "../table/zones";

type Change = Partial<View>; // the fields that are not as they were; of the zones those that are not
type Step = { events: Event[]; view: Change; question?: Question | null; window?: WindowView | null; say?: string; accept?: number[] };
export type Told = { profile: string; game: string; players: string[]; steps: [Step & { view: View }, ...Step[]]; ended: Ended | null; hands: "open" | "closed" };
export type Frame = { events: Event[]; view: View; question: Question | null; window: WindowView | null; say: string; accept: number[] };

/** The moments of a game, each whole. */
export function frames(told: Told): Frame[] {
  let { view } = told.steps[0];
  return told.steps.map((step) => {
    view = changed(view, step.view);
    return { events: step.events, view, question: step.question ?? null, window: step.window ?? null, say: step.say ?? "", accept: step.accept ?? [] };
  });
}

function changed(view: View, change: Change): View {
  const fresh = new Map((change.zones ?? []).map((zone) => [zoneId(zone.name, zone.seat), zone]));
  return { ...view, ...change, zones: view.zones.map((zone) => fresh.get(zoneId(zone.name, zone.seat)) ?? zone) };
}

export const lesson = (name: string): Promise<Told> => call("GET", `/api/lessons/${name}`);
export const replay = (table: string, game: string, hands: "open" | "closed"): Promise<Told> =>
  call("GET", `${matchFileOf(table, game)}/steps?hands=${hands}`);
export const matchFileOf = (table: string, game: string): string => `/api/tables/${encodeURIComponent(table)}/games/${encodeURIComponent(game)}`;
