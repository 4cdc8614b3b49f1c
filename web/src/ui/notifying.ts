// Notifications, where someone has allowed them.
/** Tell someone who looks elsewhere; a later one with the same tag takes the place of this one. */
export async function notify(title: string, tag: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const how = { tag, icon: "/icon.svg", data: location.pathname };
  try {
    // Phones show only what comes from the service worker; it also brings the page back when it is tapped.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, how);
    else new Notification(title, how).onclick = () => window.focus();
  } catch {
    // A browser that shows none after all: the title and the sound say the same.
  }
}
