/**
 * Validation of everything from an app before it reaches a style or an attribute: an invalid value counts as absent. An
 * app's tree can therefore position and colour things, and nothing else.
 */

import { isBundled, loadBundled } from "./bundled-fonts.js";

/** @param {unknown} value @param {number} [fallback] */
export function finite(value, fallback = 0) {
  return typeof value === "number" && Number.isFinite(value) ? value : fallback;
}

/** @param {unknown} value @param {number} [fallback] */
export function pixels(value, fallback = 0) {
  return `${finite(value, fallback)}px`;
}

/** @param {unknown} value @param {string} [fallback] */
export function colour(value, fallback = "transparent") {
  return typeof value === "string" && /^#[0-9a-f]{8}$/i.test(value) ? value : fallback;
}

/** @param {unknown} value SVG path data. @returns {string} Empty if invalid. */
export function pathData(value) {
  return typeof value === "string" && /^[MLQCZ0-9 .,e-]*$/.test(value) ? value : "";
}

/** @param {unknown} value */
export function words(value) {
  return typeof value === "string" ? value : "";
}

/** @param {unknown} value @returns {string} Empty if it is no picture's identifier. */
export function assetName(value) {
  return typeof value === "string" && /^[0-9a-z]{1,64}$/.test(value) ? value : "";
}

/** @template T @param {unknown} value @param {Record<string, T>} choices @param {T} fallback */
export function choice(value, choices, fallback) {
  return typeof value === "string" && Object.hasOwn(choices, value) ? choices[value] : fallback;
}

/** @param {unknown} frame @returns {import("../wire.js").Rect} */
export function rectangle(frame) {
  const [x, y, width, height] = Array.isArray(frame) ? frame : [];
  return [finite(x), finite(y), Math.max(0, finite(width)), Math.max(0, finite(height))];
}

/**
 * Sets the font of a text or a field.
 * @param {CSSStyleDeclaration} style @param {any} font
 */
export function applyFont(style, font) {
  const family = /^[A-Za-z0-9 -]{1,60}$/.test(font?.family ?? "") ? font.family : "Inter";
  const isOwn = isBundled(family);
  if (isOwn) loadBundled(family);
  style.fontFamily = `"${family}", Inter, "Noto Color Emoji", sans-serif`;
  style.fontSize = pixels(font?.size, 17);
  // A bundled font is one face, which must be neither emboldened nor slanted.
  style.fontWeight = isOwn ? "400" : String(Math.min(900, Math.max(100, finite(font?.weight, 400))));
  style.fontStyle = font?.italic === true && !isOwn ? "italic" : "normal";
  // Programming ligatures, such as arrows, do not exist in Apple's font.
  style.fontVariantLigatures = family === "JetBrains Mono" ? "none" : "";
  style.fontVariantNumeric = font?.monospacedDigits === true ? "tabular-nums" : "normal";
}
