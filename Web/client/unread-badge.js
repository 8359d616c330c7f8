/** Shows in the title of a hidden tab the number of unread items, summed over the clients of the page. */
class UnreadBadge {
  #title = document.title;
  #counts = new Map();

  constructor() {
    document.addEventListener("visibilitychange", () => document.hidden || this.#clear());
  }

  /**
   * Sets the title without the number.
   * @param {string} title
   */
  setTitle(title) {
    this.#title = title;
    this.#show();
  }

  /** @param {object|string} client Or the identifier of a conversation that is not open. @param {number} count */
  add(client, count) {
    if (!document.hidden || count === 0) return;
    this.#counts.set(client, (this.#counts.get(client) ?? 0) + count);
    this.#show();
  }

  /**
   * Resets the number of a client whose items are all read.
   * @param {object|string} client
   */
  forget(client) {
    if (this.#counts.delete(client)) this.#show();
  }

  #clear() {
    this.#counts.clear();
    this.#show();
  }

  #show() {
    const total = [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
    document.title = total > 0 ? `(${total}) ${this.#title}` : this.#title;
  }
}

export const unreadBadge = new UnreadBadge();
