import { make } from "../dom.js";
import { phrase } from "../words.js";

/** Tells the author, above what the phone shows, why saved sources were not built. The app goes on as it was. */
export class BuildView {
  #title = make("h3", { class: "build-title" });
  #errors = make("ul", { class: "build-errors" });
  /** @type {Map<string, string[]>} Errors by app. */
  #failed = new Map();

  constructor() {
    const hide = make("button", { type: "button", class: "link-button", text: phrase("Hide"), onclick: () => this.#hide() });
    this.element = make("section", { class: "build-card", role: "alert", hidden: true }, this.#title, this.#errors, hide);
  }

  /** @param {import("../wire.js").AppBuild} build */
  update({ name, errors }) {
    if (errors.length === 0) this.#failed.delete(name);
    else this.#failed.set(name, errors);
    this.#show();
  }

  #show() {
    this.element.hidden = this.#failed.size === 0;
    this.#title.textContent = [...this.#failed.keys()].map((name) => `${name} was not built`).join(", ");
    this.#errors.replaceChildren(...[...this.#failed.values()].flat().map((error) => make("li", { text: error })));
  }

  #hide() {
    this.element.hidden = true;
  }
}
