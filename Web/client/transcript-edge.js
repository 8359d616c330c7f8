import { make } from "../dom.js";

/** The indicator at an end of the transcript beyond which items are not loaded. */
export class TranscriptEdge {
  #words;
  #retry;
  element = make("div", { class: "transcript-edge", hidden: true });

  /** @param {string} words The missing content, such as “older messages”. @param {() => void} retry */
  constructor(words, retry) {
    this.#words = words;
    this.#retry = retry;
  }

  /** @param {"none"|"idle"|"loading"|"failed"} state */
  show(state) {
    if (this.element.dataset.state === state) return;
    this.element.dataset.state = state;
    this.element.hidden = state === "none";
    this.element.replaceChildren(...this.#content(state));
  }

  #content(state) {
    if (state === "loading") return [make("span", { class: "edge-sign", role: "img", "aria-label": `Loading ${this.#words}` })];
    if (state !== "failed") return [];
    const button = make("button", { type: "button", class: "link-button", text: "Retry", onclick: this.#retry });
    return [make("span", { role: "alert", text: `The ${this.#words} could not be loaded. ` }), button];
  }
}
