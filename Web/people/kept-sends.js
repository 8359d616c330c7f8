import { ConversationAPI } from "../client/conversation-api.js";

/** Sends what was written without a connection in conversations that are not open: the open one sends its own. */
export class KeptSends {
  #store;
  #device;
  #selected;
  /** Resolves when what waited has been sent, or was refused. */
  #last = Promise.resolve();

  /**
   * @param {import("./offline-store.js").OfflineStore} store @param {string} device
   * @param {() => string|undefined} selected Returns the open conversation.
   */
  constructor(store, device, selected) {
    this.#store = store;
    this.#device = device;
    this.#selected = selected;
  }

  /** Sends all of them, after an earlier call has ended. */
  send() {
    this.#last = this.#last.then(() => this.#sendAll());
    return this.#last;
  }

  async #sendAll() {
    for (const send of await this.#store.sends()) {
      if (send.problem || send.conversation === this.#selected()) continue;
      if (!await this.#sendOne(send)) return;
    }
  }

  /**
   * @param {import("./offline-store.js").KeptSend} send
   * @returns {Promise<boolean>} False if the server is away again. A send that it refuses stays where it was written, says so there
   *   once that is opened, and is not sent again unless the person wants it.
   */
  async #sendOne({ key, conversation, text, reply, mentions }) {
    try {
      const answer = await new ConversationAPI(this.#device, conversation).send(key, text, reply?.id, mentions);
      // Another answer is not the server's: that of a proxy, or of a network that wants one to sign in first.
      if (!Array.isArray(answer?.sequences)) return false;
      await this.#store.removeSend(key);
      return true;
    } catch (error) {
      if (error.isRefusal) await this.#store.refuseSend(key, error.message);
      return !error.isAway && ![401, 429].includes(error.status);
    }
  }
}
