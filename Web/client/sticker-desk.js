import { showBusy } from "../busy.js";
import { newKey } from "./keys.js";
import { useLateParts, whenLateParts } from "./late-parts.js";

/** Position of a sticker that was not dragged to one: the upper right corner. */
const usualPlace = { x: 0.92, y: 0.08, rotation: 12, scale: 0.6 };

/** Places stickers on bubbles, and removes them. */
export class StickerDesk {
  #options;
  /** @type {import("./sticker-drag.js").StickerDrag|undefined} Undefined until the late parts are there. */
  #drag;
  #isConnected = false;

  /**
   * @param {object} options
   * @param {HTMLElement} options.root
   * @param {import("./conversation-api.js").ConversationAPI} options.api
   * @param {import("./command-queue.js").CommandQueue} options.commands
   * @param {import("./notice-view.js").NoticeView} options.notice
   * @param {() => import("./conversation.js").Conversation} options.conversation
   */
  constructor(options) {
    this.#options = options;
  }

  connect() {
    this.#isConnected = true;
    whenLateParts(({ StickerDrag }) => {
      if (!this.#isConnected) return;
      this.#drag ??= new StickerDrag(this.#options.root, {
        source: (element) => this.#source(element),
        onDrop: (source, target, place) => this.#put(source, target, place),
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
      ({ offerStickerTargets }) => offerStickerTargets(root, conversation().items, (target) => this.#put({ draft }, target, usualPlace)),
      (sentence, retry) => notice.show(sentence, retry));
  }

  /** @param {number} placement */
  remove(placement) {
    return this.#options.commands.add(() => this.#options.api.removeSticker(placement));
  }

  #put(source, target, place) {
    const { root, commands, api } = this.#options;
    const key = newKey();
    const answer = commands.add(() => api.placeSticker({ key, target, place, ...source }));
    showBusy(root.querySelector(`[data-entry="${target}"]`), answer);
  }

  #source(element) {
    const staged = element.closest(".draft-file[data-sticker]");
    if (staged) return { draft: Number(staged.dataset.sticker) };
    const shown = element.closest(".is-sticker");
    const { panel } = this.#options.conversation();
    if (!shown || panel.kind !== "open") return undefined;
    return { node: { instance: panel.instance, id: Number(shown.dataset.node) } };
  }
}
