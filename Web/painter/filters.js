import { makeSVG } from "../dom.js";
import { colour, finite, pixels } from "./values.js";

/**
 * The colour filters of a node, in the order in which they apply.
 *
 * @typedef {object} Filters
 * @property {number} [blur]
 * @property {number} [brightness]
 * @property {number} [contrast]
 * @property {number} [saturation]
 * @property {number} [grayscale]
 * @property {number} [hueRotation]
 * @property {boolean} [isInverted]
 * @property {string} [multiply]
 * @property {boolean} [isLuminanceAlpha]
 * @property {number[]} [matrix] Four rows of five numbers.
 * @property {{minimum: number, maximum: number, color: string}} [alphaThreshold]
 */

let filterCount = 0;

/**
 * Returns the CSS of a node's filters, in the order of `Filters` in `Sources/RenderTree/NodeStyle.swift`. What CSS has
 * no function for becomes an SVG filter, which must stay in the document as long as the CSS is used.
 * @param {any} filters
 * @returns {{css: string, definition: SVGElement|undefined}}
 */
export function filtersOf(filters) {
  if (typeof filters !== "object" || filters === null) return { css: "", definition: undefined };
  const definition = svgFilter(filters);
  const steps = [
    finite(filters.blur) > 0 && `blur(${pixels(filters.blur)})`,
    ...brighter(Math.max(-1, Math.min(1, finite(filters.brightness)))),
    filters.contrast !== undefined && `contrast(${Math.max(0, finite(filters.contrast, 1))})`,
    filters.saturation !== undefined && `saturate(${Math.max(0, finite(filters.saturation, 1))})`,
    filters.grayscale !== undefined && `grayscale(${Math.max(0, Math.min(1, finite(filters.grayscale)))})`,
    finite(filters.hueRotation) !== 0 && `hue-rotate(${finite(filters.hueRotation)}deg)`,
    filters.isInverted === true && "invert(1)",
    definition && `url(#${definition.id})`,
  ];
  return { css: steps.filter(Boolean).join(" "), definition };
}

/**
 * Returns filters that add to each component, whereas CSS's brightness multiplies. `invert(a)` maps x to (1 - 2a)x + a,
 * and scaling by 1 / (1 - 2a) leaves x plus a constant. To lower x, its complement is raised.
 */
function brighter(amount) {
  if (amount === 0) return [];
  const part = Math.abs(amount) / (1 + 2 * Math.abs(amount));
  const raise = [`invert(${part})`, `brightness(${1 / (1 - 2 * part)})`];
  return amount > 0 ? raise : ["invert(1)", ...raise, "invert(1)"];
}

/** Returns an SVG filter for what CSS has no function for; undefined where there is no such thing. */
function svgFilter({ multiply, isLuminanceAlpha, matrix, alphaThreshold }) {
  const factors = colour(multiply, "");
  const primitives = [
    factors && [makeSVG("feColorMatrix", { type: "matrix", values: diagonal(factors) })],
    isLuminanceAlpha === true && [makeSVG("feColorMatrix", { type: "luminanceToAlpha" })],
    isMatrix(matrix) && withinContent(matrix),
    alphaThreshold && threshold(alphaThreshold),
  ].filter(Boolean).flat();
  if (primitives.length === 0) return undefined;
  filterCount += 1;
  const area = { x: -10_000, y: -10_000, width: 20_000, height: 20_000, filterUnits: "userSpaceOnUse" };
  return makeSVG("filter", { id: `filter-${filterCount}`, "color-interpolation-filters": "sRGB", ...area }, ...primitives);
}

function isMatrix(values) {
  return Array.isArray(values) && values.length === 20 && values.every(Number.isFinite);
}

/** Returns primitives that change what is there, and leave empty what was empty, as the other painter does. */
function withinContent(values) {
  return [
    makeSVG("feOffset", { result: "before" }),
    makeSVG("feComponentTransfer", { result: "content" }, alphaTable((alpha) => alpha > 0)),
    makeSVG("feColorMatrix", { in: "before", type: "matrix", values: values.join(" ") }),
    makeSVG("feComposite", { in2: "content", operator: "in" }),
  ];
}

/** Returns primitives that give one colour to what is opaque enough. */
function threshold({ minimum, maximum, color }) {
  const [least, most] = [finite(minimum), finite(maximum, 1)];
  return [
    makeSVG("feComponentTransfer", { result: "within" }, alphaTable((alpha) => alpha > 0 && alpha >= least && alpha <= most)),
    makeSVG("feFlood", { "flood-color": colour(color), result: "flood" }),
    makeSVG("feComposite", { in: "flood", in2: "within", operator: "in" }),
  ];
}

/** Returns a function of alpha, with a value for each of its 256 steps. */
function alphaTable(isWithin) {
  const values = Array.from({ length: 256 }, (_, step) => (isWithin(step / 255) ? 1 : 0));
  return makeSVG("feFuncA", { type: "discrete", tableValues: values.join(" ") });
}

function diagonal(factors) {
  const parts = [1, 3, 5, 7].map((start) => Number.parseInt(factors.slice(start, start + 2), 16) / 255);
  return parts.map((part, row) => parts.map((_, column) => (column === row ? part : 0)).join(" ") + " 0").join(" ");
}
