// jsdom has no layout, so no size ever changes.
class Unmeasured {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= Unmeasured;

// Nothing moves in jsdom, so there are never any animations.
if (typeof Element !== "undefined") Element.prototype.getAnimations ??= () => [];

// It has no fonts to load either.
if (typeof document !== "undefined") Object.defineProperty(document, "fonts", { value: { status: "loaded" } });

// Every question about the screen is answered with no: it is light, wide and moves.
const no = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
globalThis.matchMedia ??= () => no as unknown as MediaQueryList;
