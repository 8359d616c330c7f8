import { make, setAttribute } from "../dom.js";
import { Attention } from "./attention.js";
import { CommandQueue } from "./command-queue.js";
import { ComposerView } from "./composer-view.js";
import { Conversation } from "./conversation.js";
import { ConversationAPI } from "./conversation-api.js";
import { EventStream } from "./event-stream.js";
import { HeaderView } from "./header-view.js";
import { LiveBubbles } from "./live-bubbles.js";
import { MediaPicker } from "./media-picker.js";
import { NoticeView } from "./notice-view.js";
import { openAddress } from "./open-address.js";
import { Outbox } from "./outbox.js";
import { PanelController } from "./panel-controller.js";
import { ReadReporter } from "./read-reporter.js";
import { ScreenReporter } from "./screen-reporter.js";
import { StickerDesk } from "./sticker-desk.js";
import { loadFailureView, loadingView } from "./start-views.js";
import { TranscriptView } from "./transcript-view.js";
import { unreadBadge } from "./unread-badge.js";

/** One device in one conversation: joins what the server says, what the person does, and the views of both. */
export class ChatClient {
  #root;
  #api;
  #conversation;
  #isConnected = false;
  #isPaused = false;
  #main = make("div", { class: "client-main" });
  #header;
  #notice = new NoticeView();
  #commands = new CommandQueue((error) => this.#commandFailed(error));
  #leftNotice = make("p", { class: "left-notice", role: "status", hidden: true });
  #attention;
  #live;
  #outbox;
  #stream;
  #transcript;
  #mediaPicker;
  #stickers;
  #composer;
  #panel;
  #screen;
  #reading;

  /**
   * @param {HTMLElement} root The client fills it.
   * @param {object} options
   * @param {string} options.device
   * @param {string} options.conversation
   * @param {boolean} [options.isOneOfSeveral] Lines count as read only while the person is in this client.
   */
  constructor(root, { device, conversation, isOneOfSeveral = false }) {
    this.#root = root;
    this.#api = new ConversationAPI(device, conversation);
    this.#header = new HeaderView(this.#api, () => this.#commands.add(() => this.#api.leave()));
    this.#attention = new Attention(root, () => this.#reading.consider());
    this.#outbox = this.#makeOutbox();
    this.#stream = this.#makeStream();
    this.#live = this.#makeLiveBubbles();
    this.#transcript = this.#makeTranscript();
    this.#mediaPicker = new MediaPicker(this.#api, (app) => this.#panel.open(app));
    this.#stickers = this.#makeStickerDesk();
    this.#composer = this.#makeComposer();
    this.#panel = this.#makePanel();
    this.#screen = new ScreenReporter((screen) => this.#commands.add(() => this.#api.setScreen(screen)));
    this.#reading = this.#makeReadReporter(isOneOfSeveral);
  }

  connect() {
    this.#isConnected = true;
    this.#root.classList.add("client");
    this.#attention.connect();
    this.#load();
  }

  disconnect() {
    this.#isConnected = false;
    for (const part of [this.#attention, this.#stream, this.#outbox, this.#commands, this.#notice]) part.disconnect();
    for (const part of [...this.#connectedViews, this.#live, this.#composer]) part.disconnect();
    this.#root.replaceChildren();
  }

  /** Holds no connection until `resume`; then it catches up. */
  pause() {
    this.#isPaused = true;
    this.#stream.disconnect();
  }

  resume() {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    if (this.#conversation) this.#stream.connect();
  }

  // Parts

  get #connectedViews() {
    return [this.#transcript, this.#mediaPicker, this.#stickers, this.#panel, this.#screen, this.#reading];
  }

  #makeOutbox() {
    return new Outbox({
      send: (key, text) => this.#api.send(key, text),
      onChange: () => this.#showTranscript(),
      onAcknowledged: () => this.#outbox.reach(this.#conversation.lastSequence),
    });
  }

  #makeStream() {
    return new EventStream({
      url: () => this.#api.eventsURL(this.#conversation.lastSequence),
      onEvent: (name, data) => this.#receive(name, data),
      onState: (state, failureCount) => this.#connectionChanged(state, failureCount),
    });
  }

  #makeLiveBubbles() {
    return new LiveBubbles({
      api: this.#api,
      commands: this.#commands,
      notice: this.#notice,
      fetchAgain: () => this.#stream.restart(),
    });
  }

  #makeTranscript() {
    const actions = {
      api: this.#api,
      live: this.#live,
      openBubble: (item) => this.#panel.select(item),
      retry: (key) => this.#outbox.retry(key),
      edit: (key) => this.#composer.restore(this.#outbox.takeBack(key)?.text ?? ""),
      removeSticker: (id) => this.#stickers.remove(id),
      retryUnsent: (key) => this.#commands.add(() => this.#api.retryUnsent(key)),
      keep: (sequence) => this.#commands.add(() => this.#api.keep(sequence)),
      discardUnsent: (key) => this.#commands.add(() => this.#api.discardUnsent(key)),
    };
    return new TranscriptView(actions, () => this.#reading.consider());
  }

  #makeComposer() {
    return new ComposerView({
      api: this.#api,
      live: this.#live,
      onSend: (text, bubble, attachments) => this.#send(text, bubble, attachments),
      onRemoveDraft: () => this.#commands.add(() => this.#api.removeDraft()),
      mediaPicker: this.#mediaPicker.element,
      onPutSticker: (place) => this.#stickers.offerTargets(place),
      onCancelPreparation: (id) => this.#commands.add(() => this.#api.cancelPreparation(id)),
      onRemoveAttachment: (place) => this.#commands.add(() => this.#api.removeAttachment(place)),
    });
  }

  #makePanel() {
    return new PanelController({
      root: this.#root,
      main: this.#main,
      api: this.#api,
      commands: this.#commands,
      notice: this.#notice,
      attention: this.#attention,
      conversation: () => this.#conversation,
      fetchAgain: () => this.#stream.restart(),
      places: () => this.#screen.heights,
      inputField: () => this.#composer,
    });
  }

  #makeStickerDesk() {
    return new StickerDesk({
      root: this.#root,
      api: this.#api,
      commands: this.#commands,
      conversation: () => this.#conversation,
    });
  }

  #makeReadReporter(isOneOfSeveral) {
    return new ReadReporter({
      element: this.#root,
      // The person may touch the page before anything is loaded.
      lastSequence: () => this.#conversation?.lastSequence ?? 0,
      isUncovered: () => this.#transcript.isAtEnd && !this.#panel.isExpanded
        && (!isOneOfSeveral || this.#attention.isHere),
      report: (sequence) => this.#api.setRead(sequence),
    });
  }

  // Start

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
    const scrim = make("div", { class: "scrim", "aria-hidden": "true" });
    this.#main.replaceChildren(
      this.#header.element, this.#transcript.element, this.#leftNotice, this.#composer.element,
      this.#panel.drawerElement);
    this.#root.replaceChildren(
      this.#main, ...this.#screen.elements, scrim, this.#panel.panelElement, this.#notice.element,
      this.#live.announcerElement);
    if (!this.#root.hasAttribute("aria-label")) setAttribute(this.#root, "aria-label", snapshot.me.name);
    this.#showAll();
    for (const part of this.#connectedViews) part.connect();
    this.#live.connect(this.#transcript.scrollArea, this.#transcript.column);
    if (!this.#isPaused) this.#stream.connect();
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
        if ((data.revision ?? 0) !== conversation.revision) this.#loadAgain();
        conversation.takeState(this.#panel.reconcile(data));
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
      case "live":
        conversation.live = data;
        this.#live.update(data);
        break;
      case "livePatch":
        this.#live.paint(data);
        break;
      case "draft":
        conversation.draft = data;
        this.#showDraft();
        break;
      case "receipt":
        this.#takeReceipt(data);
        break;
      case "unsent":
        conversation.unsent = data;
        this.#showTranscript();
        break;
      case "apps":
        conversation.apps = data;
        this.#showPanel();
        break;
      case "participants":
        conversation.participants = data;
        this.#showAll();
        break;
      case "transcript":
        conversation.takeTranscript(data);
        this.#showTranscript();
        break;
      case "openURL":
        openAddress(data, (instance) => this.#isShown(instance));
        break;
    }
  }

  #isShown(instance) {
    const { panel } = this.#conversation;
    return (panel.kind === "open" && panel.instance === instance) || this.#live.has(instance);
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

  /** What was read on another page, or device, is read here, too. */
  #takeReceipt(receipt) {
    this.#conversation.takeReceipt(receipt);
    this.#reading.know(this.#conversation.ownRead);
    if (this.#conversation.ownRead >= this.#conversation.lastSequence) unreadBadge.forget(this);
    this.#showTranscript();
  }

  #markUnread(item) {
    const { unreadFrom } = this.#conversation;
    const isMarked = unreadFrom !== undefined && unreadFrom > this.#reading.reported;
    if (!this.#reading.isSeen && !isMarked) this.#conversation.unreadFrom = item.id;
  }

  #connectionChanged(state, failureCount) {
    this.#header.showConnection(state);
    // Not only the connection may be gone but what was known: a fresh snapshot tells.
    if (state === "lost" && failureCount % 3 === 0) this.#compareWithSnapshot();
    if (state !== "open") return;
    this.#screen.repeat();
    this.#live.repeat();
    this.#composer.save();
  }

  #compareWithSnapshot() {
    return this.#loadAgain((snapshot) => snapshot.lastSequence < this.#conversation.lastSequence);
  }

  /** Where it is `isNeeded`: what is known is not to be trusted. */
  async #loadAgain(isNeeded = () => true) {
    const snapshot = await this.#api.snapshot().catch(() => undefined);
    if (!snapshot || !this.#isConnected || !isNeeded(snapshot)) return;
    this.#adopt(snapshot);
    this.#showAll();
  }

  // What the person does

  #send(text, bubble, attachments) {
    this.#conversation.unreadFrom = undefined;
    this.#outbox.add(text, bubble, attachments);
    this.#showTranscript({ follow: true });
  }

  #commandFailed(error) {
    this.#notice.show(error.message);
    this.#panel.requestFailed(error);
  }

  // What is shown

  #showAll() {
    const { takesPart } = this.#conversation;
    this.#header.update(this.#conversation);
    this.#composer.element.hidden = !takesPart;
    this.#leftNotice.hidden = takesPart;
    this.#leftNotice.textContent = takesPart ? "" : "You have left this conversation. What was sent before stays here.";
    this.#showPanel();
    this.#showTranscript();
    this.#live.update(this.#conversation.live);
  }

  #showPanel() {
    this.#panel.show();
    this.#mediaPicker.update(this.#conversation.apps.filter(({ isForMedia }) => isForMedia));
    this.#reading.consider();
  }

  #showTranscript(options) {
    this.#transcript.update(this.#conversation, this.#outbox.pending, options);
    this.#showDraft();
  }

  /** What is being sent has left the field, though the server keeps it until it is stored. */
  #showDraft() {
    const { draft } = this.#conversation;
    const { pending } = this.#outbox;
    const bubble = pending.some((send) => send.bubble !== undefined) ? undefined : draft.bubble;
    const attachments = pending.some((send) => send.attachments.length > 0) ? [] : draft.attachments;
    this.#composer.update({ ...draft, bubble, attachments });
  }
}
