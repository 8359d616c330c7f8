/**
 * Starts the worker that holds the stream of the browser's pages, or finds the one that runs. Throws where the browser has none.
 * @returns {SharedWorker}
 */
export function startWorker() {
  return new SharedWorker(new URL("./stream-worker.js", import.meta.url), { type: "module", name: "parley" });
}
