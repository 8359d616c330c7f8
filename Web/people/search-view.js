import { make } from "../dom.js";
import { shortTime } from "../client/times.js";
import { folded } from "../folded.js";
import { foundNodes } from "./found-words.js";
import { conversationLink } from "./list-view.js";
import { phrase, phraseNodes } from "../words.js";

/** Milliseconds without typing after which is searched. */
const pause = 250;
const lengthMin = 2;

/** A field that searches the list and all messages, and what was found, which stands in the place of the list. */
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
   * @param {() => import("../wire-people.js").ConversationSummary[]} options.conversations All that are listed.
   * @param {(conversation: import("../wire-people.js").ConversationSummary) => string} options.titleOf
   * @param {(conversation: string, sequence?: number, words?: string) => void} options.onOpen
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
    const listed = isActive ? this.#listed(words) : [];
    // Shows what the page knows already without waiting for the server.
    if (listed.length > 0 || !isActive) this.#show("", listed, []);
    if (isActive) this.#timer = setTimeout(() => this.#find(words, turn), pause);
  }

  /** Returns the conversations with all of the words in their title or the names of their people. */
  #listed(words) {
    const { conversations, titleOf } = this.#options;
    const wanted = folded(words).split(/\s+/);
    return conversations().filter((conversation) => {
      const text = folded([titleOf(conversation), ...conversation.others.map(({ name }) => name)].join(" "));
      return wanted.every((word) => text.includes(word));
    });
  }

  async #find(words, turn) {
    const { message, found } = await this.#options.find(words).then((found) => ({ message: "", found }), ({ message }) => ({ message, found: [] }));
    if (turn !== this.#turn) return;
    const listed = this.#listed(words);
    this.#show(message || found.length + listed.length > 0 ? message : phrase("Nothing found."), listed, found, words);
  }

  /**
   * @param {string} sentence
   * @param {import("../wire-people.js").ConversationSummary[]} listed
   * @param {import("../wire-people.js").SearchResult[]} found
   * @param {string} [words] Those that were searched for.
   */
  #show(sentence, listed, found, words = "") {
    this.#words.textContent = sentence;
    this.#list.replaceChildren(
      ...group(phrase("Conversations"), listed.map((conversation) => conversationLink(conversation, () => this.#options.onOpen(conversation.id)))),
      ...group(phrase("Messages"), found.map((result) => this.#row(result, words))));
  }

  /** @param {import("../wire-people.js").SearchResult} result @param {string} words */
  #row({ conversation, sequence, line, sentAt }, words) {
    const sender = line.isMine ? phrase("You") : line.sender ?? "";
    const listed = this.#options.conversations().find(({ id }) => id === conversation);
    const text = document.createDocumentFragment();
    text.append(...foundNodes(line.text, words));
    return make("a", { class: "list-row is-found", href: `/conversations/${encodeURIComponent(conversation)}`, onclick: (/** @type {any} */ event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      this.#options.onOpen(conversation, sequence, words);
    } },
    make("span", { class: "list-title", dir: "auto", text: listed ? this.#options.titleOf(listed) : "" }),
    make("time", { class: "list-time", datetime: new Date(sentAt).toISOString(), text: shortTime(sentAt) }),
    make("span", { class: "found-line", dir: "auto" }, ...phraseNodes("{name}: {text}", { name: make("bdi", { text: sender }), text })));
  }
}

/** @param {string} title @param {HTMLElement[]} rows @returns {HTMLElement[]} Nothing without rows. */
function group(title, rows) {
  return rows.length === 0 ? [] : [make("li", {}, make("h3", { class: "found-heading", text: title })), ...rows.map((row) => make("li", {}, row))];
}
