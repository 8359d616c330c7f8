/** Maximum events of one request (`InputBody`). */
const batchCountMax = 64;

/** Idempotent events, which may be repeated. */
const harmlessKinds = new Set(["edit", "select", "focus", "slide", "choose", "pick", "scroll"]);

/**
 * Returns whether the event includes all information of the previous one at the same node, which can then be dropped.
 */
function replaces(event, last) {
  if (last?.kind !== event.kind || last.node !== event.node) return false;
  if (event.kind === "slide") return last.isEditing;
  if (event.kind === "gesture") return isSameMove(event.event, last.event);
  if (event.kind === "transfer") return event.event.phase === "move" && last.event.phase === "move";
  return event.kind === "edit" || event.kind === "select" || event.kind === "pointer" || event.kind === "pick";
}

function isSameMove(event, last) {
  return event.gesture === last.gesture && event.phase === "changed" && last.phase === "changed";
}

/**
 * Sends the person's input in the panel in order: a few requests at a time where the line keeps their order, otherwise one.
 * Further events wait, and of those that replace each other only the last one.
 */
export class InputQueue {
  #send;
  #onProblem;
  #countMax;
  /** @type {import("../wire.js").InputEvent[]} */
  #waiting = [];
  /**
   * Settles when what waits is answered.
   * @type {{promise: Promise<void>, resolve: () => void}|undefined}
   */
  #next;
  #sentCount = 0;
  /** How many requests could be sent at once when the last one was. */
  #usedCountMax = 1;
  #isDue = false;
  /**
   * Events of failed requests, while it is not known whether they have arrived.
   * @type {import("../wire.js").InputEvent[]|undefined}
   */
  #failed;
  #isConnected = true;

  /**
   * @param {(events: import("../wire.js").InputEvent[]) => Promise<unknown>} send
   * @param {(error: any) => void} onProblem
   * @param {() => number} [countMax] Returns how many requests may be unanswered.
   */
  constructor(send, onProblem, countMax = () => 1) {
    this.#send = send;
    this.#onProblem = onProblem;
    this.#countMax = countMax;
  }

  disconnect() {
    this.#isConnected = false;
    this.#waiting = [];
  }

  /** @param {import("../wire.js").InputEvent} event @returns {Promise<void>} Resolves when its request is answered. */
  add(event) {
    if (replaces(event, this.#waiting.at(-1))) this.#waiting.pop();
    this.#waiting.push(event);
    this.#next ??= makePromise();
    // All events of one gesture go into one request.
    if (!this.#isDue) queueMicrotask(() => this.#sendWaiting());
    this.#isDue = true;
    return this.#next.promise;
  }

  #sendWaiting() {
    this.#isDue = false;
    while (this.#isConnected && this.#waiting.length > 0 && this.#mayFollow()) {
      const events = this.#waiting.splice(0, batchCountMax);
      const answered = this.#waiting.length === 0 ? this.#next : undefined;
      if (answered) this.#next = undefined;
      this.#sendBatch(events, answered);
    }
  }

  /** Requests by one line could overtake those by another. */
  #mayFollow() {
    const countMax = this.#countMax();
    if (this.#failed || this.#sentCount >= countMax) return false;
    if (this.#sentCount > 0 && countMax !== this.#usedCountMax) return false;
    this.#usedCountMax = countMax;
    return true;
  }

  async #sendBatch(events, answered) {
    this.#sentCount += 1;
    try {
      await this.#send(events);
    } catch (error) {
      if (this.#isConnected) await this.#recover(events, error);
    }
    this.#sentCount -= 1;
    answered?.resolve();
    this.#sendWaiting();
  }

  async #recover(events, error) {
    if (!error.isTemporary) return this.#onProblem(error);
    // Joins those that failed before: they are sent again together.
    if (this.#failed) return void this.#failed.push(...events);
    this.#failed = [...events];
    await new Promise((resolve) => setTimeout(resolve, 500));
    await this.#sendAgain(this.#failed);
    this.#failed = undefined;
    this.#onProblem(error);
  }

  /**
   * Retries idempotent events only, since the request may have arrived: setting a text twice is harmless, tapping twice
   * may not be.
   */
  async #sendAgain(events) {
    const harmless = events.filter(({ kind }) => harmlessKinds.has(kind)).slice(-batchCountMax);
    if (harmless.length > 0 && this.#isConnected) await this.#send(harmless).catch(() => {});
  }
}

function makePromise() {
  let resolve = () => {};
  const promise = new Promise((done) => (resolve = () => done(undefined)));
  return { promise, resolve };
}
