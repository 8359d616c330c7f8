import { setAttribute } from "../../dom.js";
import { choice } from "../values.js";
import { NodeView } from "./node-view.js";

const roles = { dialog: "dialog", alert: "alertdialog", menu: "menu" };
const focusable = "button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']";

/** An overlay above the rest of the scene. `Modality` handles its focus and what is behind it. */
export class DialogView extends NodeView {
  constructor(painter) {
    super(painter);
    this.element.classList.add("dialog");
    this.element.addEventListener("keydown", (event) => this.#walk(event));
  }

  get role() {
    return choice(this.#content?.role, roles, "dialog");
  }

  get #content() {
    const { content } = this.node;
    return content?.kind === "dialog" ? content : undefined;
  }

  get isModal() {
    return this.#content?.isModal === true;
  }

  get isDismissable() {
    return this.#content?.isDismissable === true;
  }

  describe() {
    super.describe();
    setAttribute(this.element, "aria-modal", this.isModal ? "true" : undefined);
    setAttribute(this.element, "tabindex", -1);
  }

  /** Focuses the first control of an alert or a menu, or a dialog itself, which is read from its start. */
  takeFocus() {
    const target = this.role === "dialog" ? this.element : (this.#controls()[0] ?? this.element);
    target.focus({ preventScroll: true });
  }

  #controls() {
    return [...this.element.querySelectorAll(focusable)].filter((each) => !each.closest("[inert], .is-away, [aria-hidden=true]"));
  }

  /** Moves the focus in a menu with the arrow keys. */
  #walk(event) {
    if (this.role !== "menu") return;
    const controls = this.#controls();
    const index = controls.indexOf(document.activeElement);
    const targets = { ArrowDown: index + 1, ArrowUp: index < 0 ? -1 : index - 1, Home: 0, End: -1 };
    if (!Object.hasOwn(targets, event.key) || controls.length === 0) return;
    event.preventDefault();
    controls.at(targets[event.key] % controls.length)?.focus();
  }
}
