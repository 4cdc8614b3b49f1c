// The card that is read on the stage, as a Svelte action: it grows until its whole text is shown.
import { tick } from "svelte";
import { type Box, px, styled } from "./anchors";

const ART = 48; // the smallest height of a drawing that can still be recognised, in pixels
export const EDGE = 4; // pixels between a card or a sentence and the edge of the stage
const WIDER = 16; // pixels by which a card grows to make room for its text
const SMALL = "0.78rem"; // letters in a card that had to grow

/** The place of a card with its text, the lowest point that it may reach, and who is told how far it extends below its box. */
export type Reading = { box: Box; foot: number; stage: Box; extends: (by: number) => void };

/** A card with a long text grows, upwards if there is no room below; on a low stage its drawing shrinks to make room for the text, and then it gets wider. */
function fit(node: HTMLElement, { box, foot, stage, extends: told }: Reading): void {
  const card = node.firstElementChild as HTMLElement;
  node.style.cssText = styled(box); // not as it grew before
  const room = foot - stage.y - EDGE;
  const over = card.offsetHeight - room;
  const [art, head] = [card.querySelector<HTMLElement>(".art"), card.querySelector<HTMLElement>(".head")!];
  const isCut = (): boolean => card.offsetHeight > room || head.scrollWidth > head.clientWidth;
  if (over > 0 && art) node.style.setProperty("--art", px(Math.max(ART, art.offsetHeight - over)));
  let { w } = box;
  if (card.offsetHeight > room) node.style.setProperty("--letters", SMALL);
  for (; isCut() && w + WIDER <= stage.w - 2 * EDGE; w += WIDER) node.style.setProperty("--card-w", px(w + WIDER));
  if (card.offsetHeight > room) node.style.setProperty("--art", "0px");
  node.style.width = px(w);
  node.style.left = px(Math.max(stage.x + EDGE, Math.min(box.x - (w - box.w) / 2, stage.x + stage.w - w - EDGE)));
  const height = card.offsetHeight;
  const top = Math.max(stage.y + EDGE, Math.min(box.y, foot - height));
  node.style.top = px(top);
  told(top + height - box.y - box.h);
}

/** Fit a card that is read; others stay as they are. */
export function fits(node: HTMLElement, reading: Reading | null) {
  let before = reading;
  if (reading) fit(node, reading);
  return {
    // Only then has it its new box.  A scene begins with the card of the one before, which may have been read.
    update(reading: Reading | null): void {
      const last = before;
      before = reading;
      void tick().then(() => (reading ? fit(node, reading) : last?.extends(0)));
    },
  };
}
