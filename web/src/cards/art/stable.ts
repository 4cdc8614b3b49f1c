// All pictures of the stable game, and one for a card of a pack that no one has drawn yet.
import { GOLD, WHITE, at, letters, sheet, star } from "./draw";
import { head, pony } from "./beasts";
import { scene } from "./scenes";
import { BABIES } from "./stable/babies";
import { DOWNGRADES, UPGRADES } from "./stable/grades";
import { INSTANTS, MAGIC } from "./stable/magic";
import type { Pictures } from "./stable/picture";
import { SEA } from "./stable/sea";
import { AIR, LAND, NIGHT_MARKET } from "./stable/unicorns";
import { arrow, swirl } from "./things";

export const PICTURES: Pictures = { ...BABIES, ...LAND, ...AIR, ...NIGHT_MARKET, ...SEA, ...MAGIC, ...INSTANTS, ...UPGRADES, ...DOWNGRADES };

const UNKNOWN: Record<string, () => string> = {
  baby: () => at(50, 58, head({ mane: "#c9b6f0", eyes: "sleepy" })),
  basic: () => pony({ mane: "#c9b6f0" }),
  magical: () => pony({ mane: "#c9b6f0", wings: WHITE }),
  upgrade: () => at(50, 52, arrow("#6fd08c"), 1.6, -90),
  downgrade: () => at(50, 52, arrow("#d8574f"), 1.6, 90),
  instant: () => letters(50, 74, 70, "!", GOLD, ' stroke-width="6"'),
};

/** The picture of a kind; a pack from elsewhere gets one by its type. */
export function draw(kind: string, type: string): string {
  const own = PICTURES[kind];
  return own ? own(kind) : sheet(scene(type, kind), (UNKNOWN[type] ?? (() => at(50, 52, swirl("#a98bf0"), 1.6) + star(50, 52, 9, GOLD)))());
}
