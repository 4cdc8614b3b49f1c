// Touching cards.  The first touch lifts a card, so that it can be read; the second uses it.
import type { Card, Reason } from "../protocol";
import { t } from "../words/words.svelte";
import type { Choice, Table } from "./table.svelte";

const SETTLES = 250; // milliseconds in which a new question accepts no answer from a button or a key

export class Picking {
  card = $state(-1); // the id of the card that is lifted
  sheet = $state<Choice[]>([]); // the options to choose from, if there are several
  why = $state(""); // why nothing can be done with it
  call = $state(false); // the next card is played with the call, if a call is due

  private since = 0;
  private meant: { card: number; seat: number; state: number } | null = null; // the stable that a card was dropped on, in case it is asked for next

  constructor(private readonly table: Table) {}

  /** There is a new question: put down the card that was lifted for the last one, and ignore late taps. */
  renew(): void {
    this.drop();
    this.since = performance.now();
  }

  /** Answer the question that follows a card dropped on a stable: into which one. */
  follow(): void {
    const { meant, table } = this;
    if (!meant || table.busy || !table.asked || table.snapshot?.state === meant.state) return;
    this.meant = null;
    const where = table.question?.source?.id === meant.card ? table.seatOptions.find(([, option]) => option.seat === meant.seat) : undefined;
    if (where) this.choose(where[0]);
  }

  get settled(): boolean {
    return performance.now() - this.since > SETTLES && !this.table.busy;
  }

  lit(card: Card): boolean {
    return this.table.optionsOf(card.id).length > 0;
  }

  cannot(card: Card): Reason | undefined {
    return this.table.asked ? this.table.question?.cannot?.find((one) => one.card.id === card.id) : undefined;
  }

  touch(card: Card): void {
    const options = this.table.optionsOf(card.id);
    this.why = "";
    if (this.card !== card.id) {
      this.card = card.id;
      if (!options.length) this.why = this.explain(card);
    } else if (options.length) this.use(options);
    else this.drop();
  }

  /** A card was dragged onto the table: as if it had been tapped twice. */
  play(card: Card): void {
    this.drop();
    this.touch(card);
    if (this.lit(card) && this.settled) this.go();
  }

  /** A card was dragged onto the stable it is meant for. */
  playAt(card: Card, seat: number): void {
    const there = this.table.optionsOf(card.id).find(([, option]) => option.seat === seat);
    if (there && this.settled) return this.choose(there[0]);
    this.meant = { card: card.id, seat, state: this.table.snapshot?.state ?? 0 };
    this.play(card);
  }

  /** Use the lifted card. */
  go(): void {
    this.use(this.table.optionsOf(this.card));
  }

  /** Answer with this option. */
  choose(n: number): void {
    void this.table.answer(n);
    this.drop();
    this.call = false;
  }

  /** Answer by a button or a key: a late tap that was meant for the previous question does nothing. */
  answer(n: number): void {
    if (this.settled) this.choose(n);
  }

  /** Call with the next card; or, in the moment after the last but one was played, still call with that one (U-CALL-01). */
  cry(): void {
    const { mine, connection } = this.table;
    if ((mine?.call ?? 0) > connection.now()) void this.table.say({ type: "call" });
    else this.call = !this.call;
  }

  drop(): void {
    this.card = -1;
    this.sheet = [];
    this.why = "";
  }

  /** The option to play a card with or without the call, as the player has set it; undefined if the options differ in anything else. */
  single(options: Choice[]): Choice | undefined {
    if (options.length < 2) return options[0];
    const calls = options.filter(([, option]) => option.verb === "call");
    return options.length === 2 && calls.length === 1 ? (this.call ? calls[0] : options.find((one) => one !== calls[0])) : undefined;
  }

  private use(options: Choice[]): void {
    const single = this.single(options);
    if (single) this.choose(single[0]);
    else this.sheet = options;
  }

  /** Why nothing can be done with my card: the rule and the card, or what is being asked instead. */
  private explain(card: Card): string {
    const { table } = this;
    const found = this.cannot(card);
    if (found && table.view) return table.speech.reason(found, table.view);
    const title = table.speech.card(card);
    if (table.asked) return t("why-other-question", { card: title });
    return table.table?.phase === "playing" ? t("why-not-asked", { card: title }) : "";
  }
}
