/**
 * The store that this page shows; unknown until the server has named it.
 * @type {string|undefined}
 */
let known;

/**
 * Notes which store the server has. A page that shows another one holds a conversation that is gone, and cookies that
 * sign nobody in: it is loaded anew.
 * @param {string} store
 * @returns {boolean} False where the page is about to go.
 */
export function knowStore(store) {
  known ??= store;
  if (store === known) return true;
  location.reload();
  return false;
}

/** Milliseconds for which a page that was just loaded is not loaded again: it would find the same. */
const freshTime = 5_000;

/** The server does not know whom this page speaks for: its store is another one. Loading it signs in anew. */
export function signInAnew() {
  if (performance.now() > freshTime) location.reload();
}
