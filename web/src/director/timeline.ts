// The queue between what happens and what is shown: beats in order, one at a time.  It has no clock and no page: every
// call passes the time, so that a test plays a game instantly.
import { type Beat, lengthOf } from "./beats";
import figures from "./figures.json";
import { CROWD, type Pace, PACES } from "./pace";
import { pictures } from "./recap";

/** How far the picture may be behind, in milliseconds: beats that would start later go to the recap instead. */
export const LAG = Object.fromEntries(PACES.map((pace, n) => [pace, figures.limit[n]])) as Record<Pace, number>;
const RECAP: Record<Pace, number> = { relaxed: 8000, normal: 6000, quick: 4500 }; // milliseconds for which missed beats are shown
const BLINK = 200; // milliseconds: an earlier tap was meant for the beat before
const KEPT = 60; // the number of beats kept for the recap of a round
const SHARES = [1, 0.5, 0]; // factors for the length of minor beats, as time gets scarce
export const SHORTEST = 150; // milliseconds: a beat that is cut below this would only be a flash

/** A beat on the stage, or what was missed. */
export type Shown = { beat: Beat; missed: null; start: number; end: number } | { beat: null; missed: Beat[]; start: number; end: number };

export class Timeline {
  queue: Beat[] = [];
  shown: Shown | null = null;
  past: Beat[] = []; // for the recap, whether shown or not
  private free = 0; // when the stage becomes free
  private held = -1; // since when someone holds the picture
  private away = false;
  private absent: Beat[] = []; // what happened in the meantime

  constructor(
    public pace: Pace,
    readonly seats: number,
    private readonly begin: (shown: Shown) => void = () => undefined,
  ) {}

  get paused(): boolean {
    return this.held >= 0;
  }

  add(beats: Beat[], now: number): void {
    this.run(now);
    if (beats.some(({ kind }) => kind.flush)) this.clear(now);
    const staged = beats.filter(({ kind }) => kind.weight !== "aside");
    if (this.away) this.absent.push(...staged);
    else this.queue.push(...staged);
    this.run(now);
  }

  /** Play until `now`: beats that are due start, those that are over end. */
  run(now: number): void {
    if (this.paused) return;
    while (this.queue.length) {
      const at = Math.max(this.free, this.queue[0]!.arrived);
      if (at > now) break;
      this.next(at);
    }
    if (this.shown && this.shown.end <= now) this.shown = null;
  }

  /** The page draws again: what is due begins now, however late it is, so that there is time to see it. */
  wake(now: number): void {
    if (!this.paused && this.busy) this.free = Math.max(this.free, now);
  }

  /** When the picture next changes by itself; Infinity if only an event can change it. */
  get due(): number {
    if (this.paused) return Infinity;
    return this.shown?.end ?? (this.queue.length ? this.free : Infinity);
  }

  get busy(): boolean {
    return this.shown !== null || this.queue.length > 0;
  }

  /** How long it is until a beat starts, if nothing is skipped. */
  until(beat: Beat, now: number): number {
    const before = this.queue.indexOf(beat);
    if (before < 0) return 0;
    return this.queue.slice(0, before).reduce((sum, one) => sum + lengthOf(one, this.pace), Math.max(0, this.free - now));
  }

  /** A tap: skip ahead.  Returns the milliseconds that were skipped. */
  tap(now: number): number {
    if (!this.shown || now - this.shown.start < BLINK) return 0;
    const rest = this.shown.end - now;
    this.held = -1;
    this.cut(now);
    this.run(now);
    return Math.max(0, Math.round(rest));
  }

  /** I am asked about the last play in the queue, and a clock is running: leave everything before it to the recap. */
  hurry(): void {
    const play = this.queue.findLastIndex(({ kind }) => kind.scene === "read");
    const gone = this.queue.filter((beat, n) => n < play && !isKept(beat));
    this.keep(gone);
    this.queue = this.queue.filter((beat) => !gone.includes(beat));
  }

  /** Add beats to the recap without showing them. */
  pass(beats: Beat[]): void {
    this.keep(beats.filter(({ kind }) => kind.weight !== "aside"));
  }

  /** Leave everything in the queue to the recap. */
  skip(now: number): void {
    this.keep(this.queue);
    this.clear(now);
  }

  /** A moment is shown without what led to it: no beat before it was the last. */
  forget(now: number): void {
    this.clear(now);
    this.past = [];
  }

  /** A finger is held down: pause everything. */
  hold(now: number): void {
    if (this.shown && !this.paused) this.held = now;
  }

  release(now: number): void {
    if (!this.paused) return;
    const still = now - this.held;
    this.held = -1;
    if (this.shown) this.shown = { ...this.shown, end: this.shown.end + still };
    this.free += still;
    for (const beat of this.queue) beat.arrived += still; // a pause does not make them late
    this.run(now);
  }

  /** No one is watching: show nothing until someone is. */
  leave(now: number): void {
    if (this.away) return;
    this.run(now);
    this.away = true;
    this.absent = this.queue;
    this.clear(now);
  }

  /** Someone is watching again.  What happened in a short absence is played; otherwise pictures sum up what was missed. */
  comeBack(now: number): void {
    if (!this.away) return;
    this.away = false;
    const missed = this.absent;
    this.absent = [];
    const needed = missed.reduce((sum, beat) => sum + lengthOf(beat, this.pace), 0);
    if (needed <= LAG[this.pace]) {
      this.queue.push(...missed.map((beat) => ({ ...beat, arrived: now })));
      this.run(now);
      return;
    }
    this.keep(missed);
    this.show({ beat: null, missed: pictures(missed), start: now, end: now + RECAP[this.pace] });
  }

  private clear(now: number): void {
    this.queue = [];
    this.held = -1;
    this.cut(now);
  }

  private cut(now: number): void {
    this.shown = null;
    this.free = now;
  }

  /** Start the next beat, or leave beats to the recap if there is no time for them. */
  private next(at: number): void {
    const here = this.queue.filter(({ arrived }) => arrived <= at);
    const share = this.share(here, at);
    if (share === undefined && this.drop(here)) return;
    const beat = this.queue.shift()!;
    const length = this.length(beat, share ?? 0);
    this.keep([beat]);
    this.free = at + length;
    if (length > 0) this.show({ beat, missed: null, start: at, end: at + length });
  }

  private show(shown: Shown): void {
    this.shown = shown;
    this.free = shown.end;
    this.begin(shown);
  }

  private keep(beats: Beat[]): void {
    this.past = [...this.past, ...beats].sort((a, b) => a.id - b.id).slice(-KEPT);
  }

  private length(beat: Beat, share: number): number {
    const ms = lengthOf(beat, this.pace);
    if (beat.kind.weight === "major") return ms;
    return share && Math.max(Math.round(ms * share), Math.min(ms, SHORTEST));
  }

  /** The factor for minor beats with which the whole queue starts in time; undefined if no factor is small enough. */
  private share(here: Beat[], at: number): number | undefined {
    const shares = this.seats < CROWD ? SHARES : SHARES.slice(1);
    return shares.find((share) => {
      let time = at;
      return here.every((beat) => {
        const inTime = time - beat.arrived <= LAG[this.pace];
        time += this.length(beat, share);
        return inTime || isKept(beat);
      });
    });
  }

  /** Leave the oldest waiting turn to the recap, except what hits me.  Return whether there was anything to leave out. */
  private drop(here: Beat[]): boolean {
    const droppable = here.filter((beat) => !isKept(beat));
    const first = droppable[0];
    if (!first || here.length < 2) return false;
    const next = droppable.findIndex((beat, n) => n > 0 && beat.name === "turn");
    const gone = new Set(droppable.slice(0, next < 0 ? 1 : next));
    this.keep([...gone]);
    this.queue = this.queue.filter((beat) => !gone.has(beat));
    return true;
  }
}

/** What hits me, and the end, are always shown. */
const isKept = (beat: Beat): boolean => beat.heavy || beat.kind.scene === "end";
