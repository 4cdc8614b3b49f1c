// The marks of the colours of Unorog, on cards and in sentences.
import { type Colour, shape, TINTS } from "./shapes";

/** Instead of letters that would be read as digits, З as a 3 and Ч as a 4: the veins of the leaf, a gleam on the heart. */
const DRAWN: Record<string, string> = { З: "M-10 10L8-8M-4 4V-4M-4 4H5M2-2V-9M2-2H9", Ч: "M-9-2C-9-6-7-8-4-8" };

const lettered = (colour: Colour, letter: string): string =>
  letter in DRAWN
    ? `<path d="${DRAWN[letter]}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`
    : `<text x="0" y="${{ red: 6, blue: 10, green: 7, yellow: 8 }[colour]}" font-size="18" font-weight="900" text-anchor="middle" fill="#fff">${letter}</text>`;

/** The mark of a colour as a small picture: the shape with its letter in the reader's language. */
export const mark = (colour: Colour, letter: string): string =>
  `<svg viewBox="-17 -17 34 34" aria-hidden="true" focusable="false"><g stroke="#fffdf7" stroke-width="2" stroke-linejoin="round">${shape(colour, TINTS[colour].deep)}</g>${lettered(colour, letter)}</svg>`;
