// What an engine says, as sentences for one reader.  It knows no game: all it does is look up messages.
import type { Ask, Ended, News, OptionView } from "../protocol";
import { type Args, attr, has, key, t } from "./words.svelte";

const SEAT_FACTS = new Set(["turn", "last", "dealer", "winner"]); // facts of a view that are seats
const TURN = "── "; // how the messages mark a turn
export type Sentence = { text: string; cards: string[]; seats: number[]; rule: string };
export type View = Record<string, any>; // a game's own view: each board knows its shape

/** The voice of a table: it knows the game, the edition, who sits where and who listens. */
export class Speech {
  readonly edition: string;

  constructor(
    readonly game: string,
    profile: string,
    readonly names: string[],
    readonly me: number,
  ) {
    this.edition = profile.split("-")[0]!;
  }

  seat(seat: number): string {
    if (seat === this.me && seat >= 0) return t("you");
    return seat >= 0 ? (this.names[seat] ?? t("seat", { n: seat + 1 })) : t("nobody");
  }

  /** The title of a kind of card in this edition; with a label, where several share a title. */
  title(kind: string): string {
    const name = key("card", kind);
    for (const attribute of [`${this.edition}-title`, "label"]) if (has(name, attribute)) return attr(name, attribute);
    return t(name);
  }

  /** What a kind of card does in this edition. */
  text(kind: string): string {
    const name = key("card", kind);
    const own = has(name, this.edition) ? this.edition : "text";
    return has(name, own) ? attr(name, own) : "";
  }

  /** A card in a sentence; an unseen or absent one is "a card". */
  card(face: string | undefined): string {
    return face ? t("quoted-card", { title: this.title(face) }) : t("a-card");
  }

  word(word: string | undefined): string {
    return word ? t(key("word", this.game, word)) : "none";
  }

  /** A message as this edition has it. */
  own(name: string, args: Args): string {
    return has(name, this.edition) ? attr(name, this.edition, args) : t(name, args);
  }

  question(ask: Ask, view: View): string {
    return this.own(key("ask", this.game, ask.ask), { ...this.facts(view), source: this.card(ask.face) });
  }

  option(option: OptionView): string {
    const name = key("verb", this.game, option.verb);
    const args = { card: this.card(option.face), seat: this.seat(option.seat ?? -1), word: this.word(option.word) };
    return this.spokenTo(name, "you", option.seat, args) || t(name, args);
  }

  /** A rule with its number and in a line; nothing where no rule is named, or one that has no words. */
  rule(rule: string): string {
    const name = key("rule", rule);
    return rule && has(name) ? t("rule-named", { id: rule, rule: t(name) }) : "";
  }

  /** Why a card cannot be played, and by which rule. */
  reason(why: string, rule: string, card: string, source: string | undefined, view: View): string {
    const args = { ...this.facts(view), card: this.card(card), source: this.card(source) };
    return `${this.own(key("why", this.game, why), args)} ${this.rule(rule)}`;
  }

  outcome(ended: Ended): string {
    const name = key("outcome", this.game, ended.why);
    if (ended.winner < 0) return attr(name, "nobody");
    const args = { seat: this.seat(ended.winner), points: ended.points[ended.winner] ?? 0 };
    return ended.winner === this.me ? attr(name, "you", args) : t(name, args);
  }

  /** What happened in the game: events of one kind by one rule in a row are told together. */
  events(news: News[]): Sentence[] {
    const told: Sentence[] = [];
    for (const alike of runs(news, (one) => `${one.kind}/${one.rule}`)) {
      const name = key("event", this.game, alike[0]!.kind);
      const seats = new Set(alike.map((one) => one.seat));
      if (seats.size > 1 && has(name, "each")) {
        const list = alike.map((one) => `${this.seat(one.seat ?? -1)} — ${this.card(one.face)}`).join(", ");
        told.push({ text: attr(name, "each", { count: alike.length / seats.size, list }), ...named(alike) });
        continue;
      }
      for (const run of runs(alike, (one) => `${one.seat}/${one.whom}/${one.word}/${one.face ? 1 : 0}`))
        told.push({ text: this.run(name, run), ...named(run) });
    }
    return told;
  }

  /** The same for a log, which marks a turn in its own way. */
  lines(news: News[]): (Sentence & { turn: boolean })[] {
    return this.events(news).map((told) => {
      const turn = told.text.startsWith(TURN);
      return { ...told, text: turn ? told.text.slice(TURN.length) : told.text, turn };
    });
  }

  private run(name: string, run: News[]): string {
    const first = run[0]!;
    const args: Args = {
      seat: this.seat(first.seat ?? -1),
      whom: this.seat(first.whom ?? -1),
      card: run.map((one) => this.card(one.face)).join(", "),
      source: this.card(first.source_face),
      by: this.by(first),
      rule: first.rule ?? "",
      word: this.word(first.word),
      n: first.n ?? 0,
      count: run.length,
    };
    const told = this.spokenTo(name, "you", first.seat, args) || this.spokenTo(name, "yours", first.whom, args);
    if (told) return told;
    if (!first.face && has(name, "unseen")) return attr(name, "unseen", args);
    return t(name, args);
  }

  /** A message in its form for the one whom it is about, if that is who listens and there is one. */
  private spokenTo(name: string, attribute: string, seat: number | undefined, args: Args): string {
    return seat === this.me && this.me >= 0 && has(name, attribute) ? attr(name, attribute, args) : "";
  }

  private by(one: News): string {
    if (!one.source_face || one.source === one.card || !has("by-card")) return "";
    return t("by-card", { source: this.card(one.source_face) });
  }

  /** The facts of a view as arguments: numbers as they are, seats and words by name. */
  facts(view: View): Args {
    const found: Args = {};
    for (const [name, value] of Object.entries(view)) {
      if (SEAT_FACTS.has(name) && typeof value === "number") found[name] = this.seat(value);
      else if (typeof value === "string") {
        const word = key("word", this.game, value);
        found[name] = value && has(word) ? t(word) : value;
      } else if (typeof value === "number") found[name] = value;
      else if (typeof value === "boolean") found[name] = value ? 1 : 0;
    }
    return found;
  }
}

/** The cards and the players of whom something is told, and the rule by which it happened. */
const named = (news: News[]): Omit<Sentence, "text"> => ({
  cards: [...new Set(news.flatMap((one) => [one.face, one.source_face]).filter((face): face is string => !!face))],
  seats: [...new Set(news.flatMap((one) => [one.seat ?? -1, one.whom ?? -1]))],
  rule: news[0]!.rule ?? "",
});

/** Neighbours that have the same name, together. */
function runs<T>(list: T[], name: (one: T) => string): T[][] {
  const found: T[][] = [];
  for (const one of list) {
    const last = found.at(-1);
    if (last && name(last[0]!) === name(one)) last.push(one);
    else found.push([one]);
  }
  return found;
}
