// The director of a table: receives events and shows them as pictures, with sounds and vibration.
import { isUnicorn } from "../cards/catalogue";
import type { Unsent } from "../link/connection.svelte";
import type { Card, Event, View } from "../protocol";
import { buzz, play } from "../sounds/sounds";
import type { Reached } from "../table/reached";
import type { Table } from "../table/table.svelte";
import { countIn } from "../table/zones";
import { choices } from "../ui/choices.svelte";
import type { Anchors, Box } from "./anchors";
import { type Beat, Gatherer } from "./beats";
import { paceAt } from "./pace";
import { type Shown, Timeline } from "./timeline";

const SOON = 16; // milliseconds: timers are not exact
const WON = [80, 60, 80, 60, 200];
const LOST = [120];
const SHORTLY = 1500; // milliseconds for which a card may be missing in the hand of a player who has to choose
const VEILED = new Set(["stable", "playing", "discard", "cauldron"]); // zones whose cards are not shown before they arrive
const TRUE = "cauldron"; // its top card decides what can be played: a player who has to choose sees it immediately
const SHOWING = new Set(["read", "lose", "tumble"]); // scenes that show a card before it is where it goes

export class Director {
  shown = $state.raw<Shown | null>(null);
  waiting = $state.raw<Beat[]>([]);
  past = $state.raw<Beat[]>([]); // for the recap
  paused = $state(false);
  hushed = $state(false); // the coach explains it instead: no caption
  anchors: Anchors | null = null;
  private readonly origins = new WeakMap<Event, Box>(); // where cards were before the board was drawn again
  private readonly updates = new WeakMap<Event, { before: View; after: View; events: Event[] }>(); // the update of an event
  private seen: View | null = null; // after the last update
  private drawn = new Set<number>(); // cards of my hand that appear when they are drawn in the picture
  private early = new Set<number>(); // cards of my hand that could not wait for their picture: they stay
  private gatherer: Gatherer | null = null;
  private timeline: Timeline | null = null;
  private game = -1;
  private timer = 0;

  /** `single`: only the last thing that happened is shown, as in a replay that is stepped through. */
  constructor(
    readonly table: Table,
    private readonly single = false,
    private readonly now = () => performance.now(),
  ) {}

  /** Follow the table from now on; returns a function that stops it. */
  start(): () => void {
    const unlisten = this.table.listen((events, missed) => this.receive(events, missed));
    const look = (): void => (document.hidden ? this.timeline?.leave(this.now()) : this.timeline?.comeBack(this.now()), this.follow());
    document.addEventListener("visibilitychange", look);
    return () => {
      unlisten();
      document.removeEventListener("visibilitychange", look);
      clearTimeout(this.timer);
      this.table.behind = false;
      this.table.reached = null;
    };
  }

  tap(): void {
    const ms = this.timeline?.tap(this.now()) ?? 0;
    if (ms > 0) this.send({ type: "skip", ms });
    this.follow();
  }

  hold(): void {
    this.timeline?.hold(this.now());
    if (this.timeline?.paused) this.send({ type: "pause", held: true });
    this.follow();
  }

  release(): void {
    if (this.timeline?.paused) this.send({ type: "pause", held: false });
    this.timeline?.release(this.now());
    this.follow();
  }

  /** Send a command to a table that waits for the picture; other tables do not need to know. */
  private send(command: Unsent): void {
    if (this.table.me >= 0 && (this.table.table?.pace ?? "off") !== "off") void this.table.connection.say(command);
  }

  /** Where the card of an event was before the board was drawn again. */
  originOf = (event: Event): Box | null => this.origins.get(event) ?? null;

  /** The cards of the board that the picture has not shown yet. */
  get veiled(): number[] {
    const coming = this.waiting.flatMap(({ events }) =>
      events.flatMap(({ card, to_zone }) => (card && (this.isVeiled(to_zone?.zone) || this.drawn.has(card.id)) ? [card] : [])),
    );
    return this.hidden(coming);
  }

  /** How far the picture has come: up to the first event that waits. */
  private get reached(): Reached | null {
    const next = this.waiting[0]?.events[0];
    const update = next && this.updates.get(next);
    if (!update) return null;
    const { events, ...views } = update;
    const at = events.indexOf(next);
    return { ...views, shown: events.slice(0, at), coming: events.slice(at) };
  }

  private isVeiled(zone = ""): boolean {
    return VEILED.has(zone) && !(zone === TRUE && this.table.asked);
  }

  /** The cards of the board that arrive during this beat: those that fly, and those that go to a pile after they were on the stage. */
  arriving({ kind, events }: Beat, flying: (Card | null)[]): number[] {
    const piled = (zone = ""): boolean => zone !== "playing" && zone !== "stable" && this.isVeiled(zone);
    const staged = SHOWING.has(kind.scene) ? events.flatMap(({ card, to_zone }) => (card && piled(to_zone?.zone) ? [card] : [])) : [];
    return this.hidden([...flying, ...staged]);
  }

  /** The cards that may be hidden: a player who has to choose sees everything that can be chosen, if need be before it is drawn in the picture. */
  hidden(cards: (Card | null)[]): number[] {
    const chosen = new Set(this.table.window ? [] : this.table.cardOptions.flatMap(([, { card }]) => card?.id ?? []));
    return cards.flatMap((card) => (card && !this.early.has(card.id) && (this.drawn.has(card.id) || !chosen.has(card.id)) ? [card.id] : []));
  }

  /** Cards that have left the board but are still in the picture: they stay visible in their old places. */
  get ghosts(): { card: Card; box: Box }[] {
    const found = this.waiting.flatMap(({ events }) => events.map((event) => ({ event, box: this.originOf(event) })));
    return found.flatMap(({ event: { card, from_zone }, box }) => (card && box && from_zone?.zone === "stable" ? [{ card, box }] : []));
  }

  private receive(events: Event[], missed: boolean): void {
    const { view, table } = this.table;
    if (!view || !table) return;
    if (this.game !== table.game || !this.timeline || !this.gatherer) this.renew(view, table.game);
    const [timeline, now] = [this.timeline!, this.now()];
    this.note(events);
    if (this.seen) for (const event of events) this.updates.set(event, { before: this.seen, after: view, events });
    this.seen = view;
    const beats = this.gatherer!.gather(events, now, view.turn);
    for (const { kind } of beats) if (kind.weight === "aside") this.signal(kind.sound, kind.buzz);
    timeline.pace = paceAt(this.table);
    if (this.single && !events.length) timeline.forget(now);
    else if (choices.motion === "off") this.pass(timeline, beats);
    else this.show(timeline, beats, now, missed);
    this.follow();
  }

  private show(timeline: Timeline, beats: Beat[], now: number, missed: boolean): void {
    if (this.single) timeline.skip(now);
    if (missed) timeline.leave(now);
    timeline.wake(now);
    timeline.add(beats, now);
    if (this.table.window && this.table.asked) timeline.hurry();
    if (missed && !document.hidden) timeline.comeBack(now);
  }

  /** A card comes into my hand when the picture shows it; if I am asked before that, it comes immediately, and stays. */
  private fillHand(timeline: Timeline): void {
    const coming = new Set<number>();
    const early = new Set<number>();
    for (const beat of [...this.waiting, ...(this.shown?.beat ? [this.shown.beat] : [])]) {
      const late = this.table.asked && timeline.until(beat, this.now()) > SHORTLY;
      for (const id of this.drawnIn(beat)) (late || this.early.has(id) ? early : coming).add(id);
    }
    [this.drawn, this.early] = [coming, early];
  }

  /** The cards that come into my hand. */
  private drawnIn({ events }: Beat): number[] {
    return events.flatMap(({ card, to_zone }) => (card && to_zone?.zone === "hand" && to_zone.seat === this.table.me ? [card.id] : []));
  }

  /** The player wants no pictures: play only the most important sound. */
  private pass(timeline: Timeline, beats: Beat[]): void {
    timeline.skip(this.now());
    timeline.pass(beats);
    const beat = beats.findLast(({ kind }) => kind.weight === "major") ?? beats.at(-1);
    if (beat) this.sound(beat);
  }

  /** Start afresh for another game. */
  private renew(view: View, game: number): void {
    this.game = game;
    this.seen = null;
    this.gatherer = new Gatherer({ game: view.game, me: view.seat });
    this.timeline = new Timeline(paceAt(this.table), view.seats, (shown) => this.begin(shown));
    if (document.hidden) this.timeline.leave(this.now());
  }

  /** Note where cards are now.  A card that moves twice is not yet where its second move begins. */
  private note(events: Event[]): void {
    const moved = new Set<number>();
    for (const event of events) {
      const { card, to_zone } = event;
      if (!card || moved.has(card.id)) continue;
      const box = this.anchors?.card(card.id);
      if (box) this.origins.set(event, box);
      if (to_zone) moved.add(card.id);
    }
  }

  private begin({ beat, missed }: Shown): void {
    if (missed) this.signal("pop");
    if (beat) this.sound(beat);
  }

  private sound(beat: Beat): void {
    const { kind, heavy, n, seat } = beat;
    const { me, view } = this.table;
    if (view && (leavesOne(beat, view) || (!heavy && isOneShort(beat, view)))) this.signal("last-card", [30, 60, 30]);
    else if (kind.scene === "end") this.signal(me < 0 || seat === me ? "fanfare" : "loss", seat === me ? WON : LOST);
    else this.signal((heavy && kind.hit?.sound) || kind.sound, (heavy && kind.hit?.buzz) || kind.buzz, n);
  }

  private signal(sound: Parameters<typeof play>[0], pattern?: readonly number[], n = 0): void {
    void play(sound, n);
    buzz(pattern);
  }

  /** Show the current state of the timeline, and schedule the next change. */
  private follow(): void {
    const timeline = this.timeline;
    if (!timeline) return;
    timeline.wake(this.now());
    timeline.run(this.now());
    this.shown = timeline.shown;
    this.waiting = [...timeline.queue];
    this.past = timeline.past;
    this.fillHand(timeline);
    this.paused = timeline.paused;
    this.table.behind = timeline.busy;
    this.table.reached = this.reached;
    clearTimeout(this.timer);
    if (timeline.due < Infinity) this.timer = window.setTimeout(() => this.follow(), Math.max(0, timeline.due - this.now()) + SOON);
  }
}

/** Return whether a player of Unorog has one card left after this beat. */
const leavesOne = ({ name, seat }: Beat, view: View): boolean => view.unorog != null && name.startsWith("play") && countIn(view, "hand", seat) === 1;

/** Return whether a unicorn has come into a stable that now needs one more. */
const isOneShort = ({ events }: Beat, { stable }: View): boolean =>
  events.some(({ card, to_zone }) => card && to_zone?.zone === "stable" && isUnicorn(card.kind) && stable?.unicorns[to_zone.seat ?? -1] === stable!.goal - 1);
