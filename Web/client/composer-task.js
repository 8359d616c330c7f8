import { make } from "../dom.js";
import { keyOf } from "./conversation.js";
import { whenLateParts } from "./late-parts.js";
import { quoteOf } from "./quote-view.js";

/** @typedef {import("../wire.js").TranscriptItem} TranscriptItem */

/** Tells what the text in the field is for, if it is no new message: the answer to an entry, or the new text of one. */
export class ComposerTask {
  #onCancel;
  /** @type {{kind: "reply"|"edit", item: TranscriptItem}|undefined} */
  #task;
  element = make("div", { class: "composer-task", hidden: true });

  /** @param {() => void} onCancel */
  constructor(onCancel) {
    this.#onCancel = onCancel;
  }

  /** @param {"reply"|"edit"} kind @param {TranscriptItem} item */
  begin(kind, item) {
    this.#task = { kind, item };
    // The menu that begins a task came with these parts.
    whenLateParts(({ composerTaskContent }) => this.element.replaceChildren(...composerTaskContent(kind, quoteOf(item), this.#onCancel)));
    this.element.hidden = false;
  }

  /**
   * Shows the answered entry as it is now.
   * @param {() => TranscriptItem[]} items
   * @returns {boolean} False if the entry was unsent, so that nobody can answer or edit it.
   */
  follow(items) {
    if (!this.#task) return true;
    const { kind, item } = this.#task;
    const now = items().find((each) => keyOf(each) === keyOf(item));
    if (now?.kind === "notice") return false;
    if (kind === "reply" && now && now.text !== item.text) this.begin(kind, now);
    return true;
  }

  end() {
    this.#task = undefined;
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  get isActive() {
    return this.#task !== undefined;
  }

  /** The text that is being edited; undefined for none. */
  get edited() {
    return this.#task?.kind === "edit" ? this.#task.item : undefined;
  }

  /** Returns what is answered, as the answer shows it; undefined for nothing. */
  get quote() {
    return this.#task?.kind === "reply" ? quoteOf(this.#task.item) : undefined;
  }
}
