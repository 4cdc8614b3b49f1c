// A game that is shown, not played at a server.  To the boards it looks like a table: they draw a replay and a lesson as
// they draw a game.
import type { Connection, Reply, Unsent } from "../link/connection.svelte";
import type { Ask, ClockView, Ended, Look, Mine, News, OptionView, SeatView, TableView, WindowView } from "../protocol";
import { Bubbles } from "../table/bubbles.svelte";
import type { Choice, Line, Listener, Table } from "../table/table.svelte";
import { Tally } from "../table/tally";
import { Speech, type View } from "../words/speech";
import { t } from "../words/words.svelte";
import type { Frame } from "./steps";

type Public = { [Name in keyof Table]: Table[Name] };
type Setting = { profile: string; game: string; seats: SeatView[]; me: number; ended: Ended | null };

const isSeat = (option: OptionView): boolean => (option.seat ?? -1) >= 0;
const isCard = (option: OptionView): boolean => (option.card ?? -1) >= 0 && !isSeat(option);
const PASSES = new Set(["pass", "no", "nothing"]);
const SPOKEN_LINES = 40; // as many as are still to be read aloud, and some more

export class Shown implements Public {
  readonly id = "";
  look = $state.raw<Look | null>(null);
  lines = $state<Line[]>([]); // for those who listen; the replay has a log of its own
  read = $state<string | null>(null);
  refused = $state("");
  busy = $state(false);
  told = $state("");
  readonly laid = new Map<number, number>();
  readonly bubbles = new Bubbles();
  readonly tally = new Tally("shown");
  readonly connection = { now: () => 0, state: "joined", ended: "", look: null } as unknown as Connection;
  private listeners = new Set<Listener>();
  private count = 0;

  constructor(
    private readonly setting: Setting,
    private readonly answered: (option: number) => void = () => undefined,
  ) {}

  /** Show a moment; with `moving`, what has happened is told, and cards fly. */
  show(frame: Frame, number: number, over: boolean, moving: boolean): void {
    const before = this.look;
    for (const one of frame.news) if (one.kind === "play" && (one.card ?? -1) >= 0) this.laid.set(one.card!, one.seat ?? -1);
    if (moving) {
      this.tell(frame.news);
      for (const listener of this.listeners) listener(frame.news, before);
    }
    const { setting } = this;
    const asked = (frame.view["asked"] ?? []) as number[];
    const window = frame.window && { ...frame.window, opened: number };
    const clock: ClockView | null = !window && asked.length && !over ? { seat: asked[0]!, started: number, ends: null } : null;
    this.look = { state: number, stream: number, now: 0, you: setting.me, table: this.tableView(over), game: frame.view, ask: frame.ask, window, clock, mine: null };
  }

  private tableView(over: boolean): TableView {
    const { profile, seats, ended } = this.setting;
    return { phase: over ? "over" : "playing", settings: { profile, seats: seats.length }, seats, host: -1, code: "", game: 0, commitment: "", words: [], watching: 0, ended: over ? ended : null };
  }

  private tell(news: News[]): void {
    for (const { text, cards } of this.speech.events(news))
      this.lines.push({ id: this.count++, text: text.replace(/^── /, ""), cards, seats: [], turn: text.startsWith("──"), table: false });
    if (this.lines.length > SPOKEN_LINES) this.lines.splice(0, this.lines.length - SPOKEN_LINES);
  }

  get table(): TableView | null {
    return this.look?.table ?? null;
  }
  get view(): View | null {
    return (this.look?.game as View | undefined) ?? null;
  }
  get ask(): Ask | null {
    return this.look?.ask ?? null;
  }
  get window(): WindowView | null {
    return this.look?.window ?? null;
  }
  get clock(): ClockView | null {
    return this.look?.clock ?? null;
  }
  get mine(): Mine | null {
    return null;
  }
  get me(): number {
    return this.setting.me;
  }
  get isHost(): boolean {
    return false;
  }
  get asked(): boolean {
    return this.ask !== null;
  }
  get botPlays(): boolean {
    return false;
  }
  get speech(): Speech {
    return new Speech(this.setting.game, this.setting.profile, this.names, this.me);
  }
  get names(): string[] {
    return this.setting.seats.map((seat, n) => (seat.kind === "bot" ? t(`bot-name-${n}`) : seat.name || t("seat", { n: n + 1 })));
  }

  get options(): Choice[] {
    return this.ask?.options.map((option, n) => [n, option]) ?? [];
  }
  optionsOf(card: number): Choice[] {
    return card < 0 ? [] : this.options.filter(([, option]) => option.card === card && !isSeat(option));
  }
  get cardOptions(): Choice[] {
    return this.options.filter(([, option]) => isCard(option));
  }
  get seatOptions(): Choice[] {
    return this.options.filter(([, option]) => isSeat(option));
  }
  get plainOptions(): Choice[] {
    return this.options.filter(([, option]) => !isCard(option) && !isSeat(option));
  }
  get passing(): number {
    return this.plainOptions.find(([, option]) => PASSES.has(option.verb))?.[0] ?? -1;
  }

  async say(_: Unsent): Promise<Reply> {
    return { type: "refused", id: "", reason: "stale", text: "" };
  }
  async answer(option: number): Promise<void> {
    if (this.asked) this.answered(option);
  }
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  /** Its words are loaded before it is made. */
  begin(): void {}

  leave(): void {
    this.listeners.clear();
  }

  /** For the boards: a table has parts of its own that nobody else sees, so the types differ though all is there. */
  get asTable(): Table {
    return this as unknown as Table;
  }
}
