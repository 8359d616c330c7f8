import { make } from "../dom.js";
import { phrase } from "../words.js";

/** The indicator at an end of the transcript beyond which items are not loaded. */
export class TranscriptEdge {
  #isOlder;
  #retry;
  element = make("div", { class: "transcript-edge", hidden: true });

  /** @param {boolean} isOlder Whether it stands at the upper end. @param {() => void} retry */
  constructor(isOlder, retry) {
    this.#isOlder = isOlder;
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
    if (state === "loading") return [make("span", { class: "edge-sign", role: "img", "aria-label": this.#isOlder ? phrase("Loading older messages") : phrase("Loading newer messages") })];
    if (state !== "failed") return [];
    const button = make("button", { type: "button", class: "link-button", text: phrase("Retry"), onclick: this.#retry });
    return [make("span", { role: "alert", text: this.#isOlder ? phrase("The older messages could not be loaded.") : phrase("The newer messages could not be loaded.") }), " ", button];
  }
}
