// An overlay above the page: it is in the top layer, closes with Escape or a tap outside, and
// returns the focus.
export type Overlay = { onclose: () => void; passive: boolean };

/** A Svelte action for an element with popover="manual". */
export function overlay(node: HTMLElement, given: Overlay): { update(next: Overlay): void; destroy(): void } {
  let now = given;
  let pressed = false; // whether something was pressed since it opened: the end of the press that opened it does not count
  const before = document.activeElement;
  node.showPopover?.();
  if (!now.passive) node.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });

  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    now.onclose();
  };
  // A tap outside closes it and does nothing else: it must not play a card.
  // Only a press that opens another card to read passes through.
  const click = (event: MouseEvent): void => {
    const hit = event.target as Element | null;
    if (now.passive || !pressed || !hit || node.contains(hit) || hit.closest("[data-reads]")) return;
    event.preventDefault();
    event.stopPropagation();
    now.onclose();
  };
  const down = (): void => void (pressed = true);
  document.addEventListener("pointerdown", down, true);
  document.addEventListener("keydown", key, true);
  document.addEventListener("click", click, true);
  return {
    update: (next) => (now = next),
    destroy() {
      document.removeEventListener("pointerdown", down, true);
      document.removeEventListener("keydown", key, true);
      document.removeEventListener("click", click, true);
      const lost = !document.activeElement || document.activeElement === document.body || node.contains(document.activeElement);
      if (!now.passive && lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
  };
}
