// The browser of these tests lays nothing out, so nobody is told that a size has changed.
class Unmeasured {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= Unmeasured;

// Nothing moves in jsdom, so nothing is ever in motion.
if (typeof Element !== "undefined") Element.prototype.getAnimations ??= () => [];
