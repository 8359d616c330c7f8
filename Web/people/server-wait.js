const firstDelay = 500;
const longestDelay = 5_000;

/**
 * Repeats a request until the server has answered it; at once when the network is back.
 * @template T
 * @param {() => Promise<T>} ask @param {AbortSignal} signal
 * @returns {Promise<T|undefined>} Undefined after the signal. @throws {import("../client/request.js").RequestError} If it is refused.
 */
export async function untilAnswered(ask, signal) {
  for (let delay = firstDelay; !signal.aborted; delay = Math.min(longestDelay, 2 * delay)) {
    try {
      const answer = await ask();
      return signal.aborted ? undefined : answer;
    } catch (error) {
      if (!error.isTemporary && error.status !== 429) throw error;
    }
    await pause(delay, signal);
  }
  return undefined;
}

/** @param {number} delay Milliseconds at most. @param {AbortSignal} signal */
function pause(delay, signal) {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve(undefined);
    };
    const timer = setTimeout(done, delay);
    window.addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
