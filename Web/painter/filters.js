import { makeSVG } from "../dom.js";
import { colour, finite, pixels } from "./values.js";

/** @typedef {import("../wire.js").NodeStyle} NodeStyle */

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

function svgFilter({ multiply, isLuminanceAlpha }) {
  const factors = colour(multiply, "");
  if (!factors && isLuminanceAlpha !== true) return undefined;
  filterCount += 1;
  const area = { x: -10_000, y: -10_000, width: 20_000, height: 20_000, filterUnits: "userSpaceOnUse" };
  const filter = makeSVG("filter", { id: `filter-${filterCount}`, "color-interpolation-filters": "sRGB", ...area });
  if (factors) filter.append(makeSVG("feColorMatrix", { type: "matrix", values: diagonal(factors) }));
  if (isLuminanceAlpha === true) filter.append(makeSVG("feColorMatrix", { type: "luminanceToAlpha" }));
  return filter;
}

function diagonal(factors) {
  const parts = [1, 3, 5, 7].map((start) => Number.parseInt(factors.slice(start, start + 2), 16) / 255);
  return parts.map((part, row) => parts.map((_, column) => (column === row ? part : 0)).join(" ") + " 0").join(" ");
}
