import { make } from "../dom.js";

/** Distance in points that a mouse must move to lift a sticker, and milliseconds that a finger must rest on it. */
const mouseThreshold = 6;
const peelTime = 350;

/** Scale factors that the server accepts (`ChatLimits.stickerScales`). */
const scales = { min: 0.25, max: 4 };

/**
 * @typedef {object} StickerSource
 * @property {number} [draft] Index among the files in the input field.
 * @property {{instance: number, id: number}} [node] A sticker that the open app shows.
 */

/**
 * Lifts a sticker off the open app or the input field and drops it on a bubble. A second finger rotates and scales it;
 * the wheel scales it, and with Shift rotates it.
 */
export class StickerDrag {
  #root;
  #options;
  #waiting;
  #drag;
  /** Whether to suppress the click after a drag, which would stage the sticker. */
  #swallowsClick = false;
  #listeners = {
    pointerdown: (event) => this.#pointerDown(event),
    pointermove: (event) => this.#pointerMove(event),
    pointerup: (event) => this.#pointerUp(event),
    pointercancel: () => this.#forget(),
    click: (event) => this.#click(event),
    wheel: (event) => this.#wheel(event),
    keydown: (event) => event.key === "Escape" && this.#forget(),
    touchmove: (event) => this.#drag && event.preventDefault(),
    contextmenu: (event) => this.#drag && event.preventDefault(),
  };

  /**
   * @param {HTMLElement} root The client's element, outside of which stickers cannot be dropped.
   * @param {object} options
   * @param {(element: Element) => StickerSource|undefined} options.source Returns the sticker under the pointer.
   * @param {(source: StickerSource, target: number, place: object) => void} options.onDrop
   */
  constructor(root, options) {
    this.#root = root;
    this.#options = options;
  }

  connect() {
    for (const [name, listener] of Object.entries(this.#listeners)) {
      const target = name === "pointerdown" ? this.#root : window;
      target.addEventListener(name, listener, { capture: true, passive: false });
    }
  }

  disconnect() {
    this.#forget();
    for (const [name, listener] of Object.entries(this.#listeners)) {
      const target = name === "pointerdown" ? this.#root : window;
      target.removeEventListener(name, listener, { capture: true });
    }
  }

  #pointerDown(event) {
    this.#swallowsClick = false;
    if (this.#drag) return this.#addFinger(event);
    if (!event.isPrimary || event.button !== 0 || event.target.closest("button.remove-file, button.put-file")) return;
    const source = this.#options.source(event.target);
    const image = source && imageAt(event.target);
    if (!image) return;
    this.#waiting = { source, image, x: event.clientX, y: event.clientY, id: event.pointerId };
    if (event.pointerType !== "mouse") this.#waiting.timer = setTimeout(() => this.#begin(), peelTime);
  }

  #pointerMove(event) {
    if (this.#drag) return this.#follow(event);
    if (!this.#waiting || event.pointerId !== this.#waiting.id) return;
    const distance = Math.hypot(event.clientX - this.#waiting.x, event.clientY - this.#waiting.y);
    if (distance < mouseThreshold) return;
    // A finger that moves at once scrolls.
    if (event.pointerType !== "mouse") return this.#forget();
    this.#begin();
    this.#follow(event);
  }

  #begin() {
    const { source, image, x, y, id } = this.#waiting;
    clearTimeout(this.#waiting.timer);
    this.#waiting = undefined;
    const ghost = make("img", { class: "sticker-ghost", src: image.src, alt: "", "aria-hidden": "true" });
    // At the size that it will have on the bubble: stickers are made at a scale of 3.
    ghost.width = (image.naturalWidth || 300) / 3;
    document.body.append(ghost);
    this.#drag = { source, ghost, id, x, y, rotation: 0, scale: 1 };
    this.#show();
  }

  #follow(event) {
    const { id, second } = this.#drag;
    if (event.pointerId === second?.id) this.#pinch(event);
    else if (event.pointerId === id) Object.assign(this.#drag, { x: event.clientX, y: event.clientY });
    else return;
    event.preventDefault();
    event.stopPropagation();
    this.#show();
  }

  #addFinger(event) {
    const { x, y, rotation, scale } = this.#drag;
    event.preventDefault();
    event.stopPropagation();
    this.#drag.second = { id: event.pointerId, ...line(x, y, event), rotation, scale };
  }

  #pinch(event) {
    const { x, y, second } = this.#drag;
    const now = line(x, y, event);
    this.#turn(second.rotation + now.angle - second.angle);
    this.#size(second.scale * (now.length / Math.max(1, second.length)));
  }

  #wheel(event) {
    if (!this.#drag) return;
    event.preventDefault();
    const steps = Math.sign(event.deltaY || event.deltaX);
    if (event.shiftKey) this.#turn(this.#drag.rotation + steps * 15);
    else this.#size(this.#drag.scale * (1 - steps * 0.1));
    this.#show();
  }

  #turn(degrees) {
    this.#drag.rotation = ((degrees + 540) % 360) - 180;
  }

  #size(scale) {
    this.#drag.scale = Math.min(scales.max, Math.max(scales.min, scale));
  }

  #show() {
    const { ghost, x, y, rotation, scale } = this.#drag;
    ghost.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
    ghost.style.rotate = `${rotation}deg`;
    ghost.style.scale = String(scale);
    const target = this.#target();
    if (target === this.#drag.target) return;
    this.#drag.target?.classList.remove("is-sticker-target");
    target?.classList.add("is-sticker-target");
    this.#drag.target = target;
  }

  /**
   * Returns the bubble under the pointer, unless the panel covers it.
   * @returns {HTMLElement|undefined}
   */
  #target() {
    const top = document.elementFromPoint(this.#drag.x, this.#drag.y);
    const bubble = /** @type {HTMLElement|undefined} */ (top?.closest("[data-entry]"));
    return bubble && this.#root.contains(bubble) ? bubble : undefined;
  }

  #pointerUp(event) {
    if (event.pointerId === this.#drag?.second?.id) {
      this.#drag.second = undefined;
      return;
    }
    if (!this.#drag || event.pointerId !== this.#drag.id) return this.#forget();
    const { source, target, x, y, rotation, scale } = this.#drag;
    event.preventDefault();
    event.stopPropagation();
    this.#forget();
    this.#swallowsClick = true;
    if (!target) return;
    const box = target.getBoundingClientRect();
    const place = { x: part(x - box.left, box.width), y: part(y - box.top, box.height), rotation, scale };
    this.#options.onDrop(source, Number(target.dataset.entry), place);
  }

  /** Suppresses the click after a drag. Clicks from the keyboard have a detail of 0. */
  #click(event) {
    if (!this.#swallowsClick || event.detail === 0) return;
    this.#swallowsClick = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #forget() {
    clearTimeout(this.#waiting?.timer);
    this.#waiting = undefined;
    this.#drag?.ghost.remove();
    this.#drag?.target?.classList.remove("is-sticker-target");
    this.#drag = undefined;
  }
}

function imageAt(element) {
  const holder = element.closest("[data-node], .draft-file");
  return element.closest("img") ?? holder?.querySelector("img");
}

function line(x, y, { clientX, clientY }) {
  const [across, down] = [clientX - x, clientY - y];
  return { angle: (Math.atan2(down, across) * 180) / Math.PI, length: Math.hypot(across, down) };
}

function part(distance, whole) {
  return whole > 0 ? Math.min(1, Math.max(0, distance / whole)) : 0.5;
}
