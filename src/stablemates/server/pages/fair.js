// Verifies the deal of a match file.  This second implementation shares only the description in docs/fair-dealing.md
// with the server's.  It knows how the cards are shuffled and dealt, not how the game is played.

import { shake256 } from "./shake.js";

const LONGEST_WORD = 64;
const DAY = /^\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}$/u;
const HEX = /^[0-9a-f]+$/;
const utf8 = new TextEncoder();

export class Unreadable extends Error {}

/** Verifies a match file.  `noted` is the commitment that a player wrote down before the deal, if any. */
export async function check(text, noted = "") {
  const { header, answers, broken } = read(text);
  const fair = header.fair;
  const findings = [];
  const find = (what, good) => findings.push({ what, good });

  if (noted.trim()) find("noted", noted.trim().toLowerCase() === fair.commitment);
  find("commitment", (await sha256(utf8.encode(fair.secret))) === fair.commitment);
  find("seed", header.seed === (await seedOf(header)));

  const stream = new Stream(await hmac(bytes(header.seed)));
  const deck = [...fair.deck].sort((a, b) => a - b);
  const whole = isWhole(header.game, deck, header.seats.length);
  await stream.shuffle(deck);
  find("deck", whole && canonical(deck) === canonical(fair.deck));
  if (Object.hasOwn(DEALING, header.game)) {
    const hands = await DEALING[header.game](stream, deck, header.seats.length);
    find("hands", canonical(hands) === canonical(fair.hands.map((hand) => hand.map((face) => face.card))));
    if (header.game === "unorog") find("kinds", fair.hands.flat().every((face) => face.kind === nameOf(face.card)));
  }
  find("sum", !broken && (await sumOf(header, answers)) === fair.sum);
  return { good: findings.every((finding) => finding.good), findings, header, day: publicDay(fair) };
}

// --- reading ---------------------------------------------------------------------------------------

function read(text) {
  const [first, ...lines] = text.split(/\r\n|\r|\n/);
  let header;
  try {
    header = JSON.parse(first);
  } catch {
    throw new Unreadable("header");
  }
  const fair = header?.fair;
  if (header?.continues) throw new Unreadable("continues");
  if (typeof fair !== "object" || fair === null) throw new Unreadable("fair");
  const lists = [header.seats, fair.words, fair.deck, fair.hands];
  const texts = [header.game, header.profile, header.seed, fair.commitment, fair.secret, fair.sum];
  if (
    header.format !== 1 ||
    typeof header.options !== "object" ||
    !texts.every((one) => typeof one === "string") ||
    !lists.every(Array.isArray) ||
    ![...header.seats, ...fair.words].every((one) => typeof one === "string") ||
    !fair.deck.every(Number.isSafeInteger) ||
    !fair.hands.every((hand) => Array.isArray(hand) && hand.every((face) => typeof face?.kind === "string"))
  ) {
    throw new Unreadable("fields");
  }
  const given = lines.filter((line) => line.trim() && !line.startsWith("#")).map((line) => line.trim().split(/\s+/));
  const broken = !given.every((parts) => parts.length === 2 && parts.every((part) => /^[0-9]{1,6}$/.test(part)));
  return { header, answers: given.map((parts) => parts.map(Number)), broken };
}

/** Canonical JSON, which any program writes alike: no spaces, sorted names, no escaped letters. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(",")}}`;
}

/** The date of a deal of the day: every seat's word is that date, and the secret follows from it; otherwise "". */
function publicDay({ words, secret }) {
  const [day] = words;
  const named = DAY.test(day) && words.every((word) => word === day);
  return named && hex(shake256(utf8.encode(`stablemates ${day}`), 128)) === secret ? day : "";
}

// --- from the secret to the cards --------------------------------------------------------------------

async function seedOf(header) {
  const words = header.fair.words.map((word) => word.normalize("NFC"));
  const whole = words.every((word) => [...word].length <= LONGEST_WORD && !/\p{Surrogate}/u.test(word));
  const secret = header.fair.secret;
  if (!whole || words.length !== header.seats.length || secret.length !== 256 || !HEX.test(secret)) return "";
  const table = utf8.encode(canonical([header.game, header.profile, header.options, words.length, words]));
  const sign = await hmac(bytes(secret));
  return hex(await sign(join(counter(0), table))) + hex(await sign(join(counter(1), table)));
}

async function sumOf(header, answers) {
  const { sum, ...fair } = header.fair;
  const lines = answers.map(([seat, option]) => `\n${seat} ${option}`).join("");
  return sha256(utf8.encode(canonical({ ...header, fair }) + lines));
}

/** The random stream: block i is the HMAC-SHA-512 of i (as 8 bytes) under the seed, read as sixteen 32-bit words. */
class Stream {
  constructor(sign) {
    this.sign = sign;
    this.used = 0;
  }

  async next32() {
    const place = this.used % 16;
    if (place === 0) this.block = new DataView((await this.sign(counter(this.used / 16))).buffer);
    this.used += 1;
    return this.block.getUint32(4 * place);
  }

  /** A number from 0 to n - 1; words beyond the last multiple of n are discarded, so that all are equally likely. */
  async below(n) {
    const limit = 2 ** 32 - (2 ** 32 % n);
    let word = await this.next32();
    while (word >= limit) word = await this.next32();
    return word % n;
  }

  async shuffle(cards) {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = await this.below(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
  }
}

// --- how the games deal, from a deck that was shuffled once; its top is its end ------------------------

const DEALING = {
  async stable(_, deck, seats) {
    return dealt([...deck], seats, 0, 5);
  },

  async unorog(stream, deck, seats) {
    const well = [...deck];
    let rivals = Array.from({ length: seats }, (_, seat) => seat);
    let place = well.length;
    while (rivals.length > 1) {
      // Everyone draws a card.  The highest card deals; players with equal cards draw again.
      if (place < rivals.length) {
        await stream.shuffle(well);
        place = well.length;
      }
      const values = rivals.map(() => valueOf(well[--place]));
      rivals = rivals.filter((_, i) => values[i] === Math.max(...values));
    }
    await stream.shuffle(well);
    return dealt(well, seats, rivals[0] + 1, 7);
  },
};

function dealt(deck, seats, first, rounds) {
  const hands = Array.from({ length: seats }, () => []);
  for (let n = 0; n < rounds * seats; n++) hands[(first + n) % seats].push(deck.pop());
  return hands;
}

/** Returns whether these are the numbers of all cards that the game shuffles, in order; true for unknown games. */
function isWhole(game, cards, seats) {
  if (game === "unorog") return cards.length === 108 && cards.every((card, i) => card === i);
  if (game !== "stable") return true;
  // The 13 babies come first and are not shuffled; two players get the first two Neighs, which have adjacent numbers.
  const taken = seats === 2 ? cards.findIndex((card, i) => card !== 13 + i) : cards.length;
  return taken > 0 && cards.every((card, i) => card === 13 + i + (i < taken ? 0 : 2));
}

const COLOURS = ["blue", "green", "red", "yellow"];
const RELICS = ["stone", "mirror", "dust"];
const SPARE = { 54: "hoof", 67: "hoof", 80: "alicorn", 93: "alicorn" }; // there is only one 0 of each colour

function nameOf(card) {
  const kind = card % 54;
  if (card in SPARE) return SPARE[card];
  if (kind >= 52) return kind === 52 ? "hoof" : "alicorn";
  const face = kind % 13;
  return `${COLOURS[Math.floor(kind / 13)]}_${face < 10 ? face : RELICS[face - 10]}`;
}

function valueOf(card) {
  const face = nameOf(card).split("_")[1];
  if (face === undefined) return 50;
  return RELICS.includes(face) ? 20 : Number(face);
}

// --- bytes -------------------------------------------------------------------------------------------

async function hmac(key) {
  const usable = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-512" }, false, ["sign"]);
  return async (data) => new Uint8Array(await crypto.subtle.sign("HMAC", usable, data));
}

async function sha256(data) {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data)));
}

function counter(i) {
  const eight = new Uint8Array(8);
  new DataView(eight.buffer).setBigUint64(0, BigInt(i));
  return eight;
}

function join(a, b) {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

function hex(data) {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(text) {
  if (!HEX.test(text) || text.length < 160 || text.length % 2) throw new Unreadable("seed");
  return Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
}
