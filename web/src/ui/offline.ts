// Lets the page be installed and start without a connection.  Browsers allow this only on secure connections.
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  addEventListener("load", register);
  if (document.readyState === "complete") register();
}

function register(): void {
  removeEventListener("load", register);
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) serviceWorker.addEventListener("controllerchange", keepLoaded, { once: true });
  void serviceWorker.register("/sw.js").catch(() => undefined); // the page also works without it
}

/** Send the worker the addresses that the first visit loaded without it, so that one visit is enough. */
function keepLoaded(): void {
  const since = performance.now();
  const observer = new PerformanceObserver((list) => {
    const before = list.getEntries().filter(({ startTime }) => startTime < since);
    if (before.length) navigator.serviceWorker.controller?.postMessage(before.map(({ name }) => name));
  });
  observer.observe({ type: "resource", buffered: true });
}
