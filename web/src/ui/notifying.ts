// Notifications, if they are allowed.
/** Notify a player who is looking elsewhere; a later notification with the same tag replaces this one. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const how = { body, tag, icon: "/icon.svg", data: location.pathname };
  try {
    // Phones show only notifications of the service worker, which also brings the page back on a tap.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, how);
    else new Notification(title, how).onclick = () => window.focus();
  } catch {
    // The browser shows none after all: the page's title and the sound do the same.
  }
}
