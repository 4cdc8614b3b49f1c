// The colours of Unorog.  Each has its own shape, so that no one has to tell colours apart: a heart, a drop, a leaf
// and a star differ in outline, not only in how they are turned.
import { p } from "./draw";

export type Colour = "red" | "blue" | "green" | "yellow";
type Tint = { plain: string; pale: string; deep: string };

export const TINTS: Record<Colour, Tint> = {
  red: { plain: "#e8506a", pale: "#ffd9df", deep: "#a81f3a" },
  blue: { plain: "#4a8fe0", pale: "#d3e6fb", deep: "#1f55a8" },
  green: { plain: "#4fb068", pale: "#d6f0d6", deep: "#1c6e38" },
  yellow: { plain: "#f2b92c", pale: "#fff0bd", deep: "#7a5800" },
};

const OUTLINES: Record<Colour, string> = {
  red: "M0 13C-20-1-13-15-4-13-1-12 0-9 0-7 0-9 1-12 4-13 13-15 20-1 0 13Z",
  blue: "M0-15C8-4 12 1 12 5.5A12 9.5 0 0 1-12 5.5C-12 1-8-4 0-15Z",
  green: "M-12 12C-16-6-4-14 13-13 14 4 6 16-12 12ZM-12 12L-15 15",
  yellow: "M0 -15.5L6.6 -8.1L15.7 -4.1L10.7 4.5L9.7 14.3L0 12.2L-9.7 14.3L-10.7 4.5L-15.7 -4.1L-6.6 -8.1Z",
};

/** The shape of a colour around 0, 0, about 30 by 30. */
export const shape = (colour: Colour, fill: string, more = ""): string => p(OUTLINES[colour], fill, more);
