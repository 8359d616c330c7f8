/** Events of one request (`InputBody`). */
const batchCountMax = 64;

/** Saying these twice does no harm. */
const harmlessKinds = new Set(["edit", "focus", "slide", "choose", "pick", "scroll"]);

/** Each of these carries all that the one before it did: of neighbours at one node the last is enough. */
function replaces(event, last) {
  if (last?.kind !== event.kind || last.node !== event.node) return false;
  if (event.kind === "slide") return last.isEditing;
  if (event.kind === "gesture") return isSameMove(event.event, last.event);
  return event.kind === "edit" || event.kind === "pick";
}

function isSameMove(event, last) {
  return event.gesture === last.gesture && event.phase === "changed" && last.phase === "changed";
}

/** What the person does in the panel, in order: one request under way, the rest waits and goes together. */
export class InputQueue {
  #send;
  #onProblem;
  /** @type {import("../wire.js").InputEvent[]} */
  #waiting = [];
  /** All that was sent is answered. */
  #last = Promise.resolve();
  /**
   * So is all that waits.
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

  /** @param {import("../wire.js").InputEvent} event @returns {Promise<void>} Ends when its request is answered. */
  add(event) {
    const last = this.#waiting.at(-1);
    if (replaces(event, last)) this.#waiting.pop();
    this.#waiting.push(event);
    // Everything that one gesture causes goes in one request.
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

  /** Nobody knows whether the request arrived. Setting a text twice does no harm; tapping twice may. */
  async #sendAgain(events) {
    const harmless = events.filter(({ kind }) => harmlessKinds.has(kind));
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (harmless.length > 0 && this.#isConnected) await this.#send(harmless).catch(() => {});
  }
}
