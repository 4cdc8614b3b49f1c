// The peer of the load test: a four-seat card game on boardgame.io, written as its manual suggests.
//
// The game has only the flow that the load test needs: the seat whose turn it is plays a card or draws one, the turn
// passes to the next seat, and every seat is sent its own view.  It never ends; when the deck is empty, the discard pile
// is shuffled into it.

import { createRequire } from "node:module";
import { parseArgs } from "node:util";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 4;
const HAND = 7;
const SHOWN = 10; // cards of the discard pile that everyone sees
const COPIES = 6;
const KINDS = [
  "basic_unicorn", "rainbow_mane", "silver_horn", "night_mare", "cloud_rider", "glitter_storm", "stable_door",
  "broken_bridle", "golden_hoof", "sugar_cube", "thunder_tail", "moon_dancer", "paper_crown", "river_foal",
  "winter_coat", "wild_clover", "quiet_meadow", "second_wind", "lost_saddle", "fair_trade",
];

function setup({ ctx, random }) {
  const deck = random.Shuffle(
    KINDS.flatMap((kind, place) =>
      Array.from({ length: COPIES }, (_, copy) => ({ id: place * COPIES + copy, kind, worth: 1 + (place % 5) })),
    ),
  );
  const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(0, HAND));
  return { deck, hands, discard: deck.splice(0, SHOWN), points: hands.map(() => 0), last: null };
}

function play({ G, playerID }, id) {
  const hand = G.hands[playerID];
  const place = hand.findIndex((card) => card.id === id);
  if (place < 0) return INVALID_MOVE;
  const [card] = hand.splice(place, 1);
  G.discard.push(card);
  G.points[playerID] += card.worth;
  G.last = { seat: Number(playerID), did: "play", card };
}

function draw({ G, playerID, random }) {
  if (G.deck.length === 0) {
    const buried = G.discard.splice(0, G.discard.length - SHOWN);
    if (buried.length === 0) return INVALID_MOVE;
    G.deck = random.Shuffle(buried);
  }
  G.hands[playerID].push(G.deck.pop());
  G.last = { seat: Number(playerID), did: "draw", card: null };
}

// What a seat may know: its own hand, the top of the discard pile, and the number of all other cards.
function playerView({ G, playerID }) {
  return {
    hand: playerID === null ? [] : G.hands[playerID],
    seats: G.hands.map((hand, seat) => ({ seat, name: `Player ${seat}`, cards: hand.length, points: G.points[seat] })),
    discard: G.discard.slice(-SHOWN),
    counts: { deck: G.deck.length, discard: G.discard.length },
    last: G.last,
  };
}

const { values } = parseArgs({ options: { port: { type: "string", default: "8765" } } });

const game = {
  name: "peer",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true, // saves the peer the work of keeping earlier states
  setup,
  playerView,
  moves: { play, draw },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [game], origins: false });
// The library passes `port` to listen(), which also takes an address: only this machine can connect.
const running = await server.run({ port: { host: "127.0.0.1", port: Number(values.port) } });
process.on("SIGTERM", () => {
  server.kill(running);
  process.exit(0);
});
