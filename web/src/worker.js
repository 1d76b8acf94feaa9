// The service worker: the page's shell opens offline, and people are called while no page is open.
// Files whose names change with their content are kept; answers under /api never are.

const VERSION = "__VERSION__"; // of the build: vite.config.ts writes it
const SHELL = __SHELL__; // what the first page needs, likewise
const CACHE = `quarterdeck-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["/", "/icon.svg", ...SHELL])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("quarterdeck-") && name !== CACHE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/") || url.pathname === "/metrics") return;
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (url.pathname === "/icon.svg") event.respondWith(fetch(event.request).catch(() => caches.match("/icon.svg")));
});

async function kept(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

// Being called

self.addEventListener("push", (event) => event.waitUntil(show(event)));

async function show(event) {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    return;
  }
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === told.url)) return; // he looks at it
  await self.registration.showNotification(told.title, { body: told.body, tag: told.table, icon: "/icon-192.png", data: { url: told.url } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});

async function open(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url) ?? pages[0];
  if (!there) return self.clients.openWindow(url);
  await there.focus();
  return new URL(there.url).pathname === url ? there : there.navigate(url);
}
