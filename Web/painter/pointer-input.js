import { textFields } from "../dom.js";
import { interaction } from "./views/node-view.js";

/**
 * Handles presses, and taps by keys and assistive technology, for the whole scene. The innermost node that wants an
 * event gets it; a disabled button swallows it. `GestureInput` handles taps of a pointer.
 */
export class PointerInput {
  #surface;
  #painter;
  #pressed;
  #listeners = {
    click: (event) => event.detail === 0 && this.#tap(event.target),
    pointerdown: (event) => event.isPrimary && event.button === 0 && this.#press(event.target),
    mousedown: (event) => this.#keepFocus(event),
    keydown: (event) => this.#keyDown(event),
    keyup: () => this.release(),
  };
  #letGo = () => this.release();

  /** @param {HTMLElement} surface @param {import("./painter.js").Painter} painter */
  constructor(surface, painter) {
    this.#surface = surface;
    this.#painter = painter;
  }

  connect() {
    for (const [name, listener] of Object.entries(this.#listeners)) this.#surface.addEventListener(name, listener);
    // A pointer is often released outside.
    for (const name of ["pointerup", "pointercancel", "blur"]) window.addEventListener(name, this.#letGo);
  }

  disconnect() {
    for (const [name, listener] of Object.entries(this.#listeners)) this.#surface.removeEventListener(name, listener);
    for (const name of ["pointerup", "pointercancel", "blur"]) window.removeEventListener(name, this.#letGo);
  }

  /** Leaves the focus in a field while something else is pressed, as iOS does: the keyboard stays, and so does what is selected. */
  #keepFocus(event) {
    const { activeElement } = document;
    if (!activeElement?.matches(textFields) || !this.#surface.contains(activeElement)) return;
    const takesFocus = event.target.closest(`${textFields}, input, select, video, audio, .is-selectable`)
      ?? this.#nearest(event.target, (view) => view.keys.isFocusable);
    if (!takesFocus) event.preventDefault();
  }

  #tap(target) {
    const view = this.#nearest(target, (candidate) => candidate.isTappable && this.#takesTaps(candidate));
    if (view) this.#painter.send({ kind: "tap", node: view.node.id });
  }

  #takesTaps(view) {
    return view.isPushed || view.wants(interaction.tap);
  }

  #press(target) {
    const view = this.#nearest(target, (candidate) => candidate.wants(interaction.press));
    if (!view) return;
    this.release();
    this.#pressed = view.node.id;
    this.#painter.send({ kind: "press", node: view.node.id, isDown: true });
  }

  /** Releases what is pressed. */
  release() {
    if (this.#pressed === undefined) return;
    this.#painter.send({ kind: "press", node: this.#pressed, isDown: false });
    this.#pressed = undefined;
  }

  #keyDown(event) {
    if ((event.key !== "Enter" && event.key !== " ") || event.repeat) return;
    const view = this.#painter.viewAt(event.target);
    if (view?.element !== event.target) return;
    if (view.wants(interaction.press)) this.#press(event.target);
    if (view.role === "button" && !view.isPushed) {
      event.preventDefault();
      this.#tap(event.target);
    }
  }

  #nearest(target, matches) {
    for (let view = this.#painter.viewAt(target); view; view = this.#painter.viewAt(view.element.parentElement)) {
      if (view.isDisabled) return undefined;
      if (matches(view)) return view;
      // A button blocks taps on what is behind it.
      if (view.isPushed) return undefined;
    }
    return undefined;
  }
}
