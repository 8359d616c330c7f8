/** Number of invalid trees after which they are not fetched again. */
const countMax = 3;

/** Fetches trees again that this page cannot draw, and says so where that does not help. */
export class TreeFaults {
  #options;
  #count = 0;

  /**
   * @param {object} options
   * @param {() => void} options.fetchAgain
   * @param {import("./notice-view.js").NoticeView} options.notice
   * @param {(problem: string) => string} options.words
   */
  constructor(options) {
    this.#options = options;
  }

  /** @param {string} problem */
  add(problem) {
    const { fetchAgain, notice, words } = this.#options;
    this.#count += 1;
    if (this.#count <= countMax) fetchAgain();
    else notice.show(words(problem));
  }

  clear() {
    this.#count = 0;
  }
}
