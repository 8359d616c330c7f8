import { request } from "./request.js";

const eventNames = [
  "state", "entry", "panel", "patch", "live", "livePatch", "draft", "receipt", "unsent", "apps", "openURL", "participants",
  "transcript", "line",
];
const firstDelay = 250;
const longestDelay = 5_000;
/** Milliseconds until a connection that says nothing at all is given up. */
const welcomeTimeout = 15_000;

/**
 * What a member of a link hears.
 * @typedef {{kind: "ready", store: string} | {kind: "event", name: string, data: string}
 *   | {kind: "lost"} | {kind: "refused", code: string}} LinkMessage
 *   `ready`: it may subscribe. `lost`: the connection is gone, and opened again. `refused`: the subscription has ended.
 *
 * @typedef {{path: string, headers?: Record<string, string>}} Membership `path`: the address below which the server has
 *   the subscription's `streams`.
 *
 * @typedef {object} Member
 * @property {(after: number) => void} subscribe Has the events after an entry delivered.
 * @property {() => void} unsubscribe
 * @property {() => void} leave
 */

/**
 * One event stream to the server, opened again and again while it has members. A browser opens six connections to a
 * server, and a stream takes one for good: so one is shared, each member with a channel of its own.
 */
export class StreamLink {
  /** @type {Set<object>} */
  #members = new Set();
  #channels = new Map();
  #lastChannel = 0;
  /** @type {EventSource|undefined} */
  #source;
  /**
   * What the server said when the stream began.
   * @type {{stream: string, store: string}|undefined}
   */
  #welcome;
  #timer;
  #failureCount = 0;

  /** @param {Membership} membership @param {(message: LinkMessage) => void} receive @returns {Member} */
  join(membership, receive) {
    const member = { ...membership, receive, channel: undefined, last: Promise.resolve() };
    this.#members.add(member);
    // Not before the caller has the member that this returns.
    if (this.#welcome) queueMicrotask(() => this.#sayReady(member));
    else if (!this.#source && this.#timer === undefined) this.#open();
    return {
      subscribe: (after) => this.#subscribe(member, after),
      unsubscribe: () => this.#unsubscribe(member),
      leave: () => this.#leave(member),
    };
  }

  /** The network is back: does not wait for the next attempt. */
  hurry() {
    if (this.#members.size > 0 && !this.#source) this.#open();
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
    // After the subscription, or it would come too early and close nothing.
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
  }

  #open() {
    this.#close();
    const source = new EventSource("/events");
    this.#source = source;
    this.#timer = setTimeout(() => this.#lose(), welcomeTimeout);
    source.onerror = () => this.#lose();
    source.addEventListener("stream", ({ data }) => this.#began(JSON.parse(data)));
    source.addEventListener("ended", ({ data }) => this.#ended(split(data).channel));
    for (const name of eventNames) source.addEventListener(name, ({ data }) => this.#deliver(name, data));
  }

  #began(welcome) {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#failureCount = 0;
    this.#welcome = welcome;
    for (const member of [...this.#members]) this.#sayReady(member);
  }

  #sayReady(member) {
    if (this.#welcome && this.#members.has(member)) member.receive({ kind: "ready", store: this.#welcome.store });
  }

  #deliver(name, text) {
    const { channel, data } = split(text);
    this.#channels.get(channel)?.receive({ kind: "event", name, data });
  }

  #ended(channel) {
    const member = this.#channels.get(channel);
    if (!member) return;
    this.#forgetChannel(member);
    member.receive({ kind: "refused", code: "ended" });
  }

  #lose() {
    this.#close();
    this.#failureCount += 1;
    const delay = Math.min(longestDelay, firstDelay * 2 ** (this.#failureCount - 1));
    // Clients that lost the same server do not come back in one instant.
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

/** The first line is the channel. */
function split(text) {
  const end = text.indexOf("\n");
  return { channel: Number(text.slice(0, end)), data: text.slice(end + 1) };
}
