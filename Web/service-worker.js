/**
 * Opens the pages of a server for people without a connection: their files are in a cache, by names with a hash of their
 * contents. A page comes from the server wherever that answers in time; the kept one may be of an earlier version. Nothing that
 * belongs to a person is in the cache; the pages are the same for everybody. Pictures that a page has kept, each device's in a cache
 * of its own (`people/kept-pictures.js`), are shown while the server does not answer.
 * `Scripts/bundle-web` writes the version and the files; as a source it opens nothing.
 * Pushes are shown as notices, of which one at a time stands for a conversation: its tag is the conversation's identifier.
 */
const version = "sources";
/** @type {string[]} Paths. */
const files = [];

const cacheName = `parley-${version}`;
/** Milliseconds in which the server has to begin a page, before the kept one is taken. */
const pageTimeout = 8_000;

/** The path of a picture of a conversation, with the device that has asked for it. */
const pictureOf = /^\/devices\/([^/]+)\/conversations\/[^/]+\/pictures\/[^/]+(\/poster)?$/;

/** The path of a small picture of somebody or of a group. */
const avatarOf = /^\/avatars\/[^/]+$/;

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
  else if (pictureOf.test(pathname) && event.request.destination === "image") event.respondWith(fetchPicture(event.request, pathname));
  else if (avatarOf.test(pathname) && event.request.destination === "image") event.respondWith(fetchAvatar(event.request, pathname));
});

worker.addEventListener("push", (event) => event.waitUntil(tell(read(event.data))));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openConversation(event.notification.tag));
});
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

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

async function fetchPicture(request, path) {
  const device = decodeURIComponent(path.match(pictureOf)?.[1] ?? "");
  return load(request).catch(async () => (await caches.match(path, { cacheName: `pictures ${device}` })) ?? Response.error());
}

/** Shows a kept one of whoever is signed in: those of anybody else were erased (`erasePictures`). */
async function fetchAvatar(request, path) {
  return load(request).catch(async () => (await caches.match(path)) ?? Response.error());
}

async function fetchPage(request, page) {
  const kept = () => caches.match(page, { cacheName });
  const answer = load(request).catch(async () => (await kept()) ?? Response.error());
  const late = new Promise((resolve) => setTimeout(resolve, pageTimeout)).then(async () => (await kept()) ?? answer);
  return Promise.race([answer, late]);
}

/** Returns what the server answers. Throws where a proxy answers for a server that is away. */
async function load(request, options = undefined) {
  const answer = await fetch(request, options);
  if ([502, 503, 504].includes(answer.status)) throw new Error(`The server is away: ${answer.status}`);
  return answer;
}

// Pushes

/** @typedef {{conversation: string, sequence: number, unread: number, sender?: string, name?: string, text?: string, wordless?: string}} Push */

/** @returns {Push|undefined} Nothing for a push that is not the server's. */
function read(data) {
  try {
    const push = data?.json();
    return typeof push?.conversation === "string" ? push : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Shows a push. Browsers take the permission away from who shows nothing, unless a page of theirs is looked at.
 * @param {Push} [push]
 */
async function tell(push) {
  if (push) await navigator.setAppBadge?.(push.unread).catch(() => {});
  if (push && (await isLookedAt(push.conversation))) return;
  const { sender, name, text, wordless } = push ?? {};
  const [newMessages, inGroup, ofMedia] = await noticeWords();
  const title = sender === undefined ? "Parley" : name === undefined ? sender : inGroup(sender, name);
  await worker.registration.showNotification(title, {
    body: ofMedia.find(([word]) => word.toLowerCase() === wordless)?.[1] ?? text ?? newMessages,
    tag: push?.conversation ?? "", renotify: push !== undefined, icon: "/web/icons/icon-192.png", dir: "auto",
  });
}

/**
 * The worker's own words by language: it loads no catalogue. The last are those for what the server names where there is no text.
 * @type {Record<string, [string, (sender: string, name: string) => string, [string, string][]]>}
 */
const words = {
  en: ["New messages", (sender, name) => `${sender} in ${name}`, []],
  ar: ["رسائل جديدة", (sender, name) => `\u2068${sender}\u2069 في \u2068${name}\u2069`,
    [["Picture", "صورة"], ["Sound", "صوت"], ["Sticker", "ملصق"], ["Video", "فيديو"]]],
  de: ["Neue Nachrichten", (sender, name) => `${sender} in ${name}`, [["Picture", "Bild"], ["Sound", "Ton"]]],
  es: ["Mensajes nuevos", (sender, name) => `${sender} en ${name}`, [["Picture", "Imagen"], ["Sound", "Sonido"], ["Video", "Vídeo"]]],
  fr: ["Nouveaux messages", (sender, name) => `${sender} dans ${name}`, [["Picture", "Image"], ["Sound", "Son"], ["Sticker", "Autocollant"], ["Video", "Vidéo"]]],
};

/** Returns them in the language that was chosen in this browser (`people/worker-language.js`), else in the first of its own. */
async function noticeWords() {
  // A cache that cannot be read must not keep the notice: browsers take the permission away then.
  const chosen = await caches.match("/language", { cacheName: "language" }).then((kept) => kept?.text()).catch(() => undefined);
  const wanted = [chosen, ...navigator.languages.map((tag) => tag.split("-")[0])];
  return words[wanted.find((tag) => tag && Object.hasOwn(words, tag)) ?? "en"];
}

function pathOf(conversation) {
  return `/conversations/${encodeURIComponent(conversation)}`;
}

async function isLookedAt(conversation) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.some((page) => page.focused && new URL(page.url).pathname === pathOf(conversation));
}

/** Shows the conversation in a page of conversations that is open, or in a new one: other pages may have something half written. */
async function openConversation(conversation) {
  const path = conversation ? pathOf(conversation) : "/";
  const pages = await worker.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) return there.focus();
  const page = pages.find((each) => keptPage(new URL(each.url).pathname) === "/");
  // A page that no worker controls cannot be sent elsewhere.
  const moved = await page?.navigate(path).catch(() => undefined);
  return moved ? moved.focus() : worker.clients.openWindow(path);
}

/** Seconds to wait before each try to renew a subscription: the event comes once, maybe while the network is away. */
const renewalPauses = [0, 3, 15];

/** @param {{ oldSubscription?: PushSubscription, newSubscription?: PushSubscription }} event */
async function renew(event) {
  for (const seconds of renewalPauses) {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    if (await announce(event).then(() => true, () => false)) return;
  }
}

/** Returns the server's answer. Throws where a later one may be another: the server is away, fails, is full or limits the rate. */
async function ask(path, options = undefined) {
  const answer = await load(path, options);
  if (answer.status >= 500 || answer.status === 429) throw new Error(`The server cannot answer now: ${answer.status}`);
  return answer;
}

/**
 * Tells the server where it reaches the browser from now on. Throws where no answer comes, or the server cannot answer now.
 * @param {{ oldSubscription?: PushSubscription, newSubscription?: PushSubscription }} event
 */
async function announce({ oldSubscription, newSubscription }) {
  const subscription = newSubscription ?? (oldSubscription && (await worker.registration.pushManager.subscribe(oldSubscription.options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const answer = await ask("/account/push");
  // A device that is signed out, or has turned notices off, gets none.
  if (!answer.ok) return;
  const { isOn, showsTexts } = await answer.json();
  if (!isOn) return;
  await ask("/account/push", { method: "PUT", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ endpoint, keys, showsTexts }) });
}
