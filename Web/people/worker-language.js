/**
 * Keeps the chosen language where the service worker finds it, which shows notices and cannot read a page's storage.
 * @param {string} language Empty for the browser's.
 */
export async function keepForNotices(language) {
  // Absent on an insecure line, where there is no service worker either.
  const cache = await globalThis.caches?.open("language").catch(() => undefined);
  if (language) await cache?.put("/language", new Response(language));
  else await cache?.delete("/language");
}
