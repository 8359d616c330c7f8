import { RequestError } from "./request.js";

/**
 * The simulated connection of one client to its server. A request may be lost before it reaches the server, or its
 * response after; a lost event breaks the stream.
 */
export class Network {
  #isOffline = false;
  #listeners = new Set();
  /** Milliseconds of latency in each direction. */
  delay = 0;
  /** Probability 0 to 1 that a request, response or event is lost. */
  loss = 0;
  #random;

  /** @param {() => number} [random] Returns 0 to below 1. */
  constructor(random = Math.random) {
    this.#random = random;
  }

  get isOffline() {
    return this.#isOffline;
  }

  set isOffline(isOffline) {
    this.#isOffline = isOffline;
    for (const listener of this.#listeners) listener();
  }

  /** @param {() => void} listener Called when the network goes offline or comes back. */
  listen(listener) {
    this.#listeners.add(listener);
  }

  /** @param {() => void} listener */
  forget(listener) {
    this.#listeners.delete(listener);
  }

  /** @template Answer @param {() => Promise<Answer>} ask @returns {Promise<Answer>} @throws {RequestError} */
  async carry(ask) {
    await this.#pass();
    const answer = await ask().then((value) => ({ value }), (error) => ({ error }));
    await this.#pass();
    if ("error" in answer) throw answer.error;
    return answer.value;
  }

  /** @returns {boolean} Whether the next event is lost. */
  losesEvent() {
    return this.#isOffline || this.#random() < this.loss;
  }

  async #pass() {
    if (this.delay > 0) await new Promise((done) => setTimeout(done, this.delay));
    if (this.losesEvent()) throw new RequestError("network", "The server could not be reached.");
  }
}
