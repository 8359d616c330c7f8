import { LateSave } from "./late-save.js";

/** Keeps one conversation: its newest entries, and what was written and not acknowledged. */
export class KeptConversation {
  #store;
  #id;
  /** @type {() => import("../wire.js").ConversationSnapshot|undefined} */
  #snapshot = () => undefined;
  #late = new LateSave(() => {
    const snapshot = this.#snapshot();
    if (snapshot) this.#store.saveConversation(this.#id, snapshot);
  });

  /** @param {import("./offline-store.js").OfflineStore} store @param {string} id */
  constructor(store, id) {
    this.#store = store;
    this.#id = id;
  }

  /** Returns the conversation as it was kept. */
  load() {
    return this.#store.conversation(this.#id);
  }

  /**
   * Keeps the conversation after a pause, or when it is closed.
   * @param {() => import("../wire.js").ConversationSnapshot|undefined} snapshot Undefined while the newest entries are not there.
   */
  save(snapshot) {
    this.#snapshot = snapshot;
    this.#late.schedule();
  }

  flush() {
    this.#late.flush();
  }

  /** Returns what was written in the conversation and has not been acknowledged. */
  async sends() {
    return (await this.#store.sends()).filter(({ conversation }) => conversation === this.#id);
  }

  /** @param {Omit<import("./offline-store.js").KeptSend, "conversation">} send @returns {Promise<boolean>} Whether it is kept. */
  addSend(send) {
    return this.#store.addSend({ ...send, conversation: this.#id });
  }

  /** @param {string} key */
  removeSend(key) {
    return this.#store.removeSend(key);
  }
}
