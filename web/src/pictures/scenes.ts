// What the pictures of the two games are made of: heads over a half-door, and a fan of cards over a cauldron.
import { head } from "../cards/art/beasts";
import { LINE, WIDTH, at, c, chance } from "../cards/art/draw";
import { type Colour, shape, TINTS } from "../cards/art/shapes";
import { drop } from "../cards/art/things";
import { draw } from "../cards/art/unorog";
import { headOf } from "./avatars";

const line = (parts: string): string => `<g stroke="${LINE}" stroke-width="${WIDTH}" stroke-linejoin="round" stroke-linecap="round">${parts}</g>`;
const mirrored = (part: string): string => `<g transform="scale(-1 1)">${part}</g>`;

const DOOR = 322; // where the half-door starts
const WINKING = { body: "#9a8de0", mane: ["#2b2560", "#5db8f0", "#8fd3ff"], muzzle: "#bdb3f2", horn: "#dff2ff", eyes: "wink" } as const;
const COOL = { body: "#5b4a6e", mane: ["#f2607d", "#b8325e", "#ff8a3d"], muzzle: "#7d6a92", horn: "#ff8a3d", eyes: "half", mouth: "grin" } as const;
const STARRY = { mane: ["#f2607d", "#ffd84d", "#5db8f0"], eyes: "star", mouth: "open" } as const;

/** Friends who look over the half-door, in a frame of 586 by 322. */
export const stableFriends = (): string =>
  line(
    at(91, DOOR - 57, mirrored(head({ ...WINKING, mane: [...WINKING.mane] })), 2.13, -4) +
      at(504, DOOR - 57, head({ ...COOL, mane: [...COOL.mane] }), 2.13, 4) +
      at(401, DOOR - 60, headOf("tusk", "glad"), 2.13, 4) +
      at(234, DOOR - 88, head({ ...STARRY, mane: [...STARRY.mane] }), 2.98, -3),
  );

const FAN: [face: string, colour?: Colour][] = [["7", "blue"], ["stone", "red"], ["alicorn"], ["mirror", "green"], ["3", "yellow"]];
const CARD = { width: 100, height: 140, apart: 98, turn: 9, scale: 1.5 };

/** Five cards of Unorog in a fan, in a frame of 586 by 250. */
export function unorogFan(): string {
  const middle = (FAN.length - 1) / 2;
  const placed = FAN.map(([face, colour], n) => {
    const off = n - middle;
    return { far: Math.abs(off), markup: at(293 + off * CARD.apart, 118 + off * off * 12, card(face, colour), CARD.scale, off * CARD.turn) };
  });
  return placed
    .sort((one, other) => other.far - one.far)
    .map(({ markup }) => markup)
    .join(""); // the middle one is on top
}

function card(face: string, colour?: Colour): string {
  const { width, height } = CARD;
  const [ground, edge] = colour ? [TINTS[colour].pale, "#fffaf0"] : ["#cfc2f2", "#4b3b78"];
  const paper = `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="9" fill="${ground}" stroke="${edge}" stroke-width="4"/>`;
  const sign = colour ? `<g stroke="#fffdf7" stroke-width="2" stroke-linejoin="round">${shape(colour, TINTS[colour].deep)}</g>` : "";
  const corners = [-34, 34].flatMap((x) => [-54, 54].map((y) => at(x, y, sign, 0.76)));
  return paper + placedAt(draw(face, colour), -46, -48, 92) + corners.join("");
}

/** A picture inside another one. */
const placedAt = (svg: string, x: number, y: number, size: number): string => svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

/** Bubbles and drops, in the same frame. */
export function unorogSplashes(): string {
  const bubbles = Array.from({ length: 26 }, (_, n) => {
    const some = chance(`bubble ${n}`);
    const [x, y, size] = [some() * 586, some() * 235 - 60, 3 + some() * 13];
    return c(x, y, size, "none", ` stroke="#e8fff6" stroke-width="2" opacity="${(0.15 + some() * 0.4).toFixed(2)}"`);
  });
  const drops = [
    [58, 160, 1.3, -30],
    [527, 150, 1.4, 28],
    [176, 206, 1, -14],
    [422, 200, 1.1, 12],
  ] as const;
  return bubbles.join("") + line(drops.map(([x, y, size, turn]) => at(x, y, drop("#8df0cf"), size, turn)).join(""));
}
