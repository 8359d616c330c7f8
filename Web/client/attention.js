/** Tracks whether the person is using one client of the page: the latest focus or pointer press was inside of it. */
export class Attention {
  #root;
  #onGained;
  #isHere = false;
  #listener = (event) => this.#moved(this.#root.contains(event.target));

  /** @param {HTMLElement} root @param {() => void} onGained */
  constructor(root, onGained) {
    this.#root = root;
    this.#onGained = onGained;
  }

  connect() {
    for (const name of ["focusin", "pointerdown"]) document.addEventListener(name, this.#listener);
  }

  disconnect() {
    for (const name of ["focusin", "pointerdown"]) document.removeEventListener(name, this.#listener);
  }

  get isHere() {
    return this.#isHere;
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
