import { make } from "../../dom.js";
import { words } from "../values.js";

const steps = { ArrowUp: true, ArrowRight: true, ArrowDown: false, ArrowLeft: false };

/**
 * Accessibility features of a node for assistive technology and the keyboard: named actions, and adjusting its value.
 */
export class AssistiveControls {
  #view;
  #bar;
  #shown = "";
  #isListening = false;

  /** @param {import("./node-view.js").NodeView} view */
  constructor(view) {
    this.#view = view;
  }

  /** @param {import("../../wire.js").NodeAccessibility} accessibility */
  update({ actions, isAdjustable }) {
    if (isAdjustable === true && !this.#isListening) {
      this.#isListening = true;
      this.#view.element.addEventListener("keydown", (event) => this.#adjust(event));
    }
    this.#showActions((Array.isArray(actions) ? actions : []).map(words));
  }

  #showActions(names) {
    const shown = JSON.stringify(names);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#bar?.remove();
    this.#bar = undefined;
    if (names.length === 0) return;
    // `data-stays`: the node's children are managed beside it (`placeChildren`).
    this.#bar = make("div", { class: "named-actions", "data-stays": true }, ...names.map((name, index) => this.#button(name, index)));
    this.#view.element.append(this.#bar);
  }

  #button(name, index) {
    return make("button", {
      class: "named-action", type: "button", text: name,
      onclick: (event) => {
        event.stopPropagation();
        this.#send({ kind: "act", index });
      },
    });
  }

  #adjust(event) {
    if (event.target !== this.#view.element || !Object.hasOwn(steps, event.key)) return;
    if (this.#view.accessibility.isAdjustable !== true) return;
    event.preventDefault();
    this.#send({ kind: "adjust", isIncrement: steps[event.key] });
  }

  /** @param {import("../../wire.js").NodeInput} event */
  #send(event) {
    this.#view.painter.send({ ...event, node: this.#view.node.id });
  }
}
