/** @typedef {import("../wire.js").TranscriptItem} TranscriptItem */
/** @typedef {import("../wire.js").ConversationSnapshot} ConversationSnapshot */

/** What the client knows of the conversation: the snapshot, and all events since. No element of the page is in it. */
export class Conversation {
  /** By entry and part. @type {Map<string, TranscriptItem>} */
  #items = new Map();
  /** @type {Map<string, import("../wire.js").Receipt>} */
  #receipts = new Map();
  /** The first entry that was new to the person when it came. @type {number|undefined} */
  unreadFrom;

  /** @param {ConversationSnapshot} snapshot */
  constructor(snapshot) {
    this.title = snapshot.title;
    this.me = snapshot.me;
    this.participants = snapshot.participants;
    this.apps = snapshot.apps;
    this.lastSequence = snapshot.lastSequence;
    this.#put(snapshot.items);
    this.takeState(snapshot.state);
    this.unreadFrom = this.items.find((item) => !item.isMine && item.id > this.ownRead)?.id;
  }

  /** In order. @returns {TranscriptItem[]} */
  get items() {
    return [...this.#items.values()].sort((one, other) => one.id - other.id || partOf(one) - partOf(other));
  }

  /** The newest entry that the server knows to be read by oneself. */
  get ownRead() {
    return this.#receipts.get(this.me.id)?.read ?? 0;
  }

  get others() {
    return this.participants.filter(({ id }) => id !== this.me.id);
  }

  /** False for who has left: nothing new comes, and nothing can be sent. */
  get takesPart() {
    return this.participants.some(({ id }) => id === this.me.id);
  }

  /** @param {string} id */
  app(id) {
    return this.apps.find((app) => app.id === id);
  }

  /** @param {import("../wire.js").DeviceState} state */
  takeState({ panel, draft, receipts, unsent = [], live = [], revision = 0 }) {
    this.revision = revision;
    this.panel = panel;
    this.draft = draft;
    this.unsent = unsent;
    this.live = live;
    for (const receipt of receipts) this.takeReceipt(receipt);
  }

  /** @param {import("../wire.js").Receipt} receipt */
  takeReceipt(receipt) {
    this.#receipts.set(receipt.person, receipt);
  }

  /**
   * @param {import("../wire.js").EntryEvent} event
   * @returns {TranscriptItem[]} The items that are new; none where the event was here before.
   */
  takeEntry({ sequence, items }) {
    if (sequence <= this.lastSequence) return [];
    this.lastSequence = sequence;
    const added = items.filter((item) => !this.#items.has(keyOf(item)));
    this.#put(items);
    return added;
  }

  /** A stretch of the lines looks different now. @param {import("../wire.js").TranscriptEvent} event */
  takeTranscript({ first, last, items, revision }) {
    for (const [key, { id }] of this.#items) if (id >= first && id <= last) this.#items.delete(key);
    this.#put(items);
    this.revision = revision;
  }

  #put(items) {
    for (const item of items) this.#items.set(keyOf(item), item);
  }

  /** How far one's own item has come, in plain words. @param {TranscriptItem} item */
  delivery(item) {
    const nothing = { read: 0, delivered: 0 };
    const receipts = this.others.map(({ id, name }) => ({ name, ...(this.#receipts.get(id) ?? nothing) }));
    const readers = receipts.filter(({ read }) => read >= item.id);
    if (receipts.length > 0 && readers.length === receipts.length) return "Read";
    if (readers.length > 0) return `Read by ${readers.map(({ name }) => name).join(", ")}`;
    const isDelivered = receipts.length > 0 && receipts.every(({ delivered }) => delivered >= item.id);
    return isDelivered ? "Delivered" : "Sent";
  }
}

/** Names one line of the transcript. @param {TranscriptItem} item */
export function keyOf(item) {
  return `${item.id}.${partOf(item)}`;
}

function partOf({ part = 0 }) {
  return part;
}
