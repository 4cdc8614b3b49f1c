// Unorog.  `play-relic` and `play-alicorn` are plays of such a card, `deal` is drawing the first hand (U-SET-02),
// `penalty` is having to draw cards (U-STONE-01, U-ALI-02, U-ALI-04, U-CALL-02), and `catch-in-vain` is trying to
// catch a player who has called.
import { described } from "./kind";

export const UNOROG = described("unorog", {
  "dealer-card": { scene: "fly", sound: "flip" },
  dealer: { scene: "table" },
  deal: { scene: "fly", sound: "riffle" },
  "not-a-lock": { scene: "fly", sound: "pop" },
  open: { scene: "fly", sound: "splash" },
  draw: { scene: "fly", sound: "draw" },
  penalty: { scene: "shout", sound: "plus", buzz: [20, 20, 20], hit: { buzz: [30, 30, 30, 30, 60] } },
  refill: { scene: "table" },
  empty: { scene: "table", sound: "flat" },
  play: { scene: "fly", sound: "splash" },
  "play-relic": { scene: "read", sound: "splash" },
  "play-alicorn": { scene: "read", sound: "alicorn", buzz: [40, 30, 40], hits: "next", hit: { buzz: [60, 40, 120] } },
  call: { scene: "shout", sound: "unorog", buzz: [40] },
  mirror: { scene: "shout", sound: "swish-back" },
  sleep: { scene: "shout", sound: "snore", hit: { buzz: [60] } },
  check: { scene: "shout", sound: "drum", buzz: [30, 30, 30], hit: { buzz: [40, 40, 40] } },
  show: { scene: "fly", sound: "flip" },
  dishonest: { scene: "stamp", sound: "caught", buzz: [60, 40, 120] },
  honest: { scene: "stamp", sound: "halo", buzz: [40] },
  catch: { scene: "shout", sound: "caught", buzz: [60, 40, 60], hit: { buzz: [60, 40, 120] } },
  "catch-in-vain": { scene: "shout", sound: "pop" },
  round: { scene: "end" }, // the end screen follows, with its fanfare
});
