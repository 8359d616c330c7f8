import { erasePictures, forgetPictures, keepAvatars, keepPictures } from "./kept-pictures.js";

/** @typedef {import("../wire-people.js").Account} Account */
/** @typedef {import("../wire.js").ConversationSnapshot} ConversationSnapshot */
/** @typedef {import("../wire-people.js").ConversationSummary} ConversationSummary */
/**
 * A message that was written and has not been acknowledged.
 * @typedef {object} KeptSend
 * @property {string} key
 * @property {string} conversation
 * @property {string} text
 * @property {import("../wire.js").Bubble} [bubble]
 * @property {import("../wire.js").Attachment[]} attachments
 * @property {import("../wire.js").Quote} [reply]
 * @property {import("../wire.js").Mention[]} [mentions]
 * @property {number} createdAt
 * @property {string} [problem] Says why the server has refused it: it is not sent again by itself.
 */

/**
 * Limits of what is kept: rows of the list; conversations, those that were open last; entries of each, and characters of their
 * JSON; messages that wait.
 */
export const offlineLimits = { listed: 500, conversations: 20, entries: 100, characters: 500_000, sends: 100 };

const databaseName = "parley";
const stores = ["kept", "conversations", "sends"];
/** Milliseconds after which the page does without a database that does not open. */
const openTimeout = 3_000;

/**
 * Keeps in the browser what a person has read, to show it without a connection, and what they wrote without one. It is of one
 * device at a time, that which is signed in: what is of another one is removed, and never read.
 */
export class OfflineStore {
  #database;
  /** @type {string|undefined} */
  #device;

  /**
   * Opens it.
   * @returns {Promise<OfflineStore|undefined>} Undefined where the browser keeps nothing, as in some private windows.
   */
  static async open() {
    try {
      const opening = indexedDB.open(databaseName, 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore("kept");
        opening.result.createObjectStore("conversations", { keyPath: "id" });
        opening.result.createObjectStore("sends", { keyPath: "key" });
      };
      const late = new Promise((_, fail) => setTimeout(fail, openTimeout));
      return new OfflineStore(await Promise.race([answer(opening), late]));
    } catch {
      return undefined;
    }
  }

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.#database = database;
    // Another page may remove the database.
    database.onversionchange = () => database.close();
  }

  /**
   * Keeps who is signed in from now on. Removes what is of another device.
   * @param {Account} account
   */
  async begin(account) {
    this.#device = account.device;
    // In a transaction of its own: a full disk must not bring back what is of another device.
    await this.#change(async (store) => {
      const known = await answer(store("kept").get("account"));
      if (known && known.device !== account.device) clear(store);
    });
    await erasePictures(account.device);
    return this.#change((store) => store("kept").put(account, "account"));
  }

  /**
   * Returns who was signed in last, and goes on with what is kept of them.
   * @returns {Promise<Account|undefined>}
   */
  async resume() {
    const account = await this.#read("kept", (store) => store.get("account"));
    this.#device = account?.device;
    return account;
  }

  /** Removes everything: nobody is signed in any more. */
  async erase() {
    this.#device = undefined;
    await this.#change(clear);
    // Afterwards: no page keeps a picture any more.
    await erasePictures();
  }

  /**
   * Keeps the list, and of the conversations only those that are in it, and the open one: a new one may be written in before the
   * list has it.
   * @param {ConversationSummary[]} conversations The whole list, those to be kept first.
   * @param {string} [open]
   */
  async saveList(conversations, open) {
    const ids = new Set([...conversations.map(({ id }) => id), open]);
    await this.#changeOwn(async (store) => {
      store("kept").put(conversations.slice(0, offlineLimits.listed), "list");
      for (const id of await answer(store("conversations").getAllKeys())) if (!ids.has(id)) store("conversations").delete(id);
      for (const send of await answer(store("sends").getAll())) if (!ids.has(send.conversation)) store("sends").delete(send.key);
    });
    await this.#forgetPicturesOfOthers();
    const avatars = conversations.flatMap(({ avatar, others = [] }) => [avatar, ...others.map((person) => person.avatar)]);
    if (this.#device !== undefined) await keepAvatars(this.#device, avatars.filter((each) => each !== undefined), () => this.#isOwn());
  }

  /** Removes pictures of conversations that are not kept any more. */
  async #forgetPicturesOfOthers() {
    const ids = await this.#readOwn("conversations", (store) => store.getAllKeys());
    if (ids && this.#device !== undefined) await forgetPictures(this.#device, new Set(ids));
  }

  /** @returns {Promise<ConversationSummary[]|undefined>} */
  list() {
    return this.#readOwn("kept", (store) => store.get("list"));
  }

  /**
   * Keeps the newest entries of a conversation with the pictures that were seen, and of the others those that were saved last.
   * @param {string} id @param {ConversationSnapshot} snapshot @param {Set<string>} [seen] Paths of pictures.
   */
  async saveConversation(id, snapshot, seen = new Set()) {
    const text = boundedText(snapshot);
    let isOneGone = text === undefined;
    await this.#changeOwn(async (store) => {
      if (text === undefined) return store("conversations").delete(id);
      store("conversations").put({ id, text, savedAt: Date.now() });
      /** @type {{id: string, savedAt: number}[]} */
      const all = await answer(store("conversations").getAll());
      const excess = all.sort((one, other) => other.savedAt - one.savedAt).slice(offlineLimits.conversations);
      for (const old of excess) store("conversations").delete(old.id);
      isOneGone = excess.length > 0;
    });
    if (isOneGone) await this.#forgetPicturesOfOthers();
    if (text !== undefined && this.#device !== undefined) await keepPictures(this.#device, id, snapshot.items.slice(-offlineLimits.entries), seen, () => this.#isOwn());
  }

  /** @param {string} id @returns {Promise<ConversationSnapshot|undefined>} */
  async conversation(id) {
    const found = await this.#readOwn("conversations", (store) => store.get(id));
    try {
      return found && JSON.parse(found.text);
    } catch {
      return undefined;
    }
  }

  /**
   * Keeps a message until it has been acknowledged.
   * @param {KeptSend} send @returns {Promise<boolean>} False if it could not be kept, as beyond the limit or on a full disk.
   */
  async addSend(send) {
    let isKept = false;
    const isDone = await this.#changeOwn(async (store) => {
      isKept = await answer(store("sends").count()) < offlineLimits.sends;
      if (isKept) store("sends").put(send);
    });
    return isDone && isKept;
  }

  /**
   * Marks a message as refused, or without a problem as one that waits again.
   * @param {string} key @param {string} [problem]
   */
  refuseSend(key, problem) {
    return this.#changeOwn(async (store) => {
      const send = await answer(store("sends").get(key));
      if (send) store("sends").put({ ...send, problem });
    });
  }

  /** @param {string} key */
  removeSend(key) {
    return this.#changeOwn((store) => store("sends").delete(key));
  }

  /** @returns {Promise<KeptSend[]>} In the order in which they were written. */
  async sends() {
    const all = await this.#readOwn("sends", (store) => store.getAll()) ?? [];
    return all.sort((one, other) => one.createdAt - other.createdAt);
  }

  /** Whether what is kept is of the own device: not where another page has signed out, or in as somebody else. */
  async #isOwn() {
    const account = await this.#read("kept", (store) => store.get("account"));
    return account !== undefined && account.device === this.#device;
  }

  /** Reads what is of the own device. */
  async #readOwn(name, ask) {
    return await this.#isOwn() ? this.#read(name, ask) : undefined;
  }

  async #read(name, ask) {
    try {
      return await answer(ask(this.#database.transaction(name).objectStore(name)));
    } catch {
      return undefined;
    }
  }

  /** Changes what is of the own device, in the transaction in which it is compared. */
  #changeOwn(change) {
    return this.#change(async (store) => {
      const account = await answer(store("kept").get("account"));
      if (account && account.device === this.#device) await change(store);
    });
  }

  /**
   * Runs a change in one transaction.
   * @returns {Promise<boolean>} Whether it is kept. Where it is not, as on a full disk, the page goes on without.
   */
  async #change(change) {
    try {
      const transaction = this.#database.transaction(stores, "readwrite");
      const done = new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      // An abort before it is waited for would be an error of the page.
      done.catch(() => {});
      await change((name) => transaction.objectStore(name));
      await done;
      return true;
    } catch (error) {
      console.warn("Parley: nothing could be kept for use without a connection", error);
      return false;
    }
  }
}

/** Removes what the browser keeps of anybody. */
export async function eraseKept() {
  try {
    // Texts that were being typed.
    sessionStorage.clear();
  } catch {
    // The browser keeps none.
  }
  await (await OfflineStore.open())?.erase();
}

function clear(store) {
  for (const name of stores) store(name).clear();
}

/** Returns what to keep of a conversation as JSON, with fewer entries where they are long; undefined where it has no room at all. */
function boundedText(snapshot) {
  for (let count = offlineLimits.entries; count > 0; count = Math.floor(count / 2)) {
    const items = snapshot.items.slice(-count);
    const older = items.length < snapshot.items.length ? items[0].id : snapshot.older;
    const text = JSON.stringify({ ...snapshot, items, older });
    if (text.length <= offlineLimits.characters) return text;
  }
  return undefined;
}

/** @param {IDBRequest} request @returns {Promise<any>} */
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
