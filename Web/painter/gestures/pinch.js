import { Candidate } from "./candidate.js";
import { ranked } from "./hits.js";
import { rounded } from "./place.js";

/** Minimum change before a gesture begins: of the scale, and in degrees. */
const least = { magnify: 0.01, rotate: 1 };

/** A magnification or rotation with two fingers. */
export class Pinch {
  #fingers;
  #startLength;
  #lastAngle;
  #amounts = { magnify: 1, rotate: 0 };
  /** @type {{gesture: "magnify"|"rotate", candidate: Candidate, isActive: boolean}[]} */
  #parts;
  #onBegin;

  /** Returns whether one of the views recognises two-finger gestures. */
  static isWanted(views) {
    return views.some((view) => view.gestures.magnifies === true || view.gestures.rotates === true);
  }

  /**
   * @param {any[]} views @param {HTMLElement} surface @param {Map<number, {x: number, y: number}>} fingers By pointer.
   * @param {(event: import("../../wire.js").InputEvent) => void} send @param {(view: any) => void} onBegin
   */
  constructor(views, surface, fingers, send, onBegin) {
    this.#fingers = fingers;
    this.#onBegin = onBegin;
    const { middle, length, angle } = this.#measure();
    this.#startLength = length;
    this.#lastAngle = angle;
    const find = (property) => ranked(views).find((view) => view.gestures[property] === true);
    this.#parts = [["magnify", find("magnifies")], ["rotate", find("rotates")]]
      .filter(([, view]) => view)
      .map(([gesture, view]) => ({ gesture, candidate: new Candidate(view, surface, middle, send), isActive: false }));
  }

  move() {
    const { length, angle } = this.#measure();
    this.#amounts.magnify = this.#startLength > 0 ? length / this.#startLength : 1;
    // Normalised to half a turn, because angles wrap around.
    this.#amounts.rotate += ((angle - this.#lastAngle + 540) % 360) - 180;
    this.#lastAngle = angle;
    for (const part of this.#parts) this.#tell(part);
  }

  /** @param {"ended"|"cancelled"} [phase] */
  end(phase = "ended") {
    for (const part of this.#parts) if (part.isActive) part.candidate.tell(part.gesture, phase, undefined, this.#amount(part));
    this.#parts = [];
  }

  #tell(part) {
    const isFirst = !part.isActive;
    const change = Math.abs(this.#amounts[part.gesture] - (part.gesture === "magnify" ? 1 : 0));
    if (isFirst && change < least[part.gesture]) return;
    if (isFirst) this.#onBegin(part.candidate.view);
    part.isActive = true;
    part.candidate.tell(part.gesture, isFirst ? "began" : "changed", undefined, this.#amount(part));
  }

  #amount({ gesture }) {
    const amount = this.#amounts[gesture];
    return { amount: gesture === "magnify" ? Math.round(amount * 1e4) / 1e4 : rounded(amount) };
  }

  #measure() {
    const [one, other] = [...this.#fingers.values()];
    const [x, y] = [other.x - one.x, other.y - one.y];
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    return { middle, length: Math.hypot(x, y), angle: (Math.atan2(y, x) * 180) / Math.PI };
  }
}
