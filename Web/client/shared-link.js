import { newKey } from "./keys.js";
import { startWorker } from "./start-worker.js";
import { mayUseSocket, rememberNoSocket, takeSocket } from "./socket-source.js";
import { StreamLink } from "./stream-link.js";

/** Milliseconds within which the worker must respond; otherwise the page opens its own stream. */
const workerTimeout = 3_000;

/** A link through a worker, with which the pages of a browser share one stream. */
class SharedLink {
  #port;
  #lastID = 0;
  /** @type {Map<number, {membership: import("./stream-link.js").Membership, receive: (message: any) => void}>} */
  #members = new Map();

  /** @param {MessagePort} port */
  constructor(port) {
    this.#port = port;
    port.addEventListener("message", ({ data: { id, message } }) => this.#members.get(id)?.receive(message));
    window.addEventListener("pagehide", () => this.#port.postMessage({ kind: "close" }));
    window.addEventListener("pageshow", ({ persisted }) => persisted && this.#joinAgain());
    const lock = `parley-page-${newKey()}`;
    // Held for as long as the page lives. Browsers have locks only on secure connections.
    navigator.locks?.request(lock, () => {
      this.#port.postMessage({ kind: "watch", lock });
      return new Promise(() => {});
    });
  }

  /** @type {StreamLink["join"]} */
  join(membership, receive) {
    const id = ++this.#lastID;
    this.#members.set(id, { membership, receive });
    this.#port.postMessage({ kind: "join", id, membership });
    return {
      subscribe: (after) => this.#port.postMessage({ kind: "subscribe", id, after }),
      unsubscribe: () => this.#port.postMessage({ kind: "unsubscribe", id }),
      leave: () => {
        this.#members.delete(id);
        this.#port.postMessage({ kind: "leave", id });
      },
    };
  }

  hurry() {
    this.#port.postMessage({ kind: "hurry" });
  }

  /** Joins again after the browser restored the page from its back-forward cache. */
  #joinAgain() {
    for (const [id, { membership, receive }] of this.#members) {
      receive({ kind: "lost" });
      this.#port.postMessage({ kind: "join", id, membership });
    }
  }
}

/** The link of a page with a socket of its own, which also carries requests; without sockets another link takes its place. */
class PageLink {
  /** @type {StreamLink|SharedLink|undefined} */
  #link = new StreamLink({ openSource: takeSocket, onUnusable: () => this.#fallBack() });
  #hasSocket = true;
  /** @type {Set<{membership: import("./stream-link.js").Membership, receive: (message: any) => void, inner?: import("./stream-link.js").Member}>} */
  #members = new Set();

  /** @type {StreamLink["join"]} */
  join(membership, receive) {
    const member = { membership, receive, inner: this.#link?.join(membership, receive) };
    this.#members.add(member);
    return {
      subscribe: (after) => member.inner?.subscribe(after),
      unsubscribe: () => member.inner?.unsubscribe(),
      leave: () => {
        this.#members.delete(member);
        member.inner?.leave();
      },
      takesRequests: () => member.inner?.takesRequests?.() ?? false,
      ask: (request) => member.inner?.ask?.(request),
    };
  }

  hurry() {
    this.#link?.hurry();
  }

  get isOwn() {
    return !this.#hasSocket && this.#link instanceof StreamLink;
  }

  async #fallBack() {
    console.info("Parley: no WebSocket here, but an event stream.");
    rememberNoSocket();
    this.#hasSocket = false;
    this.#link = undefined;
    for (const member of this.#members) member.inner = undefined;
    const link = await openSharedLink().catch(() => new StreamLink());
    this.#link = link;
    for (const member of this.#members) member.inner = link.join(member.membership, member.receive);
  }
}

let link;

/**
 * Returns the link of this page: a socket of its own; without sockets shared with the browser's other pages, or its own if the
 * browser has no shared workers, as on many phones.
 * @returns {Promise<PageLink|StreamLink|SharedLink>}
 */
export function pageLink() {
  link ??= mayUseSocket() ? Promise.resolve(new PageLink()) : openSharedLink().catch(() => new StreamLink());
  return link;
}

/** Returns whether this page holds one of the browser's few connections, which others could use while it is hidden. */
export async function isLinkOwn() {
  const link = await pageLink();
  return link instanceof StreamLink || (link instanceof PageLink && link.isOwn);
}

function openSharedLink() {
  return new Promise((done, fail) => {
    const worker = startWorker();
    const timer = setTimeout(fail, workerTimeout);
    worker.addEventListener("error", fail);
    worker.port.addEventListener("message", () => {
      clearTimeout(timer);
      done(new SharedLink(worker.port));
    }, { once: true });
    worker.port.start();
  });
}
