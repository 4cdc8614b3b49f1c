// What is said between a table and those who sit at it.  Written by tools/protocol.py; do not edit.

export const PROTOCOL = 1;

/** What a client may say. */
export type Command = Sit | Stand | Return | AddBot | Remove | Settle | GiveWord | Start | HandOver | Close | Answer | Call | Hold | Mode | Patience | Nudge | Undo | Consent | Wait | Rematch | Chat | Say | React | Mute;

/** What a server says. */
export type Message = Welcome | Update | Accepted | Refused | Bye;

/** Take a seat, or change one's name or place. */
export interface Sit {
  type: "sit";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
  name: string;
  /** None: the first that is free. */
  seat?: number | null;
}

/** Give up one's seat; during a game a bot plays on, and one may return. */
export interface Stand {
  type: "stand";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
}

/** Take one's seat back from the bot. */
export interface Return {
  type: "return";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
}

/** Put a bot on an empty seat. */
export interface AddBot {
  type: "addbot";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
  level: string;
  /** None: all that are empty. */
  seat?: number | null;
}

/** The host takes a bot or a person off a seat. */
export interface Remove {
  type: "remove";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
  seat: number;
}

/** The host changes what is played. */
export interface Settle {
  type: "settle";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
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
}

/** Add a word to the shuffle. */
export interface GiveWord {
  type: "giveword";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
  word: string;
}

/** The host lets the cards be dealt. */
export interface Start {
  type: "start";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
}

/** The host makes somebody else the host. */
export interface HandOver {
  type: "handover";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
  seat: number;
}

/** The host closes the table. */
export interface Close {
  type: "close";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
}

/** The answer to the question one is asked: the number of an option. */
export interface Answer {
  type: "answer";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
  option: number;
}

/** Say «Unorog!» a moment late: it counts as said with the card just laid. */
export interface Call {
  type: "call";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
}

/** Hmm: a little more time in this window. Nobody is told who asked for it. */
export interface Hold {
  type: "hold";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
}

/** How one wants to be asked in windows. Nobody else is told. */
export interface Mode {
  type: "mode";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
  mode: "always" | "armed" | "sleep" | "smart";
  /** Armed: only against this player. */
  seat?: number | null;
  /** Armed: only against a card of this kind. */
  kind?: string | null;
  /** Armed: only against cards of this type. */
  of_type?: string | null;
  /** What ends the sleep. Default: ["wins", "mine", "stops"]. */
  wake?: ("mine" | "stops" | "wins")[];
}

/** Windows and clocks that take twice or ten times as long, at tables of friends. Nobody is told who asked. */
export interface Patience {
  type: "patience";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
  times: 1 | 2 | 10;
}

/** The host of a table without clocks reminds those who are awaited. */
export interface Nudge {
  type: "nudge";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
}

/** Take back one's last answer. */
export interface Undo {
  type: "undo";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
}

/** Yes or no to somebody's wish to take an answer back. */
export interface Consent {
  type: "consent";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
  yes: boolean;
}

/** Let the table wait for those who are away instead of seating a bot for them. */
export interface Wait {
  type: "wait";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
}

/** Once more, with the same people. */
export interface Rematch {
  type: "rematch";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
}

/** Say something, at a private table. */
export interface Chat {
  type: "chat";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
  text: string;
}

/** Say one of the ready phrases. */
export interface Say {
  type: "say";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
  phrase: "bye" | "good-luck" | "hello" | "hurry" | "one-more" | "oops" | "sorry" | "thanks" | "thinking" | "well-played" | "wow";
}

/** Show a small picture. */
export interface React {
  type: "react";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
  reaction: "angry" | "clap" | "cry" | "heart" | "laugh" | "unicorn";
}

/** Do not show me what this seat says. */
export interface Mute {
  type: "mute";
  /** Random; a repeated one changes nothing. */
  id: string;
  /** The state number that the sender saw. */
  on: number;
  seat: number;
  /** Default: true. */
  muted?: boolean;
}

/** The first message, and again after a break: how things stand, and what the viewer has missed. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  look: Look;
  news: News[];
  /** Whether `news` is all that was missed. */
  complete: boolean;
}

/** All that a viewer sees at one moment. */
export interface Look {
  /** The number that commands are made on. */
  state: number;
  /** The number of the last news; a client that comes back names it. */
  stream: number;
  /** The server's clock. */
  now: number;
  /** The viewer's seat, or -1. */
  you: number;
  table: TableView;
  /** The game as the viewer's seat sees it. */
  game?: Record<string, unknown> | null;
  ask?: Ask | null;
  window?: WindowView | null;
  clock?: ClockView | null;
  mine?: Mine | null;
}

/** The table as everybody sees it. */
export interface TableView {
  phase: "closed" | "lobby" | "over" | "playing";
  settings: Settings;
  seats: SeatView[];
  /** A seat, or -1. */
  host: number;
  code: string;
  /** How many games have been dealt here. */
  game: number;
  /** Of the next deal, or of the one that is played. */
  commitment: string;
  /** That were added to the deal that is played. */
  words: string[];
  watching: number;
  /** Points that win the series. Default: 0. */
  goal?: number;
  wish?: Wish | null;
  /** Nobody is there: all clocks stand still. Default: false. */
  waiting?: boolean;
  /** The number of an error report: the last answer could not be carried out. Default: "". */
  trouble?: string;
  ended?: Ended | null;
}

/** A seat as everybody sees it. */
export interface SeatView {
  /** Default: "". */
  name?: string;
  /** Default: "empty". */
  kind?: "bot" | "empty" | "person";
  /** Of the bot that plays here. Default: "". */
  level?: string;
  /** Whether the bot plays for a person, who may return. Default: false. */
  stand_in?: boolean;
  /** Default: true. */
  here?: boolean;
  /** Wants a rematch. Default: false. */
  again?: boolean;
  /** Has added a word to the shuffle. Default: false. */
  word?: boolean;
  /** In the series. Default: 0. */
  wins?: number;
  /** Default: 0. */
  points?: number;
}

/** Somebody wants to take an answer back. */
export interface Wish {
  seat: number;
  agreed: number[];
}

/** How the last game ended. */
export interface Ended {
  /** A seat, or -1: everybody lost. */
  winner: number;
  why: string;
  rule: string;
  points: number[];
  /** The number of the game, by which its record is found. */
  record: number;
  /** The seat that has won the series with it. Default: -1. */
  series?: number;
}

/** The question that the viewer is asked. */
export interface Ask {
  ask: string;
  options: OptionView[];
  /** Default: "". */
  rule?: string;
  /** Default: -1. */
  source?: number;
  /** Default: "". */
  face?: string;
  /** What is taken for those who are late. Default: 0. */
  least?: number;
  /** Default: []. */
  cannot?: Cannot[];
}

/** OptionView */
export interface OptionView {
  verb: string;
  /** Default: -1. */
  card?: number;
  /** Default: "". */
  face?: string;
  /** Default: -1. */
  seat?: number;
  /** Default: "". */
  word?: string;
}

/** Why a card of one's hand cannot be played now. */
export interface Cannot {
  card: number;
  /** A translation key. */
  why: string;
  rule: string;
  /** The card that forbids it. Default: -1. */
  source?: number;
  /** Default: "". */
  face?: string;
}

/** A window in which several may answer at once. It never says who has passed. */
export interface WindowView {
  kind: string;
  /** The seats that may answer. */
  asked: number[];
  /** The seat whose card it is about. */
  by: number;
  /** 0: the first answer to the card, 1: the answer to the answer, . */
  depth: number;
  /** By the server's clock, as the next. */
  opened: number;
  floor: number;
  ends: number | null;
  /** Default: -1. */
  source?: number;
  /** Default: "". */
  face?: string;
  /** Whether the game is over if nobody answers. Default: false. */
  wins?: boolean;
  /** Somebody has asked for more time. Default: false. */
  thinking?: boolean;
}

/** The clock of the one seat that is awaited. */
export interface ClockView {
  seat: number;
  started: number;
  /** When the bank is used up, too. */
  ends: number | null;
  /** Milliseconds left in it. Default: 0. */
  bank?: number;
}

/** What only the viewer sees of the table's affairs. */
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
  /** In the window that is open. */
  answered?: number | null;
  /** Default: false. */
  held?: boolean;
  /** Default: 0. */
  hold_left?: number;
  /** Whether the last answer can be taken back, and how. Default: "". */
  undo?: "" | "ask" | "free";
  /** Default: []. */
  muted?: number[];
  /** Default: "". */
  word?: string;
  /** Until when one may still call with the card just laid. */
  call?: number | null;
  /** Default: "". */
  armed_type?: string;
}

/** Something that happened: in the game, or at the table (then `kind` begins with `table-`). */
export interface News {
  kind: string;
  /** Default: -1. */
  seat?: number;
  /** Default: -1. */
  card?: number;
  /** Default: "". */
  face?: string;
  /** Default: -1. */
  whom?: number;
  /** Default: 0. */
  n?: number;
  /** Default: "". */
  word?: string;
  /** Default: -1. */
  source?: number;
  /** Default: "". */
  source_face?: string;
  /** Default: "". */
  rule?: string;
  /** Default: "". */
  text?: string;
}

/** Something has happened. */
export interface Update {
  type: "update";
  news: News[];
  look: Look;
}

/** A command was carried out, and is on disk. */
export interface Accepted {
  type: "accepted";
  id: string;
  state: number;
}

/** A command was not carried out; nothing has changed. `look` is how things stand. */
export interface Refused {
  type: "refused";
  id: string;
  /** A translation key. */
  reason: string;
  /** The same in English. */
  text: string;
  look?: Look | null;
  /** Default: "". */
  rule?: string;
}

/** The last message before the server hangs up. */
export interface Bye {
  type: "bye";
  reason: string;
  text: string;
}
