import { make } from "../dom.js";

const displayTime = 6_000;

/** Shows one sentence about something that failed. */
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
