import { knowStore, signInAnew } from "./store-guard.js";
import { pageLink } from "./shared-link.js";

const firstDelay = 250;
const longestDelay = 5_000;

/**
 * The events of one device, or of the inspector, over the link that the page shares. After the link or the subscription
 * is lost, it resumes after the entry that `after` returns.
 */
export class EventStream {
  #options;
  /** @type {import("./stream-link.js").Member|undefined} */
  #member;
  #isConnected = false;
  #isReady = false;
  #isSubscribed = false;
  #timer;
  #failureCount = 0;
  /** Number of the current subscription: events of an earlier one are dropped. */
  #turn = 0;
  /**
   * Resolves when the last delayed event of a slow network has been delivered.
   * @type {Promise<unknown>}
   */
  #last = Promise.resolve();
  #waitingCount = 0;
  #hurry = () => this.#retryNow();
  #networkChanged = () => (this.#options.network.isOffline ? this.#loseSubscription() : this.#retryNow());

  /**
   * @param {object} options
   * @param {import("./stream-link.js").Membership} options.membership
   * @param {() => number} options.after Returns the newest known entry.
   * @param {(name: string, data: any) => void} options.onEvent
   * @param {(state: "connecting"|"open"|"lost", failureCount: number) => void} [options.onState]
   * @param {import("./network.js").Network} [options.network]
   */
  constructor(options) {
    this.#options = { onState: () => {}, ...options };
  }

  async connect() {
    this.#isConnected = true;
    window.addEventListener("online", this.#hurry);
    this.#options.network?.listen(this.#networkChanged);
    this.#options.onState("connecting", 0);
    const link = await pageLink();
    if (this.#isConnected && !this.#member) {
      this.#member = link.join(this.#options.membership, (message) => this.#receive(message));
    }
  }

  disconnect() {
    this.#isConnected = false;
    window.removeEventListener("online", this.#hurry);
    this.#options.network?.forget(this.#networkChanged);
    this.#stop();
    this.#isReady = false;
    this.#member?.leave();
    this.#member = undefined;
  }

  /**
   * Sends a request by the link, if it can carry any now.
   * @param {import("./socket-source.js").SocketRequest} request
   * @returns {Promise<import("../wire.js").SendReceipt|undefined>|undefined} Resolves once the server has taken it.
   */
  ask(request) {
    return this.takesRequests ? this.#member?.ask?.(request) : undefined;
  }

  /** Whether `ask` would send one. */
  get takesRequests() {
    return this.#isSubscribed && (this.#member?.takesRequests?.() ?? false);
  }

  /** Restarts the stream with the whole state, after what was received turned out to be invalid. */
  restart() {
    this.#loseSubscription();
  }

  /** @param {import("./stream-link.js").LinkMessage} message */
  #receive(message) {
    switch (message.kind) {
      case "ready":
        if (!knowStore(message.store)) return;
        this.#isReady = true;
        return this.#subscribe();
      case "lost":
        this.#isReady = false;
        return this.#lose();
      case "refused":
        if (message.code === "not_signed_in" || message.code === "unknown_device") signInAnew();
        return this.#loseSubscription();
      case "event": return this.#carry(message.name, message.data);
    }
  }

  #subscribe() {
    clearTimeout(this.#timer);
    if (!this.#isReady || this.#isSubscribed) return;
    if (this.#options.network?.isOffline) return this.#loseSubscription();
    this.#isSubscribed = true;
    this.#member.subscribe(this.#options.after());
  }

  /** Delivers an event after the simulated delay. Events stay in order even if the delay becomes shorter. */
  #carry(name, data) {
    if (!this.#isSubscribed) return;
    const turn = this.#turn;
    const deliver = () => turn === this.#turn && this.#arrive(name, data);
    const delay = this.#options.network?.delay ?? 0;
    if (delay === 0 && this.#waitingCount === 0) return deliver();
    this.#waitingCount += 1;
    const due = new Promise((done) => setTimeout(done, delay));
    this.#last = Promise.all([this.#last, due]).then(() => {
      this.#waitingCount -= 1;
      deliver();
    });
  }

  #arrive(name, data) {
    if (this.#options.network?.losesEvent()) return this.#loseSubscription();
    if (name === "state" || name === "conversations") {
      this.#failureCount = 0;
      this.#options.onState("open", 0);
    }
    try {
      this.#options.onEvent(name, JSON.parse(data));
    } catch (error) {
      console.error(`Parley: the event “${name}” could not be taken`, error);
    }
  }

  /** Ends only this subscription, not the link, and subscribes again after a delay. */
  #loseSubscription() {
    this.#member?.unsubscribe();
    this.#lose();
    const delay = Math.min(longestDelay, firstDelay * 2 ** (this.#failureCount - 1));
    this.#timer = setTimeout(() => this.#subscribe(), delay * (0.75 + Math.random() / 2));
  }

  #lose() {
    this.#stop();
    this.#failureCount += 1;
    this.#options.onState("lost", this.#failureCount);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#isSubscribed = false;
    this.#turn += 1;
  }

  async #retryNow() {
    (await pageLink()).hurry();
    this.#subscribe();
  }
}
