/** Milliseconds for which somebody counts as writing, as `ChatLimits.typingTime`; half of it between two reports. */
const typingTime = 6_000;

/** Tells the others that this person is writing, and remembers for a while which of them are. */
export class TypingHints {
  #report;
  #onChange;
  #reportedAt = -Infinity;
  /** @type {Map<string, ReturnType<typeof setTimeout>>} */
  #timers = new Map();

  /** @param {() => Promise<unknown>} report @param {(people: string[]) => void} onChange Called with those who write now. */
  constructor(report, onChange) {
    this.#report = report;
    this.#onChange = onChange;
  }

  disconnect() {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  /** The person has typed. */
  typed() {
    if (performance.now() - this.#reportedAt < typingTime / 2) return;
    this.#reportedAt = performance.now();
    // Nothing is lost with a hint.
    this.#report().catch(() => {});
  }

  /** Notes that the text was sent: the next one is told of at once. */
  sent() {
    this.#reportedAt = -Infinity;
  }

  /** @param {string} person Somebody else who writes. */
  take(person) {
    clearTimeout(this.#timers.get(person));
    this.#timers.set(person, setTimeout(() => this.forget(person), typingTime));
    this.#onChange([...this.#timers.keys()]);
  }

  /** @param {string} person Somebody whose text has come, or who writes no more. */
  forget(person) {
    if (!this.#timers.has(person)) return;
    clearTimeout(this.#timers.get(person));
    this.#timers.delete(person);
    this.#onChange([...this.#timers.keys()]);
  }
}
