import { listed } from "./names.js";
import { phrase } from "../words.js";

/** @typedef {import("../wire.js").TranscriptItem} TranscriptItem */
/** @typedef {import("../wire.js").ConversationSnapshot} ConversationSnapshot */

/** Maximum number of items held: those far from the visible area are dropped, and fetched again when needed. */
const itemsMax = 600;

/** The client's model of the conversation: the snapshot and all events since. Independent of the DOM. */
export class Conversation {
  /**
   * Items by entry and part.
   * @type {Map<string, TranscriptItem>}
   */
  #items = new Map();
  /** @type {Map<string, import("../wire.js").Receipt>} */
  #receipts = new Map();
  /**
   * The first entry that was unread when it arrived.
   * @type {number|undefined}
   */
  unreadFrom;
  /** The newest entry by somebody else since the client started. */
  lastNews = 0;
  /** Every entry before this one was read when `unreadFrom` was set. */
  #readBefore = 0;
  /**
   * Cursor of the first held entry, before which older ones exist; undefined if there are none.
   * @type {number|undefined}
   */
  older;
  /**
   * Cursor of the last held entry, after which newer ones exist; undefined if the newest are held.
   * @type {number|undefined}
   */
  newer;
  /**
   * Changes received while a page is being fetched; undefined if none is.
   * @type {import("../wire.js").TranscriptItem[][]|undefined}
   */
  #changes;

  /** @param {ConversationSnapshot} snapshot */
  constructor(snapshot) {
    this.name = snapshot.name;
    this.avatar = snapshot.avatar;
    this.me = snapshot.me;
    this.participants = snapshot.participants;
    this.apps = snapshot.apps;
    this.lastSequence = snapshot.lastSequence;
    this.older = snapshot.older;
    this.#put(snapshot.items);
    this.takeState(snapshot.state);
    this.markUnread(this.items.find((item) => !item.isMine && item.id > this.ownRead)?.id, this.ownRead + 1);
  }

  /**
   * @param {number|undefined} entry The first unread entry. @param {number} [after] All entries before this one are
   *   read.
   */
  markUnread(entry, after = entry) {
    this.unreadFrom = entry;
    this.#readBefore = after;
  }

  /**
   * All held items in order.
   * @returns {TranscriptItem[]}
   */
  get items() {
    return [...this.#items.values()].sort((one, other) => one.id - other.id || partOf(one) - partOf(other));
  }

  /** The newest entry that the server knows the person to have read. */
  get ownRead() {
    return this.#receipts.get(this.me.id)?.read ?? 0;
  }

  get others() {
    return this.participants.filter(({ id }) => id !== this.me.id);
  }

  /** Whether the person still takes part; after leaving, nothing can be received or sent. */
  get takesPart() {
    return this.participants.some(({ id }) => id === this.me.id);
  }

  /** @param {string} id */
  app(id) {
    return this.apps.find((app) => app.id === id);
  }

  /** @param {import("../wire.js").DeviceState} state */
  takeState({ panel, draft, receipts, unsent = [], live = [], revision = 0, epoch, colorScheme = "light", files }) {
    this.files = files;
    this.revision = revision;
    this.epoch = epoch;
    this.colorScheme = colorScheme;
    this.panel = panel;
    this.draft = draft;
    this.unsent = unsent;
    this.live = live;
    this.#receipts.clear();
    for (const receipt of receipts) this.takeReceipt(receipt);
  }

  /** @param {import("../wire.js").Receipt} receipt */
  takeReceipt(receipt) {
    this.#receipts.set(receipt.person, receipt);
  }

  /**
   * @param {import("../wire.js").EntryEvent} event
   * @returns {TranscriptItem[]} The inserted items; empty if the event was received before.
   */
  takeEntry({ sequence, items }) {
    if (sequence <= this.lastSequence) return [];
    this.lastSequence = sequence;
    const added = items.filter((item) => !this.#items.has(keyOf(item)) && (item.id === sequence));
    if (added.some(({ isMine }) => !isMine)) this.lastNews = sequence;
    this.#changes?.push(items);
    this.#put(items);
    return added;
  }

  /**
   * Replaces a range of items that changed.
   * @param {import("../wire.js").TranscriptEvent} event
   */
  takeTranscript({ first, last, items, older, revision }) {
    for (const [key, { id }] of this.#items) if (id >= first && id <= last) this.#items.delete(key);
    if (older !== undefined) [this.older, this.newer] = [older, undefined];
    this.#put(items);
    this.revision = revision;
  }

  // Pages

  /** How far each participant has read. */
  get receipts() {
    return [...this.#receipts.values()];
  }

  /** Starts recording changes, which a page that is about to be fetched may not include. */
  beginPage() {
    this.#changes = [];
  }

  /**
   * @param {"older"|"newer"|"newest"} side The page requested since `beginPage`.
   * @param {import("../wire.js").EntryPage} page
   * @returns {boolean} False if the page is outdated and must be fetched again.
   */
  takePage(side, page) {
    const changes = this.#changes ?? [];
    this.#changes = undefined;
    if (page.revision < this.revision) return false;
    if (side === "newest") this.#items.clear();
    if (side !== "newer") this.older = page.older;
    if (side !== "older") this.newer = page.newer;
    for (const items of [page.items, ...changes]) this.#put(items);
    this.trim(side === "older" ? "newer" : "older");
    if (side === "older") this.#findUnread(page.items);
    return true;
  }

  /**
   * Drops items at one end if there are too many.
   * @param {"older"|"newer"} side
   */
  trim(side) {
    const items = this.items;
    const excess = items.length - itemsMax;
    if (excess <= 0) return;
    if (side === "older") this.older = items[excess].id;
    else this.newer = items[itemsMax - 1].id;
    for (const item of items) if (!this.#isHeld(item)) this.#items.delete(keyOf(item));
  }

  /** Moves `unreadFrom` back if a page of older items contains unread ones. */
  #findUnread(items) {
    if (this.unreadFrom === undefined) return;
    const first = items.find((item) => !item.isMine && item.id >= this.#readBefore);
    if (first && first.id < this.unreadFrom) this.unreadFrom = first.id;
  }

  #isHeld({ id }) {
    return (this.older === undefined || id >= this.older) && (this.newer === undefined || id <= this.newer);
  }

  #put(items) {
    for (const item of items) if (this.#isHeld(item)) this.#items.set(keyOf(item), item);
  }

  /**
   * Returns the delivery state of one's own item in words, considering only people to whom it was shown.
   * @param {TranscriptItem} item
   */
  delivery(item) {
    if (!this.takesPart) return phrase("Sent");
    const receipts = this.others.map(({ id, name }) => ({ name, ...this.#receipts.get(id) }))
      .filter(({ first }) => first <= item.id);
    const readers = receipts.filter(({ read }) => read >= item.id);
    if (receipts.length > 0 && readers.length === receipts.length) return phrase("Read");
    if (readers.length > 0) return phrase("Read by {names}", { names: listed(readers.map(({ name }) => name)) });
    const isDelivered = receipts.length > 0 && receipts.every(({ delivered }) => delivered >= item.id);
    return isDelivered ? phrase("Delivered") : phrase("Sent");
  }
}

/**
 * Returns the unique key of an item.
 * @param {TranscriptItem} item
 */
export function keyOf(item) {
  return `${item.id}.${partOf(item)}`;
}

function partOf({ part = 0 }) {
  return part;
}
