// Lets the page be installed and start without a connection.  Browsers allow this only on secure connections.
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  addEventListener("load", register);
  if (document.readyState === "complete") register();
}

function register(): void {
  removeEventListener("load", register);
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined); // the page also works without it
}
