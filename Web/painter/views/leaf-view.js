import { make } from "../../dom.js";
import { NodeView } from "./node-view.js";

/** A kind that draws something of its own; children, which are rare, lie over it. */
export class LeafView extends NodeView {
  #overlay;

  get childContainer() {
    if (!this.#overlay) {
      this.#overlay = make("div", { class: "layer passes-input" });
      this.content.append(this.#overlay);
    }
    return this.#overlay;
  }
}
