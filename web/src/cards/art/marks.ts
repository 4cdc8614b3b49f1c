// The marks of the colours of Unorog, on cards and in sentences.
import { type Colour, shape, TINTS } from "./shapes";

/** The letter in a shape; З would be read as a 3, so the leaf has its veins instead. */
const lettered = (colour: Colour, letter: string): string =>
  letter === "З"
    ? '<path d="M-10 10L8-8M-4 4V-4M-4 4H5M2-2V-9M2-2H9" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>'
    : `<text x="0" y="${{ red: 6, blue: 10, green: 7, yellow: 8 }[colour]}" font-size="18" font-weight="900" text-anchor="middle" fill="#fff">${letter}</text>`;

/** The mark of a colour as a small picture: the shape with its letter in the reader's language. */
export const mark = (colour: Colour, letter: string): string =>
  `<svg viewBox="-17 -17 34 34" aria-hidden="true" focusable="false"><g stroke="#fffdf7" stroke-width="2" stroke-linejoin="round">${shape(colour, TINTS[colour].deep)}</g>${lettered(colour, letter)}</svg>`;
