/** Points that the bar is dragged before it counts. */
const dragThreshold = 36;
/** Milliseconds between two sizes that the app is told of. */
const resizeInterval = 60;
/** How long the height of the drag is kept while the server has not said the new style. */
const settleTime = 800;

/**
 * Dragging the panel by its bar: it follows the finger between its two sizes, and the app is laid out anew on the way
 * (docs/messages.md, B25). Where it is let go, it goes on to one of the two; below the small one it closes.
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
   * @param {() => {compact: number, expanded: number, rest: number}|undefined} options.heights Of the panel, in points, with its bar;
   *   none where the panel shows nothing that could be laid out.
   * @param {(height: number) => Promise<unknown>} options.resize Of what is below the bar.
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

  /** The panel has the size of its style again. */
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
    // Past its largest size it follows the finger a little, as a hint.
    const rest = shown - wanted;
    this.#panel.style.translate = `0 ${rest < 0 ? Math.max(rest / 4, -dragThreshold) : rest}px`;
    if (shown !== height || this.#hasResized) this.#resize(shown - (heights?.rest ?? this.#bar.offsetHeight));
  }

  /** The newest size wins; one request is under way. */
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
    // Until the panel has its new style it stays where it was let go.
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
