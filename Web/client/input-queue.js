/** Maximum events of one request (`InputBody`). */
const batchCountMax = 64;

/** Idempotent events, which may be repeated. */
const harmlessKinds = new Set(["edit", "focus", "slide", "choose", "pick", "scroll"]);

/**
 * Returns whether the event includes all information of the previous one at the same node, which can then be dropped.
 */
function replaces(event, last) {
  if (last?.kind !== event.kind || last.node !== event.node) return false;
  if (event.kind === "slide") return last.isEditing;
  if (event.kind === "gesture") return isSameMove(event.event, last.event);
  if (event.kind === "transfer") return event.event.phase === "move" && last.event.phase === "move";
  return event.kind === "edit" || event.kind === "pointer" || event.kind === "pick";
}

function isSameMove(event, last) {
  return event.gesture === last.gesture && event.phase === "changed" && last.phase === "changed";
}

/** Sends the person's input in the panel in order: one request at a time, during which further events are batched. */
export class InputQueue {
  #send;
  #onProblem;
  /** @type {import("../wire.js").InputEvent[]} */
  #waiting = [];
  /** Resolves when every sent request is answered. */
  #last = Promise.resolve();
  /**
   * Resolves when the waiting batch is answered as well.
   * @type {Promise<void>|undefined}
   */
  #next;
  #isConnected = true;

  /**
   * @param {(events: import("../wire.js").InputEvent[]) => Promise<unknown>} send
   * @param {(error: any) => void} onProblem
   */
  constructor(send, onProblem) {
    this.#send = send;
    this.#onProblem = onProblem;
  }

  disconnect() {
    this.#isConnected = false;
    this.#waiting = [];
  }

  /** @param {import("../wire.js").InputEvent} event @returns {Promise<void>} Resolves when its request is answered. */
  add(event) {
    const last = this.#waiting.at(-1);
    if (replaces(event, last)) this.#waiting.pop();
    this.#waiting.push(event);
    // All events of one gesture go into one request.
    this.#next ??= this.#last = this.#last.then(() => this.#sendWaiting());
    return this.#next;
  }

  async #sendWaiting() {
    this.#next = undefined;
    const events = this.#waiting.splice(0);
    while (this.#isConnected && events.length > 0) await this.#sendBatch(events.splice(0, batchCountMax));
  }

  async #sendBatch(events) {
    try {
      await this.#send(events);
    } catch (error) {
      if (!this.#isConnected) return;
      if (error.isTemporary) await this.#sendAgain(events);
      this.#onProblem(error);
    }
  }

  /**
   * Retries idempotent events only, since the request may have arrived: setting a text twice is harmless, tapping twice
   * may not be.
   */
  async #sendAgain(events) {
    const harmless = events.filter(({ kind }) => harmlessKinds.has(kind));
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (harmless.length > 0 && this.#isConnected) await this.#send(harmless).catch(() => {});
  }
}
