/**
 * Limits of the pictures that are kept to be shown without a connection: how many, bytes of all, and of one. Beyond them those go that
 * came first. `milliseconds`: for fetching one, for which other changes wait.
 */
export const pictureLimits = { count: 300, byteCount: 40_000_000, byteCountOfOne: 4_000_000, milliseconds: 10_000 };

/** Small pictures of people and groups that are kept. */
export const keptAvatarsMax = 300;

/** Caches of pictures, each of one device; the service worker finds them by this name. */
const cachesBegin = "pictures ";
/** The same of small pictures of people and groups. */
const avatarsBegin = "avatars ";
/** Name of the lock under which they are changed. */
const lock = "parley-pictures";

/**
 * Keeps pictures of what is kept of a conversation, those that were seen. Removes the others of the conversation, as of messages that
 * are gone.
 * @param {string} device @param {string} conversation @param {import("../wire.js").TranscriptItem[]} items
 * @param {Set<string>} seen Paths of pictures that the page has shown.
 * @param {() => Promise<boolean>} isOwn Whether the device is still the one that is signed in here.
 */
export function keepPictures(device, conversation, items, seen, isOwn) {
  return change(async () => {
    if (!await isOwn()) return;
    const cache = await caches.open(cachesBegin + device);
    const base = basePath(device, conversation);
    const wanted = picturesOf(items).map((picture) => base + picture);
    const there = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    await Promise.all(there.filter((path) => path.startsWith(base) && !wanted.includes(path)).map((path) => cache.delete(path)));
    for (const path of wanted.filter((each) => seen.has(each) && !there.includes(each))) await keep(cache, path);
    await trim(cache);
  });
}

/**
 * Keeps small pictures of people and groups, and removes all others.
 * @param {string} device @param {string[]} avatars The ones that matter most first.
 * @param {() => Promise<boolean>} isOwn Whether the device is still the one that is signed in here.
 */
export function keepAvatars(device, avatars, isOwn) {
  return change(async () => {
    if (!await isOwn()) return;
    const wanted = [...new Set(avatars)].slice(0, keptAvatarsMax).map((avatar) => `/avatars/${avatar}`);
    if (wanted.length === 0 && !await caches.has(avatarsBegin + device)) return;
    const cache = await caches.open(avatarsBegin + device);
    const there = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    await Promise.all(there.filter((path) => !wanted.includes(path)).map((path) => cache.delete(path)));
    // One limit for all: who signs out or opens another conversation waits for it.
    const signal = AbortSignal.timeout(pictureLimits.milliseconds);
    for (const path of wanted.filter((each) => !there.includes(each))) await keep(cache, path, signal);
  });
}

/**
 * Removes pictures of conversations that are not in the list any more.
 * @param {string} device @param {Set<string|undefined>} conversations
 */
export function forgetPictures(device, conversations) {
  return change(async () => {
    if (!await caches.has(cachesBegin + device)) return;
    const cache = await caches.open(cachesBegin + device);
    const known = [...conversations].filter((id) => id !== undefined).map((id) => basePath(device, id));
    for (const { url } of await cache.keys()) if (!known.some((base) => new URL(url).pathname.startsWith(base))) await cache.delete(url);
  });
}

/**
 * Removes all pictures, or those of other devices than one.
 * @param {string} [device]
 */
export function erasePictures(device) {
  return change(async () => {
    const names = await caches.keys();
    const isOfOther = (name) => [cachesBegin, avatarsBegin].some((begin) => name.startsWith(begin) && name !== begin + device);
    await Promise.all(names.filter(isOfOther).map((name) => caches.delete(name)));
  });
}

/** Runs a change while no page makes another one. Does nothing where the browser keeps nothing, as on an insecure line. */
async function change(work) {
  if (!globalThis.caches || !navigator.locks) return;
  try {
    await navigator.locks.request(lock, work);
  } catch (error) {
    console.warn("Parley: pictures could not be kept for use without a connection", error);
  }
}

function basePath(device, conversation) {
  return `/devices/${encodeURIComponent(device)}/conversations/${encodeURIComponent(conversation)}/pictures/`;
}

/**
 * Returns the last parts of the addresses of pictures of entries, the newest first.
 * @param {import("../wire.js").TranscriptItem[]} items @returns {string[]}
 */
function picturesOf(items) {
  const found = items.toReversed().flatMap(({ picture, media, bubble, attachment, stickers = [], reply }) => [
    shown(picture, media), shown(bubble?.picture, bubble?.media), shown(attachment?.file, attachment?.media),
    ...stickers.map(({ sticker }) => shown(sticker.file, sticker.media)), shown(reply?.picture)]);
  return [...new Set(found.flat())].slice(0, pictureLimits.count);
}

/**
 * Returns what is shown of a picture: the still one of what moves.
 * @param {string} [picture] @param {import("../wire.js").MediaInfo} [media] @returns {string[]}
 */
function shown(picture, media) {
  return picture === undefined ? [] : [encodeURIComponent(picture) + (media?.hasPoster ? "/poster" : "")];
}

/** Keeps a picture; the browser mostly has it from showing it. */
async function keep(cache, path, signal = AbortSignal.timeout(pictureLimits.milliseconds)) {
  const answer = await fetch(path, { cache: "force-cache", signal }).catch(() => undefined);
  const mediaType = answer?.headers.get("Content-Type") ?? "";
  if (answer?.status !== 200 || !mediaType.startsWith("image/")) return;
  const bytes = await answer.blob().catch(() => undefined);
  if (bytes === undefined || bytes.size > pictureLimits.byteCountOfOne) return;
  await cache.put(path, new Response(bytes, { headers: { "Content-Type": mediaType, "Content-Length": String(bytes.size) } }));
}

/** Removes the oldest beyond the limits. */
async function trim(cache) {
  const kept = await cache.keys();
  const answers = await Promise.all(kept.map((request) => cache.match(request)));
  let byteCount = 0;
  for (let index = kept.length - 1, count = 1; index >= 0; index -= 1, count += 1) {
    byteCount += Number(answers[index]?.headers.get("Content-Length"));
    if (count > pictureLimits.count || byteCount > pictureLimits.byteCount) await cache.delete(kept[index]);
  }
}
