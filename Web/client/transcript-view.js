import { make, placeChildren, setAttribute } from "../dom.js";
import { icon } from "./icons.js";
import { whenLateParts } from "./late-parts.js";
import { prefersStillness } from "./media-controls.js";
import { listed } from "./names.js";
import { rowElement } from "./row-elements.js";
import { ScrollAnchor } from "./scroll-anchor.js";
import { TranscriptEdge } from "./transcript-edge.js";
import { isComplaint, transcriptRows } from "./transcript-rows.js";
import { digits, phrase } from "../words.js";

/** Distance in points from the end within which the person counts as reading the newest items. */
const endZone = 48;
/** Distance from an end of the loaded items at which more are fetched, in multiples of the visible height. */
const reach = 2;
/** Milliseconds for which an item that was looked for is marked. */
const foundTime = 2_400;
/** @type {import("./history.js").Side[]} */
const sides = ["older", "newer"];

/** The conversation's items. Stays scrolled to the end while the person is there, and otherwise announces new items. */
export class TranscriptView {
  #context;
  #onSeen;
  #history;
  /** @type {import("./conversation.js").Conversation|undefined} */
  #conversation;
  /** The newest entry that was shown or announced. */
  #knownUpTo = 0;
  /** @type {Map<string, {element: HTMLElement, drawn: string, classes: string}>} */
  #rows = new Map();
  #list = make("div", { class: "transcript-rows" });
  #empty = make("div", { class: "transcript-empty", hidden: true });
  #log;
  #newButton;
  #newWords = make("span");
  /** @type {Record<import("./history.js").Side, TranscriptEdge>} */
  #edges;
  #anchor;
  #isAtEnd = true;
  /** Number of others' items that have come below since the person was at the end. */
  #newCount = 0;
  #isFirst = true;
  #foundTimer;
  #lastTop = 0;
  #resizes;

  /**
   * @param {import("./row-elements.js").RowContext} context
   * @param {import("./history.js").History} history
   * @param {() => void} onSeen Called when the person sees the newest items.
   */
  constructor(context, history, onSeen) {
    this.#context = context;
    this.#history = history;
    this.#onSeen = onSeen;
    const edge = (side) => new TranscriptEdge(side === "older", () => history.retry(side));
    this.#edges = { older: edge("older"), newer: edge("newer") };
    const attributes = { class: "transcript", role: "log", "aria-label": phrase("Conversation"), tabindex: 0 };
    this.#log = make("div", attributes, this.#empty, this.#edges.older.element, this.#list, this.#edges.newer.element);
    this.#anchor = new ScrollAnchor(this.#log, this.#list);
    this.#log.addEventListener("scroll", () => this.#scrolled());
    whenLateParts(({ TranscriptKeys }) => new TranscriptKeys(this.#log, this.#list));
    this.#newButton = make("button", { type: "button", hidden: true }, icon("down"), this.#newWords);
    this.#newButton.addEventListener("click", () => this.#goToEnd());
    this.element = make("div", { class: "transcript-frame" }, this.#log, this.#newButton);
    this.#resizes = new ResizeObserver(() => this.#isAtEnd ? this.#jumpToEnd() : this.#stay());
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
   * The end of the transcript that is further away.
   * @returns {import("./history.js").Side}
   */
  get farSide() {
    const { scrollHeight, scrollTop, clientHeight } = this.#log;
    return this.#isAtEnd || scrollTop + clientHeight / 2 > scrollHeight / 2 ? "older" : "newer";
  }

  /**
   * @param {import("./conversation.js").Conversation} conversation
   * @param {import("./outbox.js").PendingSend[]} pending
   * @param {{follow?: boolean}} [options] `follow`: scroll to the end, because the person just sent something.
   */
  update(conversation, pending, options = {}) {
    const { follow = false } = options;
    // The person may have scrolled since the last frame, whose scroll event comes only with the next one. First, since
    // it may load more items, which shows the transcript again.
    if (!this.#isFirst && this.#log.scrollTop !== this.#lastTop) this.#scrolled();
    this.#conversation = conversation;
    const rows = transcriptRows(conversation, pending, this.#context.isFolded);
    const hadFocus = this.#list.contains(document.activeElement);
    const focused = [...this.#rows].find(([, { element }]) => element.contains(document.activeElement))?.[0];
    if (conversation.lastNews > this.#knownUpTo && !this.#isAtEnd) this.#newCount += this.#newIn(conversation.items) || 1;
    if (!this.#isFirst) this.#anchor.note();
    this.#place(rows);
    this.#knownUpTo = conversation.lastSequence;
    for (const side of sides) this.#edges[side].show(this.#history.state(side));
    if (hadFocus && !this.#list.contains(document.activeElement)) this.#focusAgain(focused);
    this.#showEmpty(conversation, rows.length === 0);
    if (this.#isWhole && (this.#isFirst || this.#isAtEnd || follow)) this.#jumpToEnd();
    else this.#stay();
    if (follow && !this.#isWhole) this.#fetchEnd();
    this.#isFirst = false;
    this.#showNewButton();
    this.#askForMore();
  }

  /** Moves the focus to the row that was drawn anew, if it is still there. */
  #focusAgain(key) {
    const row = key && this.#rows.get(key)?.element;
    if (row && !row.hasAttribute("tabindex")) row.tabIndex = -1;
    (row || this.#log).focus({ preventScroll: true });
  }

  /** Whether the newest items are loaded. */
  get #isWhole() {
    return this.#conversation?.newer === undefined;
  }

  /** Shows the way to the end: with words where something has come there, else round, for who is further away than the end of a screen. */
  #showNewButton() {
    const { scrollHeight, scrollTop, clientHeight } = this.#log;
    const count = this.#newCount;
    const isFar = !this.#isWhole || scrollHeight - scrollTop > 2 * clientHeight;
    this.#newButton.hidden = this.#isAtEnd || !(count || isFar);
    this.#newButton.className = `new-messages ${count ? "" : "is-round"}`;
    this.#newWords.className = count ? "" : "visually-hidden";
    this.#newWords.textContent = !count ? phrase("Newest messages") : count > 1 ? `${phrase("New messages")} · ${digits(count)}` : phrase("New messages");
  }

  /** Fetches more items before the person scrolls to the end of the loaded ones. */
  #askForMore() {
    const { scrollHeight, scrollTop, clientHeight } = this.#log;
    // A hidden transcript needs none.
    if (clientHeight === 0) return;
    if (scrollTop < reach * clientHeight) this.#history.load("older");
    if (scrollHeight - scrollTop - clientHeight < reach * clientHeight) this.#history.load("newer");
  }

  /** Restores the scroll position of the visible items. */
  #stay() {
    this.#anchor.restore((key) => this.#rows.get(key)?.element);
  }

  /**
   * Shows an entry in the middle, and fetches it if it is not held.
   * @param {number} sequence
   */
  async goTo(sequence) {
    if (!this.#rowOf(sequence)) await this.#history.loadAround(sequence);
    const row = this.#rowOf(sequence);
    if (!row) return;
    this.#isAtEnd = false;
    row.scrollIntoView({ block: "center" });
    this.#scrolled();
    this.#list.querySelector("[data-is-found]")?.removeAttribute("data-is-found");
    row.dataset.isFound = "true";
    row.dispatchEvent(new Event("found", { bubbles: true }));
    clearTimeout(this.#foundTimer);
    this.#foundTimer = setTimeout(() => delete row.dataset.isFound, foundTime);
    this.#log.focus({ preventScroll: true });
  }

  /** Returns the number of others' messages that are not known yet, of which one may be several items. */
  #newIn(items) {
    return new Set(items.filter(({ id, isMine, kind }) => !isMine && kind !== "notice" && id > this.#knownUpTo).map(({ id }) => id)).size;
  }

  #rowOf(sequence) {
    return [...this.#rows].find(([key]) => key.startsWith(`item-${sequence}.`))?.[1].element;
  }

  #goToEnd() {
    if (this.#isWhole) return this.#scrollToEnd();
    this.#log.focus({ preventScroll: true });
    return this.#fetchEnd();
  }

  async #fetchEnd() {
    await this.#history.loadNewest();
    if (this.#isWhole) this.#jumpToEnd();
  }

  #scrollToEnd() {
    this.#log.scrollTo({ top: this.#endTop, behavior: prefersStillness() ? "auto" : "smooth" });
    this.#log.focus({ preventScroll: true });
  }

  #place(rows) {
    const elements = rows.map((row) => {
      const drawn = JSON.stringify(row.content);
      const known = this.#rows.get(row.key);
      if (!known || known.drawn !== drawn) {
        const element = rowElement(row, this.#context);
        const isNew = !known && !this.#isFirst && this.#isNews(row);
        element.dataset.isNew = String(isNew);
        // A log is a live region: items that were only fetched again, or changed, must not be announced.
        if (!isNew) setAttribute(element, "aria-live", "off");
        if (!this.#isFirst && isComplaint(row)) element.removeAttribute("aria-live");
        this.#anchor.name(element, row.key);
        this.#rows.set(row.key, { element, drawn, classes: element.className });
      }
      const { element, classes } = this.#rows.get(row.key);
      element.className = `${classes} ${row.modifier ?? ""}`;
      return element;
    });
    const keys = new Set(rows.map(({ key }) => key));
    for (const key of this.#rows.keys()) if (!keys.has(key)) this.#rows.delete(key);
    placeChildren(this.#list, elements);
  }

  /** Returns whether a row is new, not only fetched again. */
  #isNews({ kind, content }) {
    return kind === "pending" || kind === "status" || content.id > this.#knownUpTo;
  }

  #showEmpty(conversation, isEmpty) {
    this.#empty.hidden = !isEmpty;
    if (!isEmpty) return;
    const names = listed(conversation.others.map(({ name }) => name));
    this.#empty.replaceChildren(
      make("span", { class: "empty-mark", "aria-hidden": "true" }),
      make("p", { class: "empty-title", dir: "auto", text: names ? phrase("Say hello to {names}", { names }) : phrase("It’s quiet here") }),
      make("p", { class: "empty-words", text: phrase("Write a message, or pick an app below and do something together.") }));
  }

  #jumpToEnd() {
    this.#log.scrollTop = this.#endTop;
    this.#scrolled();
  }

  /**
   * The scroll offset at the end. If there is little room, as above a panel, it is smaller so that the last bubble's
   * caption is visible.
   */
  get #endTop() {
    const { scrollHeight, scrollTop, clientHeight } = this.#log;
    const end = Math.max(0, scrollHeight - clientHeight);
    let row = this.#list.lastElementChild;
    while (row?.matches(".status-row, .keep-row")) row = row.previousElementSibling;
    const caption = row?.querySelector(".caption-bar");
    if (!caption) return end;
    const top = caption.getBoundingClientRect().top - this.#log.getBoundingClientRect().top + scrollTop;
    return Math.min(end, Math.max(top, end - endZone + 1));
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.#log;
    const isNearEnd = this.#isWhole && scrollHeight - scrollTop - clientHeight < endZone;
    // While the panel slides in, the end moves away from a reader who did not scroll.
    this.#isAtEnd = isNearEnd || (this.#isWhole && this.#isAtEnd && scrollTop >= this.#lastTop);
    this.#lastTop = scrollTop;
    this.#anchor.note();
    this.#askForMore();
    if (isNearEnd) this.#newCount = 0;
    this.#showNewButton();
    if (isNearEnd) this.#onSeen();
  }
}
