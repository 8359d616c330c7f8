import { make } from "../dom.js";

const displayTime = 6_000;

/** One sentence for the person about something that did not work. */
export class NoticeView {
  #timer;
  #words = make("span", { class: "notice-words" });

  constructor() {
    this.element = make("div", { class: "notice", role: "status" }, this.#words);
  }

  disconnect() {
    clearTimeout(this.#timer);
  }

  /** @param {string} sentence */
  show(sentence) {
    clearTimeout(this.#timer);
    this.#words.textContent = sentence;
    this.#timer = setTimeout(() => (this.#words.textContent = ""), displayTime);
  }
}
