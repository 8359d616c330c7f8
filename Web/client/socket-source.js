/** Milliseconds for which a socket that was opened ahead of time waits for its link. */
const earlyTimeout = 10_000;

/**
 * @typedef {{input: {instance: number, events: import("../wire.js").InputEvent[]}} | {send: import("../wire.js").SendBody}} SocketRequest
 *   Input for the app, or what the person sends.
 * @typedef {{channel: number, number: number} & SocketRequest} SocketMessage
 */

/**
 * An event stream in the messages of a WebSocket: the same text as an `EventSource` reads, and a way back. Its listeners are
 * those of an `EventSource`.
 */
export class SocketSource extends EventTarget {
  #socket;
  /** Text whose event is not complete. */
  #rest = "";
  /**
   * Messages that came before the listeners.
   * @type {string[]|undefined}
   */
  #early = [];
  #hasOpened = false;
  #hasMessage = false;
  /** @type {(() => void)|undefined} */
  onerror;

  constructor() {
    super();
    const { protocol, host } = location;
    this.#socket = new WebSocket(`${protocol === "https:" ? "wss:" : "ws:"}//${host}/socket`);
    this.#socket.onopen = () => (this.#hasOpened = true);
    this.#socket.onmessage = ({ data }) => this.#take(data);
    this.#socket.onclose = () => queueMicrotask(() => this.onerror?.());
  }

  /** Whether the server has accepted the socket. */
  get hasOpened() {
    return this.#hasOpened;
  }

  get hasMessage() {
    return this.#hasMessage;
  }

  get isClosed() {
    return this.#socket.readyState >= WebSocket.CLOSING;
  }

  /** Delivers what has come, and from now on what comes. */
  start() {
    const early = this.#early ?? [];
    this.#early = undefined;
    for (const text of early) this.#read(text);
  }

  /** @param {SocketMessage} message */
  send(message) {
    this.#socket.send(JSON.stringify(message));
  }

  close() {
    this.onerror = undefined;
    this.#socket.onmessage = null;
    this.#socket.close();
  }

  #take(text) {
    this.#hasMessage = true;
    if (this.#early) this.#early.push(text);
    else this.#read(text);
  }

  #read(text) {
    const blocks = (this.#rest + text).split("\n\n");
    this.#rest = blocks.pop() ?? "";
    for (const block of blocks) this.#dispatch(block);
  }

  #dispatch(block) {
    let name = "message";
    const data = [];
    for (const line of block.split("\n")) {
      if (line.startsWith("event: ")) name = line.slice(7);
      else if (line.startsWith("data: ")) data.push(line.slice(6));
    }
    if (data.length > 0) this.dispatchEvent(new MessageEvent(name, { data: data.join("\n") }));
  }
}

/** Opens a socket before the page's larger script has come, which takes it by `takeSocket`. */
export function openSocketEarly() {
  const source = new SocketSource();
  globalThis.parleyEarlySocket = source;
  setTimeout(() => globalThis.parleyEarlySocket === source && takeEarly()?.close(), earlyTimeout);
}

/** Returns the socket that was opened early, or a new one. */
export function takeSocket() {
  const early = takeEarly();
  return early && !early.isClosed ? early : new SocketSource();
}

function takeEarly() {
  const source = globalThis.parleyEarlySocket;
  globalThis.parleyEarlySocket = undefined;
  return source;
}

const refusedKey = "parley-no-socket";

/** Returns whether a socket is worth a try: not where this browser has none, or the line has refused one. */
export function mayUseSocket() {
  try {
    return "WebSocket" in window && !sessionStorage.getItem(refusedKey);
  } catch {
    return "WebSocket" in window;
  }
}

/** Remembers for this tab that the line carries no sockets. */
export function rememberNoSocket() {
  try {
    sessionStorage.setItem(refusedKey, "yes");
  } catch {
    // Without storage the next page finds out again.
  }
}

/**
 * Returns whether the server can be reached though the socket cannot: then something on the way carries none, unless the server
 * refuses the person.
 */
export async function isServerThere() {
  try {
    const { status } = await fetch("/socket", { cache: "no-store" });
    return status !== 401;
  } catch {
    return false;
  }
}
