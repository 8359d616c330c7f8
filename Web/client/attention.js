import { textFields } from "../dom.js";

/** Events that tell where the person is. */
const names = ["focusin", "pointerdown", "input"];

/** Tracks whether the person is using one client of the page: the latest focus or pointer press was inside of it. */
export class Attention {
  #root;
  #onGained;
  #isHere = false;
  #isTyping = false;
  #listener = ({ target }) => {
    this.#isTyping = target.closest?.(textFields) != null;
    this.#moved(this.#root.contains(target));
  };

  /** @param {HTMLElement} root @param {() => void} onGained */
  constructor(root, onGained) {
    this.#root = root;
    this.#onGained = onGained;
  }

  connect() {
    for (const name of names) document.addEventListener(name, this.#listener);
  }

  disconnect() {
    for (const name of names) document.removeEventListener(name, this.#listener);
  }

  get isHere() {
    return this.#isHere;
  }

  /** Whether the person is at a field: a field has the focus as well while they press something else. */
  get isTyping() {
    return this.#isTyping;
  }

  /** Whether the focus is inside, or was until the focused element was removed. */
  get hasFocus() {
    return this.#isHere && (document.activeElement === document.body || this.#root.contains(document.activeElement));
  }

  #moved(isHere) {
    const isGained = isHere && !this.#isHere;
    this.#isHere = isHere;
    if (isGained) this.#onGained();
  }
}
