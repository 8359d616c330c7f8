import { Candidate } from "./candidate.js";
import { ranked } from "./hits.js";
import { Pinch } from "./pinch.js";

/** Maximum movement in points of a click. */
const clickDistance = 10;
/** Milliseconds over which velocity is measured. */
const speedTime = 80;

/** A pointer from down to up: one view wins it, together with all simultaneous ones. */
export class Sequence {
  #surface;
  #options;
  #views;
  #candidates;
  /** Position of each pointer. */
  #fingers = new Map();
  #start;
  #place;
  #samples = [];
  #timers = [];
  #pinch;
  #isOver = false;
  /** The view that has won the pointer. */
  #owner;

  /**
   * @param {any[]} views The hit views, the innermost first. @param {HTMLElement} surface @param {PointerEvent} event
   * @param {{send: (event: import("../../wire.js").InputEvent) => void, onClaim: (view: import("../views/node-view.js").NodeView) => void}} options
   */
  constructor(views, surface, event, options) {
    this.#surface = surface;
    this.#options = options;
    this.#views = views;
    this.pointer = event.pointerId;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#place = this.#start;
    this.#fingers.set(event.pointerId, this.#start);
    this.#sample(event);
    this.#candidates = ranked(views).map((view) => new Candidate(view, surface, this.#start, options.send));
    this.#begin();
  }

  get isWanted() {
    return Pinch.isWanted(this.#views) || this.#candidates.some(({ press, drag }) => press !== "none" || drag !== "none");
  }

  /** Whether the page must not scroll any more. */
  get hasTaken() {
    return this.#owner !== undefined || this.#candidates.some(({ drag, press }) => drag === "active" || press === "done");
  }

  get hearsLongPress() {
    return this.#candidates.some(({ press }) => press !== "none");
  }

  has(pointer) {
    return this.#fingers.has(pointer);
  }

  /** @param {PointerEvent} event The press of a further finger. */
  add(event) {
    if (this.#isOver || this.#pinch || !Pinch.isWanted(this.#views)) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    for (const candidate of this.#candidates) candidate.failPress(this.#moved);
    this.#pinch = new Pinch(this.#views, this.#surface, this.#fingers, this.#options.send, (view) => this.#claim(view));
  }

  /** @param {PointerEvent} event */
  move(event) {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pinch) return this.#pinch.move();
    if (this.#isOver || event.pointerId !== this.pointer) return;
    this.#place = { x: event.clientX, y: event.clientY };
    this.#sample(event);
    this.#moveOn();
  }

  /**
   * Ends a pointer. Returns true if it was the last.
   * @param {PointerEvent} event
   */
  end(event) {
    if (event.clientX !== this.#place.x || event.clientY !== this.#place.y) this.move(event);
    this.#fingers.delete(event.pointerId);
    this.#pinch?.end();
    if (!this.#isOver && event.pointerId === this.pointer && !this.#pinch) this.#finish(event);
    else this.#stop();
    this.#pinch = undefined;
    return this.#fingers.size === 0;
  }

  cancel() {
    this.#pinch?.end("cancelled");
    this.#stop();
    this.#fingers.clear();
  }

  /** Returns whether the click at its end still counts as a tap of this view. */
  allowsTap(view) {
    const own = this.#candidates.find((candidate) => candidate.view === view);
    const wasShort = this.#distance < clickDistance;
    const isSpent = own?.press === "done" || (own?.drag === "active" && !wasShort);
    if (isSpent) return false;
    return this.#owner === undefined || this.#owner === view || own?.isSimultaneous === true;
  }

  #begin() {
    for (const candidate of this.#candidates) {
      if (candidate.press !== "waiting") continue;
      candidate.tell("longPress", "began");
      this.#timers.push(setTimeout(() => this.#lasted(candidate), candidate.pressDuration));
    }
    this.#moveOn();
  }

  #lasted(candidate) {
    if (candidate.press !== "waiting" || !this.#mayTake(candidate)) return;
    candidate.press = "done";
    this.#claim(candidate.view);
    candidate.tell("longPress", "ended", this.#moved);
  }

  #moveOn() {
    const distance = this.#distance;
    for (const candidate of this.#candidates) if (distance > candidate.pressDistance) candidate.failPress(this.#moved);
    this.#candidates.forEach((candidate, index) => {
      if (candidate.drag === "active") return candidate.tellDrag("changed", this.#moved, this.#velocity(performance.now()));
      if (candidate.drag !== "waiting" || !this.#mayTake(candidate) || distance < this.#dragDistance(candidate, index)) return;
      candidate.drag = "active";
      if (distance > 0) candidate.failPress(this.#moved);
      this.#claim(candidate.view);
      candidate.tellDrag("began", this.#moved, { x: 0, y: 0 });
    });
  }

  /**
   * Returns the distance at which a drag begins. A drag with a small distance is delayed while views that precede it
   * may still recognise a gesture.
   */
  #dragDistance(candidate, index) {
    if (candidate.dragDistance >= clickDistance || candidate.isSimultaneous) return candidate.dragDistance;
    const before = this.#candidates.slice(0, index).some(({ view, press, drag }) => {
      return press === "waiting" || drag === "waiting" || view.isTappable || view.gestures.taps;
    });
    return before ? clickDistance : candidate.dragDistance;
  }

  #mayTake(candidate) {
    return candidate.isSimultaneous || this.#owner === undefined || this.#owner === candidate.view;
  }

  #claim(view) {
    if (view.gestures.isSimultaneous === true) return;
    this.#owner = view;
    for (const candidate of this.#candidates) {
      if (candidate.view === view || candidate.isSimultaneous) continue;
      candidate.failPress(this.#moved);
      candidate.failDrag(this.#moved);
    }
    this.#options.onClaim(view);
  }

  #finish(event) {
    this.#isOver = true;
    this.#clearTimers();
    for (const candidate of this.#candidates) {
      candidate.failPress(this.#moved);
      if (candidate.drag === "active") candidate.tellDrag("ended", this.#moved, this.#velocity(event.timeStamp));
      else candidate.failDrag(this.#moved);
    }
  }

  #stop() {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#clearTimers();
    for (const candidate of this.#candidates) {
      candidate.failPress(this.#moved);
      candidate.failDrag(this.#moved);
    }
  }

  #clearTimers() {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  get #moved() {
    return { x: this.#place.x - this.#start.x, y: this.#place.y - this.#start.y };
  }

  get #distance() {
    return Math.hypot(this.#moved.x, this.#moved.y);
  }

  #sample({ clientX: x, clientY: y, timeStamp: time }) {
    this.#samples = [...this.#samples.filter((each) => time - each.time <= speedTime), { x, y, time }];
  }

  /** Returns the velocity in points per second on the page; zero if the pointer has rested. */
  #velocity(now) {
    const known = this.#samples.filter((each) => now - each.time <= speedTime);
    const [first, last] = [known[0], known.at(-1)];
    if (!first || last.time <= first.time) return { x: 0, y: 0 };
    const seconds = (last.time - first.time) / 1000;
    return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
  }
}
