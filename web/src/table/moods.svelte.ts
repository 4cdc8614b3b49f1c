// The mood of an avatar: what just happened to the player, or else their situation.  It depends on public facts only: no face reveals a hand.
import { SvelteMap } from "svelte/reactivity";
import type { Mood } from "../pictures/avatars";
import type { Event, React } from "../protocol";
import type { Table } from "./table.svelte";

const FELT = 4_000; // milliseconds
type Felt = { seat?: Mood; whom?: Mood };

// The moods of the player who acts (`seat`) and of the player it is done to (`whom`).
const FEELINGS: Record<string, Felt> = {
  stopped: { seat: "cross" },
  steal: { seat: "glad", whom: "sad" },
  pull: { seat: "glad", whom: "sad" },
  destroy: { seat: "wink", whom: "sad" },
  sacrifice: { seat: "sad" },
  return: { whom: "surprised" },
  swap: { whom: "surprised" },
  enter: { seat: "glad" },
  call: { seat: "proud" },
  catch: { seat: "wink", whom: "surprised" },
  skip: { seat: "sad" },
  "extra-turn": { seat: "proud" },
};
const SENT: Record<React["reaction"], Felt> = {
  clap: { seat: "glad", whom: "proud" },
  laugh: { seat: "glad", whom: "wink" },
  cry: { seat: "sad", whom: "surprised" },
  angry: { seat: "cross", whom: "surprised" },
  heart: { seat: "glad", whom: "glad" },
  unicorn: { seat: "proud", whom: "glad" },
};

export class Moods {
  private readonly felt = new SvelteMap<number, { mood: Mood; n: number }>();
  private n = 0;

  constructor(private readonly table: Table) {}

  /** The mood of a player now. */
  of(seat: number): Mood {
    return this.felt.get(seat)?.mood ?? this.resting(seat);
  }

  /** Let players react to what was shown. */
  feel(events: readonly Event[]): void {
    for (const { kind, seat = -1, whom = -1, word } of events) {
      const felt = kind.startsWith("table-") ? SENT[word as React["reaction"]] : FEELINGS[kind];
      if (felt?.seat) this.set(seat, felt.seat);
      if (felt?.whom) this.set(whom, felt.whom);
    }
  }

  private set(seat: number, mood: Mood): void {
    if (seat < 0) return;
    const n = ++this.n;
    this.felt.set(seat, { mood, n });
    setTimeout(() => this.felt.get(seat)?.n === n && this.felt.delete(seat), FELT);
  }

  private resting(seat: number): Mood {
    const { table: shown, view } = this.table;
    const player = shown?.seats[seat];
    if (player?.here === false || player?.stand_in) return "asleep";
    if (shown?.phase === "over") return shown.ended?.winner === seat ? "proud" : "calm";
    const { goal = 0, unicorns = [] } = view?.stable ?? {};
    return goal && unicorns[seat] === goal - 1 ? "glad" : "calm";
  }
}
