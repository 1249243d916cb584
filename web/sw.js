// Keeps the house's own files and the rulebooks one has read, so that the page opens without a net and says what is the matter.
// Tables are never kept: what a table shows is the server's to say.

const FILES = [/* files */];
const CACHE = "galerne-/* version */";
const OFFLINE = "/offline";
// Sheets kept for a game at a table: it outlives new versions, and the oldest makes room for the newest.
const SHEETS = "galerne-print";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...FILES, OFFLINE])).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE && name !== SHEETS).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

const fetched = async (request) => {
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.startsWith("/rules/")) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
};
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/assets/")) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else if (request.mode === "navigate")
    event.respondWith(fetched(request).catch(async () => (await caches.match(request, { ignoreVary: true })) ?? caches.match(OFFLINE)));
});
