import { interaction } from "../views/node-view.js";
import { isSimultaneous, ranked } from "./hits.js";
import { intoBox, point, rounded } from "./place.js";

/** Milliseconds within which another tap counts on, and points that it may be away. */
const pause = 300;
const reach = 40;

/** Counts clicks that follow each other, and tells each view that wants so many. */
export class Taps {
  #surface;
  #painter;
  #count = 0;
  /** As many of them have been somebody's already. */
  #taken = 0;
  #last = { x: 0, y: 0, time: -Infinity };
  /** A tap that is told if no further one comes. */
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

  /** @param {any[]} views What was hit, the innermost first. @param {MouseEvent} event */
  click(views, event) {
    this.#countOn(event);
    const hearing = hearers(views);
    for (const view of hearing.filter(isSimultaneous)) {
      if (counts(view).includes(this.#count)) this.#tell(view, event, this.#count);
    }
    this.#decide(ranked(hearing.filter((view) => !isSimultaneous(view))), event);
    if (hearing.every((view) => Math.max(...counts(view)) <= this.#count)) this.#startAnew();
  }

  #countOn({ clientX: x, clientY: y, timeStamp: time }) {
    const last = this.#last;
    const isNext = time - last.time <= pause && Math.hypot(x - last.x, y - last.y) <= reach;
    if (!isNext) this.#tellWaiting();
    this.#count = isNext ? this.#count + 1 : 1;
    if (!isNext) this.#taken = 0;
    this.#last = { x, y, time };
    clearTimeout(this.#timer);
    this.#waiting = undefined;
  }

  /** The first view that wants this count gets it, at once unless one before it, or itself, hopes for more. */
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

/** What of these hears taps. What lies behind a button is not tapped through it, unless it asks for that. */
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

/** @returns {number[]} The numbers of taps that a view wants. */
function counts(view) {
  const { taps } = view.gestures;
  if (Array.isArray(taps) && taps.length > 0) return taps;
  return view.isTappable && (view.isPushed || view.wants(interaction.tap)) ? [1] : [];
}
