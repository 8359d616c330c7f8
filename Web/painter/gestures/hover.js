import { interaction } from "../views/node-view.js";

/** Notifies views that want it when a mouse enters and leaves them. */
export class Hover {
  #send;
  /** @type {Set<any>} */
  #over = new Set();

  /** @param {(event: import("../../wire.js").InputEvent) => void} send */
  constructor(send) {
    this.#send = send;
  }

  /** @param {any[]} views The views under the mouse. */
  move(views) {
    const over = new Set(views.filter((view) => view.wants(interaction.hover)));
    for (const view of this.#over) if (!over.has(view)) this.#tell(view, false);
    for (const view of over) if (!this.#over.has(view)) this.#tell(view, true);
    this.#over = over;
  }

  #tell(view, isInside) {
    this.#send({ kind: "hover", node: view.node.id, isInside });
  }
}
