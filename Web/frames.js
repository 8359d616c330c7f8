import { make, setAttribute } from "./dom.js";
import { Painter } from "./painter/painter.js";
import { kindOf } from "./painter/scene-tree.js";

/** Maximum number of boxes on the page. */
const boxCountMax = 2_000;
/** Longest name on a box, in characters. */
const nameLengthMax = 40;

/**
 * Draws the frame of each node of all apps on the page, with kind, name and size of those that show something. Only while
 * it is on does it listen to anything; then it follows patches, scrolling, animations and the sizes of the page.
 */
export class Frames {
  #layer = make("div", { class: "frames", "aria-hidden": "true" });
  #changes = new MutationObserver(() => this.#drawSoon());
  #sizes = new ResizeObserver(() => this.#drawSoon());
  #drawSoon = () => {
    this.#request ??= requestAnimationFrame(() => this.#draw());
  };
  /** @type {number|undefined} */
  #request;

  constructor() {
    this.button = make("button", {
      type: "button", class: "link-button", "aria-pressed": "false", text: "Frames", onclick: () => this.#toggle(),
    });
  }

  #toggle() {
    const isOn = !this.#layer.isConnected;
    this.button.setAttribute("aria-pressed", String(isOn));
    if (isOn) this.#connect();
    else this.#disconnect();
  }

  #connect() {
    document.body.append(this.#layer);
    const stage = document.getElementById("stage") ?? document.body;
    this.#changes.observe(stage, { subtree: true, childList: true, characterData: true, attributeFilter: ["style", "class", "hidden"] });
    addEventListener("scroll", this.#drawSoon, { capture: true, passive: true });
    this.#sizes.observe(stage);
    this.#draw();
  }

  #disconnect() {
    this.#changes.disconnect();
    removeEventListener("scroll", this.#drawSoon, { capture: true });
    this.#sizes.disconnect();
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
    this.#request = undefined;
    this.#layer.remove();
    this.#layer.replaceChildren();
  }

  /** Animations change no attribute that could be observed: while there are any, it draws with each frame. */
  #draw() {
    this.#request = undefined;
    const boxes = [...document.querySelectorAll(".surface")].flatMap((surface) => boxesOf(surface));
    this.#layer.replaceChildren(...boxes.slice(0, boxCountMax).map(boxElement));
    if (document.getAnimations().length > 0) this.#drawSoon();
  }
}

/** @typedef {{area: Area, title: string, isControl: boolean}} Box */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Area */

/** @param {Element} surface @returns {Box[]} */
function boxesOf(surface) {
  const painter = Painter.on(surface);
  if (!painter) return [];
  return [...painter.views].flatMap((view) => {
    const area = seenArea(view.element, surface);
    if (!area) return [];
    return [{ area, title: title(view.node, painter), isControl: view.isTappable || !passiveKinds.has(kindOf(view.node)) }];
  });
}

const passiveKinds = new Set(["group", "text", "image", "shape", "scroll", "dialog"]);

/**
 * Returns what is seen of a node's frame in its scroll areas and the surface; undefined for nothing.
 * @param {Element} element @param {Element} surface @returns {Area|undefined}
 */
function seenArea(element, surface) {
  /** @type {Area} */
  let area = element.getBoundingClientRect();
  for (let around = element.parentElement?.closest(".scroll, .surface"); around; around = around.parentElement?.closest(".scroll, .surface")) {
    area = intersection(area, around.getBoundingClientRect());
    if (around === surface) break;
  }
  return area.right > area.left && area.bottom > area.top ? area : undefined;
}

/** @param {Area} one @param {Area} other @returns {Area} */
function intersection(one, other) {
  return {
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  };
}

/**
 * Returns kind, name and size; an empty text for a group without a name, of which there are too many.
 * @param {import("./wire.js").Node} node @param {Painter} painter
 */
function title(node, painter) {
  const kind = kindOf(node);
  const label = node.accessibility?.label ?? (kind === "text" ? painter.plainText(node.id) : "");
  if (kind === "group" && !label) return "";
  const [, , width, height] = node.frame;
  const name = label.length > nameLengthMax ? `${label.slice(0, nameLengthMax)}…` : label;
  return [kind, name && `“${name}”`, `${short(width)} × ${short(height)}`].filter(Boolean).join(" ");
}

/** @param {number} length */
function short(length) {
  return Math.round(length * 10) / 10;
}

/** @param {Box} box */
function boxElement({ area: { left, top, right, bottom }, title, isControl }) {
  const name = title && make("span", { class: "frame-name", text: title });
  const element = make("div", { class: "frame-box" }, name);
  setAttribute(element, "data-control", isControl);
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
  return element;
}
