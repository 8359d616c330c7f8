import { make, setAttribute } from "../dom.js";
import { phrase, serverPhrase } from "../words.js";

/** One bubble that its app draws; its template until then, and wherever the app cannot. */
export class LiveBubbleView {
  #label;
  #template;
  #retry;

  /**
   * @param {import("../wire.js").Bubble} bubble
   * @param {HTMLElement} template
   * @param {() => void} retry
   */
  constructor(bubble, template, retry) {
    this.#label = bubble.accessibilityLabel;
    this.#template = template;
    this.#retry = retry;
    this.element = make("div", { class: "live-bubble" }, template);
  }

  /** @param {import("./scene.js").Scene} scene @param {import("../wire.js").BubbleLook} look */
  showScene(scene, { size: [width, height], tint, cornerRadius }) {
    this.#set("live", { role: "group", "aria-label": this.#label });
    const { style } = this.element;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.borderRadius = `${cornerRadius}px`;
    style.backgroundColor = tint ?? "";
    if (scene.element.parentElement !== this.element) this.#replace(scene.element);
  }

  showTemplate() {
    this.#showFlat("template", this.#template);
  }

  /** @param {import("../wire.js").PanelFailure} failure */
  showFailure({ message }) {
    const attributes = { type: "button", class: "link-button", text: phrase("Try again"), onclick: this.#retry };
    const note = make("p", { class: "live-note", role: "status" }, serverPhrase(message), " ", make("button", attributes));
    this.#showFlat("failed", this.#template, note);
  }

  #showFlat(state, ...elements) {
    this.#set(state, {});
    for (const name of ["width", "height", "border-radius", "background-color"]) this.element.style.removeProperty(name);
    this.#replace(...elements);
  }

  /** @param {string} state @param {{role?: string, "aria-label"?: string}} attributes */
  #set(state, { role, "aria-label": label }) {
    this.element.dataset.state = state;
    setAttribute(this.element, "role", role);
    setAttribute(this.element, "aria-label", label);
  }

  /** Replaces the contents and keeps the focus inside the bubble if it was there. */
  #replace(...elements) {
    const hadFocus = this.element.contains(document.activeElement);
    this.element.replaceChildren(...elements);
    if (!hadFocus || this.element.contains(document.activeElement)) return;
    this.element.tabIndex = -1;
    this.element.focus({ preventScroll: true });
  }
}
