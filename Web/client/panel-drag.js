/** Distance in points that the bar must be dragged to have an effect. */
const dragThreshold = 36;
/** Milliseconds between two resizes of the app. */
const resizeInterval = 60;
/** Milliseconds for which the dropped height is kept while the server has not confirmed the new style. */
const settleTime = 800;

/**
 * Dragging the panel by its bar: the panel follows the finger between its two heights while the app is laid out again
 * (docs/messages.md, B25). On release it snaps to one of the two; dragged below the smaller one it closes.
 */
export class PanelDrag {
  #bar;
  #panel;
  #options;
  #start;
  #timer;
  #settleTimer;
  /** @type {number|undefined} */
  #waiting;
  #isResizing = false;
  #hasResized = false;
  #listeners = {
    pointerdown: (event) => this.#begin(event),
    pointermove: (event) => this.#follow(event),
    pointerup: (event) => this.#end(event),
    pointercancel: () => this.#cancel(),
  };

  /**
   * @param {HTMLElement} bar
   * @param {HTMLElement} panel
   * @param {object} options
   * @param {() => {compact: number, expanded: number, rest: number}|undefined} options.heights Returns the panel's
   *   heights in points, including its bar; undefined if the panel shows nothing that could be laid out.
   * @param {(height: number) => Promise<unknown>} options.resize Resizes the content below the bar.
   * @param {(direction: "up"|"down"|"back") => void} options.drop
   */
  constructor(bar, panel, options) {
    this.#bar = bar;
    this.#panel = panel;
    this.#options = options;
  }

  connect() {
    for (const [name, listener] of Object.entries(this.#listeners)) this.#bar.addEventListener(name, listener);
  }

  disconnect() {
    for (const [name, listener] of Object.entries(this.#listeners)) this.#bar.removeEventListener(name, listener);
    this.settle();
  }

  /** Returns the panel to the height of its style. */
  settle() {
    clearTimeout(this.#settleTimer);
    if (this.#start) return;
    this.#panel.style.removeProperty("height");
  }

  #begin(event) {
    if (!event.isPrimary || event.button !== 0 || event.target.closest("button")) return;
    this.#start = { y: event.clientY, height: this.#panel.offsetHeight, heights: this.#options.heights() };
    this.#hasResized = false;
    this.#bar.setPointerCapture(event.pointerId);
    this.#panel.classList.add("is-following");
  }

  #follow(event) {
    if (!this.#start) return;
    const { y, height, heights } = this.#start;
    const wanted = height - (event.clientY - y);
    const shown = heights ? clamp(wanted, heights.compact, heights.expanded) : height;
    this.#panel.style.height = `${shown}px`;
    // Beyond its largest height it gives way a little, as a hint.
    const rest = shown - wanted;
    this.#panel.style.translate = `0 ${rest < 0 ? Math.max(rest / 4, -dragThreshold) : rest}px`;
    if (shown !== height || this.#hasResized) this.#resize(shown - (heights?.rest ?? this.#bar.offsetHeight));
  }

  /** Schedules a resize. The latest height wins; only one request is in progress. */
  #resize(height) {
    this.#hasResized = true;
    this.#waiting = height;
    if (this.#isResizing || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => this.#resizeNow(), resizeInterval);
  }

  async #resizeNow() {
    this.#timer = undefined;
    const height = this.#waiting;
    if (height === undefined || !this.#start) return;
    this.#waiting = undefined;
    this.#isResizing = true;
    await this.#options.resize(height).catch(() => {});
    this.#isResizing = false;
    if (this.#waiting !== undefined && this.#start) this.#resize(this.#waiting);
  }

  #end(event) {
    if (!this.#start) return;
    const distance = event.clientY - this.#start.y;
    if (Math.abs(distance) < dragThreshold) return this.#cancel();
    this.#forget();
    // The panel keeps the dropped height until it has its new style.
    this.#settleTimer = setTimeout(() => this.settle(), settleTime);
    this.#options.drop(distance < 0 ? "up" : "down");
  }

  #cancel() {
    if (!this.#start) return;
    this.#forget();
    this.settle();
    if (this.#hasResized) this.#options.drop("back");
  }

  #forget() {
    this.#start = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = undefined;
    this.#panel.classList.remove("is-following");
    this.#panel.style.removeProperty("translate");
  }
}

function clamp(value, least, most) {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
