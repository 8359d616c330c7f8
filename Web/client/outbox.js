import { newKey } from "./keys.js";

/**
 * @typedef {object} PendingSend
 * @property {string} key
 * @property {string} text
 * @property {import("../wire.js").Bubble} [bubble] What was staged.
 * @property {import("../wire.js").Attachment[]} attachments
 * @property {"sending"|"failed"|"sent"} state `sent`: acknowledged, and its entry not here yet.
 * @property {string} [problem]
 * @property {number} createdAt
 * @property {() => void} onAnswer
 * @property {string} [words] What the request says, once it was made.
 * @property {number} [sequence] The last of its entries.
 */

/** What the person has sent and the log has not yet shown: one after the other, each until it is acknowledged. */
export class Outbox {
  #options;
  /** @type {PendingSend[]} */
  #pending = [];
  #isRunning = false;
  #isConnected = true;

  /**
   * @param {object} options
   * @param {(key: string, text: string) => Promise<{sequences: number[]}>} options.send
   * @param {() => void} options.onChange
   * @param {() => void} options.onAcknowledged
   * @param {number[]} [options.retryDelays] Milliseconds before each further try of the same key.
   */
  constructor(options) {
    this.#options = { retryDelays: [400, 1200, 3000], ...options };
  }

  disconnect() {
    this.#isConnected = false;
  }

  get pending() {
    return this.#pending;
  }

  /**
   * @param {string} text
   * @param {import("../wire.js").Bubble|undefined} bubble
   * @param {import("../wire.js").Attachment[]} attachments
   * @returns {Promise<void>} Ends when it is acknowledged, or has failed for now.
   */
  add(text, bubble, attachments) {
    const { promise, resolve } = /** @type {PromiseWithResolvers<void>} */ (Promise.withResolvers());
    /** @type {PendingSend} */
    const send = { key: newKey(), text, bubble, attachments, state: "sending", createdAt: Date.now(), onAnswer: resolve };
    this.#pending.push(send);
    this.#options.onChange();
    this.#run();
    return promise;
  }

  /** @param {string} key */
  retry(key) {
    const send = this.#pending.find((candidate) => candidate.key === key);
    if (send?.state !== "failed") return;
    send.state = "sending";
    this.#options.onChange();
    this.#run();
  }

  /**
   * Gives up one that failed.
   * @param {string} key @returns {PendingSend|undefined}
   */
  takeBack(key) {
    const send = this.#pending.find((candidate) => candidate.key === key);
    if (send?.state !== "failed") return undefined;
    this.#drop(send);
    return send;
  }

  /** The server is back. */
  retryAll() {
    for (const { key } of this.#pending) this.retry(key);
  }

  /**
   * An item of the log stands for what was pending.
   * @param {import("../wire.js").TranscriptItem} item
   */
  settle(item) {
    const send = item.key && this.#pending.find((candidate) => candidate.key === item.key);
    if (!send) return;
    if (item.kind === "text") send.text = "";
    else if (item.attachment) send.attachments = send.attachments.slice(1);
    else send.bubble = undefined;
    if (send.text === "" && !send.bubble && send.attachments.length === 0) this.#drop(send);
  }

  /**
   * The log is here up to this entry.
   * @param {number} sequence
   */
  reach(sequence) {
    for (const send of this.#pending) if (send.state === "sent" && send.sequence <= sequence) this.#drop(send);
  }

  async #run() {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let send = this.#next(); send && this.#isConnected; send = this.#next()) {
      await this.#deliver(send);
      send.onAnswer();
    }
    this.#isRunning = false;
  }

  #next() {
    return this.#pending.find(({ state }) => state === "sending");
  }

  /** @param {PendingSend} send */
  async #deliver(send) {
    // What is settled meanwhile empties `send`; the request has to stay what it was under this key.
    send.words ??= send.text;
    for (const delay of [...this.#options.retryDelays, undefined]) {
      try {
        const { sequences } = await this.#options.send(send.key, send.words);
        return this.#acknowledge(send, sequences);
      } catch (error) {
        if (!this.#pending.includes(send)) return;
        if (!error.isTemporary || delay === undefined) return this.#fail(send, error);
        await new Promise((resolve) => setTimeout(resolve, delay));
        if (!this.#isConnected || !this.#pending.includes(send)) return;
      }
    }
  }

  /** @param {PendingSend} send @param {number[]} sequences */
  #acknowledge(send, sequences) {
    send.state = "sent";
    send.sequence = Math.max(0, ...sequences);
    this.#options.onAcknowledged();
    this.#options.onChange();
  }

  #fail(send, error) {
    send.state = "failed";
    send.problem = error.isTemporary ? undefined : error.message;
    this.#options.onChange();
  }

  #drop(send) {
    this.#pending = this.#pending.filter((candidate) => candidate !== send);
    this.#options.onChange();
  }
}
