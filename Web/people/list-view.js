import { make, setAttribute } from "../dom.js";
import { avatar } from "../client/app-icon.js";
import { EntryGestures } from "../client/entry-gestures.js";
import { icon } from "../client/icons.js";
import { useLateParts } from "../client/late-parts.js";
import { listed, showTitle, titleParts } from "../client/names.js";
import { seldomIcon } from "../client/seldom-icons.js";
import { shortTime } from "../client/times.js";
import { lineWords } from "../client/quote-view.js";
import { digits, phrase, phraseNodes, serverPhrase } from "../words.js";

/** Unread messages from which the server counts no further. */
const unreadMax = 100;

/** The list of conversations as links, so that keyboard, screen readers and new tabs work as with any others. */
export class ListView {
  #list = make("ul", { class: "conversation-list" });
  #status = make("p", { class: "list-status", role: "status" });
  #empty;
  #onOpen;
  #onChoose;
  /** @type {Map<string, {element: HTMLElement, text: string, conversation: import("../wire-people.js").ConversationSummary}>} */
  #rows = new Map();

  /**
   * @param {object} options
   * @param {(id: string) => void} options.onOpen
   * @param {(id: string, choice: "pin"|"mute"|"listing", isChosen: boolean) => unknown} options.onChoose
   * @param {HTMLElement} options.empty What stands in the place of a list without conversations.
   */
  constructor({ onOpen, onChoose, empty }) {
    this.#onOpen = onOpen;
    this.#onChoose = onChoose;
    this.#empty = empty;
    this.element = make("nav", { class: "list-scroll", "aria-label": phrase("Conversations") }, this.#status, this.#list, empty);
    new EntryGestures(this.#list, (row) => this.#openMenu(row), ".conversation-list > li");
  }

  /** @param {import("./conversation-list.js").ConversationList} list @param {string|undefined} selected */
  update(list, selected) {
    const rows = list.all.map((conversation) => this.#row(conversation, conversation.id === selected));
    for (const id of [...this.#rows.keys()]) if (!list.get(id)) this.#rows.delete(id);
    this.#place(rows);
    this.#empty.hidden = !list.isKnown || rows.length > 0;
    this.#list.classList.toggle("is-loading", !list.isKnown);
    setAttribute(this.#list, "aria-busy", !list.isKnown && "true");
  }

  /**
   * Shows how the connection is.
   * @param {string} words
   */
  say(words) {
    this.#status.textContent = words;
  }

  /** @param {string} id */
  focus(id) {
    this.#rows.get(id)?.element.querySelector("a")?.focus();
  }

  /**
   * Moves rows only where their order changed, so that one with the focus keeps it.
   * @param {HTMLElement[]} rows
   */
  #place(rows) {
    for (const old of [...this.#list.children]) if (!rows.includes(old)) old.remove();
    rows.forEach((row, index) => {
      if (this.#list.children[index] === row) return;
      const focused = row.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : undefined;
      this.#list.insertBefore(row, this.#list.children[index] ?? null);
      focused?.focus();
    });
  }

  #row(conversation, isSelected) {
    const known = this.#rows.get(conversation.id);
    const text = JSON.stringify([conversation, new Date().toDateString()]);
    const element = known?.element ?? make("li", {});
    element.dataset.id = conversation.id;
    if (known?.text !== text) this.#fill(element, conversation);
    this.#rows.set(conversation.id, { element, text, conversation });
    setAttribute(element.querySelector("a"), "aria-current", isSelected && "page");
    return element;
  }

  #fill(element, conversation) {
    const { id, unreadCount, isMuted } = conversation;
    const hadFocus = element.contains(document.activeElement);
    const link = conversationLink(conversation, () => this.#onOpen(id));
    const more = make("button", {
      type: "button", class: "icon-button list-menu-button", "aria-label": phrase("Actions for {name}", { name: titleOf(conversation) }), "aria-haspopup": "dialog",
      onclick: () => void this.#openMenu(element),
    }, icon("more"));
    element.replaceChildren(link, more);
    element.classList.toggle("is-unread", unreadCount > 0);
    element.classList.toggle("is-muted", isMuted);
    if (hadFocus) link.focus();
  }

  /** @param {HTMLElement} row @returns {boolean} */
  #openMenu(row) {
    const conversation = this.#rows.get(row.dataset.id ?? "")?.conversation;
    if (!conversation) return false;
    const { id, isPinned, isMuted, hasLeft } = conversation;
    useLateParts(({ openEntryMenu }) => openEntryMenu(this.element, row, {
      name: phrase("Actions for {name}", { name: titleOf(conversation) }), own: undefined, react: undefined, isAtEnd: false,
      actions: hasLeft ? [{ name: phrase("Take off the list"), icon: "close", isSerious: true, run: () => this.#onChoose(id, "listing", false) }] : [
        { name: isPinned ? phrase("Unpin") : phrase("Pin"), seldomIcon: "pin", run: () => this.#onChoose(id, "pin", !isPinned) },
        { name: isMuted ? phrase("Unmute") : phrase("Mute"), seldomIcon: isMuted ? "bell" : "muted", run: () => this.#onChoose(id, "mute", !isMuted) },
      ],
    }), (sentence) => this.say(sentence));
    return true;
  }
}

/**
 * Returns the link to a conversation, with all that the list says of it.
 * @param {import("../wire-people.js").ConversationSummary} conversation @param {() => void} open Opens it on this page.
 */
export function conversationLink(conversation, open) {
  const { id, changedAt, unreadCount, isPinned, isMuted } = conversation;
  const title = make("span", { class: "list-title" });
  showTitle(title, conversation);
  return make("a", { class: "list-row", href: `/conversations/${encodeURIComponent(id)}`, onclick: (/** @type {any} */ event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  } },
  faces(conversation),
  title,
  make("span", { class: "list-when" }, isPinned && sign("pin", phrase("Pinned")), isMuted && sign("muted", phrase("Muted")),
    make("time", { class: "list-time", datetime: new Date(changedAt).toISOString(), text: shortTime(changedAt) })),
  make("span", { class: "list-line", dir: conversation.lastLine?.sender && "auto" }, ...lastLine(conversation)),
  unreadCount > 0 && counts(conversation));
}

/** @param {import("../client/seldom-icons.js").SeldomIcon} name @param {string} words */
function sign(name, words) {
  return make("span", { class: "list-sign", title: words }, seldomIcon(name), make("span", { class: "visually-hidden", text: words }));
}

/** Returns the number of unread messages, after a mark where some mention the reader. */
function counts({ unreadCount, mentionCount }) {
  const count = unreadCount >= unreadMax ? `${digits(unreadMax - 1)}+` : digits(unreadCount);
  return make("span", { class: "list-counts" },
    mentionCount > 0 && make("span", { class: "list-mention", title: phrase("You are mentioned") }, make("span", { "aria-hidden": "true", text: "@" }),
      make("span", { class: "visually-hidden", text: `${phrase("You are mentioned")}, ` })),
    make("span", { class: "list-unread" }, count, make("span", { class: "visually-hidden", text: ` ${phrase("unread")}` })));
}

function faces(conversation) {
  const shown = conversation.avatar ? [avatar({ name: titleParts(conversation)[0], avatar: conversation.avatar })]
    : conversation.others.slice(0, 2).map((person) => avatar(person));
  return make("span", { class: shown.length > 1 ? "faces is-group" : "faces", "aria-hidden": "true" }, ...shown);
}

/** @param {import("../wire-people.js").ConversationSummary} conversation @returns {(Node|string)[]} */
function lastLine({ lastLine: line, others, hasLeft }) {
  if (hasLeft) return [phrase("You have left")];
  if (!line) return [phrase("Nothing written yet")];
  // The server's own words name who did it.
  if (!line.sender) return [serverPhrase(line.text)];
  if (others.length === 1 && !line.isMine) return [lineWords(line)];
  const sender = line.isMine ? phrase("You") : line.sender;
  return phraseNodes("{name}: {text}", { name: make("bdi", { text: sender }), text: lineWords(line) });
}

/**
 * Returns the title as plain text.
 * @param {import("../wire-people.js").ConversationSummary} conversation
 */
export function titleOf(conversation) {
  return listed(titleParts(conversation));
}
