// The signs of the types: each its own figure on its own badge, so that colour is never the only difference.
// Unicorns have a round badge, upgrades and downgrades a shield, and cards that are discarded after use a diamond.
import type { CardType } from "./catalogue";

const ROUND = '<circle cx="12" cy="12" r="11"/>';
const SHIELD = '<path d="M2 2.5h20v11c0 5-5 7.5-10 9.5-5-2-10-4.5-10-9.5Z"/>';
const DIAMOND = '<path d="M12 .5 23.5 12 12 23.5.5 12Z"/>';
const SQUARE = '<rect x="1" y="1" width="22" height="22" rx="5"/>';

const line = (d: string): string => `<path d="${d}" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (d: string): string => `<path d="${d}" fill="#fff"/>`;

const SIGNS: Record<CardType, [string, string]> = {
  // A feeding bottle.
  baby: [ROUND, fill("M10 4.5h4v2.5h-4ZM8.5 8h7v2h-7Z") + fill("M8 11h8v6.5a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2Z")],
  // A horseshoe.
  basic: [ROUND, line("M7.5 18.5c-3-6-1-12.5 4.5-12.5s7.5 6.5 4.5 12.5")],
  // A horn and a gleam.
  magical: [ROUND, fill("M6 18.5 12.5 4l3 12.5c-2.5 2.5-6.5 3-9.5 2Z") + fill("M18 4l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8Z")],
  upgrade: [SHIELD, line("M12 17.5v-11M7 11l5-5 5 5")],
  downgrade: [SHIELD, line("M12 6v11M7 12.5l5 5 5-5")],
  // A star.
  magic: [DIAMOND, fill("M12 5.5l1.8 4.3 4.7.4-3.6 3 1.2 4.6-4.1-2.5-4.1 2.5 1.2-4.6-3.6-3 4.7-.4Z")],
  // Stop!
  instant: [DIAMOND, line("M12 6.5v6.5") + '<circle cx="12" cy="17" r="1.5" fill="#fff"/>'],
  panda: [
    ROUND,
    '<circle cx="6" cy="6.5" r="3" fill="#1c1730"/><circle cx="18" cy="6.5" r="3" fill="#1c1730"/><circle cx="12" cy="12.5" r="7.5" fill="#fff"/><ellipse cx="9" cy="12" rx="2" ry="2.6" fill="#1c1730"/><ellipse cx="15" cy="12" rx="2" ry="2.6" fill="#1c1730"/><path d="M10.8 15.5h2.4l-1.2 1.5Z" fill="#1c1730"/>',
  ],
  lock: [ROUND, line("M8 5c6 3 6 6 3 9s-2 5 5 5")],
  relic: [SQUARE, fill("M12 4.5 18.5 12 12 19.5 5.5 12Z")],
  elder: [SQUARE, fill("M12 3.5l2.3 6.2 6.2 2.3-6.2 2.3L12 20.5l-2.3-6.2L3.5 12l6.2-2.3Z")],
  unknown: [SQUARE, line("M8.5 9a3.5 3.5 0 1 1 5 3c-1 .6-1.5 1-1.5 2.5M12 18v.1")],
};

/** The sign of a type; its badge has the colour of the surrounding text. */
export const typeSign = (type: CardType): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><g fill="currentColor" stroke="#fffdf7" stroke-width="1">${SIGNS[type][0]}</g>${SIGNS[type][1]}</svg>`;

/** An "i" for the button that opens a card to be read. */
export const INFO = `<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="10" fill="#fffdf7" stroke="#35214d" stroke-width="1.5"/><circle cx="12" cy="7.2" r="1.5" fill="#35214d"/><path d="M12 11v6.5" stroke="#35214d" stroke-width="2.6" stroke-linecap="round"/></svg>`;
