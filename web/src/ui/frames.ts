/** Act once the next frame is drawn, so that even a slow phone shows first what a tap did.  Returns a function that cancels it. */
export function afterFrame(act: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
