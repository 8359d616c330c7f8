import { make } from "../../dom.js";
import { NodeView } from "./node-view.js";

/** Base class of kinds that draw content; their children, which are rare, lie above it. */
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
