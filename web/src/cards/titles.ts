// Titles on cards of any size: the distinguishing word comes first, and letters are as large as the visible width allows.
import { hyphenated } from "./hyphen";

const LETTER = 0.7; // the width of a bold letter in em, where none can be measured
const SPACED = -0.01; // em between two letters
const HYPHEN = 0.42; // em
const SPACE = 0.35; // em
const TIGHT = 0.97; // the part of a line that a word may take up: browsers round, and then would break it anywhere
const MEASURED = 100; // the font size in pixels at which letters are measured
const LEAST = 6.5; // the smallest readable font size, in pixels
const CLEAR = 9; // the font size in pixels from which no word is broken to make the others larger
export const BARE = 46; // a card narrower than this, in pixels, has only its icon and its picture
const BREAKABLE = 5; // the number of letters from which a word that is wider than its line is hyphenated
const WORD = /[^\s-]+-?/g; // a line may also end at a hyphen of the title itself
const SHORT = 118; // a card narrower than this, in pixels, has the short title

/** "Baby Unicorn (Yellow)" as "Yellow Baby": on a small card the distinguishing word comes first. */
export function shortTitle(title: string): string {
  const found = /^(.+?)\s*\((.+)\)$/.exec(title);
  if (!found) return title;
  const [first = ""] = found[1]!.split(" ");
  const cyrillic = /[а-яіїєґ]/i.test(first);
  return `${found[2]![0]!.toUpperCase()}${found[2]!.slice(1)} ${cyrillic ? first.toLowerCase() : first}`;
}

/** The width of a title: the visible part of the card between its borders. */
export function titleWidth(width: number, seen: number): number {
  const border = Math.max(2, width * 0.032);
  return seen < width ? seen - border - 2 : width - 2 * border;
}

export type Set = { text: string; size: number; lines: number };

/** A title for a card of this width, of which `seen` pixels show; null if no title would be readable. */
export function setTitle(title: string, width: number, seen: number): Set | null {
  if (width < BARE) return null;
  const text = width < SHORT ? shortTitle(title) : title;
  const room = titleWidth(width, seen) - 4;
  const most = Math.min(17, width * 0.118);
  // Two lines, unless a third allows much larger letters.
  const [two, three] = [2, 3].map((lines) => largest(text, room, most, lines));
  const lines = three! > two! * 1.2 || two! < 7.5 ? 3 : 2;
  const size = lines === 3 ? three! : two!;
  // A browser breaks a hyphenated word wherever that makes the lines more even, so a word that fits has no hyphens.
  return { text: text.replace(WORD, (word) => (widthOf(word) > (room * TIGHT) / size ? hyphenated(word, BREAKABLE) : word)), size, lines };
}

const widths = new Map<string, number>();
let pen: OffscreenCanvasRenderingContext2D | null | undefined;

/** The width of a bold word, in em. */
function widthOf(word: string): number {
  pen ??= typeof OffscreenCanvas === "undefined" ? null : new OffscreenCanvas(1, 1).getContext("2d");
  let width = widths.get(word);
  if (width === undefined) {
    if (pen) pen.font = `700 ${MEASURED}px ${getComputedStyle(document.body).fontFamily}`;
    width = (pen ? pen.measureText(word).width / MEASURED : word.length * LETTER) + word.length * SPACED;
    widths.set(word, width);
  }
  return width;
}

/** The largest font size, or a somewhat smaller one that breaks no word. */
function largest(text: string, room: number, most: number, lines: number): number {
  const fit = (breaks: boolean): number => {
    for (let size = most; size > LEAST; size -= 0.4) if (linesOf(text, (room * TIGHT) / size, breaks) <= lines) return size;
    return LEAST;
  };
  const [whole, broken] = [fit(false), fit(true)];
  return whole >= CLEAR || (whole > LEAST && whole >= broken * 0.8) ? whole : broken;
}

/** How many lines of this many em a text takes; a word wider than a line counts as too many, unless it may and can be broken. */
function linesOf(text: string, room: number, breaks: boolean): number {
  let [lines, used] = [1, 0];
  const put = (width: number, gap: number, hyphen = 0): void => {
    const fits = used + gap + width + hyphen <= room;
    [lines, used] = fits ? [lines, used + gap + width] : [lines + 1, width];
  };
  let joined = true; // the word follows a hyphen, or nothing
  for (const word of text.match(WORD) ?? []) {
    const gap = joined ? 0 : SPACE;
    joined = word.endsWith("-");
    if (widthOf(word) <= room) {
      put(widthOf(word), gap);
      continue;
    }
    const parts = breaks ? hyphenated(word, BREAKABLE).split("\u00ad") : [word];
    if (parts.some((part) => widthOf(part) + HYPHEN > room)) return Infinity;
    parts.forEach((part, n) => put(widthOf(part), n ? 0 : gap, n < parts.length - 1 ? HYPHEN : 0));
  }
  return lines;
}
