// Only one thing: a page to show when there is no network. Tables are never kept here.
const HERE = new URL('./', self.location).pathname; // the proxy may show us below a path
const OFFLINE = `${HERE}offline.html`;
const KEPT = ['offline.css', 'offline.js', 'favicon.svg'].map((name) => HERE + name);
const CACHE = 'upperlip-offline-1';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([OFFLINE, ...KEPT]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('upperlip-') && name !== CACHE);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (KEPT.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
