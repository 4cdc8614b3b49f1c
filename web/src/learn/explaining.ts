// What others did, explained to a newcomer: the text of the card, or what such an event means.
import type { Beat } from "../director/beats";
import type { Speech } from "../words/speech";
import { has, key, t } from "../words/words.svelte";

const TIMES = 2; // that a game explains the same thing: more would be a lecture

/** Explains what others do, one beat after another. */
export class Explainer {
  private readonly given = new Map<string, number>(); // how often each thing was explained
  private beat = -1;
  private seat = -1;
  private says = "";

  /** What to say while a beat is shown: a line about it, or still the last one about the same player; empty for none. */
  explain(beat: Beat, speech: Speech): string {
    if (beat.id === this.beat) return this.says;
    const about = subject(beat, speech);
    const times = this.given.get(about) ?? 0;
    if (about && times < TIMES) this.says = explanation(about, beat, speech);
    else if (beat.seat !== this.seat) this.says = "";
    this.given.set(about, times + 1);
    [this.beat, this.seat] = [beat.id, beat.seat];
    return this.says;
  }
}

/** What there is to explain about a beat: a card, or a message; empty for nothing. */
function subject({ name, card, kind, source }: Beat, speech: Speech): string {
  if (kind.scene === "read" && card && speech.text(card.kind)) return card.kind;
  if (name === "draw" && source) return ""; // not the card that starts a turn
  const about = key("coach", speech.game, "beat", name);
  return has(about) ? about : "";
}

function explanation(about: string, { seat, card }: Beat, speech: Speech): string {
  const who = { seat: speech.seat(seat), card: speech.card(card) };
  return about === card?.kind ? t("coach-card", { ...who, text: speech.text(about) }) : t(about, who);
}
