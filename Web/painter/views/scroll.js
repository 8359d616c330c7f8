import { make, setAttribute, textFields } from "../../dom.js";
import { finite, pixels } from "../values.js";
import { NodeView } from "./node-view.js";
import { phrase } from "../../words.js";

/** Distance in points that a person must pull beyond the top to refresh. */
const pullDistance = 60;

/** Clips its children and scrolls them natively. */
export class ScrollView extends NodeView {
  #area = make("div", { class: "scroll-area" });
  #stops = make("div", { class: "scroll-stops", "aria-hidden": "true" });
  #scroller = make("div", { class: "scroll" }, this.#area);
  #drawnStops = "";
  /** @type {Partial<import("../../wire.js").ScrollContent>} */
  #content = {};
  /** Serial of the last scroll request that was executed. */
  #serial = 0;
  #wish;
  /** The target of a running scroll animation. */
  #way;
  /** Latest correction of the offset, and the serial of the last one that was applied. */
  #shift;
  #shiftSerial;
  #isReported = false;
  /** Whether a patch has moved the content. */
  #hasMoved = false;
  #frame;
  #pull;

  constructor(painter) {
    super(painter);
    this.content.append(this.#scroller);
    this.#listen();
  }

  get childContainer() {
    return this.#area;
  }

  /** @param {import("../../wire.js").ScrollContent} content */
  draw(content) {
    this.#content = content;
    const { contentSize, horizontal, vertical, hidesIndicators, target } = content;
    const [width, height] = Array.isArray(contentSize) ? contentSize : [];
    this.#area.style.width = pixels(Math.max(0, finite(width)));
    this.#area.style.height = pixels(Math.max(0, finite(height)));
    const { classList } = this.#scroller;
    classList.toggle("scrolls-x", horizontal === true);
    classList.toggle("scrolls-y", vertical === true);
    classList.toggle("hides-indicators", hidesIndicators === true);
    this.#snap(content.snap);
    if (target && finite(target.serial) > this.#serial) this.#wish = target;
    this.#shift = content.shift;
    this.#shiftSerial ??= finite(content.shift?.serial);
  }

  /**
   * Makes the container focusable if it overflows without a control inside: the keyboard could not scroll it otherwise.
   */
  settle() {
    super.settle();
    this.#goAlong();
    this.#goToTarget();
    this.#reportFirst();
    const isStop = this.#overflows && this.#area.querySelector("button:not(:disabled), input:not(:disabled), [tabindex]") === null;
    setAttribute(this.#scroller, "tabindex", isStop ? 0 : undefined);
    this.#showRefresh();
  }

  dispose() {
    cancelAnimationFrame(this.#frame);
  }

  /** Whether there is something to scroll to, by the app's own numbers: to ask the browser would have it lay out at once. */
  get #overflows() {
    const [width, height] = this.#content.contentSize ?? [];
    const [, , ownWidth, ownHeight] = this.node.frame;
    return finite(width) > finite(ownWidth) + 1 || finite(height) > finite(ownHeight) + 1;
  }

  /** Whether it is a row with actions beside it, which come into sight when it is swiped. */
  get isRow() {
    return Number.isFinite(this.#content.rest);
  }

  get isSwiped() {
    return !this.#way && Math.abs(this.#scroller.scrollLeft - this.#content.rest) > 1;
  }

  /** Scrolls a row back to where its actions are out of sight. */
  rest() {
    if (!this.isSwiped) return;
    this.#wish = { x: this.#content.rest, y: 0, serial: this.#serial, isAnimated: true };
    this.#goToTarget();
  }

  /** Executes a scroll request. Only after the patch, which may have enlarged the content. */
  #goToTarget() {
    if (!this.#wish) return;
    const { x, y, serial, isAnimated } = this.#wish;
    this.#hasMoved = true;
    this.#wish = undefined;
    this.#serial = finite(serial);
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const isSmooth = isAnimated === true && !isCalm;
    this.#way = isSmooth ? { left: finite(x), top: finite(y) } : undefined;
    this.#scroller.scrollTo({ left: finite(x), top: finite(y), behavior: isSmooth ? "smooth" : "instant" });
  }

  /** Applies a correction, so that visible content stays in place after content before it changed its length. */
  #goAlong() {
    const serial = finite(this.#shift?.serial);
    if (serial <= this.#shiftSerial) return;
    this.#shiftSerial = serial;
    this.#hasMoved = true;
    const [left, top] = [finite(this.#shift.x), finite(this.#shift.y)];
    this.#scroller.scrollBy({ left, top, behavior: "instant" });
    if (!this.#way) return;
    this.#way = { left: this.#way.left + left, top: this.#way.top + top };
    this.#scroller.scrollTo({ ...this.#way, behavior: "smooth" });
  }

  /**
   * Reports the initial offset once: the app may know that of another, closed page, and creates only what it takes to
   * be visible.
   */
  #reportFirst() {
    if (this.#isReported || this.#content.reportsOffset !== true) return;
    this.#isReported = true;
    // A new element is at its beginning, which needs no look.
    if (this.#hasMoved) this.#report();
    else this.painter.send({ kind: "scroll", node: this.node.id, x: 0, y: 0 });
  }

  #snap(snap) {
    const drawn = JSON.stringify([snap, this.#content.horizontal, this.#content.contentSize, this.node.frame]);
    if (drawn === this.#drawnStops) return;
    this.#drawnStops = drawn;
    const stops = this.#offsets(snap);
    const isAcross = this.#content.horizontal === true;
    this.#scroller.classList.toggle("snaps-x", stops.length > 0 && isAcross);
    this.#scroller.classList.toggle("snaps-y", stops.length > 0 && !isAcross);
    this.#stops.replaceChildren(...stops.map((offset) => makeStop(offset, isAcross)));
    if (stops.length > 0) this.#scroller.append(this.#stops);
    else this.#stops.remove();
  }

  #offsets(snap) {
    if (Array.isArray(snap)) return snap.filter(Number.isFinite);
    if (snap !== "pages") return [];
    const isAcross = this.#content.horizontal === true;
    const [, , width, height] = this.node.frame;
    const page = finite(isAcross ? width : height);
    const [contentWidth, contentHeight] = this.#content.contentSize ?? [];
    const length = finite(isAcross ? contentWidth : contentHeight);
    const count = page > 0 ? Math.min(1000, Math.ceil(length / page)) : 0;
    return Array.from({ length: count }, (_, index) => index * page);
  }

  #listen() {
    const scroller = this.#scroller;
    scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    scroller.addEventListener("scrollend", () => (this.#way = undefined), { passive: true });
    scroller.addEventListener("touchstart", (event) => this.#startPull(event), { passive: true });
    scroller.addEventListener("touchend", (event) => this.#endPull(event), { passive: true });
    scroller.addEventListener("touchcancel", () => (this.#pull = undefined), { passive: true });
  }

  #scrolled() {
    const { dismissesKeyboard, reportsOffset } = this.#content;
    const focused = /** @type {HTMLElement|null} */ (document.activeElement);
    if (dismissesKeyboard === true && focused?.matches(textFields) && this.#area.contains(focused)) focused.blur();
    if (reportsOffset !== true) return;
    // At most once per frame.
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#report();
    });
  }

  #report() {
    const { scrollLeft, scrollTop } = this.#scroller;
    this.painter.send({ kind: "scroll", node: this.node.id, x: scrollLeft, y: scrollTop });
  }

  #startPull(event) {
    this.#pull = this.#scroller.scrollTop <= 0 && event.touches.length === 1 ? event.touches[0].clientY : undefined;
  }

  #endPull(event) {
    const distance = this.#pull === undefined ? 0 : event.changedTouches[0].clientY - this.#pull;
    this.#pull = undefined;
    if (distance >= pullDistance) this.#refresh();
  }

  #refresh() {
    if (this.#content.isRefreshable === true) this.painter.send({ kind: "refresh", node: this.node.id });
  }

  /** Adds a refresh button for people who cannot pull, visible while focused. */
  #showRefresh() {
    const known = this.element.querySelector(":scope .refresh-button");
    if (this.#content.isRefreshable !== true) return known?.remove();
    if (known) return;
    const button = make("button", { class: "refresh-button", type: "button", text: phrase("Refresh"), onclick: () => this.#refresh() });
    this.#scroller.before(button);
  }
}

function makeStop(offset, isAcross) {
  const stop = make("div", { class: "scroll-stop" });
  stop.style[isAcross ? "left" : "top"] = pixels(offset);
  return stop;
}
