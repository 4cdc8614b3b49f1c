// From events to beats: what the eye sees as one thing is one beat.
import type { Card, Event } from "../protocol";
import { beatName, isPenalty, kindNamed } from "./kinds/kinds";
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
  private count = 0;

  constructor(private readonly viewer: Viewer) {}

  /** The beats of an update, in order.  `aims`: what the played card is aimed at after the update. */
  gather(events: Event[], arrived: number, aims: Aims | null = null): Beat[] {
    const beats: Beat[] = [];
    for (const event of events) this.add(beats, event, arrived, aims);
    for (const beat of beats) if (beat.name === "catch" && !events.some((event) => isDrawn(event, beat.whoms[0]))) this.rename(beat, "catch-in-vain");
    for (const beat of beats) if (isPenalty(this.viewer.game, beat.name, beat.events)) this.rename(beat, "penalty");
    for (const beat of beats) beat.heavy = this.isHeavy(beat);
    return beats.filter((beat) => beat.kind.scene !== "aim" || pointsAnywhere(beat));
  }

  private add(beats: Beat[], event: Event, arrived: number, aims: Aims | null): void {
    const name = beatName(this.viewer.game, event);
    const kind = kindNamed(this.viewer.game, name);
    const last = beats.at(-1);
    const tidy = kind.weight === "silent" || kind.tidies?.includes(event.rule ?? "") === true;
    const joins = last !== undefined && kind.joins === last.name && last.seat === event.seat;
    if (last && last.kind.weight !== "aside" && (tidy || joins || merges(kind, name, last, event)))
      extend(last, event, { tidy, aims: joins && aimed(aims) ? aims : null });
    else if (!tidy) beats.push(this.beat(name, kind, event, arrived, aims));
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
      aims: kind.scene === "aim" ? aims : null,
      mine: seat >= 0 && seat === this.viewer.me,
      heavy: false,
      arrived,
    };
  }

  private rename(beat: Beat, name: string): void {
    beat.name = name;
    beat.kind = kindNamed(this.viewer.game, name);
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
    if (kind.scene === "aim" || aims) return [...whoms.filter(() => kind.scene === "aim"), ...(aims?.seats ?? []), ...(aims?.owners ?? [])].includes(me);
    return kind.hits === "whom" && (whoms.includes(me) || events.some(({ from_zone }) => from_zone?.seat === me));
  }
}

/** Return whether this player draws because they were caught (U-CALL-02). */
const isDrawn = ({ kind, seat, rule }: Event, whom = -1): boolean => kind === "draw" && seat === whom && rule === "U-CALL-02";

const aimed = (aims: Aims | null): boolean => aims !== null && aims.cards.length + aims.seats.length > 0;
const pointsAnywhere = ({ whoms, aims }: Beat): boolean => whoms.length > 0 || aimed(aims);

function merges(kind: Kind, name: string, last: Beat, { seat = -1, source, rule }: Event): boolean {
  if (last.name !== name || !kind.merge) return false;
  if (kind.merge === "all") return true;
  if (last.seat !== seat) return false;
  return kind.merge === "seat" ? last.events.at(-1)!.rule === rule : last.source?.id === source?.id;
}

function extend(beat: Beat, event: Event, { tidy, aims }: { tidy: boolean; aims: Aims | null }): void {
  beat.events.push(event);
  if (!tidy && !aims && beat.events[0]!.kind === event.kind) beat.n += 1;
  if (aims) beat.aims = aims;
  const whom = event.whom ?? -1;
  if (!tidy && whom >= 0 && !beat.whoms.includes(whom)) beat.whoms.push(whom);
}

/** How long a beat lasts at a pace, in milliseconds.  A major one is never shortened. */
export function lengthOf(beat: Beat, pace: Pace): number {
  const { kind, n } = beat;
  const at = PACES.indexOf(pace);
  let ms = (beat.mine && kind.own ? kind.own : (beat.heavy && kind.hit?.ms) || kind.ms)[at]!;
  if (beat.aims && kind.scene === "read") ms += kindNamed("stable", "aim").ms[at]!; // the line to the target
  if (kind.weight === "major" && n > 1 && kind.merge) ms += Math.min(n - 1, figures.most_blows) * figures.more[at]!; // one blow after another
  return ms;
}
