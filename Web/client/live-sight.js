/** Distance in points outside the visible area at which a bubble is drawn already. */
const margin = 200;
/** Milliseconds between two reports while the person scrolls. */
const pause = 150;
/** Maximum size of a bubble: as in the CSS of `.bubble-card`, and no higher than a phone's transcript. */
const largest = { width: 300, share: 0.7, height: 400 };
/** Equal to `ChatLimits.liveSideMin` and `liveEntryCountMax`. */
const sideMin = 40;
const entryCountMax = 32;

/** Reports to the server which live bubbles are visible, those on screen first. */
export class LiveSight {
  #report;
  #timer;
  #reported = "";
  /**
   * The scroll container.
   * @type {HTMLElement|undefined}
   */
  #log;
  /** @type {HTMLElement|undefined} */
  #column;
  /** @type {IntersectionObserver|undefined} */
  #crossings;
  #resizes = new ResizeObserver(() => this.#soon());
  /** @type {Map<Element, number|string>} All live bubble elements and their places. */
  #places = new Map();
  /** @type {Set<Element>} */
  #near = new Set();

  /** @param {(sight: import("../wire.js").LiveSight) => Promise<unknown>} report */
  constructor(report) {
    this.#report = report;
  }

  /** @param {HTMLElement} log The scroll container. @param {HTMLElement} column The column of items in it. */
  connect(log, column) {
    this.#log = log;
    this.#column = column;
    const options = { root: log, rootMargin: `${margin}px 0px` };
    this.#crossings = new IntersectionObserver((changes) => this.#crossed(changes), options);
    for (const [element, place] of this.#places) this.#observe(place, element);
    this.#resizes.observe(column);
  }

  disconnect() {
    clearTimeout(this.#timer);
    this.#crossings?.disconnect();
    this.#resizes.disconnect();
    this.#log = undefined;
  }

  repeat() {
    this.#reported = "";
    this.#soon();
  }

  /** @param {number|string} place Sequence number of an entry, or the draft. @param {Element} element */
  watch(place, element) {
    this.#places.set(element, place);
    if (this.#crossings) this.#observe(place, element);
    this.#soon();
  }

  /** @param {Element|undefined} element */
  forget(element) {
    if (!element) return;
    this.#places.delete(element);
    this.#near.delete(element);
    this.#crossings?.unobserve(element);
    this.#soon();
  }

  #observe(place, element) {
    if (typeof place === "number") this.#crossings.observe(element);
  }

  #crossed(changes) {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) this.#near.add(target);
      else this.#near.delete(target);
    }
    this.#soon();
  }

  #soon() {
    if (!this.#log) return;
    this.#timer ??= setTimeout(() => this.#now(), pause);
  }

  async #now() {
    this.#timer = undefined;
    // No event tells that the page has removed an element.
    for (const element of [...this.#places.keys()]) if (!element.isConnected) this.forget(element);
    const sight = this.#sight;
    const text = JSON.stringify(sight);
    const isNeeded = this.#places.size > 0 || this.#reported !== "";
    if (!sight || !isNeeded || text === this.#reported) return;
    this.#reported = text;
    await this.#report(sight).catch(() => (this.#reported = ""));
  }

  /** @returns {import("../wire.js").LiveSight|undefined} Undefined if the column is too narrow for a bubble. */
  get #sight() {
    const width = Math.floor(Math.min(largest.width, this.#column.clientWidth * largest.share));
    if (width < sideMin) return undefined;
    const near = [...this.#near].map((element) => {
      return { place: Number(this.#places.get(element)), distance: this.#distance(element) };
    });
    near.sort((one, other) => one.distance - other.distance || other.place - one.place);
    return {
      entries: near.slice(0, entryCountMax).map(({ place }) => place),
      draft: [...this.#places.values()].some((place) => typeof place === "string"),
      size: [width, largest.height],
    };
  }

  /** Returns the distance in points from the visible area; 0 on screen. */
  #distance(element) {
    const seen = this.#log.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return Math.max(0, seen.top - box.bottom, box.top - seen.bottom);
  }
}
