/** @typedef {import("../wire.js").ConversationSummary} ConversationSummary */

/** The model of a person's conversations, the one that changed last first. Independent of the DOM. */
export class ConversationList {
  /** @type {Map<string, ConversationSummary>} */
  #byID = new Map();
  /** Whether the server has sent the list. */
  isKnown = false;

  /** @param {ConversationSummary[]} conversations */
  replace(conversations) {
    this.#byID = new Map(conversations.map((conversation) => [conversation.id, conversation]));
    this.isKnown = true;
  }

  /** @param {ConversationSummary} conversation */
  put(conversation) {
    this.#byID.set(conversation.id, conversation);
  }

  /** @param {string} id */
  remove(id) {
    this.#byID.delete(id);
  }

  /** @param {string|undefined} id */
  get(id) {
    return id === undefined ? undefined : this.#byID.get(id);
  }

  get all() {
    return [...this.#byID.values()].sort((one, other) => other.changedAt - one.changedAt || (one.id < other.id ? -1 : 1));
  }
}
