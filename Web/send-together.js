import { listed } from "./client/names.js";
import { make, setAttribute } from "./dom.js";

/** Milliseconds for which a note is shown. */
const noteTime = 6_000;

/**
 * Button that sends what is staged on all phones in one moment, so that an author sees what happens when two people answer
 * the same bubble.
 */
export class SendTogether {
  #phones;
  #timer;

  /** @param {() => Iterable<import("./phone.js").Phone>} phones */
  constructor(phones) {
    this.#phones = phones;
    this.note = make("p", { class: "masthead-note", role: "status", id: "together-note" });
    this.button = make("button", {
      type: "button", class: "masthead-link", text: "Two at once", "aria-disabled": "true", onclick: () => this.#send(),
    });
    this.update();
  }

  /** Reads anew which phones have something to send. */
  update() {
    const problem = this.#problem;
    setAttribute(this.button, "aria-disabled", problem ? "true" : undefined);
    setAttribute(this.button, "title", problem ?? "Sends what is in the fields of all phones in the same moment");
    setAttribute(this.button, "aria-description", problem);
  }

  get #ready() {
    return [...this.#phones()].filter(({ client }) => client.isReadyToSend);
  }

  /** @returns {string|undefined} Why nothing can be sent; undefined where two phones have something to send. */
  get #problem() {
    const [first, second] = this.#ready;
    if (second) return undefined;
    if (first) return `Only ${first.person} has something to send. Write or stage something on another phone, too.`;
    return "Nobody has anything to send. Write or stage something on two phones first.";
  }

  async #send() {
    const problem = this.#problem;
    if (problem) return this.#say(problem);
    const phones = this.#ready;
    const sends = phones.map(({ client }) => client.send());
    this.#say(`${listed(phones.map(({ person }) => person))} send in the same moment.`);
    await Promise.all(sends);
  }

  #say(sentence) {
    clearTimeout(this.#timer);
    this.note.textContent = sentence;
    this.#timer = setTimeout(() => (this.note.textContent = ""), noteTime);
  }
}
