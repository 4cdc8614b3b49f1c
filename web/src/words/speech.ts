// What the engine emits, as sentences for one reader.  It works for any game: it only looks up messages.
import type { Card, Event, Option, Outcome, Question, Reason, View } from "../protocol";
import { type Args, attr, has, key, lang, t } from "./words.svelte";

const SEAT_FACTS = new Set(["turn", "last", "dealer", "winner"]); // facts of a game that are seats
const TURN = "── "; // how the messages mark a turn
export type Sentence = { text: string; cards: string[]; seats: number[]; rule: string };
type Fact = NonNullable<View["facts"]>[string];

/** Whether a card is what its own effect is about. */
const isItself = ({ card, source }: Event): boolean => card != null && card.id === source?.id;

/** Names or cards in a sentence, as in speech: "Ann, Bob and Cal". */
export const listed = (parts: readonly string[]): string => new Intl.ListFormat(lang() === "en" ? "en-GB" : lang()).format(parts);

/** The sentences of a table: for its game, its edition, its players, and its reader. */
export class Speech {
  constructor(
    readonly game: string,
    readonly edition: string, // empty if a game has only one
    readonly names: string[],
    readonly me: number,
  ) {}

  seat(seat: number): string {
    if (seat === this.me && seat >= 0) return t("you");
    return seat >= 0 ? (this.names[seat] ?? t("seat", { n: seat + 1 })) : t("nobody");
  }

  /** The title of a kind of card in this edition; with a label, if several share a title. */
  title(kind: string): string {
    const name = key("card", kind);
    for (const attribute of [`${this.edition}-title`, "label"]) if (has(name, attribute)) return attr(name, attribute);
    return t(name);
  }

  /** What a kind of card does in this edition. */
  text(kind: string): string {
    const name = key("card", kind);
    const own = this.edition && has(name, this.edition) ? this.edition : "text";
    return has(name, own) ? attr(name, own) : "";
  }

  /** A card in a sentence; an unseen or missing one is "a card". */
  card(card: Pick<Card, "kind"> | null | undefined): string {
    return card ? t("quoted-card", { title: this.title(card.kind) }) : t("a-card");
  }

  word(word: string | undefined): string {
    return word ? t(key("word", this.game, word)) : "none";
  }

  /** A message as this edition has it. */
  own(name: string, args: Args): string {
    return this.edition && has(name, this.edition) ? attr(name, this.edition, args) : t(name, args);
  }

  /** A question; `brief`: as little of it as its answers leave unsaid, if it has such a form. */
  question(question: Question, view: View, brief = false): string {
    const name = key("ask", this.game, question.ask);
    const args = {
      ...this.facts(view),
      ...ownNumbers(view),
      source: this.card(question.source),
      rule: question.rule ?? "",
      least: question.options[question.least ?? 0]?.verb ?? "",
      choices: question.options.length,
    };
    const asked = brief && has(name, "brief") ? attr(name, "brief", args) : this.own(name, args);
    return question.early ? `${asked} ${t(key("asked", this.game, "early"))}` : asked;
  }

  option(option: Option): string {
    const name = key("verb", this.game, option.verb);
    const args = { card: this.card(option.card), seat: this.seat(option.seat ?? -1), word: this.word(option.word) };
    return this.spokenTo(name, "you", option.seat, args) || t(name, args);
  }

  /** A rule with its number and summary; empty if no rule is named, or it has no message. */
  rule(rule: string): string {
    const name = key("rule", rule);
    return rule && has(name) ? t("rule-named", { id: rule, rule: t(name) }) : "";
  }

  /** Why a card cannot be played, and by which rule. */
  reason({ why, rule, card, source }: Reason, view: View): string {
    const args = { ...this.facts(view), card: this.card(card), source: this.card(source) };
    return `${this.own(key("why", this.game, why), args)} ${this.rule(rule)}`;
  }

  outcome({ winner, why, points }: Outcome): string {
    const name = key("outcome", this.game, why);
    if (winner < 0) return attr(name, "nobody");
    const args = { seat: this.seat(winner), points: points[winner] ?? 0 };
    return winner === this.me ? attr(name, "you", args) : t(name, args);
  }

  /** What happened in the game: consecutive events of one kind and rule share a sentence. */
  events(events: Event[]): Sentence[] {
    const sentences: Sentence[] = [];
    for (const alike of runs(events, (one) => `${one.kind}/${one.rule}`)) {
      const name = key("event", this.game, alike[0]!.kind);
      const seats = new Set(alike.map((one) => one.seat));
      if (seats.size > 1 && has(name, "each")) {
        const list = alike.map((one) => t("seat-card", { seat: this.seat(one.seat ?? -1), card: this.card(one.card) })).join(", ");
        sentences.push(this.sentence(attr(name, "each", { count: alike.length / seats.size, list }), alike));
        continue;
      }
      for (const run of runs(
        alike,
        (one) => `${one.seat}/${one.whom}/${one.from_zone?.seat}/${one.to_zone?.seat}/${one.word}/${one.card ? 1 : 0}/${isItself(one) ? 1 : 0}`,
      ))
        sentences.push(this.sentence(this.run(name, run), run));
    }
    return sentences;
  }

  /** The same for a log, which marks a turn in its own way. */
  lines(events: Event[]): (Sentence & { turn: boolean })[] {
    return this.events(events).map((sentence) => {
      const turn = sentence.text.startsWith(TURN);
      return { ...sentence, text: turn ? sentence.text.slice(TURN.length) : sentence.text, turn };
    });
  }

  /** A sentence, with its cards and its players, and the rule behind it. */
  private sentence(text: string, events: Event[]): Sentence {
    const cards = [...new Map(events.flatMap(({ card }) => (card ? [[card.id, card.kind] as const] : []))).values()]; // two copies are two cards
    const causes = events.flatMap(({ source }) => (source && !cards.includes(source.kind) && text.includes(this.card(source)) ? [source.kind] : []));
    return {
      text,
      cards: [...cards, ...new Set(causes)],
      seats: [...new Set(events.flatMap((one) => [one.seat ?? -1, one.whom ?? -1]))],
      rule: events[0]!.rule ?? "",
    };
  }

  private run(name: string, run: Event[]): string {
    const first = run[0]!;
    const args: Args = {
      seat: this.seat(first.seat ?? -1),
      whom: this.seat(first.whom ?? -1),
      from: this.seat(first.from_zone?.seat ?? -1),
      to: this.seat(first.to_zone?.seat ?? -1),
      card: run.map((one) => this.card(one.card)).join(", "),
      source: this.card(first.source),
      by: this.by(first),
      rule: first.rule ?? "",
      word: this.word(first.word),
      zone: first.word || "none", // where a card goes, to choose a sentence by
      n: first.n ?? 0,
      count: run.length,
    };
    const about = {
      own: first.seat === first.whom ? first.seat : -1,
      you: first.seat,
      yours: first.whom,
      "from-you": first.from_zone?.seat,
      "to-you": first.to_zone?.seat,
    };
    if (isItself(first) && has(name, "itself")) return attr(name, "itself", args);
    for (const [attribute, seat] of Object.entries(about)) {
      const personal = this.spokenTo(name, attribute, seat, args);
      if (personal) return personal;
    }
    if (first.seat === first.whom && has(name, "self")) return attr(name, "self", args);
    if (!first.card && has(name, "unseen")) return attr(name, "unseen", args);
    return t(name, args);
  }

  /** A message in its form for the reader, if it is about them and there is one. */
  private spokenTo(name: string, attribute: string, seat: number | undefined, args: Args): string {
    return seat === this.me && this.me >= 0 && has(name, attribute) ? attr(name, attribute, args) : "";
  }

  private by(event: Event): string {
    if (!event.source || isItself(event) || !has("by-card")) return "";
    return t("by-card", { source: this.card(event.source) });
  }

  /** The numbers and words of a view as arguments, including defaults that were left out. */
  facts(view: View): Args {
    const { stable, unorog, facts } = view;
    return {
      turn: this.seat(view.turn),
      phase: this.named(view.phase),
      winner: this.seat(view.winner ?? -1),
      ...(stable && { goal: stable.goal, plays: stable.plays ?? 0, extra: stable.extra ?? 0, to_discard: stable.to_discard ?? 0 }),
      ...(unorog && {
        colour: this.named(unorog.colour),
        owed: unorog.owed ?? 0,
        last: this.seat(unorog.last ?? -1),
        dealer: this.seat(unorog.dealer ?? -1),
        round: unorog.round ?? 1,
      }),
      ...Object.fromEntries(Object.entries(facts ?? {}).flatMap(([name, fact]) => (Array.isArray(fact) ? [] : [[name, this.fact(name, fact)]]))),
    };
  }

  /** A fact of a game that the page does not know: a number as it is, a seat or a word by its name. */
  fact(name: string, fact: Exclude<Fact, unknown[]>): string | number {
    if (typeof fact === "string") return this.named(fact);
    return SEAT_FACTS.has(name) && typeof fact === "number" ? this.seat(fact) : Number(fact);
  }

  /** A word of the game, if there is a message; otherwise the word itself. */
  named(word: string): string {
    const name = key("word", this.game, word);
    return word && has(name) ? t(name) : word;
  }
}

/** Figures for the player who is asked: cards in hand, those over the limit, and their share of each fact. */
function ownNumbers({ seat: viewer, seats, asked, zones, stable, unorog, facts }: View): Args {
  const seat = viewer < 0 ? (asked?.[0] ?? -1) : viewer;
  const shares = Object.entries(stable ?? unorog ?? facts ?? {}).flatMap(([name, fact]) => {
    const share: unknown = Array.isArray(fact) && fact.length === seats ? fact[seat] : undefined;
    return typeof share === "number" ? [[name, share]] : [];
  });
  const hand = zones.find((zone) => zone.name === "hand" && zone.seat === seat)?.count ?? 0;
  return { hand, over: hand - (stable?.hand_limit[seat] ?? hand), ...Object.fromEntries(shares) };
}

/** Group neighbours that have the same name. */
function runs<T>(list: T[], name: (one: T) => string): T[][] {
  const found: T[][] = [];
  for (const one of list) {
    const last = found.at(-1);
    if (last && name(last[0]!) === name(one)) last.push(one);
    else found.push([one]);
  }
  return found;
}
