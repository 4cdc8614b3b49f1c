// Dragging a card from the hand onto the table plays it.  A tap and a key do the same: this is for hands that expect it.
import { pictured } from "./pictured";

const STARTS = 12; // pixels upwards after which a press is a drag

/** A Svelte action for a card of the hand: `play` is called when it is let go above the question. */
export function drag(node: HTMLElement, play: (() => void) | undefined): { update(next: (() => void) | undefined): void; destroy(): void } {
  let now = play;
  let pointer = -1; // that holds the card
  let from = [0, 0];
  let cover: HTMLElement | null = null; // a picture of the card that follows the pointer
  let dragged = false; // the click that follows is no tap

  const past = (y: number): boolean => y < (document.querySelector("[data-dock]")?.getBoundingClientRect().top ?? 0);

  function down(event: PointerEvent): void {
    if (!now || !event.isPrimary || event.button) return;
    pointer = event.pointerId;
    from = [event.clientX, event.clientY];
    for (const [name, hear] of way) addEventListener(name, hear as EventListener);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const [x, y] = [event.clientX - from[0]!, event.clientY - from[1]!];
    if (!cover && -y > STARTS && -y > Math.abs(x)) lift();
    if (!cover) return;
    cover.style.transform = `translate(${x}px, ${y}px)`;
    cover.firstElementChild!.classList.toggle("selected", past(event.clientY));
  }

  function lift(): void {
    const box = node.getBoundingClientRect();
    const width = (node.querySelector(".card") ?? node).getBoundingClientRect().width;
    cover = pictured(node, box.left + width / 2, box.top + width * 0.7, width);
    node.style.opacity = "0.35";
    dragged = true;
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const played = cover !== null && past(event.clientY);
    end();
    if (played) now?.();
  }

  function end(): void {
    pointer = -1;
    cover?.remove();
    cover = null;
    node.style.removeProperty("opacity");
    for (const [name, hear] of way) removeEventListener(name, hear as EventListener);
    setTimeout(() => (dragged = false));
  }

  const click = (event: MouseEvent): void => {
    if (!dragged) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  // A quick hand leaves the card before it has moved far, so the whole window is watched.
  const way = Object.entries({ pointermove: move, pointerup: up, pointercancel: end });
  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, true);
  return {
    update: (next) => (now = next),
    destroy() {
      end();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, true);
    },
  };
}
