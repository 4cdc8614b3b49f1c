// Caches the page for offline use. Table data is never cached.
const KEPT = "stablemates-1";
const SHELL = "/";
const MOST = 240; // the most files with a hash in their names; the oldest are deleted first
const READ = /^\/api\/(rulebooks|words|bots|lessons|puzzles)(\/|$)/; // readable without a table

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(SHELL)).then(() => self.skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (READ.test(url.pathname)) event.respondWith(newest(request, url.pathname));
  else if (/^\/(api|ws|schema|verify|metrics|healthz|readyz)(\/|$)/.test(url.pathname)) return;
  else if (request.mode === "navigate") event.respondWith(newest(request, SHELL)); // all our addresses serve the same page
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
});

// What the first visit loaded before this worker was installed.
addEventListener("message", (event) => {
  event.waitUntil(Promise.allSettled(event.data.map((address) => keep(new URL(address)))));
});

async function keep(url) {
  if (url.origin !== location.origin) return;
  if (READ.test(url.pathname)) await newest(new Request(url), url.pathname);
  else if (url.pathname.startsWith("/assets/")) await kept(new Request(url));
}

/** Fetch from the server; without a connection, from the cache. */
async function newest(request, name) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
    if (answer.ok && isPage === (name === SHELL)) await cache.put(name, answer.clone());
    return answer;
  } catch {
    return (await cache.match(name)) ?? Response.error();
  }
}

/** Serve from the cache: a file with a hash in its name never changes. */
async function kept(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const names = (await cache.keys()).filter((one) => new URL(one.url).pathname.startsWith("/assets/"));
    await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((name) => cache.delete(name)));
  }
  return answer;
}

// Tapping a notification ("your turn") opens its table.
addEventListener("notificationclick", (event) => {
  const path = event.notification.data ?? SHELL;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const page = pages.find((one) => new URL(one.url).pathname === path);
      return page ? page.focus() : self.clients.openWindow(path);
    }),
  );
});
