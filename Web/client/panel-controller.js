import { setAttribute, textFields } from "../dom.js";
import { backLayers } from "./back-layers.js";
import { DrawerView } from "./drawer-view.js";
import { PanelView } from "./panel-view.js";
import { TreeFaults } from "./tree-faults.js";
import { phrase } from "../words.js";

/** Opens, shows and closes the conversation's app, and moves the focus into it and back. */
export class PanelController {
  #options;
  #panel;
  #drawer;
  #faults;
  #isOpening = false;
  #wantsFocus = false;
  /** Whether to focus the input field once possible, because the person's action in the panel staged a message. */
  #wantsField = false;
  /**
   * Element that had the focus before the panel opened.
   * @type {HTMLElement|undefined}
   */
  #opener;
  /**
   * State of an app that has ended with the server; only this page knows of it.
   * @type {import("../wire.js").PanelState|undefined}
   */
  #stopped;

  /**
   * @param {object} options
   * @param {HTMLElement} options.root The client's element; style sheets read its `data-panel`.
   * @param {HTMLElement} options.main The content behind an expanded panel.
   * @param {import("./conversation-api.js").ConversationAPI} options.api
   * @param {import("./scenes.js").Scenes} options.scenes
   * @param {import("./command-queue.js").CommandQueue} options.commands
   * @param {import("./notice-view.js").NoticeView} options.notice
   * @param {import("./attention.js").Attention} options.attention
   * @param {() => import("./conversation.js").Conversation} options.conversation
   * @param {() => void} options.fetchAgain Called when the tree is invalid.
   * @param {() => {compact: number, expanded: number}} options.places Returns the content heights of the panel's two
   *   styles.
   * @param {() => {focus(options?: {bringsKeyboard?: boolean}): void}} options.inputField
   */
  constructor(options) {
    this.#options = options;
    const { api, scenes, commands } = options;
    // Before there is anything to see, so that field and drawer appear in their places instead of moving there.
    options.root.dataset.panel = "closed";
    this.#faults = new TreeFaults({ ...options, words: (problem) => phrase("The app shows something that this page cannot draw ({problem}).", { problem }) });
    this.#drawer = new DrawerView(api, (app) => this.#open(app));
    this.#panel = new PanelView(api, scenes, {
      reopen: (app) => this.#open(app),
      get: (app) => commands.add(() => api.installApp(app)),
      close: () => this.#close(),
      resize: (height) => api.resizePanel(height),
      places: options.places,
      setStyle: (style) => commands.add(() => api.setPanelStyle(style)),
      onFault: (problem) => this.#faults.add(problem),
      hasFocus: () => options.attention.hasFocus,
    });
  }

  connect() {
    this.#panel.connect();
    this.#drawer.connect();
  }

  disconnect() {
    this.#panel.disconnect();
    this.#drawer.disconnect();
    backLayers.set(this, false);
  }

  /** @param {"connecting"|"open"|"lost"} state */
  showConnection(state) {
    this.#panel.showConnection(state === "lost");
  }

  get panelElement() {
    return this.#panel.element;
  }

  get drawerElement() {
    return this.#drawer.element;
  }

  get isExpanded() {
    return this.#panel.isExpanded;
  }

  /**
   * Opens an app that is not in the drawer.
   * @param {string} app
   */
  open(app) {
    return this.#open(app);
  }

  /**
   * Selects a tapped bubble.
   * @param {import("../wire.js").TranscriptItem} item
   */
  select(item) {
    this.#expectPanel();
    return this.#options.commands.add(() => this.#options.api.select(item.id));
  }

  /**
   * Moves the focus to the input field for a comment on a message that an app has just staged, if the focus was in this
   * page's panel and not in a text field there. While the panel is open no on-screen keyboard appears, because the
   * panel takes its place, as on Apple's systems.
   */
  messageStaged() {
    this.#wantsField = this.#conversation.panel.kind !== "closed" && this.#isInPanel;
    this.#leadToField();
  }

  /**
   * Reverts what was shown before the server confirmed it, after the request failed.
   * @param {any} error
   */
  requestFailed(error) {
    // Enables the card's button again.
    if (this.#conversation.panel.kind === "offered") this.show();
    if (this.#conversation.panel.kind !== "opening" || error.isTemporary) return;
    this.#conversation.panel = { kind: "closed" };
    this.show();
  }

  /**
   * Corrects a stream's initial state, which may predate the pending request to open a panel, and which a server that has begun anew sends
   * without the app that was open.
   * @param {import("../wire.js").DeviceState} state
   */
  reconcile(state) {
    const { panel, epoch } = this.#conversation;
    if (state.panel.kind !== "closed") return state;
    if (this.#isOpening || panel === this.#stopped) return { ...state, panel };
    if (!("style" in panel) || state.epoch === epoch) return state;
    return { ...state, panel: (this.#stopped = this.#stop(panel.app)) };
  }

  /**
   * Returns the state of an app that has ended with the server, which says nothing of it.
   * @param {string} app @returns {import("../wire.js").PanelState}
   */
  #stop(app) {
    const name = this.#conversation.app(app)?.name;
    return { kind: "failed", app, failure: { code: "app_crashed", message: `${name ?? app} stopped. Your conversation is safe.` } };
  }

  #close() {
    const { api, commands } = this.#options;
    if (this.#conversation.panel !== this.#stopped) return commands.add(() => api.closePanel());
    this.#conversation.panel = { kind: "closed" };
    this.show();
  }

  show() {
    const { panel, apps, me } = this.#conversation;
    const { root, main, attention } = this.#options;
    const wasClosed = root.dataset.panel === "closed";
    const isCovered = "style" in panel && panel.style === "expanded";
    const isFocusAtRisk = attention.hasFocus && (isCovered || !main.contains(document.activeElement));
    this.#panel.update(panel, this.#conversation.app("app" in panel ? panel.app : undefined));
    this.#drawer.update(this.#conversation.takesPart ? apps.filter((app) => !app.isForMedia) : [], panel, me.name);
    root.dataset.panel = panel.kind === "closed" ? "closed" : this.isExpanded ? "expanded" : "compact";
    main.inert = this.isExpanded;
    setAttribute(main, "aria-hidden", this.isExpanded ? "true" : undefined);
    if (panel.kind !== "open") this.#faults.clear();
    backLayers.set(this, panel.kind !== "closed", () => this.#panel.back());
    this.#leadFocus(panel, wasClosed, isFocusAtRisk);
    this.#leadToField();
  }

  get #conversation() {
    return this.#options.conversation();
  }

  #open(app) {
    const { api, commands } = this.#options;
    const { panel } = this.#conversation;
    if (panel.kind !== "closed" && panel.kind !== "failed" && panel.app === app) return this.#panel.focus();
    this.#expectPanel();
    this.#isOpening = true;
    const answer = commands.add(() => api.openPanel(app).finally(() => (this.#isOpening = false)));
    // Shown optimistically, before the server confirms.
    this.#conversation.panel = { kind: "opening", app, style: "compact" };
    this.show();
    return answer;
  }

  #expectPanel() {
    if (this.#conversation.panel.kind === "closed") this.#opener = /** @type {HTMLElement} */ (document.activeElement);
    this.#wantsFocus = true;
  }

  #leadFocus(panel, wasClosed, isFocusAtRisk) {
    if (panel.kind === "closed") {
      if (!wasClosed && isFocusAtRisk) this.#returnFocus();
      return;
    }
    const isWanted = isFocusAtRisk || (this.#wantsFocus && this.#options.attention.hasFocus);
    if (isWanted && !this.#panel.containsFocus) this.#panel.focus();
    if (panel.kind === "open") this.#wantsFocus = false;
  }

  get #isInPanel() {
    const { activeElement: element } = document;
    const isThere = this.#panel.containsFocus || (element === document.body && this.#options.attention.hasFocus);
    return isThere && document.hasFocus() && !(element.matches(textFields) && this.#options.attention.isTyping);
  }

  #leadToField() {
    if (!this.#wantsField || this.isExpanded) return;
    this.#wantsField = false;
    if (!this.#conversation.draft.bubble || !this.#isInPanel) return;
    this.#options.inputField().focus({ bringsKeyboard: false });
  }

  /** Moves the focus to the staged message, else to where it was before. */
  #returnFocus() {
    const isStaged = this.#conversation.draft.bubble !== undefined;
    const target = isStaged || !this.#opener?.isConnected ? this.#options.inputField() : this.#opener;
    target.focus({ preventScroll: true });
    this.#opener = undefined;
  }
}
