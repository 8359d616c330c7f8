import { LateSave } from "./late-save.js";
import { untilAnswered } from "./server-wait.js";

/** Keeps one conversation: its newest entries, and what was written and not acknowledged. */
export class KeptConversation {
  #store;
  #id;
  #device;
  /** Paths of pictures that were shown. */
  #seen = new Set();
  /** @type {import("../client/conversation.js").Conversation|undefined} */
  #conversation;
  #late = new LateSave(() => {
    const snapshot = this.#conversation && lasting(this.#conversation, this.#id, this.#device);
    if (snapshot) this.#store.saveConversation(this.#id, snapshot, this.#seen);
  });

  /** @param {import("./offline-store.js").OfflineStore} store @param {string} id @param {string} device */
  constructor(store, id, device) {
    this.#store = store;
    this.#id = id;
    this.#device = device;
  }

  /** Returns the conversation as it was kept. */
  load() {
    return this.#store.conversation(this.#id);
  }

  /**
   * Keeps the conversation after a pause, or when it is closed; not while its newest entries are not held.
   * @param {import("../client/conversation.js").Conversation} conversation
   */
  save(conversation) {
    this.#conversation = conversation;
    this.#late.schedule();
  }

  /**
   * Keeps it again after a pause, with a picture that has come by now.
   * @param {EventTarget|null} target Of an event of loading.
   */
  pictureCame(target) {
    if (!(target instanceof HTMLImageElement) || !target.currentSrc.startsWith(location.origin)) return;
    this.#seen.add(new URL(target.currentSrc).pathname);
    if (this.#conversation) this.#late.schedule();
  }

  /**
   * Repeats a request until the server has answered it.
   * @template T
   * @param {() => Promise<T>} ask @param {AbortSignal} signal @returns {Promise<T|undefined>}
   */
  untilAnswered(ask, signal) {
    return untilAnswered(ask, signal);
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

  /** @param {string} key @param {string} [problem] Says why the server refuses it; nothing: it waits again. */
  refuseSend(key, problem) {
    return this.#store.refuseSend(key, problem);
  }

  /** @param {string} key */
  removeSend(key) {
    return this.#store.removeSend(key);
  }
}

/**
 * Returns a conversation without what is of the moment; undefined while its newest entries are not held. Leaves out what goes once
 * it has been read.
 * @param {import("../client/conversation.js").Conversation} conversation @param {string} id @param {string} device
 * @returns {import("../wire.js").ConversationSnapshot|undefined}
 */
function lasting(conversation, id, device) {
  if (conversation.newer !== undefined) return undefined;
  const { name, avatar, me, participants, lastSequence, older, colorScheme, draft, receipts } = conversation;
  return {
    conversation: id, device, name, avatar, me, participants, apps: [], lastSequence, older,
    items: conversation.items.filter(({ keeping }) => keeping !== "offered"),
    state: {
      panel: { kind: "closed" }, draft: { text: draft.text, bubble: draft.bubble, attachments: draft.attachments }, receipts,
      unsent: [], live: [], revision: 0, colorScheme,
    },
  };
}
