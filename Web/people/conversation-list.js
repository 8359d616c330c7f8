/** @typedef {import("../wire-people.js").ConversationSummary} ConversationSummary */

/** The model of a person's conversations: the pinned ones first, and of either kind the one that changed last. Independent of the DOM. */
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
    return [...this.#byID.values()].sort((one, other) => Number(other.isPinned) - Number(one.isPinned)
      || other.changedAt - one.changedAt || (one.id < other.id ? -1 : 1));
  }

  /**
   * Returns how many messages a changed conversation has that the person is to be told of: in a muted one those that mention them.
   * @param {ConversationSummary} conversation
   */
  newsIn(conversation) {
    const { unreadCount = 0, mentionCount = 0 } = this.#byID.get(conversation.id) ?? {};
    return Math.max(0, conversation.isMuted ? conversation.mentionCount - mentionCount : conversation.unreadCount - unreadCount);
  }
}
