import { setAttribute } from "../dom.js";
import { backLayers } from "./back-layers.js";
import { DrawerView } from "./drawer-view.js";
import { PanelView } from "./panel-view.js";

/** Faults of one app's tree after which fetching it again is given up. */
const faultCountMax = 3;

/** Opens, shows and closes the app of the conversation, and leads the focus into it and back. */
export class PanelController {
  #options;
  #panel;
  #drawer;
  #faultCount = 0;
  #isOpening = false;
  #wantsFocus = false;
  /** A message was staged by what the person did in the panel, and the field cannot have the focus yet. */
  #wantsField = false;
  /**
   * What had the focus before the panel opened.
   * @type {HTMLElement|undefined}
   */
  #opener;

  /**
   * @param {object} options
   * @param {HTMLElement} options.root The client's element; its `data-panel` tells the style sheet what is open.
   * @param {HTMLElement} options.main What lies behind an expanded panel.
   * @param {import("./conversation-api.js").ConversationAPI} options.api
   * @param {import("./command-queue.js").CommandQueue} options.commands
   * @param {import("./notice-view.js").NoticeView} options.notice
   * @param {import("./attention.js").Attention} options.attention
   * @param {() => import("./conversation.js").Conversation} options.conversation
   * @param {() => void} options.fetchAgain The tree on screen cannot be trusted.
   * @param {() => {compact: number, expanded: number}} options.places Heights of the panel's content in its styles.
   * @param {() => {focus(options?: {bringsKeyboard?: boolean}): void}} options.inputField
   */
  constructor(options) {
    this.#options = options;
    const { api, commands } = options;
    this.#drawer = new DrawerView(api, (app) => this.#open(app));
    this.#panel = new PanelView(api, {
      reopen: (app) => this.#open(app),
      get: (app) => commands.add(() => api.installApp(app)),
      close: () => commands.add(() => api.closePanel()),
      resize: (height) => api.resizePanel(height),
      places: options.places,
      setStyle: (style) => commands.add(() => api.setPanelStyle(style)),
      onFault: (problem) => this.#treeFault(problem),
      onInputProblem: (error) => this.#inputProblem(error),
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
   * The person wants an app that is not in the drawer.
   * @param {string} app
   */
  open(app) {
    return this.#open(app);
  }

  /**
   * The person tapped a bubble.
   * @param {import("../wire.js").TranscriptItem} item
   */
  select(item) {
    this.#expectPanel();
    return this.#options.commands.add(() => this.#options.api.select(item.id));
  }

  /**
   * An app has staged a message, and its comment is next: the focus follows where the person was in the panel of this
   * page, and typed nothing there. While the panel is there no keyboard comes up, whose place it has, as on Apple's systems.
   */
  messageStaged() {
    this.#wantsField = this.#conversation.panel.kind !== "closed" && this.#isInPanel;
    this.#leadToField();
  }

  /**
   * A request of the person failed: what was shown in advance is taken back.
   * @param {any} error
   */
  requestFailed(error) {
    // The card's button can be pressed again.
    if (this.#conversation.panel.kind === "offered") this.show();
    if (this.#conversation.panel.kind !== "opening" || error.isTemporary) return;
    this.#conversation.panel = { kind: "closed" };
    this.show();
  }

  /**
   * A stream that begins while the request to open is under way still tells of before.
   * @param {import("../wire.js").DeviceState} state
   */
  reconcile(state) {
    const isOld = this.#isOpening && state.panel.kind === "closed";
    return isOld ? { ...state, panel: this.#conversation.panel } : state;
  }

  /** @param {import("../wire.js").PatchEvent} event */
  paint(event) {
    this.#panel.paint(event);
  }

  show() {
    const { panel, apps, me } = this.#conversation;
    const { root, main, attention } = this.#options;
    const wasClosed = (root.dataset.panel ?? "closed") === "closed";
    const isCovered = "style" in panel && panel.style === "expanded";
    const isFocusAtRisk = attention.hasFocus && (isCovered || !main.contains(document.activeElement));
    this.#panel.update(panel, this.#conversation.app("app" in panel ? panel.app : undefined));
    this.#drawer.update(this.#conversation.takesPart ? apps.filter((app) => !app.isForMedia) : [], panel, me.name);
    root.dataset.panel = panel.kind === "closed" ? "closed" : this.isExpanded ? "expanded" : "compact";
    main.inert = this.isExpanded;
    setAttribute(main, "aria-hidden", this.isExpanded ? "true" : undefined);
    if (panel.kind !== "open") this.#faultCount = 0;
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
    // Shown at once, before the server says so.
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
    return isThere && document.hasFocus() && !element.matches("textarea, input:not([type=range])");
  }

  #leadToField() {
    if (!this.#wantsField || this.isExpanded) return;
    this.#wantsField = false;
    if (!this.#conversation.draft.bubble || !this.#isInPanel) return;
    this.#options.inputField().focus({ bringsKeyboard: false });
  }

  /** To what is staged, ready to be sent; else to where the person came from. */
  #returnFocus() {
    const isStaged = this.#conversation.draft.bubble !== undefined;
    const target = isStaged || !this.#opener?.isConnected ? this.#options.inputField() : this.#opener;
    target.focus({ preventScroll: true });
    this.#opener = undefined;
  }

  #treeFault(problem) {
    this.#faultCount += 1;
    if (this.#faultCount <= faultCountMax) this.#options.fetchAgain();
    else this.#options.notice.show(`The app shows something that this page cannot draw (${problem}).`);
  }

  #inputProblem(error) {
    if (error.code === "panel_not_open") return;
    const words = error.isTemporary ? "That may not have reached the app. Please try again." : error.message;
    this.#options.notice.show(words);
  }
}
