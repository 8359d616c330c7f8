import { make, setAttribute } from "../../dom.js";
import { useLateParts } from "../../client/late-parts.js";
import { finite } from "../values.js";
import { NodeView } from "./node-view.js";

/** A native button, which its children only draw. */
export class ButtonView extends NodeView {
  #looks = make("span", { class: "looks", "aria-hidden": "true" });
  #reorder;
  #share;
  #pastes = false;

  constructor(painter) {
    super(painter, "button");
    this.element.type = "button";
    this.element.classList.add("button");
    this.content.append(this.#looks);
    this.element.addEventListener("click", () => {
      if (this.#share || this.#pastes) useLateParts((late) => this.#exchange(late), (sentence) => this.painter.announce(sentence));
    });
  }

  get childContainer() {
    return this.#looks;
  }

  get isTappable() {
    return !this.element.disabled && !this.#reorder;
  }

  get isPushed() {
    return true;
  }

  get isDisabled() {
    return this.element.disabled;
  }

  /** @returns {{row: number, index: number, count: number}|undefined} Set on the handle of a movable row. */
  get reorder() {
    return this.#reorder;
  }

  /**
   * Sets the index after a move, until the app's response confirms the row's position.
   * @param {number} index
   */
  expectIndex(index) {
    if (this.#reorder) this.#reorder = { ...this.#reorder, index };
  }

  get role() {
    return "button";
  }

  /** @param {Omit<import("../../wire.js").ButtonContent, "kind"|"role">} content */
  draw({ isDisabled, reorder, share: shared, pastes }) {
    this.element.disabled = isDisabled === true;
    this.#share = shared;
    this.#pastes = pastes === true;
    this.#reorder = reorder && { row: finite(reorder.row), index: finite(reorder.index), count: finite(reorder.count) };
    this.element.classList.toggle("reorder-handle", Boolean(reorder));
    setAttribute(this.element, "aria-roledescription", reorder ? "sortable handle" : undefined);
    setAttribute(this.element, "aria-keyshortcuts", reorder ? "ArrowUp ArrowDown Home End" : undefined);
  }

  /** @param {import("../../client/late-parts.js").LateParts} late */
  async #exchange(late) {
    if (this.#share) return late.share(this.#share, this.element, this.painter);
    const text = await late.paste(this.element, this.painter);
    if (text) this.painter.send({ kind: "paste", node: this.node.id, text });
  }

  describe() {
    super.describe();
    // A native button has both already, unless it is a link.
    if (!this.accessibility.traits?.includes("link")) this.element.removeAttribute("role");
    else this.element.setAttribute("role", "link");
    this.element.removeAttribute("tabindex");
  }
}
