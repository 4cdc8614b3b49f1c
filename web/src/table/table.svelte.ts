// A table as this page knows it: the connection, the view, the question, and what happened.
// Boards and sheets read it and call `answer`.  The view is the source of truth; events only animate it and fill the log.
import { Connection, type Link, type Reply, type OnEvents, type Unsent } from "../link/connection.svelte";
import type { Card, ClockView, Event, Mine, Option, Question, SeatView, Snapshot, TableView, View, WindowView } from "../protocol";
import { Speech, type Sentence } from "../words/speech";
import { attr, has, t } from "../words/words.svelte";
import type { Emote } from "../pictures/emotes";
import type { Target } from "./aiming";
import { Bubbles } from "./bubbles.svelte";
import { Moods } from "./moods.svelte";
import type { Reached } from "./reached";
import { Tally } from "./tally";

type Line = Sentence & { id: number; turn: boolean; table: boolean };
type Listener = (events: Event[], missed: boolean) => void; // missed: while the connection was lost

export type Choice = [number: number, option: Option]; // of the open question
/** How players are called: bots have names in the reader's language. */
const namesOf = (seats: readonly SeatView[]): string[] =>
  seats.map((seat, n) => (seat.kind === "bot" ? t(`bot-name-${n}`) : seat.name || t("seat", { n: n + 1 })));

const namesSeat = ([, option]: Choice): boolean => (option.seat ?? -1) >= 0;

/** Return whether two cards differ only in their number. */
const isTwin = (one: Card, other: Card | null | undefined): boolean => other?.kind === one.kind && String(other.marks ?? []) === String(one.marks ?? []);

const KEPT_LINES = 400;
const NAMED = /-(queues|unqueues|stands|removed|voted-out)$/; // the text of such an event is the name of a player who has no seat
const OF_BOTS = /-(bot-sits|removed)$/; // events of a bot, unless they name a player; it may have left its seat
export const PICTURES: Record<string, string> = { clap: "👏", laugh: "😄", cry: "😢", angry: "😠", heart: "❤️", unicorn: "🦄" };

export class Table {
  twins = true; // whether equal cards share their options; a lesson lights exactly one
  readonly connection: Link;
  lines = $state<Line[]>([]);
  read = $state<string | null>(null); // the kind of card that is shown large
  refused = $state(""); // the last refusal, in words
  busy = $state(false); // an answer is on its way
  behind = $state(false); // the picture is still behind what has happened
  reached = $state.raw<Reached | null>(null); // how far it has come
  aiming = $state<Emote | null>(null); // an emote that the next tap throws
  notice = $state(""); // the reply to a query: read aloud and shown for a moment
  readonly bubbles = new Bubbles();
  readonly moods = new Moods(this);
  readonly tally: Tally;
  private listeners = new Set<Listener>();
  private arrived = false; // whether the history before arriving was shown
  private count = 0;
  private readonly seated = new Set<number>(); // the seats whose players were not away since they sat down
  private early: Parameters<OnEvents>[] | null = []; // received before their messages were loaded

  constructor(
    readonly id: string,
    join: (onEvents: OnEvents) => Link = (onEvents) => new Connection(id, onEvents),
  ) {
    this.tally = new Tally(id);
    this.connection = join((...update) => this.receive(...update));
  }

  get snapshot(): Snapshot | null {
    return this.connection.snapshot;
  }
  get table(): TableView | null {
    return this.snapshot?.table ?? null;
  }
  get view(): View | null {
    return this.snapshot?.view ?? null;
  }
  get question(): Question | null {
    return this.snapshot?.question ?? null;
  }
  get window(): WindowView | null {
    return this.snapshot?.window ?? null;
  }
  get clock(): ClockView | null {
    return this.snapshot?.clock ?? null;
  }
  get mine(): Mine | null {
    return this.snapshot?.mine ?? null;
  }
  get me(): number {
    return this.snapshot?.you ?? -1;
  }
  get isHost(): boolean {
    return this.me >= 0 && this.table?.host === this.me;
  }
  /** Return whether I may remove people, hand the table over and close it: as the host, or with a vote. */
  get decides(): boolean {
    return this.isHost || (this.me >= 0 && this.table?.votes === true);
  }
  /** The names of spectators who ask me, the host, for a seat during this game. */
  get requests(): string[] {
    return this.isHost && this.table?.phase === "playing" ? (this.table.queue ?? []) : [];
  }
  /** The player whose turn it is; before the first turn, the one who has to choose. */
  get turn(): number {
    const { view, table, clock } = this;
    if (!view || table?.phase !== "playing") return -1;
    return view.phase === "setup" ? (clock?.seat ?? -1) : view.turn;
  }
  /** Return whether I am being waited for. */
  get asked(): boolean {
    return this.question !== null && !this.botPlays;
  }
  /** Return whether I could only pass in a window, so that I am not asked. */
  get quiet(): boolean {
    return this.window !== null && this.options.length === 1 && this.mine?.mode !== "always";
  }
  get botPlays(): boolean {
    return this.me >= 0 && this.table?.seats[this.me]?.stand_in === true;
  }

  /** Return whether everyone else here is a bot. */
  get solo(): boolean {
    return this.me >= 0 && (this.table?.seats ?? []).every(({ kind }, seat) => seat === this.me || kind === "bot");
  }

  get speech(): Speech {
    return new Speech(this.view?.game ?? "", this.view?.edition ?? "", this.names, this.me);
  }

  get names(): string[] {
    return namesOf(this.table?.seats ?? []);
  }

  /** The seats as they were when the last game ended: others may have taken them since. */
  get players(): SeatView[] {
    return this.table?.ended?.players ?? this.table?.seats ?? [];
  }

  /** The words about the game that is over: it was won by its players, and by me only if I was one of them. */
  get closing(): Speech {
    return new Speech(this.view?.game ?? "", this.view?.edition ?? "", namesOf(this.players), this.snapshot?.played ?? -1);
  }

  /** The options that play or touch a card, by the card's id: index and option.  A question names one of several equal cards in a zone; its options apply to all of them. */
  optionsOf(card: number): Choice[] {
    const options = this.cardOptions;
    const named = options.filter(([, option]) => option.card?.id === card);
    if (named.length || !options.length || !this.twins) return named;
    const zone = this.view?.zones.find(({ cards }) => cards?.some((one) => one?.id === card))?.cards ?? [];
    const touched = zone.find((one) => one?.id === card);
    const twins = new Set(zone.flatMap((one) => (one && isTwin(one, touched) ? [one.id] : [])));
    return options.filter(([, option]) => option.card && twins.has(option.card.id));
  }

  /** The options that play or touch a card.  One that names a player as well is chosen card first, then player. */
  get cardOptions(): Choice[] {
    return this.options.filter((choice) => choice[1].card && (!namesSeat(choice) || this.cardsDiffer));
  }

  /** The options that are chosen by the player they name: the card, if there is one, is the same for all. */
  get seatOptions(): Choice[] {
    return this.options.filter((choice) => namesSeat(choice) && !(choice[1].card && this.cardsDiffer));
  }

  /** The options without a card or a player: buttons. */
  get plainOptions(): Choice[] {
    return this.options.filter((choice) => !choice[1].card && !namesSeat(choice));
  }

  /** Return whether the options that name a card and a player name several cards. */
  private get cardsDiffer(): boolean {
    return new Set(this.options.flatMap((choice) => (namesSeat(choice) && choice[1].card ? [choice[1].card.id] : []))).size > 1;
  }

  /** The option that does this and needs no card and no player, if there is one. */
  plain(...verbs: string[]): number {
    return this.plainOptions.find(([, option]) => verbs.includes(option.verb))?.[0] ?? -1;
  }

  /** The option that does nothing, if there is one: Space. */
  get passing(): number {
    return this.plain("pass", "no", "nothing");
  }

  get options(): Choice[] {
    return this.asked ? this.question!.options.map((option, n) => [n, option]) : [];
  }

  async say(command: Unsent): Promise<Reply> {
    const reply = await this.connection.say(command);
    this.refused = reply.type === "refused" && reply.reason !== "stale" ? t(`refused-${reply.reason}`) : "";
    return reply;
  }

  /** Answer the open question; one answer at a time. */
  async answer(option: number): Promise<void> {
    if (this.busy || !this.asked) return;
    this.busy = true;
    try {
      await this.say({ type: "answer", option });
    } finally {
      this.busy = false;
    }
  }

  /** Throw the selected emote at a player, at a card, or for everyone. */
  throwAt(target: Target): void {
    if (this.aiming) void this.say({ type: "react", reaction: this.aiming, ...target });
    this.aiming = null;
  }

  /** Subscribe to events: for movements and sounds. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The messages of the game are loaded: events received before are shown now. */
  begin(): void {
    const early = this.early ?? [];
    this.early = null;
    for (const update of early) this.receive(...update);
  }

  leave(): void {
    this.connection.leave();
  }

  private receive(events: Event[], complete: boolean, missed: boolean): void {
    if (this.early) {
      this.early.push([events, complete, missed]);
      return;
    }
    this.tally.add(events, complete, this.table?.game ?? 0, this.snapshot?.stream ?? 0);
    const ofTable = (one: Event): boolean => one.kind.startsWith("table-");
    for (const one of events.filter((one) => ofTable(one) && !this.goesWithoutSaying(one)))
      this.write({ text: this.sentence(one), cards: one.card ? [one.card.kind] : [], seats: [one.seat ?? -1], rule: "", turn: false, table: true });
    for (const line of this.speech.lines(events.filter((one) => !ofTable(one)))) this.write({ ...line, table: false });
    // History from before arriving is in the log, but is not shown or heard again.
    if (this.arrived) {
      for (const one of events) this.bubbles.add(one, this.spoken(one) || (one.text ?? ""));
      this.moods.feel(events.filter(ofTable));
      for (const listener of this.listeners) listener(events, missed);
    }
    this.arrived = true;
  }

  /** I know that I am here, and that a player who has just sat down is. */
  private goesWithoutSaying({ kind, seat = -1 }: Event): boolean {
    if (kind === "table-sits") this.seated.add(seat);
    else if (kind === "table-away") this.seated.delete(seat);
    return kind === "table-back" && (seat === this.me || this.seated.has(seat));
  }

  /** Something that happened at the table, in words. */
  private sentence(one: Event): string {
    const name = `event-${one.kind}`;
    const bot = OF_BOTS.test(one.kind) ? t(`bot-name-${one.seat ?? 0}`) : "";
    const seat = (NAMED.test(one.kind) && one.text) || bot || this.speech.seat(one.seat ?? -1);
    const args = { seat, whom: this.speech.seat(one.whom ?? -1), card: this.speech.card(one.card ?? null), word: this.spoken(one), text: one.text ?? "" };
    return one.seat === this.me && this.me >= 0 && has(name, "you") ? attr(name, "you", args) : t(name, args);
  }

  private spoken(one: Event): string {
    if (one.kind === "table-phrase") return t(`phrase-${one.word}`);
    if (one.word && one.word in PICTURES) return PICTURES[one.word]!;
    return one.word && has(`level-${one.word}`) ? t(`level-${one.word}`) : (one.word ?? "");
  }

  private write(line: Omit<Line, "id">): void {
    this.lines.push({ id: this.count++, ...line });
    if (this.lines.length > KEPT_LINES) this.lines.splice(0, this.lines.length - KEPT_LINES);
  }
}
