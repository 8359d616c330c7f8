import { make, setAttribute } from "../../dom.js";
import { useLateParts } from "../late-parts.js";

/** The list of people to mention, whose code is loaded when somebody first writes an `@`. */
export class LateMentions {
  #input;
  #options;
  #failed;
  /** @type {import("./mention-picker.js").MentionPicker|undefined} */
  #picker;
  #isLoading = false;
  element = make("div", { class: "mentions" });

  /**
   * @param {HTMLTextAreaElement} input
   * @param {ConstructorParameters<typeof import("./mention-picker.js").MentionPicker>[1]} options
   * @param {(sentence: string, retry: () => unknown) => void} failed
   */
  constructor(input, options, failed) {
    this.#input = input;
    this.#options = options;
    this.#failed = failed;
    setAttribute(input, "aria-autocomplete", "list");
    input.addEventListener("input", (event) => this.#typed(event));
  }

  close() {
    this.#picker?.close();
  }

  /**
   * Has the list take a key.
   * @param {KeyboardEvent} event @returns {boolean} Whether the key was for the list.
   */
  keyDown(event) {
    return this.#picker?.keyDown(event) ?? false;
  }

  /** Says so once for each `@` where the code cannot be loaded: the name can be written without the list. */
  async #typed(event) {
    if (this.#picker || this.#isLoading || !(event.data ?? this.#input.value).includes("@")) return;
    this.#isLoading = true;
    await useLateParts(({ MentionPicker }) => {
      // Loaded by a later `@` already, where the person has only now pressed "Try again".
      if (this.#picker) return;
      this.#picker = new MentionPicker(this.#input, this.#options);
      this.element.append(this.#picker.element, this.#picker.status);
      this.#picker.look();
    }, this.#failed);
    this.#isLoading = false;
  }
}
