import { RequestError, request } from "./request.js";
import { isServerThere } from "./socket-source.js";

const eventNames = [
  "state", "entry", "panel", "live", "patch", "draft", "receipts", "unsent", "apps", "openURL", "participants", "colorScheme", "typing",
  "presence", "beat", "transcript", "line", "build", "files", "notice", "noticeQuestion", "conversations", "conversation", "conversationGone",
];
const firstDelay = 250;
const longestDelay = 5_000;
/** Milliseconds after which a connection without any data is closed. */
const welcomeTimeout = 15_000;
/** Milliseconds for which a stream that was opened ahead of time waits for its first member. */
const warmTimeout = 10_000;
/** Sockets that may end one after the other without a message. */
const barrenCountMax = 2;

/**
 * A message from the link to a member.
 * @typedef {{kind: "ready", store: string} | {kind: "event", name: string, data: string}
 *   | {kind: "lost"} | {kind: "refused", code: string}} LinkMessage
 *   `ready`: it may subscribe. `lost`: the connection was lost and is being opened again. `refused`: the subscription
 *   ended.
 * @typedef {{path: string, headers?: Record<string, string>}} Membership `path`: base address of the subscription's
 *   `streams` on the server.
 *
 * @typedef {object} Member
 * @property {(after: number) => void} subscribe Requests the events after an entry.
 * @property {() => void} unsubscribe
 * @property {() => void} leave
 * @property {(request: import("./socket-source.js").SocketRequest) => Promise<import("../wire.js").SendReceipt|undefined>|undefined} [ask]
 *   Sends a request by the link, if it can carry any now; resolves once the server has taken it, with the receipt of a Send.
 * @property {() => boolean} [takesRequests] Whether `ask` would send one.
 */

/**
 * One event stream to the server, kept open while it has members. Browsers open at most six connections to a server,
 * and a stream occupies one permanently: so members share one, each with a channel of its own.
 */
export class StreamLink {
  /** @type {Set<object>} */
  #members = new Set();
  #channels = new Map();
  #lastChannel = 0;
  /** @type {EventSource|import("./socket-source.js").SocketSource|undefined} */
  #source;
  #openSource;
  #onUnusable;
  #barrenCount = 0;
  #lastNumber = 0;
  /**
   * Messages without an answer.
   * @type {Map<number, {member: object, resolve: (value: any) => void, reject: (error: RequestError) => void}>}
   */
  #unanswered = new Map();
  /**
   * The stream's first event. After `silence` milliseconds without another one the line is dead, though nothing says so: the computer
   * has slept, or has another network.
   * @type {{stream: string, store: string, silence: number}|undefined}
   */
  #welcome;
  #timer;
  #failureCount = 0;
  /** Time of the last event. */
  #heardAt = 0;

  /**
   * @param {object} [options]
   * @param {() => EventSource|import("./socket-source.js").SocketSource} [options.openSource]
   * @param {() => void} [options.onUnusable] Called once where the line carries no sockets; the link does nothing more.
   */
  constructor(options = {}) {
    this.#openSource = options.openSource ?? (() => new EventSource("/events"));
    this.#onUnusable = options.onUnusable;
  }

  /** @param {Membership} membership @param {(message: LinkMessage) => void} receive @returns {Member} */
  join(membership, receive) {
    const member = { ...membership, receive, channel: undefined, isOpen: false, last: Promise.resolve() };
    this.#members.add(member);
    // Deferred until the caller has the returned member.
    if (this.#welcome) queueMicrotask(() => this.#sayReady(member));
    else if (!this.#source && this.#timer === undefined) this.#open();
    return {
      subscribe: (after) => this.#subscribe(member, after),
      unsubscribe: () => this.#unsubscribe(member),
      leave: () => this.#leave(member),
      takesRequests: () => this.#takesRequests(member),
      ask: (request) => this.#ask(member, request),
    };
  }

  /** Opens the stream for members that are still being loaded, and closes it where none joins: saves a slow line a round trip. */
  warmUp() {
    if (this.#source || this.#timer !== undefined) return;
    this.#open();
    setTimeout(() => this.#members.size === 0 && this.#close(), warmTimeout);
  }

  /** Reconnects at once after the network came back. */
  hurry() {
    if (this.#members.size > 0 && !this.#source) this.#open();
  }

  #takesRequests(member) {
    return member.isOpen && this.#source !== undefined && "send" in this.#source;
  }

  #ask(member, request) {
    if (!this.#takesRequests(member)) return undefined;
    const number = ++this.#lastNumber;
    const source = /** @type {import("./socket-source.js").SocketSource} */ (this.#source);
    return new Promise((resolve, reject) => {
      this.#unanswered.set(number, { member, resolve, reject });
      source.send({ channel: member.channel, number, ...request });
    });
  }

  #answered(text) {
    const { number, receipt, error } = JSON.parse(split(text).data);
    const message = this.#unanswered.get(number);
    this.#unanswered.delete(number);
    if (!error) return message?.resolve(receipt);
    message?.reject(new RequestError(error.code, error.message, error.code === "internal_error" ? 500 : 400));
  }

  /** Whether its messages have arrived is unknown. */
  #loseMessages(member) {
    for (const [number, message] of [...this.#unanswered]) {
      if (message.member !== member) continue;
      this.#unanswered.delete(number);
      message.reject(new RequestError("network", "The server could not be reached."));
    }
  }

  #subscribe(member, after) {
    this.#unsubscribe(member);
    const stream = this.#welcome?.stream;
    if (!stream || !this.#members.has(member)) return;
    const channel = ++this.#lastChannel;
    member.channel = channel;
    this.#channels.set(channel, member);
    const path = `${member.path}/streams/${stream}/${channel}`;
    member.last = member.last.then(() => request("PUT", path, { after }, member.headers)).catch((error) => {
      if (member.channel !== channel) return;
      this.#forgetChannel(member);
      if (error.code === "unknown_stream") this.#lose();
      else member.receive({ kind: "refused", code: error.code });
    });
  }

  #unsubscribe(member) {
    const { channel } = member;
    if (channel === undefined) return;
    this.#forgetChannel(member);
    const path = `${member.path}/streams/${this.#welcome.stream}/${channel}`;
    // Only after the subscription request, which it could otherwise overtake without effect.
    member.last = member.last.then(() => request("DELETE", path, undefined, member.headers)).catch(() => {});
  }

  #leave(member) {
    if (!this.#members.has(member)) return;
    this.#unsubscribe(member);
    this.#members.delete(member);
    if (this.#members.size === 0) member.last.then(() => this.#members.size === 0 && this.#close());
  }

  #forgetChannel(member) {
    this.#channels.delete(member.channel);
    member.channel = undefined;
    member.isOpen = false;
    this.#loseMessages(member);
  }

  #open() {
    this.#close();
    const source = this.#openSource();
    this.#source = source;
    this.#timer = setTimeout(() => this.#lose(), welcomeTimeout);
    source.onerror = () => this.#failed(source);
    /** @param {string} name @param {(data: string) => void} take */
    const listen = (name, take) => source.addEventListener(name, (event) => {
      this.#heardAt = Date.now();
      take(/** @type {MessageEvent} */ (event).data);
    });
    listen("answer", (data) => this.#answered(data));
    listen("stream", (data) => this.#began(JSON.parse(data)));
    listen("ended", (data) => this.#ended(split(data).channel));
    for (const name of eventNames) listen(name, (data) => this.#deliver(name, data));
    // Deferred until the caller of `join` has its member.
    if ("start" in source) queueMicrotask(() => source === this.#source && source.start());
  }

  async #failed(source) {
    if (source !== this.#source) return;
    this.#lose();
    if (!("hasMessage" in source) || source.hasMessage) return;
    this.#barrenCount += 1;
    const isSuspect = !source.hasOpened || this.#barrenCount >= barrenCountMax;
    if (isSuspect && (await isServerThere()) && !this.#welcome) this.#giveUp();
  }

  #giveUp() {
    this.#close();
    this.#onUnusable?.();
    this.#onUnusable = undefined;
  }

  #began(welcome) {
    clearTimeout(this.#timer);
    this.#timer = setInterval(() => Date.now() - this.#heardAt > welcome.silence && this.#lose(), 5_000);
    this.#failureCount = 0;
    this.#barrenCount = 0;
    this.#welcome = welcome;
    for (const member of [...this.#members]) this.#sayReady(member);
  }

  #sayReady(member) {
    if (this.#welcome && this.#members.has(member)) member.receive({ kind: "ready", store: this.#welcome.store });
  }

  #deliver(name, text) {
    const { channel, data } = split(text);
    const member = this.#channels.get(channel);
    if (!member) return;
    // The server has the channel, so that input may come by it.
    member.isOpen = true;
    member.receive({ kind: "event", name, data });
  }

  #ended(channel) {
    const member = this.#channels.get(channel);
    if (!member) return;
    this.#forgetChannel(member);
    member.receive({ kind: "refused", code: "ended" });
  }

  #lose() {
    this.#close();
    // Joining opens it again.
    if (this.#members.size === 0) return;
    this.#failureCount += 1;
    const delay = Math.min(longestDelay, firstDelay * 2 ** (this.#failureCount - 1));
    // Random delays, so that the clients of a lost server do not reconnect all at once.
    this.#timer = setTimeout(() => this.#open(), delay * (0.75 + Math.random() / 2));
    for (const member of [...this.#members]) member.receive({ kind: "lost" });
  }

  #close() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#source?.close();
    this.#source = undefined;
    this.#welcome = undefined;
    for (const member of [...this.#channels.values()]) this.#forgetChannel(member);
  }
}

/** Splits off the first line, which is the channel. */
function split(text) {
  const end = text.indexOf("\n");
  return { channel: Number(text.slice(0, end)), data: text.slice(end + 1) };
}
