import { make, placeChildren } from "../dom.js";
import { icon } from "./icons.js";
import { prefersStillness } from "./media-controls.js";
import { rowElement } from "./row-elements.js";
import { transcriptRows } from "./transcript-rows.js";

/** Points from the end within which the person counts as reading the newest lines. */
const endZone = 48;

/** The conversation's lines. Keeps the end in sight while the person is there, and tells of new ones who is not. */
export class TranscriptView {
  #context;
  #onSeen;
  /** @type {Map<string, {element: HTMLElement, drawn: string, classes: string}>} */
  #rows = new Map();
  #list = make("div", { class: "transcript-rows" });
  #empty = make("div", { class: "transcript-empty", hidden: true });
  #log;
  #newButton;
  #isAtEnd = true;
  #isFirst = true;
  #lastTop = 0;
  #resizes;

  /**
   * @param {import("./row-elements.js").RowContext} context
   * @param {() => void} onSeen The person sees the newest lines.
   */
  constructor(context, onSeen) {
    this.#context = context;
    this.#onSeen = onSeen;
    const attributes = { class: "transcript", role: "log", "aria-label": "Conversation", tabindex: 0 };
    this.#log = make("div", attributes, this.#empty, this.#list);
    this.#log.addEventListener("scroll", () => this.#scrolled());
    this.#newButton = make("button", { type: "button", class: "new-messages", hidden: true },
      icon("down"), make("span", { text: "New messages" }));
    this.#newButton.addEventListener("click", () => this.#scrollToEnd());
    this.element = make("div", { class: "transcript-frame" }, this.#log, this.#newButton);
    this.#resizes = new ResizeObserver(() => this.#isAtEnd && this.#jumpToEnd());
  }

  connect() {
    this.#resizes.observe(this.#log);
    this.#resizes.observe(this.#list);
  }

  disconnect() {
    this.#resizes.disconnect();
  }

  get scrollArea() {
    return this.#log;
  }

  get column() {
    return this.#list;
  }

  get isAtEnd() {
    return this.#isAtEnd;
  }

  /**
   * @param {import("./conversation.js").Conversation} conversation
   * @param {import("./outbox.js").PendingSend[]} pending
   * @param {{follow?: boolean}} [options] `follow`: the person just sent something.
   */
  update(conversation, pending, { follow = false } = {}) {
    const rows = transcriptRows(conversation, pending);
    const hadFocus = this.#list.contains(document.activeElement);
    const newest = this.#place(rows);
    if (hadFocus && !this.#list.contains(document.activeElement)) this.#log.focus({ preventScroll: true });
    this.#showEmpty(conversation, rows.length === 0);
    if (this.#isFirst || this.#isAtEnd || follow) this.#jumpToEnd();
    else if (newest) this.#newButton.hidden = false;
    this.#isFirst = false;
  }

  #scrollToEnd() {
    this.#log.scrollTo({ top: this.#log.scrollHeight, behavior: prefersStillness() ? "auto" : "smooth" });
    this.#log.focus({ preventScroll: true });
  }

  /** @returns {boolean} Whether somebody else's line is among the new ones. */
  #place(rows) {
    let hasNews = false;
    const elements = rows.map((row) => {
      const drawn = JSON.stringify(row.content);
      const known = this.#rows.get(row.key);
      if (!known || known.drawn !== drawn) {
        const element = rowElement(row, this.#context);
        element.dataset.isNew = String(!known && !this.#isFirst);
        if (!known && row.kind === "item" && !row.content.isMine) hasNews = true;
        this.#rows.set(row.key, { element, drawn, classes: element.className });
      }
      const { element, classes } = this.#rows.get(row.key);
      element.className = `${classes} ${row.modifier ?? ""}`;
      return element;
    });
    const keys = new Set(rows.map(({ key }) => key));
    for (const key of this.#rows.keys()) if (!keys.has(key)) this.#rows.delete(key);
    placeChildren(this.#list, elements);
    return hasNews;
  }

  #showEmpty(conversation, isEmpty) {
    this.#empty.hidden = !isEmpty;
    if (!isEmpty || this.#empty.hasChildNodes()) return;
    const names = conversation.others.map(({ name }) => name).join(", ");
    this.#empty.append(
      make("span", { class: "empty-mark", "aria-hidden": "true" }),
      make("p", { class: "empty-title", text: names ? `Say hello to ${names}` : "It’s quiet here" }),
      make("p", { class: "empty-words", text: "Write a message, or pick an app below and do something together." }));
  }

  #jumpToEnd() {
    this.#log.scrollTop = this.#log.scrollHeight;
    this.#scrolled();
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.#log;
    const isNearEnd = scrollHeight - scrollTop - clientHeight < endZone;
    // While the panel slides in, the end runs away from under a reader who did not move.
    this.#isAtEnd = isNearEnd || (this.#isAtEnd && scrollTop >= this.#lastTop);
    this.#lastTop = scrollTop;
    if (!isNearEnd) return;
    this.#newButton.hidden = true;
    this.#onSeen();
  }
}
