// A game that is shown, not played on a server.  It replaces a connection and feeds a table the moments of the game, so
// that the boards draw a replay, a lesson or a puzzle like any game.
import type { Link, Reply, OnEvents, Unsent } from "../link/connection.svelte";
import type { ClockView, Outcome, SeatView, Snapshot, TableView } from "../protocol";
import { Table } from "../table/table.svelte";
import type { Frame } from "./steps";

/** What is shown; a puzzle adds moments as it is answered. */
export type Setting = { frames: Frame[]; profile: string; seats: SeatView[]; me: number; ended: Outcome | null };

export class Shown implements Link {
  snapshot = $state.raw<Snapshot | null>(null);
  readonly state = "joined";
  readonly ended = "";
  readonly table: Table;
  private onEvents: OnEvents = () => undefined;

  constructor(
    private readonly setting: Setting,
    private readonly answered: (option: number) => void = () => undefined,
  ) {
    this.table = new Table("", (onEvents) => {
      this.onEvents = onEvents;
      return this;
    });
    this.table.begin(); // its messages are loaded before it is created
    this.onEvents([], true, false); // there is nothing earlier
  }

  /** Show a moment; with `moving`, the events are shown, and cards fly. */
  show(at: number, moving: boolean): void {
    const { frames, me: you, ended } = this.setting;
    const { events, view, question, window: open } = frames[at]!;
    const over = at === frames.length - 1 && ended !== null;
    const window = open && { ...open, opened: at };
    const [awaited] = view.asked ?? [];
    const clock: ClockView | null = !window && awaited !== undefined && !over ? { seat: awaited, started: at, ends: null } : null;
    this.snapshot = {
      state: at,
      stream: at,
      now: 0,
      you,
      table: this.tableView(over),
      view,
      question,
      window,
      clock,
      mine: question ? { mode: "always" } : null,
    };
    this.onEvents(moving ? events : [], true, false);
  }

  private tableView(over: boolean): TableView {
    const { profile, seats, ended } = this.setting;
    return {
      phase: over ? "over" : "playing",
      settings: { profile, seats: seats.length },
      seats,
      host: -1,
      code: "",
      game: 0,
      commitment: "",
      words: [],
      spectators: 0,
      ended: over && ended ? { ...ended, game: 0 } : null,
    };
  }

  now(): number {
    return 0;
  }

  /** An answer continues the game; other commands have no meaning here. */
  async say(command: Unsent): Promise<Reply> {
    if (command.type === "answer") this.answered(command.option);
    return { type: "accepted", id: "", state: this.snapshot?.state ?? 0 };
  }

  leave(): void {}
}
