import { useLateParts } from "./late-parts.js";
import { phrase } from "../words.js";

/** Milliseconds in which a text can be edited, and anything unsent, as `ChatLimits`; the server has the last word. */
const editTime = 15 * 60_000;
const withdrawTime = 2 * 60_000;

/** @typedef {import("../wire.js").TranscriptItem} TranscriptItem */

/** Carries out what a person does with an entry: react, reply, copy, edit, undo. */
export class EntryDesk {
  #options;

  /**
   * @param {object} options
   * @param {HTMLElement} options.root
   * @param {import("./conversation-api.js").ConversationAPI} options.api
   * @param {import("./command-queue.js").CommandQueue} options.commands
   * @param {import("./notice-view.js").NoticeView} options.notice
   * @param {() => import("./conversation.js").Conversation} options.conversation
   * @param {() => import("./composer-view.js").ComposerView} options.composer
   * @param {import("./members-view.js").Group} [options.group]
   */
  constructor(options) {
    this.#options = options;
  }

  /**
   * Opens the menu of the entry that a row shows.
   * @param {HTMLElement} row @returns {boolean} False if it has none.
   */
  open(row) {
    /** @type {HTMLElement|null} */
    const bubble = row.querySelector("[data-entry]");
    const { items, takesPart } = this.#options.conversation();
    const item = bubble && items.findLast(({ id }) => id === Number(bubble.dataset.entry));
    if (!item || item.kind === "notice" || item.kind === "summary") return false;
    const actions = this.#actions(item, takesPart);
    const { api, group, notice } = this.#options;
    if (!takesPart && actions.length === 0) return false;
    this.#use(({ openEntryMenu, personActions }) => openEntryMenu(this.#options.root, bubble, {
      own: item.reactions?.find(({ isMine }) => isMine)?.emoji,
      react: takesPart ? (emoji) => this.#react(item.id, emoji) : undefined,
      actions: group && takesPart ? [...actions, ...personActions(item, { group, api, say: (words) => notice.show(words) })] : actions,
      isAtEnd: item.isMine,
      times: item,
    }));
    return true;
  }

  /** @param {TranscriptItem} item @param {HTMLElement} anchor */
  openReactions(item, anchor) {
    const takeBack = this.#options.conversation().takesPart ? () => this.#react(item.id, undefined) : undefined;
    return this.#use(({ openReactions }) => openReactions(this.#options.root, anchor, item.reactions ?? [], takeBack, item.isMine));
  }

  /** @param {(parts: import("./late-parts.js").LateParts) => void} use */
  #use(use) {
    return useLateParts((parts) => {
      // Not where the client has gone meanwhile.
      if (this.#options.root.isConnected && this.#options.root.firstChild) use(parts);
    }, (sentence, retry) => this.#options.notice.show(sentence, retry));
  }

  /** @param {TranscriptItem} item @param {boolean} takesPart @returns {import("./entry-menu.js").MenuAction[]} */
  #actions(item, takesPart, now = Date.now()) {
    const { api, commands, composer } = this.#options;
    const isOwn = takesPart && item.isMine;
    const canUndo = isOwn && now - item.sentAt < withdrawTime && ["text", "attachment", "sticker"].includes(item.kind);
    /** @type {(import("./entry-menu.js").MenuAction|false|undefined)[]} */
    const actions = [
      takesPart && { name: phrase("Reply"), icon: "reply", run: () => composer().replyTo(item) },
      item.kind === "text" && { name: phrase("Copy"), seldomIcon: "copy", run: () => this.#copy(item.text) },
      isOwn && item.kind === "text" && now - item.sentAt < editTime
        && { name: phrase("Edit"), icon: "edit", run: () => composer().edit(item) },
      canUndo && { name: phrase("Undo Send"), seldomIcon: "undo", isSerious: true, run: () => commands.add(() => api.withdraw(item.id)) },
    ];
    return /** @type {import("./entry-menu.js").MenuAction[]} */ (actions.filter(Boolean));
  }

  #react(sequence, emoji) {
    const { api, commands } = this.#options;
    return commands.add(() => (emoji ? api.react(sequence, emoji) : api.takeReactionBack(sequence)));
  }

  async #copy(text) {
    const isCopied = await navigator.clipboard.writeText(text).then(() => true, () => false);
    this.#options.notice.show(isCopied ? phrase("Copied") : phrase("The browser does not let Parley copy this."));
  }
}
