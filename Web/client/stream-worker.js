import { StreamLink } from "./stream-link.js";

/** Holds the one stream that all pages of a browser share. */
const link = new StreamLink();

self.addEventListener("connect", (/** @type {MessageEvent} */ { ports: [port] }) => {
  // Once for each page that loads: one that is loaded again finds its stream open, too.
  link.warmUp();
  /** @type {Map<number, import("./stream-link.js").Member>} */
  const members = new Map();

  function leaveAll() {
    for (const member of members.values()) member.leave();
    members.clear();
  }

  port.addEventListener("message", ({ data: { kind, id, membership, after, lock } }) => {
    switch (kind) {
      case "join":
        members.get(id)?.leave();
        return members.set(id, link.join(membership, (message) => port.postMessage({ id, message })));
      case "subscribe": return members.get(id)?.subscribe(after);
      case "unsubscribe": return members.get(id)?.unsubscribe();
      case "leave":
        members.get(id)?.leave();
        return members.delete(id);
      case "hurry": return link.hurry();
      case "close": return leaveAll();
      // The lock of a page is released even if the page ends without a message, as when its process is killed.
      case "watch": return navigator.locks?.request(lock, leaveAll);
    }
  });
  port.start();
  port.postMessage({ isReady: true });
});
