// Text as large as a box allows.
const WIDTH = 0.6; // of a letter, in em, on average in our three languages
const LINE = 1.2; // em

/** The font size in pixels at which `letters` letters fit a box, between the smallest readable and the largest wanted. */
export function fitted(letters: number, width: number, height: number, most: number, least = 11): number {
  for (let size = most; size > least; size -= 0.5) {
    const line = Math.floor(width / (size * WIDTH));
    if (line > 4 && Math.ceil((letters * 1.12) / line) * size * LINE <= height) return size;
  }
  return least;
}
