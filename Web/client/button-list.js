import { make, setAttribute } from "../dom.js";
import { backLayers } from "./back-layers.js";

/** A list of buttons that another button opens above itself; Escape, Back and a touch elsewhere put it away. */
export class ButtonList {
  #button;
  #dismiss = (event) => !this.element.contains(event.target) && this.close();

  /** @param {HTMLButtonElement} button @param {string} label @param {HTMLElement} [element] Holds the button already. */
  constructor(button, label, element = make("div", { class: "media-picker" }, button)) {
    this.#button = button;
    this.list = make("div", { class: "media-apps", role: "group", "aria-label": label, hidden: true });
    this.element = element;
    element.append(this.list);
    this.element.addEventListener("keydown", (event) => this.#keyDown(event));
    setAttribute(button, "aria-expanded", "false");
  }

  toggle() {
    this.#show(this.list.hidden);
  }

  close() {
    this.#show(false);
  }

  #show(isShown) {
    if (this.list.hidden === !isShown) return;
    this.list.hidden = !isShown;
    setAttribute(this.#button, "aria-expanded", String(isShown));
    document[isShown ? "addEventListener" : "removeEventListener"]("pointerdown", this.#dismiss);
    backLayers.set(this, isShown, () => this.#closeToButton());
    if (isShown) this.list.querySelector("button")?.focus();
  }

  #keyDown(event) {
    if (event.key !== "Escape" || this.list.hidden) return;
    event.preventDefault();
    event.stopPropagation();
    this.#closeToButton();
  }

  #closeToButton() {
    this.close();
    this.#button.focus();
  }
}
