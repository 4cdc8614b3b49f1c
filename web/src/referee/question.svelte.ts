// The question to the referee.  It is stored in the address of the page, in the words of `stablemates ask`.
import { Problem, call } from "../link/api";
import type { Inquiry, Ruling } from "../protocol";
import { OTHERS, type Pile, type Player, type Value, cards, pile, player, spelled, value } from "./spelling";

export const BOOKS = ["second-uk", "second-ru", "first-uk", "first-ru"];
export const PHASES = ["beginning", "draw", "action", "end"];
export const FEWEST = 2;
export const MOST = 8;

export const judge = (inquiry: Inquiry): Promise<Ruling> => call("POST", "/api/referee", inquiry);

export class Question {
  profile = $state("second-uk");
  players = $state<Player[]>([]);
  turn = $state("");
  phase = $state("action");
  discard = $state<string[]>([]);
  path = $state<string[]>([]);
  deck = $state<Pile>(null); // its top; all other cards follow
  nursery = $state<Pile>(null);
  loans = $state<string[][]>([]); // a unicorn, its owner, and in a link the card that took it
  private readonly options: string[]; // table options, which only a link can set
  ways = $state(false);
  ruling = $state.raw<Ruling | null>(null);
  problem = $state.raw<Problem | null>(null);
  private asked = 0; // the number of the last request: only its reply counts

  constructor(names: string[], profile: string, search: string) {
    const given = new URLSearchParams(search);
    const book = given.get("book") ?? "";
    this.profile = BOOKS.includes(book) ? book : profile;
    this.players = given.getAll("p").map(player).slice(0, MOST);
    while (this.players.length < (given.has("p") ? FEWEST : names.length)) this.add(names);
    const turn = given.get("turn") ?? "";
    this.turn = this.players.some(({ name }) => name === turn) ? turn : this.players[0]!.name;
    const phase = given.get("phase") ?? "";
    if (PHASES.includes(phase)) this.phase = phase;
    this.discard = cards(given.get("discard") ?? "");
    this.path = given.getAll("do");
    this.deck = pile(given.get("deck"));
    this.nursery = pile(given.get("nursery"));
    this.loans = given.getAll("loan").map(cards);
    this.options = given.getAll("option");
  }

  get search(): string {
    const query = new URLSearchParams({ book: this.profile });
    for (const one of this.players) query.append("p", spelled(one));
    if (this.turn !== this.players[0]!.name) query.set("turn", this.turn);
    if (this.phase !== "action") query.set("phase", this.phase);
    if (this.discard.length) query.set("discard", this.discard.join(","));
    if (this.deck !== null) query.set("deck", String(this.deck));
    if (this.nursery !== null) query.set("nursery", String(this.nursery));
    for (const loan of this.loans) query.append("loan", loan.join(","));
    for (const option of this.options) query.append("option", option);
    for (const answer of this.path) query.append("do", answer);
    return `?${query}`;
  }

  get inquiry(): Inquiry {
    const players = this.players.map(({ name, stable, hand }) => ({ name, stable, ...(hand ? { hand } : {}) }));
    const options = Object.fromEntries(this.options.map((text): [string, Value] => [text.split("=", 1)[0]!, value(text.slice(text.indexOf("=") + 1))]));
    const deck = Array.isArray(this.deck) ? [...this.deck, OTHERS] : this.deck;
    return {
      profile: this.profile,
      players,
      turn: this.turn,
      phase: this.phase,
      discard: this.discard,
      deck,
      nursery: this.nursery,
      loans: this.loans,
      options,
      path: this.path,
      ways: this.ways,
    };
  }

  add(names: string[]): void {
    const free = names.find((name) => this.players.every((one) => one.name !== name)) ?? `P${this.players.length + 1}`;
    this.players.push({ name: free, stable: [], hand: null });
  }

  remove(name: string): void {
    this.players = this.players.filter((one) => one.name !== name);
    if (this.turn === name) this.turn = this.players[0]!.name;
  }

  /** Ask; replies to older questions are ignored. */
  async ask(): Promise<void> {
    const mine = ++this.asked;
    try {
      const ruling = await judge(this.inquiry);
      if (mine === this.asked) [this.ruling, this.problem] = [ruling, null];
    } catch (error) {
      if (mine === this.asked) this.problem = error instanceof Problem ? error : new Problem("server-error", "", 0);
    }
  }
}
