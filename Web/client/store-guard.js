/**
 * The store that this page shows; undefined until the server has named it.
 * @type {string|undefined}
 */
let known;

/**
 * Compares the server's store with that of this page. If it changed, the conversation shown no longer exists and the
 * cookies are invalid: the page is reloaded.
 * @param {string} store
 * @returns {boolean} False if the page is about to reload.
 */
export function knowStore(store) {
  known ??= store;
  if (store === known) return true;
  location.reload();
  return false;
}

/** Milliseconds after loading during which the page is not reloaded: the result would be the same. */
const freshTime = 5_000;

/** Reloads the page to sign in again, after the server did not know its device because its store is a different one. */
export function signInAnew() {
  if (performance.now() > freshTime) location.reload();
}
