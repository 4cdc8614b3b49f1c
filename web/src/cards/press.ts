// Reading a card with a pointer: resting a mouse on it, or holding a finger on it.  Neither ever picks it.
export type Reading = {
  read?: (() => void) | undefined; // a long press, the menu key or the right button
  peek?: ((at: DOMRect | null) => void) | undefined; // called with the card's box when a mouse rests on it, and with null when it leaves
};

const REST = 550; // milliseconds until a resting mouse shows the card
const HOLD = 450; // milliseconds until a held finger opens it
const DRIFT = 10; // pixels by which a finger, or a mouse that has just let go, may move

let mouse = ""; // the mouse's last position: a card that moves or appears under it does not open
addEventListener("pointermove", (event) => (mouse = at(event)), { capture: true, passive: true });
const at = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;

/** A Svelte action: `use:press={{ read, peek }}`. */
export function press(node: HTMLElement, reading: Reading): { update(next: Reading): void; destroy(): void } {
  let now = reading;
  let timer = 0;
  let frame = 0;
  let peeking = false;
  let held = false; // a long press was handled: the click that follows does not pick
  let from = [0, 0];
  let released = false; // over it, at this point: a mouse that has just dropped a card here does not rest on it

  const still = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const unpeek = (): void => {
    still();
    if (peeking) now.peek?.(null);
    peeking = false;
  };
  const rest = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || event.buttons || !now.peek || peeking) return;
    still();
    timer = window.setTimeout(() => {
      peeking = true;
      now.peek?.(node.getBoundingClientRect());
    }, REST);
  };
  const on: { [name: string]: (event: PointerEvent) => void } = {
    pointerenter(event) {
      released = false;
      from = [event.clientX, event.clientY];
      if (mouse && at(event) !== mouse) rest(event);
    },
    pointerleave: unpeek,
    pointerdown(event) {
      unpeek();
      held = false;
      if (event.pointerType === "mouse" || !now.read) return;
      from = [event.clientX, event.clientY];
      // A busy page learns late that the finger was lifted: by the next frame it knows.
      timer = window.setTimeout(() => {
        frame = requestAnimationFrame(() => {
          held = true;
          now.read?.();
        });
      }, HOLD);
    },
    pointermove(event) {
      const moved = Math.hypot(event.clientX - from[0]!, event.clientY - from[1]!);
      if (event.pointerType === "mouse" && moved > (released ? DRIFT : 0)) rest(event);
      if (event.pointerType !== "mouse" && moved > DRIFT) still();
    },
    pointerup(event) {
      still();
      released = true;
      from = [event.clientX, event.clientY];
    },
    pointercancel: still,
  };
  const click = (event: MouseEvent): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: MouseEvent): void => {
    if (!now.read) return;
    event.preventDefault();
    if (!held) now.read();
  };
  for (const name in on) node.addEventListener(name, on[name] as EventListener);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  return {
    update: (next) => (now = next),
    destroy() {
      unpeek();
      for (const name in on) node.removeEventListener(name, on[name] as EventListener);
      node.removeEventListener("click", click, true);
      node.removeEventListener("contextmenu", menu);
    },
  };
}
