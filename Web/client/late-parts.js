import { RequestError } from "./request.js";
import { phrase } from "../words.js";

/** @typedef {typeof import("./later.js")} LateParts */

/** Tells that the parts could not be loaded; shown beside a button to try again. */
const lateFailure = phrase("This part of Parley did not load. Check the connection and try again.");

/** Milliseconds after which the parts are loaded on a page that is never idle. */
const idleTimeout = 5_000;

/** @type {LateParts|undefined} */
let parts;
/** @type {Promise<LateParts>|undefined} */
let loading;

/** @type {((parts: LateParts) => void)[]} */
const waiting = [];

/**
 * Calls `use` with the parts once they are there, without asking for them: at once, or after `loadLatePartsWhenIdle`.
 * @param {(parts: LateParts) => void} use
 */
export function whenLateParts(use) {
  if (parts) use(parts);
  else waiting.push(use);
}

/**
 * Loads the parts that are in no page's own file, or returns those that have been loaded. After a failure the next call tries again, which
 * helps in browsers that do not keep a failed import; in others the page has to be loaded anew.
 * @returns {Promise<LateParts>} @throws {RequestError} With a sentence for the person.
 */
export function loadLateParts() {
  loading ??= import("./later.js").then((loaded) => {
    parts = loaded;
    for (const use of waiting.splice(0)) use(loaded);
    return loaded;
  }, () => {
    loading = undefined;
    throw new RequestError("network", lateFailure);
  });
  return loading;
}

/** Loads the parts once the page has nothing else to do, so that their first use does not wait for the network. */
export function loadLatePartsWhenIdle() {
  const load = () => void loadLateParts().catch(() => {});
  if (globalThis.requestIdleCallback) requestIdleCallback(load, { timeout: idleTimeout });
  else setTimeout(load, idleTimeout);
}

/**
 * Calls `use` with the parts: at once if they have been loaded, else as soon as they are.
 * @template T
 * @param {(parts: LateParts) => T} use
 * @param {(sentence: string, retry: () => unknown) => void} failed Called if they cannot be loaded, with what tries it again.
 * @returns {T|Promise<T|void>} A promise while they are loaded, with which a control shows that it is busy.
 */
export function useLateParts(use, failed) {
  if (parts) return use(parts);
  return loadLateParts().then(use, ({ message }) => failed(message, () => useLateParts(use, failed)));
}
