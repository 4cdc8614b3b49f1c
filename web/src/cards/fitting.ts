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

/** The largest size from `most` down to `least`, in half steps, that fits; the last that was tried stays.  Each try costs a layout, so few are made. */
export function largestFitting(most: number, least: number, fits: (size: number) => boolean): number {
  if (most <= least || fits(most)) return most;
  const sizes = Math.floor((most - least) * 2); // below the largest
  let [small, large] = [sizes, 0]; // in steps: the smallest is taken anyway, the largest does not fit
  while (small - large > 1) {
    const half = Math.floor((small + large) / 2);
    if (fits(most - half / 2)) small = half;
    else large = half;
  }
  fits(most - small / 2);
  return most - small / 2;
}
