const settleTime = 150;

/** Reports to the server how far the person has seen the conversation. */
export class ReadReporter {
  #options;
  #timer;
  #reported = 0;
  #isOnScreen = true;
  #intersections = new IntersectionObserver((entries) => {
    this.#isOnScreen = entries.at(-1).isIntersecting;
    this.consider();
  }, { threshold: 0.4 });
  #onVisibility = () => this.consider();

  /**
   * @param {object} options
   * @param {HTMLElement} options.element
   * @param {() => number} options.lastSequence
   * @param {() => boolean} options.isUncovered Returns whether the client shows the newest items.
   * @param {(sequence: number) => Promise<unknown>} options.report
   */
  constructor(options) {
    this.#options = options;
  }

  connect() {
    this.#intersections.observe(this.#options.element);
    document.addEventListener("visibilitychange", this.#onVisibility);
  }

  disconnect() {
    clearTimeout(this.#timer);
    this.#intersections.disconnect();
    document.removeEventListener("visibilitychange", this.#onVisibility);
  }

  /**
   * Records what the server knows to be read.
   * @param {number} sequence
   */
  know(sequence) {
    this.#reported = Math.max(this.#reported, sequence);
  }

  get reported() {
    return this.#reported;
  }

  get isSeen() {
    return !document.hidden && this.#isOnScreen && this.#options.isUncovered();
  }

  consider() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#reportNow(), settleTime);
  }

  async #reportNow() {
    const sequence = this.#options.lastSequence();
    if (!this.isSeen || sequence <= this.#reported) return;
    const before = this.#reported;
    this.#reported = sequence;
    await this.#options.report(sequence).catch(() => (this.#reported = before));
  }
}
