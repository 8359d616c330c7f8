import { Candidate } from "./candidate.js";
import { ranked } from "./hits.js";

/** Milliseconds after which the wheel counts as stopped. */
const rest = 200;

/** Magnifies with Control and the wheel, which is also what browsers send for a pinch on a trackpad. */
export class WheelPinch {
  #surface;
  #send;
  #candidate;
  #factor = 1;
  #timer;

  /** @param {HTMLElement} surface @param {(event: import("../../wire.js").InputEvent) => void} send */
  constructor(surface, send) {
    this.#surface = surface;
    this.#send = send;
  }

  /** @param {any[]} views @param {WheelEvent} event */
  turn(views, event) {
    const view = ranked(views).find((each) => each.gestures.magnifies === true);
    if (!this.#candidate && !view) return;
    event.preventDefault();
    const isFirst = !this.#candidate;
    this.#candidate ??= new Candidate(view, this.#surface, { x: event.clientX, y: event.clientY }, this.#send);
    this.#factor *= Math.exp(-Math.min(100, Math.max(-100, event.deltaY)) / 200);
    this.#tell(isFirst ? "began" : "changed");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), rest);
  }

  end(phase = "ended") {
    clearTimeout(this.#timer);
    if (this.#candidate) this.#tell(phase);
    this.#candidate = undefined;
    this.#factor = 1;
  }

  #tell(phase) {
    this.#candidate.tell("magnify", phase, undefined, { amount: Math.round(this.#factor * 1e4) / 1e4 });
  }
}
