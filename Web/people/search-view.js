import { make } from "../dom.js";
import { shortTime } from "../client/times.js";
import { foundNodes } from "./found-words.js";
import { phrase, phraseNodes } from "../words.js";

/** Milliseconds without typing after which is searched. */
const pause = 250;
const lengthMin = 2;

/** A field that searches all conversations, and what was found, which stands in the place of the list. */
export class SearchView {
  #options;
  #timer;
  /** Number of the latest search: what an earlier one finds is dropped. */
  #turn = 0;
  #words = make("p", { class: "list-status search-status", role: "status" });
  #list = make("ul", { class: "conversation-list" });

  /**
   * @param {object} options
   * @param {(words: string) => Promise<import("../wire-people.js").SearchResult[]>} options.find
   * @param {(conversation: string) => string|undefined} options.titleOf
   * @param {(conversation: string, sequence: number, words: string) => void} options.onOpen
   * @param {(isActive: boolean) => void} options.onActive Called when results take the place of the list, or leave it.
   */
  constructor(options) {
    this.#options = options;
    this.input = make("input", {
      class: "search-input", type: "search", placeholder: phrase("Search"), "aria-label": phrase("Search messages"), enterkeyhint: "search", maxlength: 200,
      oninput: () => this.#changed(), onkeydown: (event) => this.#keyDown(event),
    });
    this.field = make("search", { class: "search" }, this.input);
    this.results = make("section", { class: "list-scroll", "aria-label": phrase("Search results"), hidden: true }, this.#words, this.#list);
  }

  #keyDown(event) {
    if (event.key !== "Escape" || this.input.value === "") return;
    event.stopPropagation();
    this.input.value = "";
    this.#changed();
  }

  #changed() {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    const words = this.input.value.trim();
    const isActive = words.length >= lengthMin;
    this.results.hidden = !isActive;
    this.#options.onActive(isActive);
    if (isActive) this.#timer = setTimeout(() => this.#find(words, turn), pause);
    else this.#show("", []);
  }

  async #find(words, turn) {
    try {
      const found = await this.#options.find(words);
      if (turn === this.#turn) this.#show(found.length === 0 ? phrase("Nothing found.") : "", found, words);
    } catch (error) {
      if (turn === this.#turn) this.#show(error.message, []);
    }
  }

  #show(sentence, found, words = "") {
    this.#words.textContent = sentence;
    this.#list.replaceChildren(...found.map((result) => make("li", {}, this.#row(result, words))));
  }

  /** @param {import("../wire-people.js").SearchResult} result @param {string} words */
  #row({ conversation, sequence, line, sentAt }, words) {
    const sender = line.isMine ? phrase("You") : line.sender ?? "";
    const text = document.createDocumentFragment();
    text.append(...foundNodes(line.text, words));
    return make("a", { class: "list-row is-found", href: `/conversations/${encodeURIComponent(conversation)}`, onclick: (/** @type {any} */ event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      this.#options.onOpen(conversation, sequence, words);
    } },
    make("span", { class: "list-title", dir: "auto", text: this.#options.titleOf(conversation) ?? "" }),
    make("time", { class: "list-time", datetime: new Date(sentAt).toISOString(), text: shortTime(sentAt) }),
    make("span", { class: "found-line", dir: "auto" }, ...phraseNodes("{name}: {text}", { name: make("bdi", { text: sender }), text })));
  }
}
