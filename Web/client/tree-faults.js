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
   * @param {string} options.subject The first words of the notice.
   */
  constructor(options) {
    this.#options = options;
  }

  /** @param {string} problem */
  add(problem) {
    const { fetchAgain, notice, subject } = this.#options;
    this.#count += 1;
    if (this.#count <= countMax) fetchAgain();
    else notice.show(`${subject} shows something that this page cannot draw (${problem}).`);
  }

  clear() {
    this.#count = 0;
  }
}
