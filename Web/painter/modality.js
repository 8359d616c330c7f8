import { DialogView } from "./views/dialog.js";

/** Keeps people inside of the topmost dialog: what is behind takes no input, and the focus comes back afterwards. */
export class Modality {
  #surface;
  #painter;
  /**
   * From the lowest to the topmost, each with what had the focus before.
   * @type {{view: DialogView, opener: HTMLElement|null}[]}
   */
  #open = [];
  /** @type {Set<HTMLElement>} */
  #inert = new Set();
  /**
   * The dialog that had the focus last: afterwards nobody could tell what was inside of it.
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

  /** @returns {boolean} Whether the topmost dialog may be dismissed; its app has been asked to. */
  dismiss() {
    const top = this.#open.at(-1)?.view;
    if (top?.isDismissable) this.#painter.send({ kind: "dismiss", node: top.node.id });
    return top?.isDismissable === true;
  }

  /** After all of a patch is in the document. */
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
    // The panel around must not go in its place.
    event.preventDefault();
    this.dismiss();
  }
}

function isNowhere(element) {
  return element === null || element === document.body;
}
