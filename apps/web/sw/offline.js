// The game without a network: every file of one build, kept together under its version.
const CACHE = 'hexwyrm-__VERSION__';
const FILES = __FILES__;
const START = './';

addEventListener('install', (event) => {
  const fetched = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fetched)));
});

// Waits until no page of the old build is open any more; then the old files go.
addEventListener('activate', (event) => {
  const tidied = caches
    .keys()
    .then((names) => names.filter((name) => name.startsWith('hexwyrm-') && name !== CACHE))
    .then((old) => Promise.all(old.map((name) => caches.delete(name))));
  event.waitUntil(tidied.then(() => clients.claim()));
});

addEventListener('message', (event) => {
  if (event.data === 'update') skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? START : request, { ignoreVary: true });
  return kept ?? fetch(request);
}
