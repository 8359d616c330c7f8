import { make } from "../../dom.js";
import { finite, words } from "../values.js";
import { OverlayView } from "./overlay-view.js";

/**
 * A single selection in the browser's own menu.
 * @extends {OverlayView<HTMLSelectElement>}
 */
export class SelectView extends OverlayView {
  #shown = "";

  constructor(painter) {
    super(painter, make("select"));
    this.control.addEventListener("change", () => this.#choose());
  }

  /** @param {import("../../wire.js").SelectContent} content */
  draw(content) {
    super.draw(content);
    const options = (Array.isArray(content.options) ? content.options : []).map(words);
    const shown = JSON.stringify(options);
    if (shown !== this.#shown) this.control.replaceChildren(...options.map((text) => make("option", { text })));
    this.#shown = shown;
    this.#showChosen();
  }

  #showChosen() {
    const { selected } = /** @type {import("../../wire.js").SelectContent} */ (this.node.content);
    this.control.selectedIndex = Math.trunc(finite(selected, -1));
  }

  #choose() {
    const index = this.control.selectedIndex;
    // The app may refuse the choice, so its own state is shown.
    this.#showChosen();
    this.send({ kind: "choose", index });
  }
}
