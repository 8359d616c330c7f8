/**
 * Opens the pages of a server for people without a connection: their files are in a cache, by names with a hash of their
 * contents. A page comes from the server wherever that answers in time; the kept one may be of an earlier version. Nothing that
 * belongs to a person is in the cache; the pages are the same for everybody.
 * `Scripts/bundle-web` writes the version and the files; as a source it does nothing.
 */
const version = "sources";
/** @type {string[]} Paths. */
const files = [];

const cacheName = `parley-${version}`;
/** Milliseconds in which the server has to begin a page, before the kept one is taken. */
const pageTimeout = 8_000;

/** @type {any} The global scope of a service worker. */
const worker = globalThis;

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(clean()));
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (files.length === 0 || method !== "GET" || origin !== location.origin) return;
  const page = mode === "navigate" ? keptPage(pathname) : undefined;
  if (page) event.respondWith(fetchPage(event.request, page));
  else if (files.includes(pathname)) event.respondWith(fetchFile(event.request, pathname));
});

/** Fills the cache of this version. It is used once no page of an earlier one is open. */
async function fill() {
  if (files.length === 0) return;
  const cache = await caches.open(cacheName);
  const pages = ["/", "/settings"].map((page) => new Request(page, { cache: "no-cache", credentials: "omit" }));
  await cache.addAll([...files, ...pages]);
}

async function clean() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("parley-") && name !== cacheName).map((name) => caches.delete(name)));
  // An earlier version had the browser ask for pages by itself, which lasts.
  await worker.registration.navigationPreload?.disable();
}

/** @param {string} path @returns {string|undefined} The kept page that is shown at the path. */
function keptPage(path) {
  if (path === "/" || path.startsWith("/conversations/")) return "/";
  return path === "/settings" ? path : undefined;
}

async function fetchFile(request, path) {
  return (await caches.match(path, { cacheName })) ?? fetch(request);
}

async function fetchPage(request, page) {
  const kept = () => caches.match(page, { cacheName });
  const answer = load(request).catch(async () => (await kept()) ?? Response.error());
  const late = new Promise((resolve) => setTimeout(resolve, pageTimeout)).then(async () => (await kept()) ?? answer);
  return Promise.race([answer, late]);
}

/** Returns what the server answers. Throws where a proxy answers for a server that is away. */
async function load(request) {
  const answer = await fetch(request);
  if ([502, 503, 504].includes(answer.status)) throw new Error(`The server is away: ${answer.status}`);
  return answer;
}
