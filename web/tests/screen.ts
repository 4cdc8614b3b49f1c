// The browser of these tests has no layout, so no size ever changes.
class Unmeasured {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= Unmeasured;

// Nothing moves in jsdom, so nothing is ever in motion.
if (typeof Element !== "undefined") Element.prototype.getAnimations ??= () => [];
