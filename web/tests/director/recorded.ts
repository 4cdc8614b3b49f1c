// Recorded games (record.py makes them), and what a director makes of them.
import { Gatherer } from "../../src/director/beats";
import type { Pace } from "../../src/director/pace";
import { LAG, type Shown, Timeline } from "../../src/director/timeline";
import type { Event } from "../../src/protocol";

type Update = { at: number; events: Event[]; lengths: number[] };
export type Recorded = { name: string; profile: string; game: string; seats: number; updates: Update[] };

const FILES = import.meta.glob<Recorded>("./games/*.json", { eager: true, import: "default" });
export const GAMES: Recorded[] = Object.entries(FILES).map(([path, game]) => ({ ...game, name: path.replace(/.*\/|\.json/g, "") }));
export const gameNamed = (name: string): Recorded => GAMES.find((game) => game.name === name)!;
export const ME = 0;
export const PACED: Pace[] = ["relaxed", "normal", "quick"];

const MY_TURN = 6000; // milliseconds: a pause this long in a recording is my turn
const BREATH: Record<Pace, number> = { relaxed: 700, normal: 400, quick: 200 }; // milliseconds

/** free: bots act as soon as the server lets them.  waiting: they act a breath after the picture, or when its time is over. */
export type Bots = "free" | "waiting";
export const BOTS: Bots[] = ["free", "waiting"];

/** Play a recorded game to its end, and return what was shown. */
export function stage(game: Recorded, pace: Pace, bots: Bots): { shown: Shown[]; timeline: Timeline; gathered: number } {
  const shown: Shown[] = [];
  const gatherer = new Gatherer({ game: game.game, me: ME });
  const timeline = new Timeline(pace, game.seats, (one) => shown.push(one));
  let [before, now, gathered] = [0, 0, 0];
  for (const { at, events } of game.updates) {
    const pause = at - before;
    before = at;
    if (bots === "free") now += pause;
    else now = pause >= MY_TURN ? Math.max(now + pause, idle(timeline, now)) : Math.min(idle(timeline, now), now + LAG[pace]) + BREATH[pace];
    const beats = gatherer.gather(events, now);
    gathered += beats.filter(({ kind }) => kind.weight === "major").length;
    timeline.add(beats, now);
  }
  timeline.run(now + 600_000);
  return { shown, timeline, gathered };
}

/** When everything in the queue will have been shown. */
export function idle(timeline: Timeline, now: number): number {
  let time = now;
  while (timeline.busy) timeline.run((time = Math.max(time, timeline.due)));
  return time;
}
