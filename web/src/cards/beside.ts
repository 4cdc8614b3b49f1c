// Placement next to an element under the mouse: easy to find, and without covering it.
type Box = { left: number; top: number; width: number; height: number };

const APART = 10; // pixels
const within = (value: number, most: number): number => Math.max(APART, Math.min(most - APART, value));

/** The position of something of size `w`, `h` next to a box: above it, below it, or on the side with more room. */
export function placeBeside({ left, top, width, height }: Box, [w, h]: [number, number], [wide, high]: [number, number]): [number, number] {
  const across = within(left + width / 2 - w / 2, wide - w);
  if (top - h >= 2 * APART) return [across, top - h - APART];
  if (top + height + h + 2 * APART <= high) return [across, top + height + APART];
  const right = left + width / 2 < wide / 2;
  return [within(right ? left + width + APART : left - w - APART, wide - w), within(top + height / 2 - h / 2, high - h)];
}

/** A Svelte action for an element with a fixed position.  It stays above the question if it can. */
export function beside(node: HTMLElement, box: Box | null): void {
  if (!box) return;
  const asked = document.querySelector("[data-dock]")?.getBoundingClientRect().top ?? innerHeight;
  const high = box.top < asked && node.offsetHeight + 2 * APART <= asked ? asked : innerHeight;
  const [left, top] = placeBeside(box, [node.offsetWidth, node.offsetHeight], [innerWidth, high]);
  node.style.inset = `${top}px auto auto ${left}px`;
}
