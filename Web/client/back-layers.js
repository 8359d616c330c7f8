/**
 * What the browser's Back closes before it leaves the page: panels, sheets and lists, the one that was opened last first.
 * All clients of a document share its history. It has one entry more while anything is open, so that Back stays here.
 */
class BackLayers {
  /**
   * By owner, in the order in which they were opened.
   * @type {Map<object, () => unknown>}
   */
  #layers = new Map();
  /** The entry of ours is being left since nothing is open: what follows is no wish of the person. */
  #isLeaving = false;

  constructor() {
    window.addEventListener("popstate", () => this.#moved());
  }

  /**
   * @param {object} owner
   * @param {boolean} isOpen
   * @param {() => unknown} [close] Of one that is open. Returns true where Back has closed something inside of it and it stays open.
   */
  set(owner, isOpen, close) {
    if (!isOpen) this.#layers.delete(owner);
    else if (!this.#layers.has(owner)) this.#layers.set(owner, close);
    this.#match();
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

  /** Forward comes back to the entry with nothing open, and so does a reload: it is left again. */
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
