/** Points that the bar is dragged before it counts. */
const dragThreshold = 36;

/** Dragging the panel by its bar: up expands it, down collapses or closes it. */
export class PanelDrag {
  #bar;
  #panel;
  #onDrop;
  #startY;
  #listeners = {
    pointerdown: (event) => this.#begin(event),
    pointermove: (event) => this.#follow(event),
    pointerup: (event) => this.#end(event),
    pointercancel: () => this.#forget(),
  };

  /** @param {HTMLElement} bar @param {HTMLElement} panel @param {(direction: "up"|"down") => void} onDrop */
  constructor(bar, panel, onDrop) {
    this.#bar = bar;
    this.#panel = panel;
    this.#onDrop = onDrop;
  }

  connect() {
    for (const [name, listener] of Object.entries(this.#listeners)) this.#bar.addEventListener(name, listener);
  }

  disconnect() {
    for (const [name, listener] of Object.entries(this.#listeners)) this.#bar.removeEventListener(name, listener);
  }

  #begin(event) {
    if (!event.isPrimary || event.button !== 0 || event.target.closest("button")) return;
    this.#startY = event.clientY;
    this.#bar.setPointerCapture(event.pointerId);
    this.#panel.classList.add("is-following");
  }

  #follow(event) {
    if (this.#startY === undefined) return;
    // Up there is less room than down: it follows the finger a little, as a hint.
    const distance = event.clientY - this.#startY;
    this.#panel.style.translate = `0 ${distance < 0 ? distance / 4 : distance}px`;
  }

  #end(event) {
    if (this.#startY === undefined) return;
    const distance = event.clientY - this.#startY;
    this.#forget();
    if (Math.abs(distance) >= dragThreshold) this.#onDrop(distance < 0 ? "up" : "down");
  }

  #forget() {
    this.#startY = undefined;
    this.#panel.classList.remove("is-following");
    this.#panel.style.removeProperty("translate");
  }
}
