import { textFields } from "../dom.js";

/** Milliseconds of a long press, and points that the finger may move in it. */
const pressTime = 450;
const slack = 10;

/**
 * Reports where the person asks for the menu of an entry: by a long press, a right click, the menu key, or Enter on its row; or of
 * something else that has rows.
 */
export class EntryGestures {
  #area;
  #open;
  #rows;
  #timer;
  #from = { x: 0, y: 0 };
  #swallowsClick = false;
  #hasOpened = false;

  /**
   * @param {HTMLElement} area The transcript. @param {(row: HTMLElement) => boolean} open Returns whether there is a menu.
   * @param {string} [rows] Selector of the rows.
   */
  constructor(area, open, rows = ".row") {
    this.#area = area;
    this.#open = open;
    this.#rows = rows;
    area.addEventListener("contextmenu", (event) => this.#contextMenu(event));
    area.addEventListener("pointerdown", (event) => this.#down(event));
    area.addEventListener("pointermove", (event) => this.#moved(event));
    for (const name of ["pointerup", "pointercancel", "scroll"]) area.addEventListener(name, () => clearTimeout(this.#timer));
    area.addEventListener("click", (event) => this.#click(event), { capture: true });
    area.addEventListener("keydown", (event) => this.#keyDown(event));
  }

  #contextMenu(event) {
    if (event.defaultPrevented || isOfBrowser(event)) return;
    clearTimeout(this.#timer);
    // A long press on a touch screen may be reported both ways.
    if (this.#swallowsClick || this.#ask(event.target)) event.preventDefault();
  }

  #down(event) {
    clearTimeout(this.#timer);
    this.#swallowsClick = false;
    if (event.pointerType === "mouse") return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => (this.#swallowsClick = this.#lasted(event)), pressTime);
  }

  /** Opens the menu. In a bubble that an app draws, only where the app does not use the press, which it then hears nothing more of. */
  #lasted({ target, pointerId }) {
    if (!isOfApp(target)) return this.#ask(target);
    this.#hasOpened = false;
    target.dispatchEvent(new PointerEvent("contextmenu", { bubbles: true, cancelable: true, pointerType: "touch" }));
    if (this.#hasOpened) window.dispatchEvent(new PointerEvent("pointercancel", { pointerId }));
    return this.#hasOpened;
  }

  #moved({ clientX, clientY }) {
    if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > slack) clearTimeout(this.#timer);
  }

  /** Keeps the end of a long press from activating what is below the finger. */
  #click(event) {
    if (!this.#swallowsClick || event.detail === 0) return;
    this.#swallowsClick = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #keyDown(event) {
    if (event.key !== "Enter" || event.defaultPrevented || !event.target.matches(this.#rows)) return;
    if (this.#ask(event.target)) event.preventDefault();
  }

  /** @returns {boolean} Whether a menu is open now. */
  #ask(target) {
    const row = target === this.#area ? undefined : target.closest?.(this.#rows);
    return this.#hasOpened = row !== null && row !== undefined && this.#open(row);
  }
}

/** Whether the browser's own menu is wanted: for a link's address, or for selected words. */
function isOfBrowser({ target }) {
  return target.closest(`a.text-link, ${textFields}`) !== null
    || (getSelection()?.isCollapsed === false && getSelection()?.containsNode(target, true) === true);
}

/** Whether it is in a bubble that an app draws. */
function isOfApp(target) {
  return target.closest(".live-bubble[data-state='live'] .surface") !== null;
}
