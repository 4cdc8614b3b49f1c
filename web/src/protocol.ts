// The messages between a table and its clients.  Written by tools/protocol.py; do not edit.

export const PROTOCOL = 2;

/** What a client may send. */
export type Command = Sit | Stand | Return | AddBot | Admit | Remove | Settle | GiveWord | Start | HandOver | Close | Answer | Call | Hold | Mode | Patience | SetPace | Skip | Pause | Nudge | Undo | Consent | Wait | Rematch | Chat | Say | React | Mute;

/** What a server sends. */
export type Message = Welcome | Update | Accepted | Refused | Bye | Pong;

/** Take a seat, or change your name, avatar or seat. During a game: wait for the next, or for the host (Admit). */
export interface Sit {
  type: "sit";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  name: string;
  /** Left out: the first free seat. */
  seat?: number | null;
  /** Left out: one that goes with the name. */
  avatar?: "biscuit" | "lily" | "midnight" | "pip" | "rosie" | "russet" | "thistle" | "tusk" | null;
  /** The colour behind the avatar; left out: the avatar's own. */
  colour?: "blue" | "green" | "lilac" | "mint" | "night" | "peach" | "pink" | "yellow" | null;
}

/** Leave your seat, or the queue. During a game a bot takes over your seat, and you may return. */
export interface Stand {
  type: "stand";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
}

/** Take your seat back from the bot. */
export interface Return {
  type: "return";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
}

/** Seat a bot. */
export interface AddBot {
  type: "addbot";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  level: string;
  /** Left out: every empty seat. */
  seat?: number | null;
}

/** Give a bot's seat to someone in the queue, during a game (host only). */
export interface Admit {
  type: "admit";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  /** Index in the queue, starting at 0. */
  place: number;
  /** Left out: the first bot's seat. */
  seat?: number | null;
}

/** Remove a bot or a person from a seat (host only). */
export interface Remove {
  type: "remove";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  seat: number;
}

/** Change the table settings (host only). */
export interface Settle {
  type: "settle";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  settings: Settings;
}

/** What a table plays, and how. */
export interface Settings {
  profile: string;
  seats: number;
  /** Default: {}. */
  options?: Record<string, number | boolean | string>;
  /** Default: "normal". */
  speed?: "normal" | "off" | "quick" | "relaxed";
  /** Default: false. */
  public?: boolean;
  /** The pace of the animations that the table waits for. Default: "off". */
  pace?: "normal" | "off" | "quick" | "relaxed";
  /** Friends: only with the link; the public list does not show the game. Default: "everybody". */
  spectators?: "everybody" | "friends" | "nobody";
  /** The first game is the deal of this day, the same for everyone; chosen when the table is created. Default: "". */
  daily?: string;
}

/** Add a word to the shuffle. */
export interface GiveWord {
  type: "giveword";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  word: string;
}

/** Deal (host only). */
export interface Start {
  type: "start";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
}

/** Make another player the host (host only). */
export interface HandOver {
  type: "handover";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  seat: number;
}

/** Close the table (host only). */
export interface Close {
  type: "close";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
}

/** Answer the open question with the index of an option. */
export interface Answer {
  type: "answer";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  option: number;
}

/** Call "Unorog!" a moment late. It counts as called with the card just played. */
export interface Call {
  type: "call";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
}

/** Ask for a little more time in this reaction window. No one learns who asked. */
export interface Hold {
  type: "hold";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
}

/** Choose how you respond in reaction windows. No one else learns which mode you use. */
export interface Mode {
  type: "mode";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  mode: "always" | "armed" | "sleep" | "smart";
  /** Armed: only against this player. */
  seat?: number | null;
  /** Armed: only against a card of this kind. */
  kind?: string | null;
  /** Armed: only against cards of this type. */
  of_type?: string | null;
  /** What ends auto-passing. Default: ["wins", "mine", "stops"]. */
  wake?: ("mine" | "stops" | "wins")[];
}

/** Make windows and clocks two or ten times as long, at private tables. No one learns who asked. */
export interface Patience {
  type: "patience";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  times: 1 | 2 | 10;
}

/** Set the pace of your animations. The table waits for the slowest player present. */
export interface SetPace {
  type: "setpace";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  pace: "normal" | "off" | "quick" | "relaxed";
}

/** Skip the rest of a beat: the table need not wait for your animation. */
export interface Skip {
  type: "skip";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  ms: number;
}

/** Pause or resume your animation. The table waits with you, up to the limit of its pace. */
export interface Pause {
  type: "pause";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  held: boolean;
}

/** Remind the players who are being waited for (host only, at tables without clocks). */
export interface Nudge {
  type: "nudge";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
}

/** Undo your last answer, or ask to. */
export interface Undo {
  type: "undo";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
}

/** Agree to an undo request, or refuse it. */
export interface Consent {
  type: "consent";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  yes: boolean;
}

/** Vote to wait for absent players instead of letting bots play for them. */
export interface Wait {
  type: "wait";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
}

/** Vote for a rematch. */
export interface Rematch {
  type: "rematch";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
}

/** Send a chat message, at a private table. */
export interface Chat {
  type: "chat";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  text: string;
}

/** Send a quick phrase. */
export interface Say {
  type: "say";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  phrase: "bye" | "good-luck" | "hello" | "hurry" | "one-more" | "oops" | "sorry" | "thanks" | "thinking" | "well-played" | "wow";
}

/** Send an emote, or throw it at a player or a card. Spectators may clap. */
export interface React {
  type: "react";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  reaction: "angry" | "clap" | "cry" | "heart" | "laugh" | "unicorn";
  /** Thrown at this player. */
  seat?: number | null;
  /** Thrown at this card, which everyone must see. */
  card?: number | null;
}

/** Mute or unmute a player for yourself. */
export interface Mute {
  type: "mute";
  /** Idempotency key: random; sending it again changes nothing. */
  id: string;
  /** The state number the sender saw. */
  on: number;
  seat: number;
  /** Default: true. */
  muted?: boolean;
}

/** The first message, also after a reconnect: a snapshot, and the events that the viewer missed. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  snapshot: Snapshot;
  events: Event[];
  /** Whether `events` are all the events that were missed. */
  complete: boolean;
}

/** Everything that a viewer sees at one moment. */
export interface Snapshot {
  /** The number that commands refer to. */
  state: number;
  /** The number of the last event; a client that reconnects names it. */
  stream: number;
  /** Server time in milliseconds. */
  now: number;
  /** The viewer's seat, or -1. */
  you: number;
  table: TableView;
  /** The game as the viewer's seat sees it. */
  view?: View | null;
  question?: Question | null;
  window?: WindowView | null;
  clock?: ClockView | null;
  mine?: Mine | null;
  /** The viewer's place in the queue for the next game, starting at 0, or -1. Default: -1. */
  place?: number;
  /** The viewer's seat in the game that is over, or -1. Default: -1. */
  played?: number;
}

/** The table as everyone sees it. */
export interface TableView {
  phase: "closed" | "lobby" | "over" | "playing";
  settings: Settings;
  seats: SeatView[];
  /** A seat, or -1. */
  host: number;
  /** The table code. */
  code: string;
  /** How many games have been dealt here. */
  game: number;
  /** The commitment to the next deal, or to the one being played. */
  commitment: string;
  /** The words added to the deal being played. */
  words: string[];
  spectators: number;
  /** Points that win the series. Default: 0. */
  goal?: number;
  undo?: UndoRequest | null;
  /** No one is here: all clocks are stopped. Default: false. */
  waiting?: boolean;
  /** The number of an error report: the last answer could not be carried out. Default: "". */
  error?: string;
  ended?: Ended | null;
  /** The names of people who wait for the next game. Default: []. */
  queue?: string[];
  /** The host of a public table is away: after two minutes the players may vote. Default: false. */
  votes?: boolean;
  /** The pace of the animations that the table waits for: that of the slowest player present. Default: "off". */
  pace?: "normal" | "off" | "quick" | "relaxed";
}

/** A seat as everyone sees it. */
export interface SeatView {
  /** Default: "". */
  name?: string;
  /** Default: "empty". */
  kind?: "bot" | "empty" | "person";
  /** The level of the bot that plays here. Default: "". */
  level?: string;
  /** Whether the bot plays for a person, who may return. Default: false. */
  stand_in?: boolean;
  /** Whether the person is connected. Default: true. */
  here?: boolean;
  /** Whether they voted for a rematch. Default: false. */
  again?: boolean;
  /** Whether they added a word to the shuffle. Default: false. */
  word?: boolean;
  /** Games won in the series. Default: 0. */
  wins?: number;
  /** Points in the series. Default: 0. */
  points?: number;
  /** Chosen by the player; left out: the one that goes with the name. */
  avatar?: "biscuit" | "lily" | "midnight" | "pip" | "rosie" | "russet" | "thistle" | "tusk" | null;
  /** Chosen by the player; left out: the avatar's own. */
  colour?: "blue" | "green" | "lilac" | "mint" | "night" | "peach" | "pink" | "yellow" | null;
}

/** A player asks to undo their last answer. */
export interface UndoRequest {
  seat: number;
  /** The seats that have agreed so far. */
  agreed: number[];
}

/** How the last game at the table ended. */
export interface Ended {
  /** A seat, or -1: everyone lost. */
  winner: number;
  /** A translation key. */
  why: string;
  rule: string;
  /** One number per seat. */
  points: number[];
  /** Its number, by which its match file is found. */
  game: number;
  /** The seat that won the series with it. Default: -1. */
  series?: number;
  /** The seats when it ended: others may have taken them since. Default: []. */
  players?: SeatView[];
}

/** A game as one seat sees it. */
export interface View {
  game: string;
  profile: string;
  /** Whose words are used: `first`, `second`; empty if the game has only one edition. */
  edition: string;
  /** The viewer's seat; -1: a spectator. */
  seat: number;
  seats: number;
  /** Whose turn it is; -1: no one's. */
  turn: number;
  phase: string;
  zones: Zone[];
  /** The seats that are asked, by public facts alone. Default: []. */
  asked?: number[];
  /** What they are asked, a translation key. Default: "". */
  asks?: string;
  /** The card that asks. */
  source?: Card | null;
  /** Default: -1. */
  winner?: number;
  /** The table options in use. Default: {}. */
  options?: Record<string, number | boolean | string>;
  stable?: StableFacts | null;
  unorog?: UnorogFacts | null;
  /** The facts of any other game. Default: {}. */
  facts?: Record<string, number | boolean | string | (number | boolean | string)[]>;
}

/** A zone of the table, as the viewer sees it. */
export interface Zone {
  /** `deck`, `hand`, `stable`, `discard`. */
  name: string;
  /** Whose it is; -1: the table's. Default: -1. */
  seat?: number;
  /** How many cards are in it. Default: 0. */
  count?: number;
  /** From the bottom to the top, null for a back; left out for a face-down pile. Default: []. */
  cards?: (Card | null)[];
  /** The cards of a face-down pile that the viewer knows. Default: []. */
  known?: KnownCard[];
}

/** A card that the viewer may see. */
export interface Card {
  /** The physical card; equal cards have different ids. */
  id: number;
  /** What is printed on it: `red_5`. */
  kind: string;
  /** What the rules make of it now: `panda`. Default: []. */
  marks?: string[];
}

/** A card in a face-down pile whose position the viewer knows. */
export interface KnownCard {
  /** Counted from the top, which is 0. */
  place: number;
  card: Card;
}

/** Facts of the stable game. */
export interface StableFacts {
  /** How many unicorns win. */
  goal: number;
  /** How many unicorns count, per seat. */
  unicorns: number[];
  /** How many cards may be kept at the end of the turn, per seat. */
  hand_limit: number[];
  /** Cards that may still be played in this action phase. Default: 0. */
  plays?: number;
  /** Further turns for the same player. Default: 0. */
  extra?: number;
  /** Cards that the asked player still has to discard for one effect, one by one. Default: 0. */
  to_discard?: number;
  /** The card being played and the responses to it, in order. Default: []. */
  chain?: Link[];
  /** The cards that the played card was declared to affect. Default: []. */
  targets?: Card[];
  /** The players it was declared to affect. Default: []. */
  target_seats?: number[];
}

/** A card being played, or a response to the one before it. */
export interface Link {
  card: Card;
  /** Who played it. */
  seat: number;
  /** The stable it is meant for. Default: -1. */
  stable?: number;
}

/** Facts of Unorog. */
export interface UnorogFacts {
  /** 1 or -1. */
  direction: number;
  /** The colour to match; empty before one is named. */
  colour: string;
  /** Cards the next player must draw. Default: 0. */
  owed?: number;
  /** Who played the last card. Default: -1. */
  last?: number;
  /** Whether "Unorog!" was called with it. Default: false. */
  said?: boolean;
  /** Default: -1. */
  dealer?: number;
  /** Default: 1. */
  round?: number;
  /** One number per seat. Default: []. */
  points?: number[];
}

/** What the viewer is asked. The answer is the index of an option. */
export interface Question {
  /** A translation key. */
  ask: string;
  options: Option[];
  /** Default: "". */
  rule?: string;
  /** The card that asks. */
  source?: Card | null;
  /** The option taken when time runs out. Default: 0. */
  least?: number;
  /** The cards of the hand that cannot be played. Default: []. */
  cannot?: Reason[];
  /** Whether it declares a target, before the effects that come first in the card's text. Default: false. */
  early?: boolean;
}

/** One possible answer: a verb, and the card, player or word it is done to. */
export interface Option {
  verb: string;
  card?: Card | null;
  /** Default: -1. */
  seat?: number;
  /** Default: "". */
  word?: string;
}

/** Why a card cannot be played or chosen now. */
export interface Reason {
  card: Card;
  /** A translation key. */
  why: string;
  rule: string;
  /** The card that forbids it. */
  source?: Card | null;
  /** The number of a ruling, such as 4.9. Default: "". */
  ruling?: string;
}

/** A reaction window: several seats may respond at the same time. It never says who has passed. */
export interface WindowView {
  /** What is asked, a translation key. */
  kind: string;
  /** The seats that may respond. */
  asked: number[];
  /** The player whose card it is about. */
  seat: number;
  /** 0: responses to the card, 1: responses to a response, and so on. */
  depth: number;
  /** Server time in milliseconds, like `ends`. */
  opened: number;
  /** Milliseconds that it stays open at least. */
  floor: number;
  ends: number | null;
  /** The card it is about. */
  source?: Card | null;
  /** Whether the game is over if no one responds. Default: false. */
  wins?: boolean;
  /** Whether someone has asked for more time. Default: false. */
  thinking?: boolean;
}

/** The clock of the only seat that is being waited for. */
export interface ClockView {
  seat: number;
  /** Server time in milliseconds. */
  started: number;
  /** When the time bank is used up as well. */
  ends: number | null;
  /** Milliseconds left in the time bank. Default: 0. */
  bank?: number;
}

/** What only the viewer sees of the table. */
export interface Mine {
  /** Default: "smart". */
  mode?: "always" | "armed" | "sleep" | "smart";
  /** Default: -1. */
  armed_seat?: number;
  /** Default: "". */
  armed_kind?: string;
  /** Default: ["wins", "mine", "stops"]. */
  wake?: ("mine" | "stops" | "wins")[];
  /** Default: 1. */
  patience?: number;
  /** The viewer's answer in the open window; the question is then no longer sent. */
  answered?: number | null;
  /** Whether the viewer has asked for more time in this window. Default: false. */
  held?: boolean;
  /** Milliseconds of extra time left to ask for. Default: 0. */
  hold_left?: number;
  /** Whether and how the last answer can be undone. Default: "". */
  undo?: "" | "ask" | "free";
  /** Default: []. */
  muted?: number[];
  /** The viewer's own word for the shuffle. Default: "". */
  word?: string;
  /** Until when the call may still be made with the card just played. */
  call?: number | null;
  /** Default: "". */
  armed_type?: string;
  /** The viewer's own pace; none: the table's. */
  pace?: "normal" | "off" | "quick" | "relaxed" | null;
}

/** Something that happened in the game, or at the table (then `kind` starts with `table-`). */
export interface Event {
  /** A translation key. */
  kind: string;
  /** The player who acted, or whom it happened to. Default: -1. */
  seat?: number;
  /** Left out if the viewer did not see it face up. */
  card?: Card | null;
  /** The other player. Default: -1. */
  whom?: number;
  /** Default: 0. */
  n?: number;
  /** Default: "". */
  word?: string;
  /** The card that caused it. */
  source?: Card | null;
  /** Default: "". */
  rule?: string;
  /** Where the card was. */
  from_zone?: Place | null;
  /** Where the card is now. */
  to_zone?: Place | null;
  /** What a person wrote. Default: "". */
  text?: string;
  /** The kind of beat that shows it, if that is not `kind`: `neigh` for playing a Neigh. Default: "". */
  beat?: string;
}

/** Where a card can be: a zone of the table, or of a seat. */
export interface Place {
  zone: string;
  /** -1: the table's. Default: -1. */
  seat?: number;
}

/** Something happened: the events, and a snapshot after them. */
export interface Update {
  type: "update";
  events: Event[];
  snapshot: Snapshot;
}

/** A command was carried out and is on disk. */
export interface Accepted {
  type: "accepted";
  id: string;
  state: number;
}

/** A command was refused. Nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  /** A translation key. */
  reason: string;
  /** The same in English. */
  text: string;
  snapshot?: Snapshot | null;
  /** Default: "". */
  rule?: string;
}

/** The last message before the server closes the connection. */
export interface Bye {
  type: "bye";
  /** A translation key. */
  reason: string;
  /** The same in English. */
  text: string;
}

/** The reply to a `ping`. */
export interface Pong {
  type: "pong";
}

/** A heartbeat for clients that cannot send WebSocket pings, such as web pages. The server replies with `pong`. */
export interface Ping {
  type: "ping";
}

/** A game as a list of steps. */
export interface Replay {
  profile: string;
  game: string;
  /** `bot:LEVEL` is a bot. */
  players: string[];
  steps: Step[];
  /** Whether everyone's cards are shown. */
  hands: "closed" | "open";
  ended?: Outcome | null;
  /** One for each player; none in a lesson. Default: []. */
  portraits?: Portrait[];
  /** The number of answers given in another game, which this one continues. Default: 0. */
  continues?: number;
}

/** What happened, and the state after it. */
export interface Step {
  /** Default: []. */
  events?: Event[];
  /** Left out if it has not changed since the step before. */
  view?: View | null;
  question?: Question | null;
  window?: WindowView | null;
  /** In a lesson: the teacher's message. Default: "". */
  say?: string;
  /** In a lesson: the options that continue it. Default: []. */
  accept?: number[];
  /** How many answers were given up to here. Default: 0. */
  answers?: number;
}

/** How a game ended. */
export interface Outcome {
  /** A seat, or -1: everyone lost. */
  winner: number;
  /** A translation key. */
  why: string;
  rule: string;
  /** One number per seat. */
  points: number[];
}

/** The avatar that a player chose. */
export interface Portrait {
  /** Left out: the one that goes with the name. */
  avatar?: "biscuit" | "lily" | "midnight" | "pip" | "rosie" | "russet" | "thistle" | "tusk" | null;
  /** Left out: the avatar's own. */
  colour?: "blue" | "green" | "lilac" | "mint" | "night" | "peach" | "pink" | "yellow" | null;
}

/** What decided a finished game. */
export interface Report {
  /** The version that wrote it. */
  engine: string;
  /** `bot:LEVEL` is a bot. */
  players: string[];
  band: Point[];
  /** Default: []. */
  choices?: Choice[];
  /** Default: []. */
  luck?: Luck[];
  /** True if the engine is not compiled, and so too slow to find moments. Default: false. */
  only_band?: boolean;
}

/** Each player's chance to win at one moment of a game. */
export interface Point {
  /** How many answers were given up to here. */
  answer: number;
  /** The number of the turn, from 1. */
  turn: number;
  /** One number per seat, 0 to 1. */
  chances: number[];
}

/** An answer that was not the best, with 95% confidence. */
export interface Choice {
  /** How many answers were given before. */
  answer: number;
  /** The number of the turn, from 1. */
  turn: number;
  seat: number;
  question: Question;
  /** The option that was taken. */
  taken: number;
  better: number;
  /** The chance to win after it, 0 to 1. */
  chance_taken: number;
  chance_better: number;
  /** The 95% margin of the difference between them. */
  margin: number;
}

/** A draw, a shuffle or another stroke of luck that turned a game. */
export interface Luck {
  /** How many answers were given before. */
  answer: number;
  /** The number of the turn, from 1. */
  turn: number;
  /** Whose chances it changed most. */
  seat: number;
  /** What happened, with all cards open. */
  events: Event[];
  /** The chance to win before the cards were revealed, 0 to 1. */
  chance_before: number;
  chance_after: number;
  /** The 95% margin of the difference between them. */
  margin: number;
}

/** A question to the referee: what happens in this position after these answers? */
export interface Inquiry {
  /** The rulebook. */
  profile: string;
  players: Seated[];
  /** Whose turn it is (default: the first player's). Default: "". */
  turn?: string;
  /** Default: "action". */
  phase?: string;
  /** Default: []. */
  discard?: string[];
  /** Cards from the top, then `...` for all others (the default); or how many. */
  deck?: string[] | number | null;
  nursery?: string[] | number | null;
  /** A unicorn, its owner, and the card that took it, if any. Default: []. */
  loans?: string[][];
  /** Default: {}. */
  options?: Record<string, number | boolean | string>;
  /** `bob pass`: a player, and a label of `Asked`. Default: []. */
  path?: string[];
  /** Whether to list every possible outcome, if there are few. Default: false. */
  ways?: boolean;
}

/** A player of the position. A hand that is left out is unknown and gets cards that stop nothing. */
export interface Seated {
  name: string;
  /** Default: []. */
  stable?: string[];
  hand?: string[] | null;
}

/** The state after the last answer, and everything that led to it. */
export interface Ruling {
  view: View;
  players: string[];
  news: Consequence[];
  /** Default: []. */
  ask?: Asked[];
  /** Cards that are not a legal answer to an open question, and why. Default: []. */
  cannot?: Reason[];
  /** Left out if there are too many. */
  ways?: Way[] | null;
  ended?: Outcome | null;
}

/** An answer and its consequences; `said` is empty for those that the position itself triggers. */
export interface Consequence {
  said: string;
  news: Event[];
  /** What did not happen, and why. Default: []. */
  asides?: Reason[];
}

/** A question that is open now, and the label of each of its options. All unnamed cards in a hand share one option, whose label and kind are `unknown`. */
export interface Asked {
  who: string;
  seat: number;
  question: Question;
  labels: string[];
}

/** One possible outcome: the answers and their consequences. */
export interface Way {
  path: string[];
  news: Event[];
}

/** A position in which exactly one line of play reaches the goal of the turn, whatever the opponents hold and do. */
export interface Puzzle {
  id: string;
  theme: "neigh" | "whom" | "win";
  /** Win this turn, or stop the player whose turn it is from winning. */
  goal: "hold" | "win";
  profile: string;
  game: string;
  seats: number;
  me: number;
  /** The right answer to one leads to the next. */
  questions: PuzzleQuestion[];
}

/** A question of a puzzle: exactly one answer is right. */
export interface PuzzleQuestion {
  /** The state at the question. */
  start: Step;
  /** For each option, the number of its film. */
  answers: number[];
  films: PuzzleFilm[];
}

/** The consequences of an answer, up to the next choice or until the turn is decided. */
export interface PuzzleFilm {
  steps: Step[];
  /** Default: false. */
  right?: boolean;
  ended?: Outcome | null;
}

/** The available puzzles. */
export interface PuzzleList {
  /** The server's date, in UTC. */
  day: string;
  /** The puzzles by rulebook. */
  books: Record<string, PuzzleBook>;
}

/** The puzzles of a rulebook. */
export interface PuzzleBook {
  /** The id of today's puzzle. */
  today: string;
  /** The themes of its puzzles in order: that of `second-ru-1` first. */
  themes: ("neigh" | "whom" | "win")[];
}

/** Answers to the questions of a puzzle, in order. */
export interface PuzzleAnswers {
  answers: number[];
}

/** Whether answers solve a puzzle; the film shows the consequences of the last one. */
export interface PuzzleVerdict {
  solved: boolean;
  /** How many answers are right before the first wrong one. */
  right: number;
  film: PuzzleFilm;
}
