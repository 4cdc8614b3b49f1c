// The game in numbers, for the end screen.  Counted from the events, and kept when the page is reloaded.
import type { Card, Event } from "../protocol";
import { type Deed, Deeds, finer } from "./deeds";

export type Count = {
  game: number;
  stream: number;
  whole: boolean;
  turns: number;
  played: number[];
  drawn: number[];
  stopped: number;
  steals: number;
  lost: number;
  caught: number;
  checks: number;
  latest: (Card | null)[];
  finest?: (Deed | null)[]; // what each player will want to remember
};

const fresh = (game: number, whole: boolean): Count => ({
  game,
  stream: 0,
  whole,
  turns: 0,
  played: [],
  drawn: [],
  stopped: 0,
  steals: 0,
  lost: 0,
  caught: 0,
  checks: 0,
  latest: [],
});

export class Tally {
  count: Count;
  private readonly where: string;
  private readonly deeds = new Deeds();

  constructor(table: string) {
    this.where = `tally ${table}`;
    this.count = this.kept() ?? fresh(0, false);
  }

  /** `stream` is the last event counted: events up to there are not counted again. */
  add(events: Event[], complete: boolean, game: number, stream: number): void {
    const begins = events.findIndex((one) => one.kind === "table-dealt");
    if (begins >= 0) this.count = fresh(game, true);
    else if (!complete && this.count.game === game && this.count.stream === stream) return;
    // If the beginning is missing, some of these events may have been counted already: start the count again.
    else if (this.count.game !== game || (!complete && events.length)) this.count = fresh(game, false);
    else if (!complete) this.count.whole = false;
    for (const one of events.slice(Math.max(0, begins))) this.countOne(one);
    this.count.stream = stream;
    try {
      sessionStorage.setItem(this.where, JSON.stringify(this.count));
    } catch {
      // Without storage, a reload starts the count again.
    }
  }

  private countOne(one: Event): void {
    const at = one.seat ?? -1;
    const count = this.count;
    this.noteLatest(one);
    const deed = this.deeds.find(one);
    if (deed) (count.finest ??= [])[deed.seat] = finer(count.finest[deed.seat], deed);
    if (one.kind === "turn") count.turns++;
    else if (one.kind === "play" && at >= 0) count.played[at] = (count.played[at] ?? 0) + 1;
    else if (one.kind === "draw" && at >= 0) count.drawn[at] = (count.drawn[at] ?? 0) + 1;
    else if (one.kind === "stopped") count.stopped++;
    else if (one.kind === "steal") count.steals++;
    else if (one.kind === "destroy" || one.kind === "sacrifice") count.lost++;
    else if (one.kind === "catch") count.caught++;
    else if (one.kind === "check") count.checks++;
  }

  /** The last card that entered a stable, or the cauldron: the winning card. */
  private noteLatest({ seat = -1, card, to_zone }: Event): void {
    const at = to_zone?.zone === "stable" ? (to_zone.seat ?? -1) : to_zone?.zone === "cauldron" ? seat : -1;
    if (card && at >= 0) (this.count.latest ??= [])[at] = card;
  }

  private kept(): Count | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.where) ?? "null") as Count | null;
    } catch {
      return null;
    }
  }
}
