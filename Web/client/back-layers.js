/**
 * The layers that the browser's Back closes before it leaves the page, such as panels, sheets and lists; the latest is
 * closed first. All clients of a document share its history. It has one extra entry while any layer is open, so that
 * Back stays on the page.
 */
class BackLayers {
  /**
   * Close functions by owner, in the order of opening.
   * @type {Map<object, () => unknown>}
   */
  #layers = new Map();
  /** Whether the extra entry is being left because nothing is open: the next popstate is not caused by the person. */
  #isLeaving = false;

  constructor() {
    window.addEventListener("popstate", () => this.#moved());
  }

  /**
   * @param {object} owner
   * @param {boolean} isOpen
   * @param {() => unknown} [close] Closes an open layer. Returns true if it closed only something inside and the layer
   *   stays open.
   */
  set(owner, isOpen, close) {
    if (!isOpen) this.#layers.delete(owner);
    else if (!this.#layers.has(owner)) this.#layers.set(owner, close);
    this.#match();
  }

  /** Forgets all layers, whose client is gone. */
  clear() {
    this.#layers.clear();
  }

  #moved() {
    const isWish = !this.#isLeaving && !this.#hasEntry;
    this.#isLeaving = false;
    if (isWish) this.#closeLast();
    this.#match();
  }

  #closeLast() {
    const last = [...this.#layers].at(-1);
    if (!last) return;
    const [owner, close] = last;
    if (close() !== true) this.#layers.delete(owner);
  }

  /**
   * Adds or leaves the extra entry as needed. Forward or a reload can return to that entry with nothing open: it is
   * left again.
   */
  #match() {
    if (this.#isLeaving) return;
    if (this.#layers.size > 0 && !this.#hasEntry) history.pushState({ isBackLayer: true }, "");
    if (this.#layers.size > 0 || !this.#hasEntry) return;
    this.#isLeaving = true;
    history.back();
  }

  get #hasEntry() {
    return history.state?.isBackLayer === true;
  }
}

export const backLayers = new BackLayers();
