import { newKey } from "./keys.js";

/** Milliseconds until what waits is tried again while the page has a connection. */
const waitingDelay = 15_000;

/**
 * @typedef {object} PendingSend
 * @property {string} key
 * @property {string} text
 * @property {import("../wire.js").Bubble} [bubble] The staged message.
 * @property {import("../wire.js").Attachment[]} attachments
 * @property {import("../wire.js").Quote} [reply] The entry that is answered.
 * @property {import("../wire.js").Mention[]} [mentions] Whom the text names.
 * @property {"sending"|"waiting"|"failed"|"sent"} state `waiting`: kept in the browser until there is a connection. `sent`:
 *   acknowledged, but its entry has not arrived yet.
 * @property {boolean} [isKept] Whether it outlives the page.
 * @property {string} [problem]
 * @property {boolean} [isRefused] Whether the server will not have it: it is not sent again by itself.
 * @property {number} createdAt
 * @property {() => void} onAnswer
 * @property {string} [words] Text of the request, fixed with the first attempt.
 * @property {number} [sequence] Sequence number of the last of its entries.
 */

/**
 * Sends that the transcript does not show yet. They are transmitted one after the other, each until it is acknowledged.
 */
export class Outbox {
  #options;
  /** @type {PendingSend[]} */
  #pending = [];
  #isRunning = false;
  /** Timer of the next attempt for what waits. */
  #later;
  #isConnected = true;

  /**
   * @param {object} options
   * @param {(key: string, text: string, replyTo?: number, mentions?: import("../wire.js").Mention[]) => Promise<{sequences: number[]}>} options.send
   * @param {() => void} options.onChange
   * @param {() => void} options.onAcknowledged
   * @param {import("../people/kept-conversation.js").KeptConversation} [options.kept] Keeps what has not been acknowledged, for a page
   *   that is closed meanwhile.
   * @param {number[]} [options.retryDelays] Milliseconds before each retry with the same key.
   */
  constructor(options) {
    this.#options = { retryDelays: [400, 1200, 3000], ...options };
  }

  disconnect() {
    this.#isConnected = false;
    clearTimeout(this.#later);
  }

  get pending() {
    return this.#pending;
  }

  /**
   * @param {string} text
   * @param {import("../wire.js").Bubble|undefined} bubble
   * @param {import("../wire.js").Attachment[]} attachments
   * @param {import("../wire.js").Quote} [reply]
   * @param {import("../wire.js").Mention[]} [mentions]
   * @returns {Promise<void>} Resolves when it is acknowledged or has failed for now.
   */
  add(text, bubble, attachments, reply, mentions) {
    const { promise, resolve } = /** @type {PromiseWithResolvers<void>} */ (Promise.withResolvers());
    /** @type {PendingSend} */
    const send = { key: newKey(), text, bubble, attachments, reply, mentions, state: "sending", createdAt: Date.now(), onAnswer: resolve };
    this.#pending.push(send);
    this.#keep(send);
    this.#options.onChange();
    this.#run();
    return promise;
  }

  /** @param {PendingSend} send */
  async #keep(send) {
    const { key, text, bubble, attachments, reply, mentions, createdAt } = send;
    send.isKept = await this.#options.kept?.addSend({ key, text, bubble, attachments, reply, mentions, createdAt });
    if (send.state === "waiting") this.#options.onChange();
  }

  /**
   * Adds what an earlier page has written and nobody has acknowledged, before everything else. It keeps its keys: the server may
   * have it already.
   * @param {import("../people/offline-store.js").KeptSend[]} sends
   */
  restore(sends) {
    const known = new Set(this.#pending.map(({ key }) => key));
    const old = sends.filter(({ key }) => !known.has(key)).map((send) => ({
      ...send, state: /** @type {"waiting"|"failed"} */ (send.problem ? "failed" : "waiting"), isRefused: send.problem !== undefined,
      isKept: true, words: send.text, onAnswer: () => {},
    }));
    if (old.length === 0) return;
    this.#pending.unshift(...old);
    this.#options.onChange();
  }

  /** @param {string} key */
  retry(key) {
    const send = this.#pending.find((candidate) => candidate.key === key);
    if (!send || !isStopped(send)) return;
    send.state = "sending";
    this.#options.onChange();
    this.#run();
  }

  /**
   * Removes a send that failed or waits, and returns it.
   * @param {string} key @returns {PendingSend|undefined}
   */
  takeBack(key) {
    const send = this.#pending.find((candidate) => candidate.key === key);
    if (!send || !isStopped(send)) return undefined;
    this.#drop(send);
    return send;
  }

  /** Retries all sends that failed or wait, after the server came back; not those that it has refused. */
  retryAll() {
    for (const { key, isRefused } of this.#pending) if (!isRefused) this.retry(key);
  }

  /**
   * Removes from the pending sends what an item of the log now shows.
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
   * Removes acknowledged sends whose entries have all arrived.
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
    // Items that arrive meanwhile empty `send`, but the request under this key must not change.
    send.words ??= send.text;
    for (const delay of [...this.#options.retryDelays, undefined]) {
      try {
        const { sequences } = await this.#options.send(send.key, send.words, send.reply?.id, send.mentions);
        return this.#acknowledge(send, sequences);
      } catch (error) {
        if (!this.#pending.includes(send)) return;
        if (!error.isTemporary || delay === undefined || this.#mustWait(error)) return this.#fail(send, error);
        await new Promise((resolve) => setTimeout(resolve, delay));
        if (!this.#isConnected || !this.#pending.includes(send)) return;
      }
    }
  }

  /** @param {PendingSend} send @param {number[]} sequences */
  #acknowledge(send, sequences) {
    send.state = "sent";
    send.sequence = Math.max(0, ...sequences);
    this.#options.kept?.removeSend(send.key);
    this.#options.onAcknowledged();
    this.#options.onChange();
  }

  /** Returns whether another attempt is of no use before there is a network. */
  #mustWait(error) {
    return this.#options.kept !== undefined && error.isAway && !navigator.onLine;
  }

  #fail(send, error) {
    send.state = this.#options.kept && error.isAway ? "waiting" : "failed";
    // An answer that nobody can read says nothing to the person.
    send.problem = error.status && !error.isTemporary ? error.message : undefined;
    const isRefused = error.isRefusal === true;
    if (isRefused !== (send.isRefused ?? false)) this.#options.kept?.refuseSend(send.key, isRefused ? send.problem : undefined);
    send.isRefused = isRefused;
    if (send.state === "waiting") this.#tryLater();
    this.#options.onChange();
  }

  /** Tries again while events arrive: then no new connection says that the server is back. */
  #tryLater() {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => navigator.onLine ? this.retryAll() : this.#tryLater(), waitingDelay);
  }

  #drop(send) {
    this.#pending = this.#pending.filter((candidate) => candidate !== send);
    this.#options.kept?.removeSend(send.key);
    this.#options.onChange();
  }
}

/** @param {PendingSend} send */
function isStopped({ state }) {
  return state === "failed" || state === "waiting";
}
