import { make, setAttribute } from "../../dom.js";
import { icon } from "../icons.js";
import { seldomIcon } from "../seldom-icons.js";
import { dateAndTime } from "../times.js";
import { openLayer } from "./layer-history.js";
import { MediaStage } from "./media-stage.js";
import { viewableMedia } from "./viewable-media.js";
import { phrase } from "../../words.js";

const zoomStep = 1.5;
/** Pixels that one press of an arrow key pans. */
const panStep = 60;

/** Shows the conversation's pictures, videos and sounds full-size, one at a time, over the rest of the client. */
export class MediaViewer {
  #options;
  /** @type {import("./viewable-media.js").ViewableMedia[]} */
  #media = [];
  #key = "";
  /**
   * Removes the viewer's entry from the history; set while the viewer is open.
   * @type {(() => void)|undefined}
   */
  #leaveHistory;
  /** @type {HTMLElement|null} */
  #opener = null;
  #stage = new MediaStage({
    go: (step) => this.#go(step),
    close: () => this.close(),
    zoomed: (scale) => this.#showScale(scale),
  });
  #words = make("p", { class: "viewer-words", "aria-live": "polite" });
  #scale = make("p", { class: "visually-hidden", "aria-live": "polite" });
  #zoomOut = barButton("zoomOut", phrase("Zoom out"), () => this.#stage.zoomBy(1 / zoomStep));
  #zoomIn = barButton("zoomIn", phrase("Zoom in"), () => this.#stage.zoomBy(zoomStep));
  #save = make("a", { class: "icon-button" }, icon("put"));
  #previous = barButton("previous", phrase("Previous"), () => this.#go(-1));
  #next = barButton("next", phrase("Next"), () => this.#go(1));
  #focusIn = (event) => this.#keepFocus(event.target);

  /**
   * @param {object} options
   * @param {HTMLElement} options.root The client's element, which the viewer fills.
   * @param {import("../conversation-api.js").ConversationAPI} options.api
   * @param {() => import("../../wire.js").TranscriptItem[]} options.items
   */
  constructor(options) {
    this.#options = options;
    const close = barButton("close", phrase("Close"), () => this.close(), icon("close"));
    const bar = make("div", { class: "viewer-bar" }, close, this.#words, this.#zoomOut, this.#zoomIn, this.#save);
    const attributes = { class: "viewer", role: "dialog", "aria-modal": "true", tabindex: -1 };
    this.element = make("div", attributes, guard((from) => from === this.element ? close : this.#lastControl()), bar, this.#stage.element, this.#previous,
      this.#next, this.#scale, guard(() => close));
    this.element.addEventListener("keydown", (event) => this.#keyDown(event));
  }

  disconnect() {
    if (this.#isOpen) this.#closed();
  }

  get #isOpen() {
    return this.#leaveHistory !== undefined;
  }

  /** @param {string} key Key of the transcript's item. */
  open(key) {
    this.#media = viewableMedia(this.#options.items());
    if (this.#isOpen || !this.#media.some((medium) => medium.key === key)) return;
    const { root } = this.#options;
    this.#opener = /** @type {HTMLElement|null} */ (document.activeElement);
    this.#leaveHistory = openLayer(() => this.#closed());
    /** @type {NodeListOf<HTMLMediaElement>} */
    const players = root.querySelectorAll("audio, video");
    for (const player of players) if (!player.muted) player.pause();
    root.append(this.element);
    root.addEventListener("focusin", this.#focusIn);
    this.#show(key, true);
    this.element.focus({ preventScroll: true });
    this.#stage.growFrom(this.#place);
  }

  close() {
    const leave = this.#leaveHistory;
    this.#closed();
    leave?.();
  }

  /** Updates after the conversation changed: the shown medium may have been removed, or is no longer the last. */
  update() {
    if (!this.#isOpen) return;
    this.#media = viewableMedia(this.#options.items());
    if (this.#index < 0) this.close();
    else this.#showPlace();
  }

  async #closed() {
    if (!this.#isOpen) return;
    const place = this.#place;
    this.#leaveHistory = undefined;
    this.#options.root.removeEventListener("focusin", this.#focusIn);
    /** @type {HTMLElement} */
    const transcript = this.#options.root.querySelector(".transcript");
    const target = this.#opener?.isConnected ? this.#opener : place ?? transcript;
    if (this.element.contains(document.activeElement)) target.focus({ preventScroll: true });
    this.element.dataset.state = "closing";
    await this.#stage.shrinkTo(place);
    delete this.element.dataset.state;
    if (this.#isOpen) return;
    this.element.remove();
    this.#stage.clear();
  }

  get #index() {
    return this.#media.findIndex(({ key }) => key === this.#key);
  }

  /**
   * The element of the shown medium in the transcript.
   * @returns {HTMLElement|null}
   */
  get #place() {
    const entry = this.#media[this.#index]?.entry;
    return this.#options.root.querySelector(`.transcript [data-entry="${entry}"] .media-opener`);
  }

  #go(step) {
    const medium = this.#media[this.#index + step];
    if (medium) this.#show(medium.key, false);
  }

  #show(key, isWanted) {
    this.#key = key;
    const medium = this.#media[this.#index];
    this.#stage.show(medium, this.#options.api, isWanted);
    setAttribute(this.element, "aria-label", medium.label);
    setAttribute(this.#save, "href", this.#options.api.pictureURL(medium.file));
    setAttribute(this.#save, "download", medium.name);
    setAttribute(this.#save, "aria-label", phrase("Save {name}", { name: medium.name }));
    for (const button of [this.#zoomIn, this.#zoomOut]) this.#offer(button, this.#stage.canZoom);
    this.#showPlace();
  }

  #showPlace() {
    const index = this.#index;
    const { sender, sentAt, label } = this.#media[index];
    const count = phrase("{number} of {count}", { number: index + 1, count: this.#media.length });
    this.#words.replaceChildren(
      make("span", { class: "visually-hidden", text: `${label}, ` }),
      make("span", { class: "viewer-sender", text: sender }),
      make("span", { class: "viewer-count", text: `${count} · ${dateAndTime(sentAt)}` }));
    this.#offer(this.#previous, index > 0);
    this.#offer(this.#next, index < this.#media.length - 1);
  }

  /** Shows or hides a button, and moves the focus first, which would be lost with it. */
  #offer(button, isOffered) {
    if (!isOffered && button === document.activeElement) this.element.focus({ preventScroll: true });
    button.hidden = !isOffered;
  }

  #showScale(scale) {
    this.#scale.textContent = scale > 1 ? phrase("{scale} %", { scale: Math.round(scale * 100) }) : "";
  }

  #keyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (this.#act(event)) event.preventDefault();
    // Content behind the viewer must not receive keys.
    event.stopPropagation();
  }

  /** @returns {boolean} Whether the key was handled. */
  #act({ key, target }) {
    const isPlayer = target instanceof HTMLMediaElement;
    const arrow = isPlayer ? undefined : arrows[key];
    if (key === "Escape") this.close();
    else if (arrow) this.#arrow(arrow);
    else if (key === "PageDown") this.#go(1);
    else if (key === "PageUp") this.#go(-1);
    else if (key === "Home" && !isPlayer) this.#go(-this.#index);
    else if (key === "End" && !isPlayer) this.#go(this.#media.length - 1 - this.#index);
    else if (key === "+" || key === "=") this.#stage.zoomBy(zoomStep);
    else if (key === "-") this.#stage.zoomBy(1 / zoomStep);
    else if (key === "0") this.#stage.zoomOut();
    else return false;
    return true;
  }

  #arrow([x, y]) {
    if (this.#stage.isZoomed) this.#stage.pan(-x * panStep, -y * panStep);
    else if (x !== 0) this.#go(x);
  }

  /** Returns the focus to the viewer when another part of the client, such as an app, requests it. */
  #keepFocus(target) {
    if (!this.element.contains(target)) this.element.focus({ preventScroll: true });
  }

  #lastControl() {
    return [this.#next, this.#previous].find(({ hidden }) => !hidden) ?? this.#save;
  }
}

const arrows = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

function barButton(name, label, onclick, drawing = seldomIcon(name)) {
  return make("button", { type: "button", class: `icon-button viewer-${name}`, "aria-label": label, onclick }, drawing);
}

/**
 * Returns an invisible element at an end of the dialog that moves the focus to the other end.
 * @param {(from: EventTarget|null) => HTMLElement} other
 */
function guard(other) {
  return make("span", { tabindex: 0, onfocus: (/** @type {FocusEvent} */ { relatedTarget }) => other(relatedTarget).focus() });
}
