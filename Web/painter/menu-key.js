import { around, viewsAt } from "./gestures/hits.js";

/** Makes a secondary click or the menu key equivalent to a long press. */
export class MenuKey {
  #surface;
  #painter;
  #open = (event) => this.#press(event);

  /** @param {HTMLElement} surface @param {import("./painter.js").Painter} painter */
  constructor(surface, painter) {
    this.#surface = surface;
    this.#painter = painter;
  }

  connect() {
    this.#surface.addEventListener("contextmenu", this.#open);
  }

  disconnect() {
    this.#surface.removeEventListener("contextmenu", this.#open);
  }

  #press(event) {
    // A resting finger is the long press itself.
    if (event.pointerType === "touch") return;
    const place = { target: event.target, x: event.clientX, y: event.clientY };
    const isKey = event.clientX === 0 && event.clientY === 0;
    const views = isKey ? around(this.#painter, event.target) : viewsAt(this.#painter, this.#surface, place);
    const view = views.find((each) => each.node.gestures?.longPress);
    if (!view) return;
    event.preventDefault();
    /** @type {Omit<import("../wire.js").GestureEvent, "phase">} */
    const told = { gesture: "longPress", startX: 0, startY: 0, x: 0, y: 0 };
    for (const phase of /** @type {const} */ (["began", "ended"])) {
      this.#painter.send({ kind: "gesture", node: view.node.id, event: { ...told, phase } });
    }
  }
}
