import { RequestError } from "./request.js";

/**
 * The way between one client and its server, as good or bad as a simulated phone is to have it. A request can get lost
 * before the server has it, or its answer after; what gets lost of a stream breaks it off.
 */
export class Network {
  #isOffline = false;
  #listeners = new Set();
  /** Milliseconds each way. */
  delay = 0;
  /** Of the requests, answers and events: 0 to 1. */
  loss = 0;
  #random;

  /** @param {() => number} [random] 0 to below 1. */
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

  /** @param {() => void} listener Called when it goes offline or comes back. */
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

  /** @returns {boolean} Whether an event does not arrive. */
  losesEvent() {
    return this.#isOffline || this.#random() < this.loss;
  }

  async #pass() {
    if (this.delay > 0) await new Promise((done) => setTimeout(done, this.delay));
    if (this.losesEvent()) throw new RequestError("network", "The server could not be reached.");
  }
}
