import { finite } from "../values.js";
import { isSimultaneous } from "./hits.js";
import { distance, intoBox, point, rounded } from "./place.js";

/** @typedef {import("../../wire.js").GestureEvent} GestureEvent */

/** State of the gestures of one view for a pointer that is down. */
export class Candidate {
  view;
  #send;
  #matrix;
  #start;
  /** State of its long press: `none`, `waiting`, `done` or `failed`. */
  press = "none";
  /** State of its drag: `none`, `waiting`, `active` or `failed`. */
  drag = "none";

  /**
   * @param {import("../views/node-view.js").NodeView} view @param {HTMLElement} surface @param {{x: number, y: number}}
   *   place In page coordinates.
   * @param {(event: import("../../wire.js").InputEvent) => void} send
   */
  constructor(view, surface, place, send) {
    this.view = view;
    this.#send = send;
    this.#matrix = intoBox(view.element, surface);
    this.#start = point(this.#matrix, place);
    const { longPress, dragDistance } = view.gestures;
    if (longPress) this.press = "waiting";
    if (Number.isFinite(dragDistance)) this.drag = "waiting";
  }

  get isSimultaneous() {
    return isSimultaneous(this.view);
  }

  get pressDuration() {
    return Math.max(0, finite(this.view.gestures.longPress?.duration, 0.5)) * 1000;
  }

  get pressDistance() {
    return Math.max(0, finite(this.view.gestures.longPress?.distance, 10));
  }

  get dragDistance() {
    return Math.max(0, finite(this.view.gestures.dragDistance, 10));
  }

  /**
   * @param {GestureEvent["gesture"]} gesture @param {GestureEvent["phase"]} phase
   * @param {{x: number, y: number}} [moved] Translation since the start, in page coordinates.
   * @param {{amount?: number, velocityX?: number, velocityY?: number}} [more]
   */
  tell(gesture, phase, moved = { x: 0, y: 0 }, more = {}) {
    const shift = distance(this.#matrix, moved);
    const [startX, startY] = [rounded(this.#start.x), rounded(this.#start.y)];
    const place = { x: rounded(this.#start.x + shift.x), y: rounded(this.#start.y + shift.y) };
    const event = { gesture, phase, startX, startY, ...place, ...more };
    this.#send({ kind: "gesture", node: this.view.node.id, event });
  }

  /**
   * @param {GestureEvent["phase"]} phase @param {{x: number, y: number}} moved
   * @param {{x: number, y: number}} velocity In page coordinates per second.
   */
  tellDrag(phase, moved, velocity) {
    const { x, y } = distance(this.#matrix, velocity);
    this.tell("drag", phase, moved, { velocityX: rounded(x), velocityY: rounded(y) });
  }

  failPress(moved) {
    if (this.press !== "waiting") return;
    this.press = "failed";
    this.tell("longPress", "cancelled", moved);
  }

  failDrag(moved) {
    // After a long press the app may wait for a drag, which now will not come.
    if (this.drag === "active" || (this.drag === "waiting" && this.press === "done")) this.tell("drag", "cancelled", moved);
    if (this.drag !== "none") this.drag = "failed";
  }
}
