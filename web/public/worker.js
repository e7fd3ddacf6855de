/*
 * Keeps the shell of the page for times without a network. The page itself is always asked for first, so a new version
 * is there at the next visit; files under /assets/ never change and come from here. Nothing under /api/ is ever kept.
 */

const SHELL = "shell";
const ASSETS = "assets";

self.addEventListener("install", (event) => {
  event.waitUntil(refresh().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !url.pathname.includes(".") && !isForPrograms(url.pathname)) {
    event.respondWith(page(event));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(asset(request));
  }
});

/** A page says what it had loaded before we were there. */
self.addEventListener("message", (event) => {
  const loaded = event.data.filter((url) => new URL(url).pathname.startsWith("/assets/"));
  event.waitUntil(Promise.all(loaded.map((url) => asset(new Request(url)).catch(() => undefined))));
});

const isForPrograms = (path) => /^\/(api|schema|healthz|readyz|metrics)(\/|$)/.test(path);

/** The page from the server, else the one that was kept. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(answer.clone()));
    return answer;
  } catch (error) {
    const kept = await caches.match("/", { cacheName: SHELL });
    if (kept) return kept;
    throw error;
  }
}

async function asset(request) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await assets.put(request, answer.clone());
  return answer;
}

async function refresh() {
  const answer = await fetch(new Request("/", { cache: "no-cache" }));
  if (answer.ok) await keep(answer);
}

/** Keep a page and the files it names; those of an older page are forgotten. */
async function keep(answer) {
  const text = await answer.clone().text();
  const shell = await caches.open(SHELL);
  const before = await (await shell.match("/"))?.text();
  await shell.put("/", answer);
  if (before === text) return;
  const assets = await caches.open(ASSETS);
  const named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
  if (before !== undefined) {
    for (const old of await assets.keys()) if (!named.includes(new URL(old.url).pathname)) await assets.delete(old);
  }
  await assets.addAll(named);
}
