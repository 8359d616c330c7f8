import { make } from "../dom.js";
import { phrase } from "../words.js";

/** Milliseconds for which a sentence is shown, and one with a button, which takes longer to reach. */
const displayTime = 6_000;
const retryTime = 20_000;

/** Shows one sentence about something that failed, and a button where it can be tried again. */
export class NoticeView {
  #timer;
  #words = make("span", { class: "notice-words" });
  #retry = () => {};
  #button = make("button", { type: "button", class: "link-button", text: phrase("Try again"), hidden: true, onclick: () => this.#again() });

  constructor() {
    this.element = make("div", { class: "notice", role: "status" }, this.#words, this.#button);
  }

  disconnect() {
    clearTimeout(this.#timer);
  }

  /** @param {string} sentence @param {() => unknown} [retry] Tries again what failed, from a button beside the sentence. */
  show(sentence, retry) {
    clearTimeout(this.#timer);
    this.#words.textContent = sentence;
    this.#button.hidden = !retry;
    this.#retry = retry ?? (() => {});
    this.#timer = setTimeout(() => this.#hide(), retry ? retryTime : displayTime);
  }

  #hide() {
    this.#words.textContent = "";
    this.#button.hidden = true;
  }

  #again() {
    const retry = this.#retry;
    this.#hide();
    return retry();
  }
}
