import { DialogView } from "./views/dialog.js";

/**
 * Confines input to the topmost modal dialog: what is behind is inert, and the focus returns when the dialog closes.
 */
export class Modality {
  #surface;
  #painter;
  /**
   * Open dialogs from the lowest to the topmost, each with the element that had the focus before.
   * @type {{view: DialogView, opener: HTMLElement|null}[]}
   */
  #open = [];
  /** @type {Set<HTMLElement>} */
  #inert = new Set();
  /**
   * The dialog that last contained the focus, recorded because a removed dialog no longer shows it.
   * @type {Element|null}
   */
  #lastDialog = null;
  #keyDown = (event) => this.#escape(event);
  #focusIn = (event) => (this.#lastDialog = event.target.closest(".node.dialog"));

  /** @param {HTMLElement} surface @param {import("./painter.js").Painter} painter */
  constructor(surface, painter) {
    this.#surface = surface;
    this.#painter = painter;
  }

  connect() {
    this.#surface.addEventListener("keydown", this.#keyDown);
    this.#surface.addEventListener("focusin", this.#focusIn);
  }

  disconnect() {
    this.#surface.removeEventListener("keydown", this.#keyDown);
    this.#surface.removeEventListener("focusin", this.#focusIn);
  }

  /** @returns {boolean} Whether the topmost dialog is dismissable; if so, its app is notified. */
  dismiss() {
    const top = this.#open.at(-1)?.view;
    if (top?.isDismissable) this.#painter.send({ kind: "dismiss", node: top.node.id });
    return top?.isDismissable === true;
  }

  /** Updates after a whole patch is in the document. */
  settle() {
    const views = [...this.#surface.querySelectorAll(".node.dialog")]
      .map((element) => this.#painter.viewAt(element))
      .flatMap((view) => (view instanceof DialogView ? [view] : []));
    if (views.length === 0 && this.#open.length === 0) return;
    const gone = this.#open.filter(({ view }) => !views.includes(view));
    const isLost = isNowhere(document.activeElement) && gone.some(({ view }) => view.element === this.#lastDialog);
    const opener = isLost ? gone[0].opener : /** @type {HTMLElement|null} */ (document.activeElement);
    const added = views.filter((view) => !this.#open.some((known) => known.view === view));
    this.#open = views.map((view) => this.#open.find((known) => known.view === view) ?? { view, opener });
    this.#shutOff(views.findLast((view) => view.isModal));
    if (added.length > 0) this.#leadInto(added.at(-1), opener);
    else if (isLost) this.#leadBack(opener);
  }

  /** @param {DialogView|undefined} top */
  #shutOff(top) {
    const behind = new Set();
    for (let element = top?.element; element && element !== this.#surface; element = element.parentElement) {
      for (const sibling of element.parentElement.children) {
        const isAbove = sibling.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
        if (sibling !== element && !isAbove) behind.add(sibling);
      }
    }
    for (const element of this.#inert) if (!behind.has(element)) element.inert = false;
    for (const element of behind) element.inert = true;
    this.#inert = behind;
  }

  #leadInto(view, opener) {
    if (!isNowhere(opener) && !this.#surface.contains(opener)) return;
    if (this.#painter.mayTakeFocus() && !view.element.contains(document.activeElement)) view.takeFocus();
  }

  #leadBack(opener) {
    if (!this.#painter.mayTakeFocus()) return;
    const canReturn = opener?.isConnected && !isNowhere(opener) && !opener.closest("[inert]");
    if (canReturn) opener.focus({ preventScroll: true });
    else if (this.#open.length > 0) this.#open.at(-1).view.takeFocus();
    else /** @type {HTMLElement|null} */ (this.#surface.closest("[tabindex]"))?.focus({ preventScroll: true });
  }

  #escape(event) {
    const top = this.#open.at(-1)?.view;
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented || !top) return;
    // The surrounding panel must not close instead.
    event.preventDefault();
    this.dismiss();
  }
}

function isNowhere(element) {
  return element === null || element === document.body;
}
