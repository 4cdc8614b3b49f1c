// The browser of these tests lays nothing out, so nobody is told that a size has changed.
class Unmeasured {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= Unmeasured;
