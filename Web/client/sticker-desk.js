import { useLateParts, whenLateParts } from "./late-parts.js";

/**
 * @typedef {object} StickerDeskOptions
 * @property {HTMLElement} root
 * @property {import("./conversation-api.js").ConversationAPI} api
 * @property {import("./command-queue.js").CommandQueue} commands
 * @property {import("./notice-view.js").NoticeView} notice
 * @property {() => import("./conversation.js").Conversation} conversation
 */

/** Places stickers on bubbles, and removes them. */
export class StickerDesk {
  #options;
  /** @type {import("./sticker-drag.js").StickerDrag|undefined} Undefined until the late parts are there. */
  #drag;
  #isConnected = false;

  /** @param {StickerDeskOptions} options */
  constructor(options) {
    this.#options = options;
  }

  connect() {
    this.#isConnected = true;
    whenLateParts(({ StickerDrag, putSticker, stickerSource }) => {
      if (!this.#isConnected) return;
      this.#drag ??= new StickerDrag(this.#options.root, {
        source: (element) => stickerSource(this.#options, element),
        onDrop: (source, target, place) => putSticker(this.#options, source, target, place),
      });
      this.#drag.connect();
    });
  }

  disconnect() {
    this.#isConnected = false;
    this.#drag?.disconnect();
  }

  /**
   * Offers a list of bubbles instead of dragging.
   * @param {number} draft Index of the sticker in the input field.
   */
  offerTargets(draft) {
    const { root, conversation, notice } = this.#options;
    return useLateParts(
      ({ offerStickerTargets, putSticker }) => offerStickerTargets(
        root, conversation().items, (target) => putSticker(this.#options, { draft }, target)),
      (sentence, retry) => notice.show(sentence, retry));
  }

  /** @param {number} placement */
  remove(placement) {
    return this.#options.commands.add(() => this.#options.api.request("DELETE", `/stickers/${placement}`));
  }
}
