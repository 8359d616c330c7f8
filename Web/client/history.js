/** @typedef {"older"|"newer"} Side */

/** Number of entries before one that is looked for. */
const aroundCount = 30;

/** Fetches items that are not held, one page at a time. */
export class History {
  #options;
  /**
   * The side that is being fetched.
   * @type {Side|"newest"|undefined}
   */
  #side;
  /**
   * Token of the current fetch, which a later one replaces.
   * @type {object|undefined}
   */
  #fetch;
  /** @type {Set<Side|"newest">} */
  #failed = new Set();

  /**
   * @param {object} options
   * @param {import("./conversation-api.js").ConversationAPI} options.api
   * @param {() => import("./conversation.js").Conversation} options.conversation
   * @param {() => void} options.show Called after a change.
   */
  constructor(options) {
    this.#options = options;
  }

  /** @param {Side} side @returns {"none"|"idle"|"loading"|"failed"} */
  state(side) {
    if (this.#options.conversation()[side] === undefined) return "none";
    if (this.#side === side || (side === "newer" && this.#side === "newest")) return "loading";
    return this.#failed.has(side) || (side === "newer" && this.#failed.has("newest")) ? "failed" : "idle";
  }

  /**
   * Fetches a page when the person scrolls near the end of the held items. A failed side waits for `retry`.
   * @param {Side} side
   */
  load(side) {
    if (this.#side === undefined && this.state(side) === "idle") this.#run(side);
  }

  /** @param {Side} side */
  retry(side) {
    this.#failed.clear();
    this.load(side);
  }

  /** Replaces the items by the newest. */
  async loadNewest() {
    if (this.#side !== "newest") await this.#run("newest");
  }

  /**
   * Replaces the items by those around an entry.
   * @param {number} sequence
   */
  async loadAround(sequence) {
    await this.#run("newest", { after: Math.max(0, sequence - aroundCount) });
  }

  /**
   * @param {Side|"newest"} side
   * @param {{before?: number, after?: number}} [at] Where to begin instead.
   * @returns {Promise<void>}
   */
  async #run(side, at) {
    const conversation = this.#options.conversation();
    const cursor = conversation[side];
    const fetch = (this.#fetch = {});
    this.#side = side;
    this.#failed.delete(side);
    conversation.beginPage();
    this.#options.show();
    try {
      const page = await this.#options.api.entryPage(at ?? place(side, cursor));
      const isWanted = fetch === this.#fetch && conversation === this.#options.conversation() && conversation[side] === cursor;
      // If the page is outdated, scrolling there requests it again.
      const isTaken = isWanted && conversation.takePage(side, page);
      if (isWanted && !isTaken && side === "newest") return this.#run(side, at);
    } catch {
      if (fetch === this.#fetch) this.#failed.add(side);
    }
    if (fetch !== this.#fetch) return;
    this.#side = undefined;
    this.#options.show();
  }
}

function place(side, cursor) {
  if (side === "newest") return {};
  return side === "older" ? { before: cursor } : { after: cursor };
}
