import { viewsAt } from "./gestures/hits.js";
import { intoBox, point } from "./gestures/place.js";
import { interaction } from "./views/node-view.js";

/** Points that a mouse moves before it drags, and that a finger may move before it has lifted. */
const mouseDistance = 5;
const fingerDistance = 10;
/** Milliseconds after which a resting finger lifts. */
const liftTime = 500;

/**
 * Drags views that are draggable onto those that take a drop. The app has what is dragged; it is told of nodes and
 * points only. A copy of the view follows the pointer, and Escape gives up.
 */
export class Dragging {
  #surface;
  #painter;
  #onLift;
  /** @type {{view: any, pointer: number, start: {x: number, y: number}, timer: number|undefined}|undefined} */
  #pressed;
  /** @type {{view: any, pointer: number, preview: HTMLElement, over: any, at: {x: number, y: number}}|undefined} */
  #drag;
  #frame;
  #listeners = {
    pointerdown: (event) => this.#down(event),
    touchmove: (event) => this.#drag && event.cancelable && event.preventDefault(),
  };
  #windowListeners = {
    pointermove: (event) => this.#move(event),
    pointerup: (event) => this.#up(event),
    pointercancel: (event) => event.pointerId === (this.#drag ?? this.#pressed)?.pointer && this.#end(),
    blur: () => this.#end(),
  };
  #escape = (event) => {
    if (event.key !== "Escape" || !this.#drag) return;
    event.preventDefault();
    event.stopPropagation();
    this.#end();
  };

  /**
   * @param {HTMLElement} surface @param {import("./painter.js").Painter} painter
   * @param {() => void} onLift Called when a view is lifted, to give up other gestures.
   */
  constructor(surface, painter, onLift) {
    this.#surface = surface;
    this.#painter = painter;
    this.#onLift = onLift;
  }

  connect() {
    for (const [name, listener] of Object.entries(this.#listeners)) {
      this.#surface.addEventListener(name, listener, { passive: false });
    }
    for (const [name, listener] of Object.entries(this.#windowListeners)) window.addEventListener(name, listener);
    window.addEventListener("keydown", this.#escape, true);
  }

  disconnect() {
    this.#end();
    for (const [name, listener] of Object.entries(this.#listeners)) this.#surface.removeEventListener(name, listener);
    for (const [name, listener] of Object.entries(this.#windowListeners)) window.removeEventListener(name, listener);
    window.removeEventListener("keydown", this.#escape, true);
  }

  #down(event) {
    if (event.button !== 0 || !event.isPrimary) return this.#end();
    const views = viewsAt(this.#painter, this.#surface, { target: event.target, x: event.clientX, y: event.clientY });
    // The innermost view that is dragged, in whichever way, has the pointer.
    const view = views.find((each) => each.wants(interaction.drag) || each.gestures.dragDistance !== undefined || each.reorder);
    if (!view?.wants(interaction.drag)) return;
    const start = { x: event.clientX, y: event.clientY };
    const timer = event.pointerType === "touch" ? setTimeout(() => this.#lift(start), liftTime) : undefined;
    this.#pressed = { view, pointer: event.pointerId, start, timer };
  }

  #move(event) {
    const at = { x: event.clientX, y: event.clientY };
    if (this.#pressed?.pointer === event.pointerId) this.#mayLift(at);
    if (this.#drag?.pointer !== event.pointerId) return;
    this.#drag.at = at;
    this.#frame ??= requestAnimationFrame(() => this.#follow());
  }

  #mayLift(at) {
    const { start, timer } = this.#pressed;
    const distance = Math.hypot(at.x - start.x, at.y - start.y);
    if (timer === undefined && distance >= mouseDistance) this.#lift(at);
    // A finger that moves scrolls.
    if (timer !== undefined && distance > fingerDistance) this.#release();
  }

  #release() {
    clearTimeout(this.#pressed?.timer);
    this.#pressed = undefined;
  }

  #lift(at) {
    const { view, pointer, start } = this.#pressed;
    this.#release();
    if (this.#painter.view(view.node.id) !== view) return;
    this.#onLift();
    this.#drag = { view, pointer, preview: this.#preview(view, start), over: undefined, at };
    view.element.classList.add("is-lifted");
    this.#send(view, "lift", start);
    this.#follow();
  }

  #preview(view, start) {
    const box = view.element.getBoundingClientRect();
    const preview = /** @type {HTMLElement} */ (view.element.cloneNode(true));
    preview.classList.add("drag-preview");
    preview.setAttribute("aria-hidden", "true");
    preview.inert = true;
    for (const element of [preview, ...preview.querySelectorAll("[id], [data-node]")]) {
      element.removeAttribute("id");
      element.removeAttribute("data-node");
    }
    preview.style.inset = "auto";
    const ground = this.#surface.getBoundingClientRect();
    preview.style.left = `${box.left - ground.left}px`;
    preview.style.top = `${box.top - ground.top}px`;
    preview.dataset.x = String(start.x);
    preview.dataset.y = String(start.y);
    preview.dataset.stays = "";
    this.#surface.append(preview);
    return preview;
  }

  #follow() {
    cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    const drag = this.#drag;
    if (!drag) return;
    const { preview, at } = drag;
    if (!preview.isConnected) this.#surface.append(preview);
    preview.style.translate = `${at.x - Number(preview.dataset.x)}px ${at.y - Number(preview.dataset.y)}px`;
    const over = this.#targetAt(at);
    if (drag.over && drag.over !== over) this.#send(drag.over, "exit", at);
    if (over) this.#send(over, over === drag.over ? "move" : "enter", at);
    drag.over = over;
  }

  /** Returns the innermost or topmost view at the point that takes drops. */
  #targetAt(at) {
    let found;
    for (const view of this.#painter.views) {
      if (!view.wants(interaction.drop) || view.element.closest("[inert], .is-away") || !holds(view.element, at)) continue;
      const isLater = !found || (found.element.compareDocumentPosition(view.element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      if (isLater) found = view;
    }
    return found;
  }

  #up(event) {
    if (this.#pressed?.pointer === event.pointerId) this.#release();
    if (this.#drag?.pointer !== event.pointerId) return;
    this.#drag.at = { x: event.clientX, y: event.clientY };
    this.#follow();
    if (this.#drag.over) this.#send(this.#drag.over, "drop", this.#drag.at);
    this.#drag.over = undefined;
    this.#end();
    // The click that follows is part of the drag.
    this.#surface.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => this.#surface.removeEventListener("click", swallow, { capture: true }));
  }

  #end() {
    this.#release();
    const drag = this.#drag;
    if (!drag) return;
    this.#drag = undefined;
    drag.preview.remove();
    drag.view.element.classList.remove("is-lifted");
    if (drag.over) this.#send(drag.over, "exit", drag.at);
    this.#send(drag.view, "end", drag.at);
  }

  #send(view, phase, at) {
    if (this.#painter.view(view.node.id) !== view) return;
    const place = point(intoBox(view.element, this.#surface), at);
    this.#painter.send({ kind: "transfer", node: view.node.id, event: { phase, x: place.x, y: place.y } });
  }
}

function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** Returns whether the element shows at the point, as far as the scroll area around it lets it be seen. */
function holds(element, { x, y }) {
  const boxes = [element, element.closest(".scroll")].filter(Boolean).map((each) => each.getBoundingClientRect());
  return boxes.every((box) => x >= box.left && x < box.right && y >= box.top && y < box.bottom);
}
