// From events to beats: what the eye sees as one thing is one beat.
import type { Card, Event } from "../protocol";
import { beatName, kindNamed } from "./kinds/kinds";
import type { Kind } from "./kinds/kind";
import type { Pace } from "./pace";
import figures from "./figures.json";
import { PACES } from "./pace";

export interface Beat {
  id: number;
  name: string;
  kind: Kind;
  seat: number; // the player who acts; -1: no one
  whoms: number[]; // the other players, each once
  card: Card | null; // the first visible one
  source: Card | null; // the card that causes it
  n: number; // the number of events that it shows
  events: Event[];
  under: Played[]; // the cards already on the stage, the played card first
  aims: Aims | null;
  mine: boolean; // I did it
  heavy: boolean; // someone did it to me
  arrived: number;
}

/** A card on the stage, and who played it. */
export type Played = { card: Card; seat: number };
/** What the played card is aimed at: cards, with their players, and players. */
export type Aims = { cards: Card[]; owners: number[]; seats: number[] };
export type Viewer = { game: string; me: number };

/** Turns events into beats, and remembers which cards are on the stage. */
export class Gatherer {
  private stage: Played[] = [];
  private aimed: Event | null = null; // the last aim at a card: a player may follow, to whom it goes
  private count = 0;

  constructor(private readonly viewer: Viewer) {}

  /** The beats of an update, in order.  `next`: whose turn it is after it. */
  gather(events: Event[], arrived: number, next = -1): Beat[] {
    const beats: Beat[] = [];
    for (const event of events) this.add(beats, event, arrived);
    const last = beats.findLast(({ kind }) => kind.weight !== "aside");
    if (last?.kind.hits === "next" && next >= 0 && next !== last.seat) last.whoms = [next];
    for (const beat of beats) beat.heavy = this.isHeavy(beat);
    return beats.filter(({ kind, aims }) => kind.scene !== "aim" || aims);
  }

  private add(beats: Beat[], event: Event, arrived: number): void {
    const name = beatName(event);
    const kind = kindNamed(this.viewer.game, name);
    const last = beats.at(-1);
    const tidy = kind.weight === "silent" || kind.tidies?.includes(event.rule ?? "") === true;
    const joins = last !== undefined && kind.joins === last.name && last.seat === event.seat;
    const aims = kind.scene === "aim" ? aimsOf(event) : null;
    if (last?.kind.scene === "aim" && last.seat === event.seat) last.aims = together(last.aims, aims); // a card, and where it goes
    if (last && last.kind.weight !== "aside" && (tidy || joins || merges(kind, name, last, event))) extend(last, event, { tidy, joins, aims });
    else if (!tidy) beats.push(this.beat(name, kind, event, arrived, this.goes(event) ? together(aimsOf(this.aimed!), aims) : aims));
    if (aims?.cards.length) this.aimed = event;
    this.follow(name, event);
  }

  private beat(name: string, kind: Kind, event: Event, arrived: number, aims: Aims | null): Beat {
    const { seat = -1, whom = -1, source = null } = event;
    const card = (kind.scene === "aim" && source) || (event.card ?? null); // of an aim: the card that aims, not its target
    return {
      id: ++this.count,
      name,
      kind,
      seat,
      whoms: whom >= 0 ? [whom] : [],
      card,
      source,
      n: 1,
      events: [event],
      under: kind.scene === "read" ? [] : this.stage.filter((one) => one.card.id !== card?.id),
      aims,
      mine: seat >= 0 && seat === this.viewer.me,
      heavy: false,
      arrived,
    };
  }

  /** Return whether an event says to whom a card goes that was aimed at before. */
  private goes({ kind, source }: Event): boolean {
    return kind === "aim-player" && source != null && source.id === this.aimed?.source?.id;
  }

  /** Track the cards on the stage: those being played, until they are stopped, enter a stable or are done. */
  private follow(name: string, { seat = -1, card, from_zone, to_zone }: Event): void {
    if (!card) return;
    const gone = from_zone?.zone === "playing" && to_zone?.zone !== "playing";
    if (name === "play" && to_zone?.zone === "playing") this.stage = [{ card, seat }];
    else if (to_zone?.zone === "playing") this.stage = [...this.stage, { card, seat }];
    else if (gone) this.stage = this.stage.filter((one) => one.card.id !== card.id);
  }

  private isHeavy({ kind, seat, whoms, aims, events, under }: Beat): boolean {
    const { me } = this.viewer;
    if (me < 0) return false;
    if (kind.hits === "seat") return seat === me;
    if (seat === me) return false;
    if (kind.hits === "card") return under.at(-1)?.seat === me;
    if (aims) return [...aims.seats, ...aims.owners].includes(me);
    if (kind.hits === "next") return whoms.includes(me);
    return kind.hits === "whom" && (whoms.includes(me) || events.some(({ from_zone }) => from_zone?.seat === me));
  }
}

/** What an aim names: another card and its player, or a player; null if targets are hidden (R-EFF-11). */
function aimsOf({ card, source, whom = -1 }: Event): Aims | null {
  if (card && card.id === source?.id) return null; // it will sacrifice itself
  if (card && source) return { cards: [card], owners: [whom], seats: [] };
  return whom < 0 ? null : { cards: [], owners: [], seats: [whom] };
}

function together(one: Aims | null, more: Aims | null): Aims | null {
  if (!one || !more) return one ?? more;
  return { cards: [...one.cards, ...more.cards], owners: [...one.owners, ...more.owners], seats: [...one.seats, ...more.seats] };
}

function merges(kind: Kind, name: string, last: Beat, { seat = -1, source, rule }: Event): boolean {
  if (last.name !== name || !kind.merge) return false;
  if (kind.merge === "all") return true;
  if (last.seat !== seat) return false;
  return kind.merge === "seat" ? last.events.at(-1)!.rule === rule : last.source?.id === source?.id;
}

function extend(beat: Beat, event: Event, { tidy, joins, aims }: { tidy: boolean; joins: boolean; aims: Aims | null }): void {
  beat.events.push(event);
  if (!tidy && !joins && beat.events[0]!.kind === event.kind) beat.n += 1;
  if (joins) beat.aims = together(beat.aims, aims);
  const whom = event.whom ?? -1;
  if (!tidy && whom >= 0 && !beat.whoms.includes(whom)) beat.whoms.push(whom);
}

/** How long a beat lasts at a pace, in milliseconds.  A major one is never shortened. */
export function lengthOf(beat: Beat, pace: Pace): number {
  const { kind, n } = beat;
  const at = PACES.indexOf(pace);
  let ms = (beat.mine && kind.own ? kind.own : (beat.heavy && kind.hit?.ms) || kind.ms)[at]!;
  if (beat.aims && kind.scene === "read") ms += kindNamed("stable", "aim").ms[at]!; // the line to the target
  if (kind.weight === "major" && n > 1 && kind.merge && !kind.at_once) ms += Math.min(n - 1, figures.most_blows) * figures.more[at]!; // one blow after another
  return ms;
}
