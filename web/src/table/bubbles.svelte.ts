// What a player just said, shown at their seat for a moment.
import { SvelteMap } from "svelte/reactivity";
import type { Emote } from "../pictures/emotes";
import type { Event } from "../protocol";

const SHOWN = { least: 3_000, letter: 70, most: 7_000 }; // milliseconds: long messages take longer to read
const SPOKEN = new Set(["table-chat", "table-phrase", "table-reaction"]);

export class Bubbles {
  readonly at = new SvelteMap<number, { text: string; emote: Emote | null; n: number }>();
  private n = 0;

  add(one: Event, text: string): void {
    const seat = one.seat ?? -1;
    if (seat < 0 || !SPOKEN.has(one.kind) || !text) return;
    const n = ++this.n;
    this.at.set(seat, { text, emote: one.kind === "table-reaction" ? (one.word as Emote) : null, n });
    const shown = Math.min(SHOWN.most, Math.max(SHOWN.least, text.length * SHOWN.letter));
    setTimeout(() => this.at.get(seat)?.n === n && this.at.delete(seat), shown);
  }
}
