import { newKey } from "./keys.js";
import { loadLateParts } from "./late-parts.js";
import { request } from "./request.js";

/** Messages with input that may wait for an answer: what 60 a second make on a line of a quarter of a second. */
const socketInputCountMax = 16;
/** Longest text in UTF-16 units that is sent by a socket: with all of it escaped, a message is far below what the server takes there. */
const socketTextMax = 4_000;
/** Milliseconds after which a Send by a socket that has no answer becomes a request. */
const socketSendTimeout = 5_000;
/** Longest time in milliseconds for which a Send waits for a draft that is being saved. */
const draftTimeout = 1_000;

/** @param {number} time Milliseconds. @returns {Promise<undefined>} */
const delay = (time) => new Promise((done) => setTimeout(done, time));

/** The requests of one device in one conversation. */
export class ConversationAPI {
  #base;
  /** Identifier of this page: a device may have several pages open. */
  page = newKey();

  #network;
  /** @type {Pick<import("./event-stream.js").EventStream, "ask"|"takesRequests">|undefined} */
  #line;
  /** Whether a Send by the line has no answer: where another comes all the same, the line may be dead, and it does without. */
  #isUnanswered = false;
  /** Key of the last Send by the line: another attempt goes by a request. */
  #lastByLine = "";
  /** The draft that is being saved. */
  #saving;

  /** @param {string} device @param {string} conversation @param {import("./network.js").Network} [network] */
  constructor(device, conversation, network) {
    this.#network = network;
    this.#base = `/devices/${encodeURIComponent(device)}/conversations/${encodeURIComponent(conversation)}`;
  }

  /** @returns {Promise<import("../wire.js").ConversationSnapshot>} */
  snapshot() {
    return this.#request("GET", "");
  }

  /**
   * Fetches entries before or after a position, or the newest.
   * @param {{before?: number, after?: number}} place
   * @returns {Promise<import("../wire.js").EntryPage>}
   */
  entryPage(place) {
    const query = Object.entries(place).map(([name, entry]) => `?${name}=${entry}`).join("");
    return this.#request("GET", `/entries${query}`);
  }

  /**
   * @param {string} key @param {string} text @param {number} [replyTo] The entry that is answered.
   * @param {import("../wire.js").Mention[]} [mentions]
   * @returns {Promise<import("../wire.js").SendReceipt>}
   */
  send(key, text, replyTo, mentions) {
    const body = { key, text, replyTo, mentions };
    return this.#carry(async () => (await this.#sendByLine(body)) ?? this.#ask("POST", "/entries", body));
  }

  /**
   * Sends by the stream, which spares the server a request.
   * @param {import("../wire.js").SendBody} body
   * @returns {Promise<import("../wire.js").SendReceipt|undefined>} Undefined where there is no receipt, for whatever reason: a request
   *   with the same key sends nothing twice, and its answer says why.
   */
  async #sendByLine(body) {
    if (this.#isUnanswered || body.key === this.#lastByLine || body.text.length > socketTextMax) return undefined;
    // It could overtake the draft, which would be one again.
    await Promise.race([this.#saving, delay(draftTimeout)]).catch(() => {});
    this.#lastByLine = body.key;
    const answer = this.#line?.ask({ send: body });
    this.#isUnanswered = answer !== undefined;
    const receipt = answer?.catch(() => undefined).finally(() => (this.#isUnanswered = false));
    return receipt && Promise.race([receipt, delay(socketSendTimeout)]);
  }

  /** @param {number} sequence @param {string} emoji */
  react(sequence, emoji) {
    return this.#request("PUT", `/entries/${sequence}/reaction`, { emoji });
  }

  /** @param {number} sequence */
  takeReactionBack(sequence) {
    return this.#request("DELETE", `/entries/${sequence}/reaction`);
  }

  /** @param {number} sequence @param {string} text @param {import("../wire.js").Mention[]} [mentions] */
  edit(sequence, text, mentions) {
    return this.#request("PUT", `/entries/${sequence}/text`, { text, mentions });
  }

  /**
   * Takes one's own entry back.
   * @param {number} sequence
   */
  withdraw(sequence) {
    return this.#request("DELETE", `/entries/${sequence}`);
  }

  /**
   * Keeps an expiring message.
   * @param {number} sequence
   */
  keep(sequence) {
    return this.#request("PUT", `/entries/${sequence}/kept`);
  }

  /** @param {string} text @param {boolean} [isLast] True for a request that goes on after its page has gone. */
  setDraftText(text, isLast) {
    return (this.#saving = this.#request("PUT", "/draft/text", { text }, isLast));
  }

  reportTyping() {
    return this.#request("POST", "/typing");
  }

  removeDraft() {
    return this.#request("DELETE", "/draft");
  }

  /** @param {number} place Index among the files in the input field, from 0. */
  removeAttachment(place) {
    return this.#request("DELETE", `/draft/attachments/${place}`);
  }

  /** @param {number} id Identifier of the preparation. */
  cancelPreparation(id) {
    return this.#request("DELETE", `/preparations/${id}`);
  }

  /** @param {string} key */
  retryUnsent(key) {
    return this.#request("POST", `/unsent/${encodeURIComponent(key)}`);
  }

  /** @param {string} key */
  discardUnsent(key) {
    return this.#request("DELETE", `/unsent/${encodeURIComponent(key)}`);
  }

  /** @param {import("../wire.js").LiveSight} sight */
  setLiveSight(sight) {
    return this.#request("PUT", "/live", sight);
  }

  /** @param {number|string} place Sequence number of the bubble's entry, or `draft`. */
  retryLive(place) {
    return this.#request("POST", `/live/${place}/retry`);
  }

  /**
   * Has the app's process started, because the person is about to open it.
   * @param {string} app
   */
  startAhead(app) {
    return this.#request("POST", "/panel/ahead", { app });
  }

  /** @param {string} app */
  openPanel(app) {
    return this.#request("PUT", "/panel", { app });
  }

  leave() {
    return this.#request("DELETE", "/membership");
  }

  /** @param {string} app */
  installApp(app) {
    return this.#request("PUT", `/apps/${encodeURIComponent(app)}`);
  }

  closePanel() {
    return this.#request("DELETE", "/panel");
  }

  /** @param {import("../wire.js").PresentationStyle} style */
  setPanelStyle(style) {
    return this.#request("PUT", "/panel/style", { style });
  }

  /**
   * Resizes the panel during a drag.
   * @param {number} height Height of the app's content area in points.
   */
  resizePanel(height) {
    return this.#request("PUT", "/panel/height", { height });
  }

  /**
   * Has input and Sends go by the stream while that can carry any.
   * @param {Pick<import("./event-stream.js").EventStream, "ask"|"takesRequests">} line
   */
  askBy(line) {
    this.#line = line;
  }

  /** @param {number} instance @param {import("../wire.js").InputEvent[]} events */
  input(instance, events) {
    const input = { instance, events };
    return this.#carry(() => this.#line?.ask({ input }) ?? this.#ask("POST", "/panel/input", input));
  }

  /** Requests with input that may be on their way at once: by a socket they arrive in order. */
  get inputCountMax() {
    return this.#line?.takesRequests ? socketInputCountMax : 1;
  }

  /**
   * Sends the bytes of a file.
   * @param {string} path Below the conversation's. @param {Blob} file
   * @param {{signal: AbortSignal, onProgress: (byteCount: number) => void, method?: string, headers?: Record<string, string>}} options
   */
  upload(path, file, options) {
    const headers = { "Parley-Page": this.page, ...options.headers };
    return this.#carry(async () => (await loadLateParts()).uploadFile(this.#base + path, file, { ...options, headers }));
  }

  /**
   * Puts a file of the person into the input field.
   * @param {File} file @param {string} key The same for a repeated request, which adds the file once.
   * @param {{signal: AbortSignal, onProgress: (byteCount: number) => void}} options
   */
  addFile(file, key, options) {
    const path = `/draft/attachments?name=${encodeURIComponent(file.name)}`;
    return this.upload(path, file, { ...options, method: "POST", headers: { "Idempotency-Key": key } });
  }

  /** @param {number} number */
  cancelFiles(number) {
    return this.#request("DELETE", `/files/${number}`);
  }

  /** @param {number} sequence */
  select(sequence) {
    return this.#request("PUT", "/selection", { sequence });
  }

  /** @param {import("../wire.js").ScreenBody} screen */
  setScreen(screen) {
    return this.#request("PUT", "/screen", screen);
  }

  /** @param {number} sequence */
  setRead(sequence) {
    return this.#request("PUT", "/read", { sequence });
  }

  /** @type {import("./stream-link.js").Membership} Identification of this page on the shared event link. */
  get membership() {
    return { path: this.#base, headers: { "Parley-Page": this.page } };
  }

  /** @param {string} picture Picture of a bubble, or file of an attachment. */
  pictureURL(picture) {
    return `${this.#base}/pictures/${encodeURIComponent(picture)}`;
  }

  /** @param {string} picture Identifier of a moving picture or video, whose still preview is returned. */
  posterURL(picture) {
    return `${this.pictureURL(picture)}/poster`;
  }

  /** @param {string} asset @param {number} instance */
  assetURL(asset, instance) {
    return `${this.#base}/panel/assets/${encodeURIComponent(asset)}?instance=${instance}`;
  }

  /**
   * Returns the URL of a video or sound that an app plays.
   * @param {string} file @param {number} instance
   */
  fileURL(file, instance) {
    return `${this.#base}/panel/files/${encodeURIComponent(file)}?instance=${instance}`;
  }

  /** @param {string} app */
  iconURL(app) {
    return `${this.#base}/apps/${encodeURIComponent(app)}/icon`;
  }

  /**
   * Makes a request that only a part knows which is loaded late.
   * @param {string} method @param {string} path Below the conversation's. @param {object} [body]
   */
  request(method, path, body) {
    return this.#request(method, path, body);
  }

  #request(method, path, body, isLast = false) {
    return this.#carry(() => this.#ask(method, path, body, isLast));
  }

  #ask(method, path, body, isLast = false) {
    return request(method, this.#base + path, body, { "Parley-Page": this.page }, isLast);
  }

  /** @template Answer @param {() => Promise<Answer>} ask */
  #carry(ask) {
    return this.#network ? this.#network.carry(ask) : ask();
  }
}
