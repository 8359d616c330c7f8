/** Pixels of movement that still make a tap, that make a swipe, and that may lie between the taps of a double tap. */
const slop = 10;
const swipeLength = 60;
const tapGap = 40;
/** Maximum milliseconds between the taps of a double tap. */
const tapPause = 300;
/** Height in pixels of a player's controls at its lower edge. */
const controlsHeight = 72;
const wheelSpeed = 0.002;

/**
 * Actions of a stage for fingers, mouse and wheel. Coordinates are pixels from the centre of the stage.
 * @typedef {object} StageActions
 * @property {() => boolean} isZoomed
 * @property {(factor: number, x: number, y: number) => void} zoom
 * @property {(x: number, y: number) => void} pan
 * @property {(x: number, y: number) => void} toggle
 * @property {(x: number, y: number) => void} drag Moves the medium with a finger that may become a swipe.
 * @property {(x: number, y: number) => void} drop Ends the drag, with the distance from its start.
 */

/** Recognises swipes, double taps, pinches and the wheel. */
export class StageGestures {
  #stage;
  #actions;
  /** @type {Map<number, {x: number, y: number}>} */
  #fingers = new Map();
  /** @type {{x: number, y: number}|undefined} Start of the first finger. */
  #start;
  /** @type {"x"|"y"|"none"|undefined} The axis to which a swipe is locked. */
  #axis;
  #lastTap = { time: -Infinity, x: 0, y: 0 };

  /** @param {HTMLElement} stage @param {StageActions} actions */
  constructor(stage, actions) {
    this.#stage = stage;
    this.#actions = actions;
    stage.addEventListener("pointerdown", (event) => this.#down(event));
    stage.addEventListener("pointermove", (event) => this.#moved(event));
    stage.addEventListener("pointerup", (event) => this.#up(event));
    stage.addEventListener("pointercancel", (event) => this.#cancelled(event));
    stage.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
  }

  #down(event) {
    if (event.button !== 0 || isControl(event)) return;
    this.#fingers.set(event.pointerId, this.#place(event));
    if (this.#fingers.size > 1) return this.#giveUpSwipe();
    this.#start = this.#place(event);
    this.#axis = undefined;
  }

  #moved(event) {
    const last = this.#fingers.get(event.pointerId);
    if (!last) return;
    const before = this.#spread();
    const place = this.#place(event);
    this.#fingers.set(event.pointerId, place);
    if (this.#fingers.size > 1) return this.#pinch(before, this.#spread());
    if (!this.#hasBegun(place, event.pointerId)) return;
    if (this.#actions.isZoomed()) this.#actions.pan(place.x - last.x, place.y - last.y);
    else this.#actions.drag(...this.#swiped(place));
  }

  /** Starts a swipe beyond the slop. The pointer is captured only then, so that a player's controls receive presses. */
  #hasBegun({ x, y }, pointer) {
    if (this.#axis) return this.#axis !== "none";
    const [width, height] = [Math.abs(x - this.#start.x), Math.abs(y - this.#start.y)];
    if (Math.max(width, height) < slop) return false;
    this.#axis = width > height ? "x" : "y";
    this.#stage.setPointerCapture(pointer);
    return true;
  }

  /** @returns {[number, number]} */
  #swiped({ x, y }) {
    return this.#axis === "x" ? [x - this.#start.x, 0] : [0, y - this.#start.y];
  }

  #pinch(before, after) {
    this.#actions.pan(after.x - before.x, after.y - before.y);
    if (before.length > 0) this.#actions.zoom(after.length / before.length, after.x, after.y);
  }

  #spread() {
    const [one, other = one] = this.#fingers.values();
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, length: Math.hypot(one.x - other.x, one.y - other.y) };
  }

  #up(event) {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0) return;
    const place = this.#place(event);
    if (this.#axis === undefined) this.#tapped(place, event.timeStamp);
    else if (this.#axis !== "none" && !this.#actions.isZoomed()) this.#dropped(place);
  }

  #dropped(place) {
    const [x, y] = this.#swiped(place);
    const isFar = Math.hypot(x, y) >= swipeLength;
    this.#actions.drop(isFar ? x : 0, isFar ? y : 0);
  }

  #tapped({ x, y }, time) {
    const last = this.#lastTap;
    const isSecond = time - last.time < tapPause && Math.hypot(x - last.x, y - last.y) < tapGap;
    this.#lastTap = { time: isSecond ? -Infinity : time, x, y };
    if (isSecond) this.#actions.toggle(x, y);
  }

  #cancelled(event) {
    this.#fingers.delete(event.pointerId);
    this.#giveUpSwipe();
  }

  #giveUpSwipe() {
    this.#axis = "none";
    if (!this.#actions.isZoomed()) this.#actions.drop(0, 0);
  }

  #wheel(event) {
    event.preventDefault();
    const { x, y } = this.#place(event);
    this.#actions.zoom(Math.exp(-event.deltaY * wheelSpeed * (event.ctrlKey ? 5 : 1)), x, y);
  }

  #place({ clientX, clientY }) {
    const { left, top, width, height } = this.#stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }
}

function isControl({ target, clientY }) {
  if (target.closest("button, a, audio")) return true;
  return target.localName === "video" && clientY > target.getBoundingClientRect().bottom - controlsHeight;
}
