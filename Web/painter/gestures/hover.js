import { interaction } from "../views/node-view.js";
import { intoBox, point } from "./place.js";

/** Notifies views that want it when a mouse enters, moves over and leaves them. */
export class Hover {
  #send;
  /** @type {Set<any>} */
  #over = new Set();
  /** @type {{views: any[], pointer: {x: number, y: number}}|undefined} The last move, told with the next frame. */
  #moved;
  #surface;

  /** @param {(event: import("../../wire.js").InputEvent) => void} send @param {HTMLElement} surface */
  constructor(send, surface) {
    this.#surface = surface;
    this.#send = send;
  }

  /** @param {any[]} views The views under the mouse. @param {{x: number, y: number}} [pointer] */
  move(views, pointer) {
    this.#note(views.filter((view) => view.wants(interaction.pointer)), pointer);
    const over = new Set(views.filter((view) => view.wants(interaction.hover)));
    for (const view of this.#over) if (!over.has(view)) this.#tell(view, false);
    for (const view of over) if (!this.#over.has(view)) this.#tell(view, true);
    this.#over = over;
  }

  #note(views, pointer) {
    if (!pointer || views.length === 0) return (this.#moved = undefined);
    if (!this.#moved) requestAnimationFrame(() => this.#tellMoved());
    this.#moved = { views, pointer };
  }

  #tellMoved() {
    for (const view of this.#moved?.views ?? []) {
      this.#send({ kind: "pointer", node: view.node.id, ...point(intoBox(view.element, this.#surface), this.#moved.pointer) });
    }
    this.#moved = undefined;
  }

  #tell(view, isInside) {
    this.#send({ kind: "hover", node: view.node.id, isInside });
  }
}
