import { make } from "../dom.js";
import { colour, finite, pathData, pixels } from "./values.js";

/** @typedef {import("../wire.js").NodeStyle} NodeStyle */

/**
 * A node's style on its element. The order is shadow(clip(transform(opacity))), but CSS on one element clips shadows
 * away and transforms clips along; so each further effect of a node gets an element of its own inside the one before.
 */
export class Layers {
  #elements;

  /** @param {HTMLElement} outermost */
  constructor(outermost) {
    this.#elements = [outermost];
  }

  /** Where the node's own content goes. */
  get innermost() {
    return this.#elements.at(-1);
  }

  /** @param {NodeStyle} style */
  apply(style) {
    const effects = [
      style.shadow && ((css) => castShadow(css, style.shadow)),
      style.clip && ((css) => clip(css, style.clip)),
      isTransform(style.transform) && ((css) => transform(css, style.transform)),
    ].filter(Boolean);
    this.#setDepth(Math.max(1, effects.length));
    this.#elements.forEach((element, index) => {
      clear(element.style);
      effects[index]?.(element.style);
    });
    const opacity = Math.min(1, Math.max(0, finite(style.opacity, 1)));
    this.innermost.style.opacity = opacity === 1 ? "" : String(opacity);
    this.#elements[0].classList.toggle("ignores-input", style.ignoresInput === true);
  }

  #setDepth(depth) {
    if (depth === this.#elements.length) return;
    const content = [...this.innermost.childNodes];
    this.#elements[1]?.remove();
    this.#elements.length = 1;
    while (this.#elements.length < depth) {
      const layer = make("div", { class: "layer passes-input" });
      this.innermost.append(layer);
      this.#elements.push(layer);
    }
    this.innermost.append(...content);
  }
}

function clear(css) {
  for (const property of ["filter", "clip-path", "border-radius", "overflow", "transform", "opacity"]) {
    css.removeProperty(property);
  }
}

function castShadow(css, shadow) {
  const offsets = `${pixels(shadow.x)} ${pixels(shadow.y)} ${pixels(Math.max(0, finite(shadow.radius)))}`;
  css.filter = `drop-shadow(${offsets} ${colour(shadow.color)})`;
}

function clip(css, { path, cornerRadius }) {
  if (cornerRadius !== undefined) {
    css.borderRadius = pixels(cornerRadius);
    css.overflow = "clip";
  } else {
    css.clipPath = `path("${pathData(path)}")`;
  }
}

function isTransform(values) {
  return Array.isArray(values) && values.length === 6 && values.every(Number.isFinite);
}

function transform(css, values) {
  css.transform = `matrix(${values.join(",")})`;
}
