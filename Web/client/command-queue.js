/** Runs requests that change the device's state one after the other, in the order in which the person made them. */
export class CommandQueue {
  #onProblem;
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();
  #isConnected = true;

  /** @param {(error: any) => void} onProblem */
  constructor(onProblem) {
    this.#onProblem = onProblem;
  }

  disconnect() {
    this.#isConnected = false;
  }

  /** @param {() => Promise<unknown>} request @returns {Promise<unknown>} Never rejected; resolves with the response. */
  add(request) {
    return (this.#last = this.#last.then(() => this.#isConnected && request()).catch((error) => {
      if (this.#isConnected) this.#onProblem(error);
    }));
  }
}
