const eventNames = [
  "state", "entry", "panel", "patch", "live", "livePatch", "draft", "receipt", "unsent", "apps", "openURL", "participants",
  "transcript",
];
const firstDelay = 250;
const longestDelay = 5_000;

/**
 * The conversation's events, connected again and again. EventSource alone gives up on any answer that is not a stream
 * and waits seconds after a broken one; here each attempt is a new one, which says what is known by `url`.
 */
export class EventStream {
  #options;
  /** @type {EventSource|undefined} */
  #source;
  #timer;
  #failureCount = 0;
  /** When the last event of a slow network has arrived. @type {Promise<unknown>} */
  #last = Promise.resolve();
  #waitingCount = 0;
  #hurry = () => this.#retryNow();
  #networkChanged = () => (this.#options.network.isOffline ? this.#lose() : this.#retryNow());

  /**
   * @param {object} options
   * @param {() => string} options.url
   * @param {(name: string, data: any) => void} options.onEvent
   * @param {(state: "connecting"|"open"|"lost", failureCount: number) => void} options.onState
   * @param {import("./network.js").Network} [options.network]
   */
  constructor(options) {
    this.#options = options;
  }

  connect() {
    window.addEventListener("online", this.#hurry);
    this.#options.network?.listen(this.#networkChanged);
    this.#options.onState("connecting", 0);
    this.#open();
  }

  disconnect() {
    window.removeEventListener("online", this.#hurry);
    this.#options.network?.forget(this.#networkChanged);
    this.#close();
  }

  /** What was received is not to be trusted: the stream begins anew, with the whole state. */
  restart() {
    this.#lose();
  }

  #open() {
    this.#close();
    const { network } = this.#options;
    if (network?.isOffline) return this.#lose();
    const source = new EventSource(this.#options.url());
    this.#source = source;
    source.onerror = () => this.#lose();
    for (const name of eventNames) {
      source.addEventListener(name, ({ data }) =>
        this.#carry(network?.delay ?? 0, () => source === this.#source && this.#arrive(name, data)));
    }
  }

  /** Events keep their order, also where the delay becomes shorter meanwhile. */
  #carry(delay, deliver) {
    if (delay === 0 && this.#waitingCount === 0) return deliver();
    this.#waitingCount += 1;
    const due = new Promise((done) => setTimeout(done, delay));
    this.#last = Promise.all([this.#last, due]).then(() => {
      this.#waitingCount -= 1;
      deliver();
    });
  }

  #arrive(name, text) {
    if (this.#options.network?.losesEvent()) this.#lose();
    else this.#receive(name, text);
  }

  #receive(name, text) {
    if (name === "state") {
      this.#failureCount = 0;
      this.#options.onState("open", 0);
    }
    try {
      this.#options.onEvent(name, JSON.parse(text));
    } catch (error) {
      console.error(`Parley: the event “${name}” could not be taken`, error);
    }
  }

  #lose() {
    this.#close();
    this.#failureCount += 1;
    const delay = Math.min(longestDelay, firstDelay * 2 ** (this.#failureCount - 1));
    // Clients that lost the same server do not come back in one instant.
    this.#timer = setTimeout(() => this.#open(), delay * (0.75 + Math.random() / 2));
    this.#options.onState("lost", this.#failureCount);
  }

  #retryNow() {
    if (!this.#source) this.#open();
  }

  #close() {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = undefined;
  }
}
