// How cards move over the page, as Svelte actions.  They are only pictures: the state has already changed.
import { tick } from "svelte";
import { type Box, middle } from "./anchors";

const SLOW = 650; // milliseconds: a card that flies for longer would crawl
const APART = 0.5; // the part of a beat over which several cards set out
const EASING = "cubic-bezier(0.3, 0.6, 0.3, 1)";

/** Keep a stamped word whole at the edge of the page. */
export function staysIn(node: HTMLElement): void {
  const [half, x] = [node.offsetWidth / 2 + 12, parseFloat(getComputedStyle(node).left)];
  if (x) node.style.left = `${Math.max(half, Math.min(innerWidth - half, x))}px`;
}

/** Make a text of several balanced lines as wide as the longest of them, also when its room changes: browsers leave it as wide as it could be. */
export function snug(node: HTMLElement, _room: number) {
  const fit = (): void => {
    node.style.width = "";
    const lines = document.createRange();
    lines.selectNodeContents(node);
    const scale = node.getBoundingClientRect().width / node.offsetWidth; // of an animation that has just started
    if (scale) node.style.width = `${Math.ceil(lines.getBoundingClientRect().width / scale)}px`;
  };
  fit();
  return { update: () => void tick().then(fit) };
}

/** The transform that moves and scales a card from its box into another. */
function as(box: Box, instead: Box): string {
  const [[x1, y1], [x2, y2]] = [middle(instead), middle(box)];
  return `translate(${x1 - x2}px, ${y1 - y2}px) scale(${Math.max(0.1, Math.min(instead.w, box.w) / box.w)})`;
}

/** Let a card grow out of the place it came from. */
export function grows(node: HTMLElement, way: { from: Box; box: Box } | null): void {
  if (way)
    node.animate(
      [
        { transform: as(way.box, way.from), opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ],
      { duration: 280, easing: "cubic-bezier(0.3, 1.3, 0.5, 1)" },
    );
}

/** How long a card flies in a beat of this length, in milliseconds. */
export const flightOf = (ms: number, pauses: boolean): number => (pauses ? ms : Math.min(ms, SLOW));

type Journey = { from: Box; to: Box; by: Box | null; ms: number; order: number; among: number };

/** Let a card fly from one place to another, pausing in between if `by` is set. */
export function flies(node: HTMLElement, journey: Journey | null): void {
  if (!journey) return;
  const { from, to, by, ms, order, among } = journey;
  const delay = among > 1 ? (ms * APART * order) / among : 0;
  if (by) {
    const [start, halt] = [as(to, from), `${as(to, by).replace(/scale.*/, "")} scale(${by.w / to.w})`];
    const steps = [{ transform: start }, { transform: halt, offset: 0.22 }, { transform: halt, offset: 0.68 }, { transform: "none" }];
    node.animate(steps, { duration: ms - delay * 0.4, delay: delay * 0.4, fill: "backwards", easing: EASING });
    return;
  }
  const steps = [
    { transform: as(to, from), opacity: 0 },
    { opacity: 1, offset: 0.12 },
    { transform: "none", opacity: 1, offset: 0.9 },
    { transform: "none", opacity: 0 },
  ];
  node.animate(steps, { duration: flightOf(ms - delay, false), delay, fill: "both", easing: EASING });
}
