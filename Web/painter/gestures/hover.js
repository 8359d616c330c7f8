import { interaction } from "../views/node-view.js";

/** Tells views that want it when a mouse comes over them and when it leaves. */
export class Hover {
  #send;
  /** @type {Set<any>} */
  #over = new Set();

  /** @param {(event: import("../../wire.js").InputEvent) => void} send */
  constructor(send) {
    this.#send = send;
  }

  /** @param {any[]} views What the mouse is over now. */
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
