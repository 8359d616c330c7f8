import { rectangle } from "./values.js";
import { phrase } from "../words.js";
import { ButtonView } from "./views/button.js";

/** Movement in points before a press on a handle becomes a drag. */
const dragThreshold = 4;
/**
 * Distance in points from a scroll container's edge within which a dragged row scrolls it, and the scrolled distance
 * per move.
 */
const edgeZone = 36;
const edgeStep = 10;

/** Moves rows by their handles: with the arrow keys, Home and End, or by dragging. */
export class Reordering {
  #surface;
  #painter;
  /** @type {Drag|undefined} */
  #drag;
  #listeners = {
    keydown: (event) => this.#keyDown(event),
    pointerdown: (event) => this.#pointerDown(event),
    pointermove: (event) => this.#drag?.moveTo(event.clientY),
    pointerup: () => this.#drop(),
    pointercancel: () => this.#end(),
    lostpointercapture: () => this.#drop(),
  };

  /** @param {HTMLElement} surface @param {import("./painter.js").Painter} painter */
  constructor(surface, painter) {
    this.#surface = surface;
    this.#painter = painter;
  }

  connect() {
    for (const [name, listener] of Object.entries(this.#listeners)) this.#surface.addEventListener(name, listener);
  }

  disconnect() {
    for (const [name, listener] of Object.entries(this.#listeners)) this.#surface.removeEventListener(name, listener);
  }

  /** Ends a drop when the app's response moves the rows to their new positions; an ongoing drag is not affected. */
  patchArrives() {
    if (this.#drag?.isDropped) this.#end();
  }

  #end() {
    this.#drag?.end();
    this.#drag = undefined;
  }

  #keyDown(event) {
    if (event.key === "Escape" && this.#drag) {
      event.stopPropagation();
      this.#end();
      return;
    }
    const handle = this.#handleAt(event.target);
    const index = handle && placeAfterKey(event.key, handle.reorder);
    if (index === undefined) return;
    event.preventDefault();
    this.#move(handle, index);
  }

  #pointerDown(event) {
    const handle = this.#handleAt(event.target);
    if (!handle || !event.isPrimary || event.button !== 0) return;
    handle.element.setPointerCapture(event.pointerId);
    this.#end();
    this.#drag = new Drag(this.#painter, handle, event.clientY);
  }

  #drop() {
    const drag = this.#drag;
    if (!drag || drag.isDropped) return;
    if (!drag.hasMoved || drag.index === drag.handle.reorder?.index) return this.#end();
    // Rows keep their dropped position until the app's response confirms it.
    drag.isDropped = true;
    drag.timer = setTimeout(() => this.#end(), 1500);
    this.#move(drag.handle, drag.index);
  }

  #move(handle, index) {
    if (index === handle.reorder.index) return;
    handle.expectIndex(index);
    this.#painter.send({ kind: "move", node: handle.node.id, to: index });
    this.#painter.announce(phrase("Moved to position {place} of {count}.", { place: index + 1, count: handle.reorder.count }));
  }

  #handleAt(target) {
    const view = this.#painter.viewAt(target);
    return view instanceof ButtonView && view.reorder && !view.isDisabled ? view : undefined;
  }
}

function placeAfterKey(key, { index, count }) {
  const last = Math.max(0, count - 1);
  if (key === "ArrowUp") return Math.max(0, index - 1);
  if (key === "ArrowDown") return Math.min(last, index + 1);
  if (key === "Home") return 0;
  if (key === "End") return last;
  return undefined;
}

/** One dragged row, and its siblings that make room. */
class Drag {
  isDropped = false;
  hasMoved = false;
  timer;
  #painter;
  #startY;
  #startScroll;
  #scroller;
  /** Movable rows of the same list, in order: `{view, top, height}`. */
  #rows;

  constructor(painter, handle, clientY) {
    this.handle = handle;
    this.index = handle.reorder.index;
    this.#painter = painter;
    this.#startY = clientY;
    this.#scroller = handle.element.closest(".scroll");
    this.#startScroll = this.#scroller?.scrollTop ?? 0;
    this.#rows = this.#movableRows();
  }

  moveTo(clientY) {
    if (this.isDropped) return;
    if (!this.hasMoved && Math.abs(clientY - this.#startY) < dragThreshold) return;
    this.hasMoved = true;
    this.#scrollNear(clientY);
    const distance = clientY - this.#startY + (this.#scroller?.scrollTop ?? 0) - this.#startScroll;
    this.#show(distance);
  }

  end() {
    clearTimeout(this.timer);
    for (const { view } of this.#rows) {
      view.element.style.removeProperty("translate");
      view.element.classList.remove("is-dragged", "makes-room");
    }
  }

  #show(distance) {
    const own = this.handle.reorder.index;
    const dragged = this.#rows[own];
    if (!dragged) return;
    const middle = dragged.top + dragged.height / 2 + distance;
    this.index = this.#rows.filter((row, index) => index !== own && row.top + row.height / 2 < middle).length;
    this.#rows.forEach((row, index) => {
      if (index === own) return;
      const movesUp = index > own && index <= this.index;
      const movesDown = index < own && index >= this.index;
      const room = movesUp ? -dragged.height : movesDown ? dragged.height : 0;
      row.view.element.classList.add("makes-room");
      row.view.element.style.translate = `0 ${room}px`;
    });
    dragged.view.element.classList.add("is-dragged");
    dragged.view.element.style.translate = `0 ${distance}px`;
  }

  #scrollNear(clientY) {
    if (!this.#scroller) return;
    const { top, bottom } = this.#scroller.getBoundingClientRect();
    if (clientY < top + edgeZone) this.#scroller.scrollTop -= edgeStep;
    if (clientY > bottom - edgeZone) this.#scroller.scrollTop += edgeStep;
  }

  #movableRows() {
    const list = this.#painter.view(this.handle.reorder.row)?.element.parentElement;
    const rows = [];
    for (const handle of this.#painter.views) {
      const row = handle instanceof ButtonView && handle.reorder && this.#painter.view(handle.reorder.row);
      if (!row || row.element.parentElement !== list) continue;
      const [, top, , height] = rectangle(row.node.frame);
      rows[handle.reorder.index] = { view: row, top, height };
    }
    return rows.filter(Boolean);
  }
}
