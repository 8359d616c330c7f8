import { make } from "../dom.js";
import { phrase } from "../words.js";

/** @type {WeakMap<HTMLElement, BuildView>} By the card of each client. */
const views = new WeakMap();

/** Tells the author, above what the phone shows, why saved sources were not built. The app goes on as it was. */
export class BuildView {
  #title = make("h3", { class: "build-title" });
  #errors = make("ul", { class: "build-errors" });
  /** @type {Map<string, string[]>} Errors by app. */
  #failed = new Map();
  #element;

  /** @param {HTMLElement} element The empty card of a client. */
  constructor(element) {
    this.#element = element;
    const hide = make("button", { type: "button", class: "link-button", text: phrase("Hide"), onclick: () => this.#hide() });
    element.append(this.#title, this.#errors, hide);
  }

  /**
   * Returns the view of a client's card, which is made with its first event.
   * @param {HTMLElement} element
   */
  static of(element) {
    const view = views.get(element) ?? new BuildView(element);
    views.set(element, view);
    return view;
  }

  /** @param {import("../wire.js").AppBuild} build */
  update({ name, errors }) {
    if (errors.length === 0) this.#failed.delete(name);
    else this.#failed.set(name, errors);
    this.#show();
  }

  #show() {
    this.#element.hidden = this.#failed.size === 0;
    this.#title.textContent = [...this.#failed.keys()].map((name) => `${name} was not built`).join(", ");
    this.#errors.replaceChildren(...[...this.#failed.values()].flat().map((error) => make("li", { text: error })));
  }

  #hide() {
    this.#element.hidden = true;
  }
}
