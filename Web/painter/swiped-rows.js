/** Closes a row that a swipe has opened as soon as the person turns to something else in the scene, so that at most one is open. */
export class SwipedRows {
  #surface;
  #painter;
  /** @type {any} The view of the open row, a `ScrollView`. */
  #open;
  #listeners = {
    scroll: (event) => this.#scrolled(this.#painter.viewAt(event.target)),
    pointerdown: (event) => !this.#holds(event) && this.#change(),
    // Keys leave it open: they would lose sight of the focus.
    click: (event) => event.detail > 0 && this.#holds(event) && this.#change(),
  };

  /** @param {HTMLElement} surface @param {import("./painter.js").Painter} painter */
  constructor(surface, painter) {
    this.#surface = surface;
    this.#painter = painter;
  }

  connect() {
    for (const [name, listener] of Object.entries(this.#listeners)) this.#surface.addEventListener(name, listener, true);
  }

  disconnect() {
    for (const [name, listener] of Object.entries(this.#listeners)) this.#surface.removeEventListener(name, listener, true);
  }

  #holds({ target }) {
    return this.#open?.element.contains(target);
  }

  #scrolled(view) {
    // A row that closes is none that the person turns to.
    if (view === this.#open || view?.isRow && !view.isSwiped) return;
    this.#change(view?.isRow ? view : undefined);
  }

  /** @param {any} [view] The row that is open from now on. */
  #change(view) {
    this.#open?.rest();
    this.#open = view;
  }
}
