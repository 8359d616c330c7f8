import { make, setAttribute } from "../../dom.js";
import { choice, words } from "../values.js";
import { OverlayView } from "./overlay-view.js";

const types = { date: "date", time: "time", dateAndTime: "datetime-local", color: "color" };

/**
 * A date, a time or a colour, in the browser's own dialog.
 * @extends {OverlayView<HTMLInputElement>}
 */
export class ValueInputView extends OverlayView {
  constructor(painter) {
    super(painter, make("input"));
    this.control.addEventListener("click", () => this.#open());
    this.control.addEventListener("keydown", (event) => this.#keyDown(event));
    this.control.addEventListener("input", () => this.#pick());
    this.control.addEventListener("blur", () => this.#showPicked());
  }

  /** @param {import("../../wire.js").ValueInputContent} content */
  draw(content) {
    super.draw(content);
    const type = choice(content.valueKind, types, "date");
    if (this.control.type !== type) this.control.type = type;
    setAttribute(this.control, "min", words(content.minimum) || undefined);
    setAttribute(this.control, "max", words(content.maximum) || undefined);
    this.#showPicked();
  }

  /** Shows the app's value, unless the person has entered only parts of one. */
  #showPicked() {
    const content = /** @type {import("../../wire.js").ValueInputContent} */ (this.node.content);
    const value = words(content.value);
    const isTyping = document.activeElement === this.control && this.control.value === "";
    if (this.control.value !== value && !isTyping) this.control.value = value;
  }

  #open() {
    try {
      this.control.showPicker();
    } catch {
      // Some browsers open the picker by themselves, and reject a second call.
    }
  }

  #keyDown(event) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    this.#open();
  }

  #pick() {
    const { value } = this.control;
    if (value !== "") this.send({ kind: "pick", value });
  }
}
