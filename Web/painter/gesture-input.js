import { viewsAt } from "./gestures/hits.js";
import { Hover } from "./gestures/hover.js";
import { Sequence } from "./gestures/sequence.js";
import { Taps } from "./gestures/taps.js";
import { WheelPinch } from "./gestures/wheel-pinch.js";

/**
 * Recognises taps, long presses, drags and pinches for the whole scene. `Sequence` and `Taps` decide which of several
 * competing gestures wins; the app composes their events.
 */
export class GestureInput {
  #surface;
  #painter;
  #taps;
  #wheel;
  #hover;
  #onClaim;
  #sequence;
  /** The previous sequence, which decides about the click that may follow it. */
  #ended;
  /** Moves are batched until the next frame: the app gets no more than can be seen. */
  #moves = new Map();
  #frame;
  #listeners = {
    pointerdown: (event) => this.#down(event),
    click: (event) => this.#click(event),
    wheel: (event) => event.ctrlKey && this.#wheel.turn(this.#viewsAt(event), event),
    // Once a drag is active, the finger no longer scrolls.
    touchmove: (event) => this.#sequence?.hasTaken && event.cancelable && event.preventDefault(),
    contextmenu: (event) => (this.#sequence?.hearsLongPress || this.#sequence?.hasTaken) && event.preventDefault(),
    dragstart: (event) => event.preventDefault(),
    pointerleave: () => this.#hover.move([]),
  };
  #windowListeners = {
    pointermove: (event) => this.#move(event),
    pointerup: (event) => this.#up(event),
    pointercancel: (event) => this.#cancel(event),
    blur: () => this.#cancel(),
  };

  /**
   * @param {HTMLElement} surface @param {import("./painter.js").Painter} painter
   * @param {(view: any) => void} onClaim Called when a gesture wins the pointer, to release what is pressed.
   */
  constructor(surface, painter, onClaim) {
    this.#surface = surface;
    this.#painter = painter;
    this.#onClaim = onClaim;
    this.#taps = new Taps(surface, painter);
    this.#wheel = new WheelPinch(surface, (event) => painter.send(event));
    this.#hover = new Hover((event) => painter.send(event), surface);
  }

  connect() {
    for (const [name, listener] of Object.entries(this.#listeners)) {
      this.#surface.addEventListener(name, listener, { passive: false });
    }
    for (const [name, listener] of Object.entries(this.#windowListeners)) window.addEventListener(name, listener);
  }

  disconnect() {
    for (const [name, listener] of Object.entries(this.#listeners)) this.#surface.removeEventListener(name, listener);
    for (const [name, listener] of Object.entries(this.#windowListeners)) window.removeEventListener(name, listener);
    this.#cancel();
    this.#wheel.end("cancelled");
    this.#taps.disconnect();
  }

  /** Gives up what is being recognised: the pointer drags something. */
  yield() {
    this.#cancel();
  }

  #viewsAt({ target, clientX: x, clientY: y }) {
    return viewsAt(this.#painter, this.#surface, { target, x, y });
  }

  #down(event) {
    if (event.button !== 0) return;
    this.#ended = undefined;
    if (this.#sequence) return event.pointerType === "touch" ? this.#sequence.add(event) : this.#cancel();
    const views = this.#viewsAt(event);
    // The handle of a reorderable row has exclusive use of the pointer (`Reordering`).
    if (views.some((view) => view.reorder)) return;
    const sequence = new Sequence(views, this.#surface, event, {
      send: (told) => this.#painter.send(told), onClaim: (view) => this.#claimed(view, event.pointerId),
    });
    if (sequence.isWanted) this.#sequence = sequence;
  }

  #claimed(view, pointer) {
    this.#onClaim(view);
    try {
      this.#surface.setPointerCapture(pointer);
    } catch {
      // The pointer is up already, or synthetic: there is nothing to capture.
    }
  }

  #move(event) {
    if (event.pointerType === "mouse" && event.buttons === 0) this.#hoverAt(event);
    if (!this.#sequence?.has(event.pointerId)) return;
    this.#moves.set(event.pointerId, event);
    this.#frame ??= requestAnimationFrame(() => this.#flush());
  }

  #hoverAt(event) {
    const isHere = event.target instanceof Node && this.#surface.contains(event.target);
    this.#hover.move(isHere ? this.#viewsAt(event) : [], { x: event.clientX, y: event.clientY });
  }

  #flush() {
    cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    for (const event of this.#moves.values()) this.#sequence?.move(event);
    this.#moves.clear();
  }

  #up(event) {
    if (!this.#sequence?.has(event.pointerId)) return;
    this.#flush();
    this.#ended = this.#sequence;
    if (this.#sequence.end(event)) this.#sequence = undefined;
  }

  #cancel(event) {
    if (event && !this.#sequence?.has(event.pointerId)) return;
    this.#moves.clear();
    this.#sequence?.cancel();
    this.#sequence = undefined;
  }

  #click(event) {
    // Clicks from keys and assistive technology have no position (`PointerInput` handles them).
    if (event.detail === 0) return;
    const ended = this.#ended;
    const views = this.#viewsAt(event).filter((view) => ended?.allowsTap(view) ?? true);
    this.#taps.click(views, event);
  }
}
