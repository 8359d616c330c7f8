import { make, setAttribute } from "../../dom.js";
import { words } from "../values.js";
import { NodeView } from "./node-view.js";

/**
 * An invisible native control above what the app has drawn for it.
 * @template {HTMLElement & {disabled: boolean}} Control
 */
export class OverlayView extends NodeView {
  #looks = make("div", { class: "looks", "aria-hidden": "true" });

  /** @param {import("../painter.js").Painter} painter @param {Control} control */
  constructor(painter, control) {
    super(painter);
    this.control = control;
    control.classList.add("overlay");
    this.element.classList.add("overlaid");
    this.content.append(this.#looks, control);
  }

  get childContainer() {
    return this.#looks;
  }

  get isDisabled() {
    return this.control.disabled;
  }

  /** @param {{isDisabled?: boolean}} content */
  draw({ isDisabled }) {
    this.control.disabled = isDisabled === true;
  }

  /** Moves the accessibility attributes to the control. */
  describe() {
    super.describe();
    for (const name of ["role", "aria-label", "aria-description", "tabindex"]) this.element.removeAttribute(name);
    const { label, hint } = this.accessibility;
    setAttribute(this.control, "aria-label", words(label) || undefined);
    setAttribute(this.control, "aria-description", words(hint) || undefined);
  }

  /** @param {import("../../wire.js").NodeInput} event */
  send(event) {
    if (this.painter.node(this.node.id)) this.painter.send({ ...event, node: this.node.id });
  }
}
