import { make, makeSVG } from "../dom.js";
import { filtersOf } from "./filters.js";
import { assetName, choice, colour, finite, pathData, pixels } from "./values.js";

/** @typedef {import("../wire.js").NodeStyle} NodeStyle */

const blendModes = Object.fromEntries(
  ["multiply", "screen", "overlay", "darken", "lighten", "difference", "exclusion", "hue", "saturation", "color",
    "luminosity", "color-dodge", "color-burn", "hard-light", "soft-light", "plus-lighter"]
    .map((name) => [name.replace(/-./, (pair) => pair[1].toUpperCase()), name]),
);

/**
 * Applies a node's style to its element, in the order blend(mask(shadow(clip(backdrop +
 * projection(transform(filters(opacity))))))). CSS on one element applies filter, clip, mask and opacity, and then the
 * transform to all of that, so up to three nested elements are needed: for shadow and mask, for the clip, and for the
 * rest.
 */
export class Layers {
  #elements;
  #assetURL;
  #definitions;

  /** @param {HTMLElement} outermost @param {(asset: string) => string} assetURL */
  constructor(outermost, assetURL) {
    this.#elements = [outermost];
    this.#assetURL = assetURL;
  }

  /** The elements from outside in. */
  get all() {
    return this.#elements;
  }

  /** The element that contains the node's own content. */
  get innermost() {
    return this.#elements.at(-1);
  }

  /** @param {NodeStyle} style */
  apply(style) {
    const filters = filtersOf(style.filters);
    const hasMask = assetName(style.mask) !== "";
    const turn = transformOf(style);
    const isChanged = turn !== "" || filters.css !== "";
    // An SVG filter is inserted beside the element that uses it.
    const isAlone = filters.definition && !hasMask && !style.shadow && !style.clip;
    const effects = [
      (isAlone || hasMask || style.shadow) && ((css) => this.#coverAndCastShadow(css, style)),
      (style.clip || style.backdropBlur) && ((css) => clip(css, style)),
      isChanged && ((css) => change(css, turn, filters.css)),
    ].filter(Boolean);
    this.#setDepth(Math.max(1, effects.length));
    this.#elements.forEach((element, index) => {
      clear(element.style);
      effects[index]?.(element.style);
    });
    this.#define(filters.definition);
    this.#compose(style);
  }

  /** @param {NodeStyle} style */
  #compose({ opacity, blend, ignoresInput }) {
    const share = Math.min(1, Math.max(0, finite(opacity, 1)));
    this.innermost.style.opacity = share === 1 ? "" : String(share);
    const [outermost] = this.#elements;
    outermost.style.mixBlendMode = choice(blend, blendModes, "");
    outermost.style.isolation = blend === "normal" ? "isolate" : "";
    outermost.classList.toggle("ignores-input", ignoresInput === true);
  }

  /** @param {CSSStyleDeclaration} css @param {NodeStyle} style */
  #coverAndCastShadow(css, { mask, shadow }) {
    if (shadow) castShadow(css, shadow);
    const name = assetName(mask);
    if (!name) return;
    css.maskImage = `url("${this.#assetURL(name)}")`;
    css.maskSize = "100% 100%";
    css.maskRepeat = "no-repeat";
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

  #define(definition) {
    this.#definitions?.remove();
    this.#definitions = definition && makeSVG("svg", { class: "definitions", "aria-hidden": "true" }, definition);
    if (definition) this.#elements.at(-2)?.prepend(this.#definitions);
  }
}

const properties = [
  "filter", "clip-path", "border-radius", "overflow", "transform", "opacity", "mask-image", "mask-size", "mask-repeat",
  "mix-blend-mode", "isolation", "backdrop-filter",
];

function clear(css) {
  for (const property of properties) css.removeProperty(property);
}

function castShadow(css, shadow) {
  const offsets = `${pixels(shadow.x)} ${pixels(shadow.y)} ${pixels(Math.max(0, finite(shadow.radius)))}`;
  css.filter = `drop-shadow(${offsets} ${colour(shadow.color)})`;
}

/** @param {CSSStyleDeclaration} css @param {NodeStyle} style */
function clip(css, { clip, backdropBlur }) {
  const blur = finite(backdropBlur);
  if (blur > 0) css.backdropFilter = `blur(${pixels(blur)})`;
  if (clip) cut(css, clip);
}

/** @param {CSSStyleDeclaration} css @param {NodeStyle["clip"]} clip */
function cut(css, { path, cornerRadius, evenOdd }) {
  if (cornerRadius !== undefined) {
    css.borderRadius = pixels(cornerRadius);
    css.overflow = "clip";
  } else {
    css.clipPath = `path(${evenOdd === true ? "evenodd, " : ""}"${pathData(path)}")`;
  }
}

function change(css, turn, filters) {
  css.transform = turn;
  css.filter = filters;
}

/** @param {NodeStyle} style */
function transformOf({ transform, projection }) {
  const steps = [];
  if (areNumbers(projection, 9)) steps.push(inSpace(projection));
  if (areNumbers(transform, 6)) steps.push(`matrix(${transform.join(",")})`);
  return steps.join(" ");
}

/**
 * Converts a homography's rows into the columns of a CSS matrix that leaves depth unchanged.
 * @param {number[]} rows
 */
function inSpace([a, b, c, d, e, f, g, h, i]) {
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].join(",")})`;
}

function areNumbers(values, count) {
  return Array.isArray(values) && values.length === count && values.every(Number.isFinite);
}
