import { make, setAttribute } from "../../dom.js";
import { backLayers } from "../back-layers.js";
import { ChoosingView } from "./choosing-view.js";
import { titleOf } from "./file-words.js";
import { KeepingView } from "./keeping-view.js";
import { phrase } from "../../words.js";

/** The sheet over a phone that says which app asks for files or has some, until the request has ended. */
export class FileSheet {
  #options;
  /** @type {import("../../wire.js").FileRequest|undefined} */
  #request;
  /** @type {ChoosingView|KeepingView|undefined} */
  #view;
  /** @type {HTMLElement|null} */
  #opener = null;
  /** @type {Set<HTMLElement>} */
  #inert = new Set();
  #sheet = make("section", { class: "file-sheet", role: "dialog", "aria-modal": "true", "aria-labelledby": "file-title" });

  /**
   * @param {object} options
   * @param {HTMLElement} options.root
   * @param {import("../conversation-api.js").ConversationAPI} options.api
   * @param {import("../attention.js").Attention} options.attention
   * @param {(work: () => Promise<unknown>) => Promise<unknown>} options.run Sends a request, and shows its error.
   * @param {() => void} options.uncover Called when the sheet has gone: what was behind it may be inert by itself.
   */
  constructor(options) {
    this.#options = options;
    this.element = make("div", { class: "file-layer", hidden: true, onkeydown: (event) => this.#key(event) }, this.#sheet);
  }

  disconnect() {
    this.#view?.close();
    backLayers.set(this, false);
  }

  /** @param {import("../../wire.js").FileRequest|undefined} request */
  update(request) {
    if (request?.number === this.#request?.number) return this.settle();
    if (!request && this.#view instanceof KeepingView && this.#view.isHolding) return;
    this.#view?.close();
    const wasOpen = this.#request !== undefined;
    this.#request = request;
    if (request) this.#show(request, wasOpen);
    else this.#hide();
  }

  /** Keeps what is behind inert, whatever else has changed it. */
  settle() {
    if (!this.#request) return;
    for (const sibling of this.#options.root.children) {
      if (sibling === this.element || !(sibling instanceof HTMLElement)) continue;
      sibling.inert = true;
      this.#inert.add(sibling);
    }
  }

  #show(request, wasOpen) {
    const { api, attention } = this.#options;
    const hadFocus = attention.hasFocus;
    if (!wasOpen) this.#opener = /** @type {HTMLElement|null} */ (document.activeElement);
    this.#view = request.wish ? new ChoosingView(api, request) : new KeepingView(api, request, () => this.#ended());
    const titleID = `file-title-${Math.random().toString(36).slice(2)}`;
    const cancel = make("button", { type: "button", class: "link-button file-cancel", text: phrase("Cancel"), onclick: () => this.#cancel() });
    setAttribute(this.#sheet, "aria-labelledby", titleID);
    this.#sheet.replaceChildren(
      make("h3", { class: "file-title", id: titleID, text: titleOf(request) }), ...this.#view.elements,
      make("div", { class: "file-buttons" }, cancel, ...this.#view.buttons));
    this.element.hidden = false;
    backLayers.set(this, true, () => this.#cancel());
    if (hadFocus) this.#view.focusTarget.focus();
    this.settle();
    // Only where the person has just acted in this client; otherwise the browser would refuse, and the sheet asks first.
    if (this.#view instanceof ChoosingView && hadFocus && navigator.userActivation?.isActive) this.#view.choose(() => this.#cancel());
  }

  #hide() {
    const hadFocus = this.element.contains(document.activeElement) || this.#options.attention.hasFocus;
    this.#view = undefined;
    this.element.hidden = true;
    this.#sheet.replaceChildren();
    for (const element of this.#inert) element.inert = false;
    this.#inert.clear();
    backLayers.set(this, false);
    this.#options.uncover();
    if (hadFocus && this.#opener?.isConnected && !this.#opener.closest("[inert]")) this.#opener.focus({ preventScroll: true });
    this.#opener = null;
  }

  #ended() {
    this.#view?.close();
    this.#view = undefined;
    this.update(undefined);
  }

  #cancel() {
    const { number } = this.#request ?? {};
    if (this.#view instanceof KeepingView && this.#view.isHolding) return this.#ended();
    if (number === undefined) return;
    this.#view?.close();
    return this.#options.run(() => this.#options.api.cancelFiles(number));
  }

  #key(event) {
    if (event.key === "Escape" && !event.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      this.#cancel();
    } else if (event.key === "Tab") this.#keepFocus(event);
  }

  /** Leads the focus around within the sheet: the page may have other phones, which are not inert. */
  #keepFocus(event) {
    /** @type {HTMLElement[]} */
    const buttons = [...this.#sheet.querySelectorAll("ul, button")].filter((each) => !("disabled" in each && each.disabled) && !each.hidden);
    const [first, last] = [buttons[0], buttons.at(-1)];
    const edge = event.shiftKey ? first : last;
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
