import { make, setAttribute } from "../dom.js";
import { makeParts } from "./client-parts.js";
import { Conversation } from "./conversation.js";
import { ConversationAPI } from "./conversation-api.js";
import { loadLatePartsWhenIdle } from "./late-parts.js";
import { listed, titleParts } from "./names.js";
import { ServerEvents } from "./server-events.js";
import { loadFailureView, loadingView } from "./start-views.js";
import { unreadBadge } from "./unread-badge.js";
import { phrase } from "../words.js";

/** One device in one conversation: connects server events, the person's actions, and the views. */
export class ChatClient {
  #root;
  #api;
  #conversation;
  #kept;
  #isConnected = false;
  #isPaused = false;
  /** Whether events arrive. */
  #isOpen = false;
  /**
   * Ends the wait for the server while the conversation is shown as it was kept; undefined once the server has sent it.
   * @type {AbortController|undefined}
   */
  #wait;
  #isAway;
  #isOneOfSeveral;
  /**
   * An entry that is to be shown.
   * @type {number|undefined}
   */
  #target;
  /** @type {import("../wire.js").ConversationSnapshot|undefined} */
  #firstSnapshot;
  #main = make("div", { class: "client-main" });
  #leftNotice = make("p", { class: "left-notice", role: "status", hidden: true });
  #parts;
  #events;

  /**
   * @param {HTMLElement} root Filled by the client.
   * @param {object} options
   * @param {string} options.device
   * @param {string} options.conversation
   * @param {import("../wire.js").ConversationSnapshot} [options.snapshot] What to begin with; fetched if absent.
   * @param {boolean} [options.isOneOfSeveral] True if the page has several clients: entries count as read only while
   *   the person uses this one.
   * @param {import("./network.js").Network} [options.network] A simulated network; the browser's own if absent.
   * @param {import("./system-settings.js").SystemSettings} [options.settings] A simulated phone's; the browser's own if absent.
   * @param {() => void} [options.onPeople] Called when somebody may have joined or left.
   * @param {() => void} [options.onReadiness] Called when `isReadyToSend` may have changed.
   * @param {HTMLElement} [options.lead] Stands at the beginning of the header, such as a way back.
   * @param {import("./members-view.js").Group} [options.group] What can be changed about the conversation, on a server for people.
   * @param {import("../people/kept-conversation.js").KeptConversation} [options.kept] Keeps the conversation for a page without a connection.
   * @param {boolean} [options.isAway] True if the server is known not to answer: what is kept is shown without asking it first.
   */
  constructor(root, {
    device, conversation, snapshot, isOneOfSeveral = false, network, settings, onPeople = () => {}, onReadiness = () => {}, lead, group, kept,
    isAway = false,
  }) {
    this.#root = root;
    this.#kept = kept;
    this.#isAway = isAway;
    this.#firstSnapshot = snapshot;
    this.#isOneOfSeveral = isOneOfSeveral;
    this.#api = new ConversationAPI(device, conversation, network);
    this.#parts = makeParts({
      root, main: this.#main, api: this.#api, network, settings, isOneOfSeveral,
      conversation: () => this.#conversation,
      receive: (name, data) => this.#events.receive(name, data),
      connectionChanged: (state, failureCount) => this.#connectionChanged(state, failureCount),
      send: (...message) => this.#send(...message),
      showTranscript: (options) => this.#showTranscript(options),
      commandFailed: (error) => this.#commandFailed(error),
      onReadiness, lead, group, kept,
    });
    this.#events = new ServerEvents(this.#parts, () => this.#conversation, {
      showAll: () => this.#showAll(),
      showPanel: () => this.#showPanel(),
      showTranscript: () => this.#showTranscript(),
      showDraft: () => this.#showDraft(),
      showColorScheme: () => this.#showColorScheme(),
      loadAgain: () => this.#loadAgain(),
      onPeople,
    });
  }

  connect() {
    this.#isConnected = true;
    this.#root.classList.add("client");
    this.#parts.attention.connect();
    this.#parts.header.connect();
    if (this.#firstSnapshot) this.#beginWith(this.#firstSnapshot);
    else this.#load();
    this.#firstSnapshot = undefined;
  }

  disconnect() {
    this.#isConnected = false;
    this.#isOpen = false;
    this.#wait?.abort();
    this.#kept?.flush();
    const { attention, header, stream, outbox, commands, notice, live, composer, viewer, files, typing, screen, mediaPicker } = this.#parts;
    const all = [header, viewer, files, typing, attention, stream, outbox, commands, notice, mediaPicker, ...this.#connectedViews, screen, live, composer];
    for (const part of all) {
      part.disconnect();
    }
    this.#root.replaceChildren();
  }

  /** Closes the connection until `resume`, which catches up. */
  pause() {
    this.#isPaused = true;
    this.#parts.stream.disconnect();
  }

  resume() {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    if (this.#conversation && !this.#wait) this.#parts.stream.connect();
  }

  get #connectedViews() {
    const { transcript, stickers, panel, reading } = this.#parts;
    return [transcript, stickers, panel, reading];
  }

  // Loading

  async #load() {
    this.#root.replaceChildren(loadingView());
    if (this.#isAway && await this.#beginWithKept()) return;
    try {
      const snapshot = await this.#api.snapshot();
      if (this.#isConnected) this.#beginWith(snapshot);
    } catch (error) {
      if (error.isAway && await this.#beginWithKept()) return;
      if (this.#isConnected) this.#root.replaceChildren(loadFailureView(error, () => this.#load()));
    }
  }

  /**
   * Shows the conversation as it was kept, until the server sends it.
   * @returns {Promise<boolean>} False if nothing was kept.
   */
  async #beginWithKept() {
    const snapshot = await this.#kept?.load();
    if (!snapshot) return false;
    if (!this.#isConnected) return true;
    this.#wait = new AbortController();
    try {
      this.#begin(snapshot);
    } catch {
      // Kept by an earlier client, in another form.
      this.#wait = undefined;
      return false;
    }
    this.#parts.header.showConnection("away");
    this.#parts.panel.showConnection("lost");
    this.#awaitServer(this.#wait.signal);
    return true;
  }

  /** @param {AbortSignal} signal */
  async #awaitServer(signal) {
    const snapshot = await this.#kept.untilAnswered(() => this.#api.snapshot(), signal).catch(() => {
      // The page begins anew as it would with a connection, and says why it is refused.
      if (!signal.aborted) location.reload();
    });
    if (!snapshot) return;
    this.#wait = undefined;
    this.#adopt(snapshot);
    for (const item of this.#conversation.items) this.#parts.outbox.settle(item);
    this.#showAll();
    this.#goOn();
  }

  /** Begins with what the server has sent. */
  #beginWith(snapshot) {
    this.#begin(snapshot);
    this.#goOn();
  }

  /** Begins what needs the server. */
  #goOn() {
    const { screen, live, transcript, stream } = this.#parts;
    screen.connect();
    live.connect(transcript.scrollArea, transcript.column);
    if (!this.#isPaused) stream.connect();
  }

  /** Adds to what is being sent what earlier pages have not sent. */
  async #restoreSends() {
    const sends = await this.#kept?.sends() ?? [];
    if (!this.#isConnected || sends.length === 0) return;
    const { outbox } = this.#parts;
    outbox.restore(sends);
    for (const item of this.#conversation.items) outbox.settle(item);
    if (this.#isOpen) outbox.retryAll();
  }

  #begin(snapshot) {
    this.#adopt(snapshot);
    const { header, transcript, composer, panel, screen, notice, build, live, files } = this.#parts;
    const scrim = make("div", { class: "scrim", "aria-hidden": "true" });
    this.#main.replaceChildren(
      header.element, transcript.element, this.#leftNotice, composer.element, panel.drawerElement);
    this.#root.replaceChildren(
      this.#main, ...screen.elements, scrim, panel.panelElement, notice.element, build,
      live.announcerElement, files.element);
    if (!this.#root.hasAttribute("aria-label")) setAttribute(this.#root, "aria-label", snapshot.me.name);
    this.#showAll();
    for (const part of this.#connectedViews) part.connect();
    this.#restoreSends();
    this.#goToTarget();
    loadLatePartsWhenIdle();
  }

  #adopt(snapshot) {
    this.#conversation = new Conversation(snapshot);
    this.#parts.reading.know(this.#conversation.ownRead);
  }

  // The connection

  #connectionChanged(state, failureCount) {
    const { header, panel, screen, live, composer } = this.#parts;
    this.#isOpen = state === "open";
    header.showConnection(state === "lost" && !navigator.onLine ? "away" : state);
    panel.showConnection(state);
    // Not only the connection may be lost: the server may have lost data, which a fresh snapshot shows.
    if (state === "lost" && failureCount % 3 === 0) this.#compareWithSnapshot();
    if (state !== "open") return;
    screen.repeat();
    live.repeat();
    composer.save();
  }

  #compareWithSnapshot() {
    return this.#loadAgain((snapshot) => snapshot.lastSequence < this.#conversation.lastSequence);
  }

  /**
   * Replaces the conversation by a fresh snapshot, if `isNeeded` accepts it.
   * @param {(snapshot: import("../wire.js").ConversationSnapshot) => boolean} [isNeeded]
   */
  async #loadAgain(isNeeded = () => true) {
    const snapshot = await this.#api.snapshot().catch(() => undefined);
    if (!snapshot || !this.#isConnected || !isNeeded(snapshot)) return;
    this.#adopt({ ...snapshot, state: this.#parts.panel.reconcile(snapshot.state) });
    this.#showAll();
  }

  // For a page that has several clients

  /** Whether the person takes part and has something in the field. */
  get isReadyToSend() {
    return this.#conversation?.takesPart === true && this.#parts.composer.isReady;
  }

  /** Sends what is in the field, as by its button. */
  send() {
    return this.#parts.composer.send();
  }

  /**
   * Shows an entry of the conversation, once that is loaded.
   * @param {number} sequence
   */
  goTo(sequence) {
    this.#target = sequence;
    if (this.#conversation && this.#isConnected) this.#goToTarget();
  }

  #goToTarget() {
    if (this.#target !== undefined) this.#parts.transcript.goTo(this.#target);
    this.#target = undefined;
  }

  /**
   * Shows another name or picture of the conversation.
   * @param {{name?: string, avatar?: string}} look
   */
  setLook({ name, avatar }) {
    const shown = this.#conversation;
    if (!shown || (shown.name === name && shown.avatar === avatar)) return;
    Object.assign(shown, { name, avatar });
    this.#showAll();
  }

  /** Shows the transcript again, after whom the person has blocked has changed. */
  blocksChanged() {
    if (this.#conversation) this.#showTranscript();
  }

  /**
   * Sets whether only what mentions the person is told outside of the conversation.
   * @param {boolean} isMuted
   */
  setMuted(isMuted) {
    this.#events.isMuted = isMuted;
  }

  /**
   * Shows a sentence for a while.
   * @param {string} sentence
   */
  say(sentence) {
    this.#parts.notice.show(sentence);
  }

  // Actions of the person

  /** @param {Parameters<import("./outbox.js").Outbox["add"]>} message */
  #send(...message) {
    this.#conversation.unreadFrom = undefined;
    const answer = this.#parts.outbox.add(...message);
    this.#showTranscript({ follow: true });
    return answer;
  }

  #commandFailed(error) {
    this.#parts.notice.show(error.message);
    this.#parts.panel.requestFailed(error);
  }

  // Views

  #showAll() {
    const { takesPart } = this.#conversation;
    const { header, composer, live } = this.#parts;
    header.update(this.#conversation);
    if (!this.#isOneOfSeveral) unreadBadge.setTitle(`${listed(titleParts(this.#conversation))} – Parley`);
    composer.element.hidden = !takesPart;
    this.#leftNotice.hidden = takesPart;
    this.#leftNotice.textContent = takesPart ? "" : phrase("You have left this conversation. What was sent before stays here.");
    this.#showColorScheme();
    this.#showPanel();
    this.#showTranscript();
    live.update(this.#conversation.live);
    this.#parts.files.update(this.#conversation.files);
  }

  /** Tells the styles for which scheme apps draw: another page of the device may have another one than this. */
  #showColorScheme() {
    this.#root.dataset.appsColorScheme = this.#conversation.colorScheme;
  }

  #showPanel() {
    const { panel, mediaPicker, reading } = this.#parts;
    panel.show();
    mediaPicker.update(this.#conversation.apps.filter(({ isForMedia }) => isForMedia));
    reading.consider();
  }

  #showTranscript(options) {
    const { transcript, outbox, viewer, composer } = this.#parts;
    transcript.update(this.#conversation, outbox.pending, options);
    if (!this.#wait) this.#kept?.save(this.#conversation);
    composer.follow(() => this.#conversation.items);
    viewer.update();
    this.#showDraft();
  }

  /** Shows the draft without what is being sent, which the server keeps in the draft until it is stored. */
  #showDraft() {
    const { draft } = this.#conversation;
    const { pending } = this.#parts.outbox;
    const bubble = pending.some((send) => send.bubble !== undefined) ? undefined : draft.bubble;
    const attachments = pending.some((send) => send.attachments.length > 0) ? [] : draft.attachments;
    this.#parts.composer.update({ ...draft, bubble, attachments });
  }
}
