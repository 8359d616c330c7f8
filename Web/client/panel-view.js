import { make, setAttribute } from "../dom.js";
import { appIcon } from "./app-icon.js";
import { icon } from "./icons.js";
import { useLateParts, whenLateParts } from "./late-parts.js";
import { phrase, serverPhrase } from "../words.js";

/** Milliseconds for which the closing panel stays visible. */
const closingTime = 260;

/**
 * The container of the open app: as high as a keyboard below the input field, or a sheet over the conversation.
 * @typedef {object} PanelActions
 * @property {(app: string) => unknown} reopen
 * @property {(app: string) => unknown} get Installs an app on the device.
 * @property {() => unknown} close
 * @property {(style: import("../wire.js").PresentationStyle) => unknown} setStyle
 * @property {(height: number) => Promise<unknown>} resize Resizes the content below the bar during a drag.
 * @property {() => {compact: number, expanded: number}} places Returns the content heights of the two styles.
 * @property {(problem: string) => void} onFault
 * @property {() => boolean} hasFocus Returns whether the person is using this client.
 */
export class PanelView {
  #api;
  #scenes;
  #actions;
  /** @type {import("./panel-drag.js").PanelDrag|undefined} */
  #drag;
  #isConnected = false;
  #closingTimer;
  /** @type {import("../wire.js").PanelState} */
  #panel = { kind: "closed" };
  /** @type {import("./scene.js").Scene|undefined} */
  #scene;
  #shownApp = "";
  #title = make("div", { class: "panel-title" });
  #connection = make("p", { class: "panel-connection", role: "status" });
  #styleButton = make("button", { type: "button", class: "icon-button", onclick: () => this.#toggleStyle() });
  #closeButton;
  #body = make("div", { class: "panel-body", tabindex: -1 });
  #announcer = make("p", { class: "visually-hidden", "aria-live": "polite" });

  /**
   * @param {import("./conversation-api.js").ConversationAPI} api
   * @param {import("./scenes.js").Scenes} scenes
   * @param {PanelActions} actions
   */
  constructor(api, scenes, actions) {
    this.#api = api;
    this.#scenes = scenes;
    this.#actions = actions;
    const attributes = { type: "button", class: "icon-button", "aria-label": phrase("Close panel"), onclick: () => actions.close() };
    this.#closeButton = make("button", attributes, icon("close"));
    const grip = make("span", { class: "grip", "aria-hidden": "true" });
    const bar = make("div", { class: "panel-bar" },
      grip, this.#title, this.#connection, this.#styleButton, this.#closeButton);
    this.element = make("section", { class: "panel" }, bar, this.#body, this.#announcer);
    this.element.addEventListener("keydown", (event) => this.#keyDown(event));
    whenLateParts(({ PanelDrag }) => {
      this.#drag = new PanelDrag(bar, this.element, {
        heights: () => this.#heights,
        resize: (height) => actions.resize(height),
        drop: (direction) => this.#dropped(direction),
      });
      if (this.#isConnected) this.#drag.connect();
    });
    this.#show("closed", "compact");
  }

  /**
   * Shows a lost connection, which the header shows otherwise but an expanded panel covers.
   * @param {boolean} isLost
   */
  showConnection(isLost) {
    this.element.classList.toggle("is-cut-off", isLost);
    this.#connection.textContent = isLost ? phrase("No connection") : "";
  }

  connect() {
    this.#isConnected = true;
    this.#drag?.connect();
  }

  disconnect() {
    this.#isConnected = false;
    this.#drag?.disconnect();
    clearTimeout(this.#closingTimer);
    this.#dropScene();
  }

  get isExpanded() {
    return this.#style === "expanded" && this.#panel.kind !== "closed";
  }

  /** Whether the person is using this client and the element that had the focus was removed. */
  get #isFocusFree() {
    return document.activeElement === document.body && this.#actions.hasFocus();
  }

  get containsFocus() {
    return this.element.contains(document.activeElement);
  }

  focus() {
    const cardButton = this.#body.querySelector(":scope > :is(.failure, .offer) .primary-button");
    (cardButton ?? this.#body).focus({ preventScroll: true });
  }

  /**
   * Dismisses a dialog of the app, else closes.
   * @returns {boolean} Whether the panel stays open.
   */
  back() {
    if (this.#scene?.dismissDialog()) return true;
    this.#closeButton.click();
    return false;
  }

  /** @param {import("../wire.js").PanelState} panel @param {import("../wire.js").AppSummary|undefined} app */
  update(panel, app) {
    if (this.isExpanded && styleOf(panel) === "compact") this.#scene?.expectRedraw();
    this.#panel = panel;
    this.#scene?.placeChanged();
    this.#show(panel.kind, this.#style);
    if (panel.kind === "closed") return this.#close();
    clearTimeout(this.#closingTimer);
    this.#showApp(panel.app, app?.name ?? (panel.kind === "offered" ? panel.name : phrase("App")));
    if (panel.kind === "open") this.#openScene(panel.instance);
    else this.#dropScene();
    if (panel.kind === "failed") this.#showFailure(panel);
    else if (panel.kind === "offered") this.#showOffer(panel);
    else this.#showLoading();
  }

  get #style() {
    return styleOf(this.#panel) ?? "compact";
  }

  #show(state, style) {
    const isClosed = state === "closed";
    this.element.dataset.state = state;
    if (isClosed || this.element.dataset.panelStyle !== style) this.#drag?.settle();
    // A closing panel keeps its size while it slides out.
    if (!isClosed || !this.element.dataset.panelStyle) this.element.dataset.panelStyle = style;
    this.element.inert = isClosed;
    setAttribute(this.element, "aria-hidden", isClosed ? "true" : undefined);
    setAttribute(this.element, "role", style === "expanded" ? "dialog" : "group");
    const label = style === "expanded" ? phrase("Collapse") : phrase("Expand");
    this.#styleButton.hidden = state === "failed" || state === "offered";
    if (this.#styleButton.ariaLabel === label) return;
    this.#styleButton.ariaLabel = label;
    this.#styleButton.replaceChildren(icon(style === "expanded" ? "collapse" : "expand"));
  }

  #showApp(app, name) {
    setAttribute(this.element, "aria-label", phrase("{name} panel", { name }));
    if (this.#shownApp === app) return;
    this.#shownApp = app;
    this.#title.replaceChildren(appIcon(this.#api.iconURL(app), name), make("span", { text: name }));
  }

  #openScene(instance) {
    if (this.#scene?.instance === instance) return;
    this.#dropScene();
    this.#scene = this.#scenes.open(instance, {
      announce: (sentence) => (this.#announcer.textContent = sentence),
      onFault: this.#actions.onFault,
      onPaint: ({ lostFocus }) => this.#painted(lostFocus),
      mayTakeFocus: () => this.containsFocus || this.#isFocusFree,
      hasKeyboard: () => this.isExpanded,
    });
    this.#body.replaceChildren(this.#scene.element);
  }

  #dropScene() {
    this.#scenes.close(this.#scene);
    this.#scene = undefined;
  }

  #painted(lostFocus) {
    this.#showLoading();
    if (lostFocus) this.focus();
  }

  #showLoading() {
    const isLoading = this.#panel.kind !== "failed" && this.#panel.kind !== "offered" && (this.#scene?.isEmpty ?? true);
    setAttribute(this.#body, "aria-busy", isLoading ? "true" : undefined);
    const spinner = this.#body.querySelector(":scope > .spinner");
    this.#body.querySelector(":scope > :is(.failure, .offer)")?.remove();
    if (!isLoading) spinner?.remove();
    else if (!spinner) this.#body.append(make("div", { class: "spinner", role: "status", "aria-label": phrase("Loading") }));
  }

  #showFailure({ app, failure }) {
    const onclick = () => this.#actions.reopen(app);
    const reopen = make("button", { type: "button", class: "primary-button", text: phrase("Reopen"), onclick });
    const [title, rest] = splitAfterSentence(serverPhrase(failure.message));
    const words = rest && make("p", { class: "failure-words", text: rest });
    const card = make("div", { class: "failure", role: "alert" },
      make("p", { class: "failure-title", text: title }), words, reopen);
    // The person reads why without it.
    if (failure.report) useLateParts(({ crashReportView }) => card.append(crashReportView(failure.report)), () => {});
    this.#showCard(card, reopen);
  }

  #showOffer(offer) {
    const { get, close } = this.#actions;
    useLateParts(({ offerCard }) => {
      if (this.#panel !== offer) return;
      const card = offerCard(offer, this.#api.iconURL(offer.app), { get: () => get(offer.app), close });
      this.#showCard(card, card.querySelector("button"));
    }, (text) => this.#body.replaceChildren(make("p", { class: "failure-words", role: "alert", text })));
  }

  #showCard(card, mainButton) {
    const hadFocus = this.containsFocus || this.#isFocusFree;
    this.#body.removeAttribute("aria-busy");
    this.#body.replaceChildren(card);
    if (hadFocus) mainButton.focus({ preventScroll: true });
  }

  /** Keeps the picture, without input, while the panel slides out. */
  #close() {
    clearTimeout(this.#closingTimer);
    this.#closingTimer = setTimeout(() => {
      this.#dropScene();
      this.#body.replaceChildren();
    }, closingTime);
  }

  #toggleStyle() {
    return this.#actions.setStyle(this.#style === "expanded" ? "compact" : "expanded");
  }

  /** Heights including the bar and everything else outside of the app (`rest`), which is the same in both styles. */
  get #heights() {
    if (this.#panel.kind !== "open") return undefined;
    const { compact, expanded } = this.#actions.places();
    const rest = this.element.offsetHeight - this.#body.offsetHeight;
    return { compact: compact + rest, expanded: expanded + rest, rest };
  }

  #dropped(direction) {
    const isExpanded = this.#style === "expanded";
    if (direction === "back") this.#actions.setStyle(this.#style);
    else if (direction === "down" && isExpanded) this.#actions.setStyle("compact");
    else if (direction === "down") this.#actions.close();
    else if (this.#panel.kind === "open") this.#actions.setStyle("expanded");
  }

  #keyDown(event) {
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    this.#dropped("down");
  }
}

/** @param {string} words @returns {[string, string]} The first sentence, and the rest. */
function splitAfterSentence(words) {
  const end = words.indexOf(". ");
  return end < 0 ? [words, ""] : [words.slice(0, end + 1), words.slice(end + 2)];
}

/** @param {import("../wire.js").PanelState} panel @returns {import("../wire.js").PresentationStyle|undefined} */
function styleOf(panel) {
  return "style" in panel ? panel.style : undefined;
}
