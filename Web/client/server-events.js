import { useLateParts, whenLateParts } from "./late-parts.js";
import { unreadBadge } from "./unread-badge.js";

/** Applies server events to the conversation, and updates the views that they affect. */
export class ServerEvents {
  #parts;
  #conversation;
  #views;
  /** Whether only what mentions the person is told outside of the conversation. */
  isMuted = false;

  /**
   * @param {ReturnType<typeof import("./client-parts.js").makeParts>} parts
   * @param {() => import("./conversation.js").Conversation} conversation
   * @param {object} views
   * @param {() => void} views.showAll
   * @param {() => void} views.showPanel
   * @param {() => void} views.showTranscript
   * @param {() => void} views.showDraft
   * @param {() => void} views.showColorScheme
   * @param {() => void} views.onPeople
   * @param {() => void} views.loadAgain Called when the client's state turns out to be incomplete.
   */
  constructor(parts, conversation, views) {
    this.#parts = parts;
    this.#conversation = conversation;
    this.#views = views;
  }

  /** @param {string} name The name of a `ServerEvent`. @param {any} data */
  receive(name, data) {
    this.#apply(name, data);
    this.#parts.files.settle();
  }

  #apply(name, data) {
    const conversation = this.#conversation();
    const { live, scenes } = this.#parts;
    switch (name) {
      case "state": return this.#takeState(data);
      case "entry": return this.#takeEntry(data);
      case "receipts": return this.#takeReceipts(data);
      case "patch": return scenes.paint(data);
      case "build": return whenLateParts(({ BuildView }) => BuildView.of(this.#parts.build).update(data));
      case "openURL":
        return useLateParts(({ openAddress }) => openAddress(data, (instance) => scenes.has(instance)), (...words) => this.#parts.notice.show(...words));
      case "files":
        conversation.files = data.request;
        return this.#parts.files.update(data.request);
      case "notice":
      case "noticeQuestion": return useLateParts(({ showNotice }) => showNotice(this.#parts, name, data), () => {});
      case "live":
        conversation.live = data;
        return live.update(data);
      case "colorScheme":
        conversation.colorScheme = data;
        return this.#views.showColorScheme();
      case "panel":
      case "apps":
        conversation[name] = data;
        return this.#views.showPanel();
      case "typing": return this.#parts.typing.take(data.person);
      case "presence": return this.#parts.header.showPresence(data);
      case "draft":
        return this.#takeDraft(data);
      case "unsent":
        conversation.unsent = data;
        return this.#views.showTranscript();
      case "participants":
        conversation.participants = data;
        this.#views.onPeople();
        return this.#views.showAll();
      case "transcript":
        conversation.takeTranscript(data);
        return this.#views.showTranscript();
    }
  }

  /** @param {import("../wire.js").DeviceState} state */
  #takeState(state) {
    const conversation = this.#conversation();
    if ((state.revision ?? 0) !== conversation.revision) this.#views.loadAgain();
    conversation.takeState(this.#parts.panel.reconcile(state));
    this.#views.showAll();
    this.#parts.outbox.retryAll();
    whenLateParts(({ showNotice }) => showNotice(this.#parts, "noticeQuestion", { app: state.noticeQuestion }));
  }

  /** @param {import("../wire.js").DraftState} draft */
  #takeDraft(draft) {
    const conversation = this.#conversation();
    const { bubble } = conversation.draft;
    conversation.draft = draft;
    this.#views.showDraft();
    if (draft.bubble && JSON.stringify(draft.bubble) !== JSON.stringify(bubble)) this.#parts.panel.messageStaged();
  }

  /** @param {import("../wire.js").EntryEvent} event */
  #takeEntry(event) {
    const { outbox, reading } = this.#parts;
    const conversation = this.#conversation();
    const news = conversation.takeEntry(event).filter((item) => !item.isMine);
    conversation.trim(this.#parts.transcript.farSide);
    if (news.length > 0) this.#markUnread(news[0]);
    unreadBadge.add(this, news.filter((item) => !this.isMuted || isMentioned(item, conversation.me.id)).length);
    for (const item of event.items) outbox.settle(item);
    for (const item of event.items) if (item.id === event.sequence) this.#parts.typing.forget(item.sender);
    outbox.reach(conversation.lastSequence);
    this.#views.showTranscript();
    reading.consider();
  }

  /**
   * Marks as read what was read on another page or device.
   * @param {import("../wire.js").Receipt[]} receipts
   */
  #takeReceipts(receipts) {
    const conversation = this.#conversation();
    for (const receipt of receipts) conversation.takeReceipt(receipt);
    this.#parts.reading.know(conversation.ownRead);
    if (conversation.ownRead >= conversation.lastSequence) unreadBadge.forget(this);
    this.#views.showTranscript();
  }

  #markUnread(item) {
    const { reading } = this.#parts;
    const conversation = this.#conversation();
    const { unreadFrom } = conversation;
    const isMarked = unreadFrom !== undefined && unreadFrom > reading.reported;
    if (!reading.isSeen && !isMarked) conversation.markUnread(item.id);
  }
}

/** @param {import("../wire.js").TranscriptItem} item @param {string} person */
function isMentioned({ mentions = [] }, person) {
  return mentions.some((mention) => mention.person === person);
}
