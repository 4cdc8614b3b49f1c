// The picture of a card that follows the pointer while the card is dragged.

/** Put a copy of a card over the page, centred on a point; it ignores the pointer. */
export function pictured(one: HTMLElement, x: number, y: number, width: number): HTMLElement {
  const cover = document.createElement("div");
  cover.inert = true;
  cover.style.cssText = `position:fixed;z-index:40;pointer-events:none;left:${x - width / 2}px;top:${y - width * 0.7}px;width:${width}px;--card-w:${width}px`;
  cover.append(copied(one));
  document.body.append(cover);
  return cover;
}

function copied(one: HTMLElement): HTMLElement {
  const copy = (one.querySelector<HTMLElement>(".card") ?? one).cloneNode(true) as HTMLElement;
  copy.classList.remove("lit", "dimmed", "selected");
  copy.setAttribute("aria-hidden", "true");
  for (const inner of copy.querySelectorAll("button")) inner.tabIndex = -1;
  return copy;
}
