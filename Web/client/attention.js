/** Whether the person is in one client of the page: the newest focus or press was there and nowhere else. */
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

  /** Whether the focus is here, or was until the element that had it went. */
  get hasFocus() {
    return this.#isHere && (document.activeElement === document.body || this.#root.contains(document.activeElement));
  }

  #moved(isHere) {
    const isGained = isHere && !this.#isHere;
    this.#isHere = isHere;
    if (isGained) this.#onGained();
  }
}
