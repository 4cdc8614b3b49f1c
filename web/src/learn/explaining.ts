// What others did, explained to a newcomer: the text of the card, or what such an event means.
import type { Beat } from "../director/beats";
import type { Speech } from "../words/speech";
import { has, key, t } from "../words/words.svelte";

/** One line about a beat; empty if there is nothing to explain. */
export function explain({ name, card, kind, seat, source }: Beat, speech: Speech): string {
  const who = { seat: speech.seat(seat), card: speech.card(card) };
  const text = kind.scene === "read" && card ? speech.text(card.kind) : "";
  if (text) return t("coach-card", { ...who, text });
  if (name === "draw" && source) return ""; // not the card that starts a turn
  const about = key("coach", speech.game, "beat", name);
  return has(about) ? t(about, who) : "";
}
