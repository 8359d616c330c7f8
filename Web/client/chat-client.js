import { make, setAttribute } from "../dom.js";
import { ComposerView } from "./composer-view.js";
import { Conversation } from "./conversation.js";
import { ConversationAPI } from "./conversation-api.js";
import { DrawerView } from "./drawer-view.js";
import { EventStream } from "./event-stream.js";
import { HeaderView } from "./header-view.js";
import { NoticeView } from "./notice-view.js";
import { Outbox } from "./outbox.js";
import { PanelView } from "./panel-view.js";
import { ReadReporter } from "./read-reporter.js";
import { ScreenReporter } from "./screen-reporter.js";
import { loadingView, loadFailureView } from "./start-views.js";
import { TranscriptView } from "./transcript-view.js";
import { unreadBadge } from "./unread-badge.js";

/** Faults of one app's tree after which fetching it again is given up. */
const faultCountMax = 3;

/** One device in one conversation: joins what the server says, what the person does, and the views of both. */
export class ChatClient {
  #root;
  #api;
  #conversation;
  #outbox;
  #stream;
  #commands = Promise.resolve();
  #faultCount = 0;
  #isActive = false;
  #isOpening = false;
  #wantsPanelFocus = false;
  /** What had the focus before the panel opened. */
  #opener;
  #isConnected = false;
  #main = make("div", { class: "client-main" });
  #header = new HeaderView();
  #notice = new NoticeView();
  #transcript;
  #composer;
  #drawer;
  #panel;
  #screen;
  #reading;
  #onFocusIn = (event) => (this.#isActive = this.#root.contains(event.target));

  /**
   * @param {HTMLElement} root The client fills it.
   * @param {object} options
   * @param {string} options.device
   * @param {string} options.conversation
   * @param {number[]} [options.retryDelays] Of a Send (`Outbox`).
   */
  constructor(root, { device, conversation, retryDelays }) {
    this.#root = root;
    this.#api = new ConversationAPI(device, conversation);
    this.#outbox = new Outbox({
      send: (key, text) => this.#api.send(key, text),
      onChange: () => this.#showTranscript(),
      onAcknowledged: () => this.#outbox.reach(this.#conversation.lastSequence),
      ...(retryDelays && { retryDelays }),
    });
    this.#stream = new EventStream({
      url: () => this.#api.eventsURL(this.#conversation.lastSequence),
      onEvent: (name, data) => this.#receive(name, data),
      onState: (state, failureCount) => this.#connectionChanged(state, failureCount),
    });
    this.#makeViews();
  }

  connect() {
    this.#isConnected = true;
    this.#root.classList.add("client");
    document.addEventListener("focusin", this.#onFocusIn);
    this.#load();
  }

  disconnect() {
    this.#isConnected = false;
    document.removeEventListener("focusin", this.#onFocusIn);
    for (const part of [this.#stream, this.#outbox, this.#notice]) part.disconnect();
    if (this.#conversation) this.#disconnectViews();
    this.#root.replaceChildren();
  }

  // Start

  #makeViews() {
    this.#transcript = new TranscriptView(
      { api: this.#api, openBubble: (item) => this.#select(item), retry: (key) => this.#outbox.retry(key) },
      () => this.#reading.consider());
    this.#composer = new ComposerView({
      api: this.#api,
      onSend: (text, bubble) => this.#send(text, bubble),
      onRemoveDraft: () => this.#command(() => this.#api.removeDraft()),
    });
    this.#drawer = new DrawerView(this.#api, (app) => this.#open(app));
    this.#panel = new PanelView(this.#api, {
      reopen: (app) => this.#open(app),
      close: () => this.#command(() => this.#api.closePanel()),
      setStyle: (style) => this.#command(() => this.#api.setPanelStyle(style)),
      onFault: (problem) => this.#treeFault(problem),
      onInputProblem: (error) => this.#inputProblem(error),
      hasFocus: () => this.#isActive,
    });
    this.#screen = new ScreenReporter((screen) => this.#command(() => this.#api.setScreen(screen)));
    this.#reading = new ReadReporter({
      element: this.#root,
      lastSequence: () => this.#conversation.lastSequence,
      isUncovered: () => this.#transcript.isAtEnd && !this.#panel.isExpanded,
      report: (sequence) => this.#api.setRead(sequence),
    });
  }

  async #load() {
    this.#root.replaceChildren(loadingView());
    try {
      const snapshot = await this.#api.snapshot();
      if (this.#isConnected) this.#begin(snapshot);
    } catch (error) {
      if (this.#isConnected) this.#root.replaceChildren(loadFailureView(error, () => this.#load()));
    }
  }

  #begin(snapshot) {
    this.#adopt(snapshot);
    this.#main.replaceChildren(this.#header.element, this.#transcript.element, this.#composer.element, this.#drawer.element);
    this.#root.replaceChildren(this.#main, ...this.#screen.elements, make("div", { class: "scrim", "aria-hidden": "true" }),
      this.#panel.element, this.#notice.element);
    if (!this.#root.hasAttribute("aria-label")) setAttribute(this.#root, "aria-label", snapshot.me.name);
    this.#showAll();
    for (const part of [this.#transcript, this.#panel, this.#screen, this.#reading, this.#stream]) part.connect();
  }

  #disconnectViews() {
    for (const part of [this.#transcript, this.#panel, this.#screen, this.#reading, this.#composer]) part.disconnect();
  }

  #adopt(snapshot) {
    this.#conversation = new Conversation(snapshot);
    this.#reading.know(this.#conversation.ownRead);
  }

  // What the server says

  #receive(name, data) {
    const conversation = this.#conversation;
    switch (name) {
      case "state":
        // A stream that begins while the request to open is under way still tells of before.
        conversation.takeState(this.#isOpening && data.panel.kind === "closed" ? { ...data, panel: conversation.panel } : data);
        this.#showAll();
        this.#outbox.retryAll();
        break;
      case "entry":
        this.#takeEntry(data);
        break;
      case "panel":
        conversation.panel = data;
        this.#showPanel();
        break;
      case "patch":
        this.#panel.paint(data);
        break;
      case "draft":
        conversation.draft = data;
        this.#showDraft();
        break;
      case "receipt":
        conversation.takeReceipt(data);
        this.#showTranscript();
        break;
      case "apps":
        conversation.apps = data;
        this.#showPanel();
        break;
    }
  }

  #takeEntry(event) {
    const added = this.#conversation.takeEntry(event);
    const news = added.filter((item) => !item.isMine);
    if (news.length > 0) this.#markUnread(news[0]);
    unreadBadge.add(this, news.length);
    for (const item of event.items) this.#outbox.settle(item);
    this.#outbox.reach(this.#conversation.lastSequence);
    this.#showTranscript();
    this.#reading.consider();
  }

  #markUnread(item) {
    const conversation = this.#conversation;
    const isMarked = conversation.unreadFrom !== undefined && conversation.unreadFrom > this.#reading.reported;
    if (!this.#reading.isSeen && !isMarked) conversation.unreadFrom = item.id;
  }

  #connectionChanged(state, failureCount) {
    this.#header.showConnection(state);
    // Not only the connection may be gone but what was known: a fresh snapshot tells.
    if (state === "lost" && failureCount % 3 === 0) this.#compareWithSnapshot();
    if (state === "open") this.#screen.repeat();
  }

  async #compareWithSnapshot() {
    const snapshot = await this.#api.snapshot().catch(() => undefined);
    if (!snapshot || !this.#isConnected || snapshot.lastSequence >= this.#conversation.lastSequence) return;
    this.#adopt(snapshot);
    this.#showAll();
  }

  #treeFault(problem) {
    this.#faultCount += 1;
    if (this.#faultCount <= faultCountMax) this.#stream.restart();
    else this.#notice.show(`The app shows something that this page cannot draw (${problem}).`);
  }

  // What the person does

  #send(text, bubble) {
    this.#conversation.unreadFrom = undefined;
    this.#outbox.add(text, bubble);
    this.#showDraft();
    this.#showTranscript({ follow: true });
  }

  #open(app) {
    const { panel } = this.#conversation;
    if (panel.kind !== "closed" && panel.kind !== "failed" && panel.app === app) return this.#panel.focus();
    this.#expectPanel({ kind: "opening", app, style: "compact" });
    this.#isOpening = true;
    this.#command(() => this.#api.openPanel(app).finally(() => (this.#isOpening = false)));
  }

  #select(item) {
    this.#opener = document.activeElement;
    this.#expectFocus();
    this.#command(() => this.#api.select(item.id));
  }

  /** Shows at once what the server is about to say. */
  #expectPanel(panel) {
    if (this.#conversation.panel.kind === "closed") this.#opener = document.activeElement;
    this.#expectFocus();
    this.#conversation.panel = panel;
    this.#showPanel();
  }

  /** Requests that change the device's state go one after the other, as the person made them. */
  #command(request) {
    this.#commands = this.#commands.then(request).catch((error) => this.#commandProblem(error));
  }

  /** The panel that is about to come was asked for here. Not every browser gives a pressed button the focus. */
  #expectFocus() {
    this.#isActive = true;
    this.#wantsPanelFocus = true;
  }

  #commandProblem(error) {
    if (!this.#isConnected) return;
    this.#notice.show(error.message);
    if (this.#conversation.panel.kind === "opening" && !error.isTemporary) {
      this.#conversation.panel = { kind: "closed" };
      this.#showPanel();
    }
  }

  #inputProblem(error) {
    if (error.code === "panel_not_open") return;
    this.#notice.show(error.isTemporary ? "That may not have reached the app. Please try again." : error.message);
  }

  // What is shown

  #showAll() {
    this.#header.update(this.#conversation);
    this.#showPanel();
    this.#showDraft();
    this.#showTranscript();
  }

  #showTranscript(options) {
    this.#transcript.update(this.#conversation, this.#outbox.pending, options);
    this.#showDraft();
  }

  /** What is being sent has left the field, though the server keeps it until it is stored. */
  #showDraft() {
    const { draft } = this.#conversation;
    const isOnItsWay = this.#outbox.pending.some(({ bubble }) => bubble !== undefined);
    this.#composer.update(isOnItsWay ? { ...draft, bubble: undefined } : draft);
  }

  #showPanel() {
    const { panel, apps } = this.#conversation;
    const focused = document.activeElement;
    const hadFocus = this.#panel.containsFocus || (this.#isActive && focused === document.body);
    const wasClosed = this.#root.dataset.panel === undefined || this.#root.dataset.panel === "closed";
    this.#panel.update(panel, this.#conversation.app(panel.app));
    this.#drawer.update(apps, panel);
    this.#root.dataset.panel = panel.kind === "closed" ? "closed" : this.#panel.isExpanded ? "expanded" : "compact";
    this.#main.inert = this.#panel.isExpanded;
    setAttribute(this.#main, "aria-hidden", this.#panel.isExpanded ? "true" : undefined);
    this.#moveFocus(panel, wasClosed, hadFocus || (this.#panel.isExpanded && this.#main.contains(focused)));
    if (panel.kind !== "open") this.#faultCount = 0;
    this.#reading.consider();
  }

  #moveFocus(panel, wasClosed, hadFocus) {
    if (panel.kind === "closed") {
      if (!wasClosed && hadFocus) this.#returnFocus();
      return;
    }
    if (this.#wantsPanelFocus && this.#isActive && !this.#panel.containsFocus) this.#panel.focus();
    else if (this.#panel.isExpanded && hadFocus && !this.#panel.containsFocus) this.#panel.focus();
    if (panel.kind === "open") this.#wantsPanelFocus = false;
  }

  /** To what is staged, ready to be sent; else to where the person came from. */
  #returnFocus() {
    const target = this.#conversation.draft.bubble || !this.#opener?.isConnected ? this.#composer : this.#opener;
    target.focus({ preventScroll: true });
    this.#opener = undefined;
  }
}
