import { interaction } from "../views/node-view.js";
import { isSimultaneous, ranked } from "./hits.js";
import { intoBox, point, rounded } from "./place.js";

/** Maximum milliseconds and points between two taps of a multiple tap; the system may allow a person more time. */
const pause = 300;
const reach = 40;

/** Counts successive clicks, and notifies each view that recognises that count. */
export class Taps {
  #surface;
  #painter;
  #count = 0;
  /** Number of these taps that a view has already used. */
  #taken = 0;
  #last = { x: 0, y: 0, time: -Infinity };
  /** Delivers a tap unless a further one comes. */
  #waiting;
  #timer;

  /** @param {HTMLElement} surface @param {import("../painter.js").Painter} painter */
  constructor(surface, painter) {
    this.#surface = surface;
    this.#painter = painter;
  }

  disconnect() {
    clearTimeout(this.#timer);
    this.#waiting = undefined;
  }

  /** @param {any[]} views The hit views, the innermost first. @param {MouseEvent} event */
  click(views, event) {
    this.#countOn(event);
    const hearing = hearers(views);
    for (const view of hearing.filter(isSimultaneous)) {
      if (counts(view).includes(this.#count)) this.#tell(view, event, this.#count);
    }
    this.#decide(ranked(hearing.filter((view) => !isSimultaneous(view))), event);
    if (hearing.every((view) => Math.max(...counts(view)) <= this.#count)) this.#startAnew();
  }

  #countOn({ clientX: x, clientY: y, timeStamp: time, detail }) {
    const last = this.#last;
    const isInTime = time - last.time <= pause || (detail > 1 && last.time > -Infinity);
    const isNext = isInTime && Math.hypot(x - last.x, y - last.y) <= reach;
    if (!isNext) this.#tellWaiting();
    this.#count = isNext ? this.#count + 1 : 1;
    if (!isNext) this.#taken = 0;
    this.#last = { x, y, time };
    clearTimeout(this.#timer);
    this.#waiting = undefined;
  }

  /**
   * Gives the taps to the first view that recognises the count; at once, unless that view or one before it recognises a
   * higher count.
   */
  #decide(views, event) {
    const count = this.#count - this.#taken;
    let hopes = false;
    for (const view of views) {
      const wanted = counts(view);
      hopes ||= Math.max(...wanted) > count;
      if (!wanted.includes(count)) continue;
      if (hopes) return this.#wait(view, event, count);
      this.#taken = this.#count;
      return this.#tell(view, event, count);
    }
  }

  #wait(view, event, count) {
    this.#waiting = () => this.#tell(view, event, count);
    this.#timer = setTimeout(() => {
      this.#tellWaiting();
      this.#startAnew();
    }, pause);
  }

  #tellWaiting() {
    const tell = this.#waiting;
    this.#waiting = undefined;
    tell?.();
  }

  #startAnew() {
    this.#last = { x: 0, y: 0, time: -Infinity };
  }

  #tell(view, { clientX, clientY }, count) {
    const node = view.node.id;
    if (this.#painter.view(node) !== view) return;
    if (!view.gestures.taps?.length) return this.#painter.send({ kind: "tap", node });
    const place = point(intoBox(view.element, this.#surface), { x: clientX, y: clientY });
    const [x, y] = [rounded(place.x), rounded(place.y)];
    /** @type {import("../../wire.js").GestureEvent} */
    const event = { gesture: "tap", phase: "ended", startX: x, startY: y, x, y, amount: count };
    this.#painter.send({ kind: "gesture", node, event });
  }
}

/**
 * Returns the views that receive taps. A button blocks those behind it, except simultaneous ones and those with
 * precedence.
 */
function hearers(views) {
  const found = [];
  let isBehind = false;
  for (const view of views) {
    const isWanted = !isBehind || isSimultaneous(view) || view.gestures.comesFirst === true;
    if (isWanted && counts(view).length > 0) found.push(view);
    isBehind ||= view.isPushed;
  }
  return found;
}

/** @returns {number[]} The tap counts that a view recognises. */
function counts(view) {
  const { taps } = view.gestures;
  if (Array.isArray(taps) && taps.length > 0) return taps;
  return view.isTappable && (view.isPushed || view.wants(interaction.tap)) ? [1] : [];
}
