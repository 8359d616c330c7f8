/** CSS properties that are interpolated, of a node's layers and of its path. */
const layerProperties = ["transform", "opacity", "filter", "clipPath", "borderRadius"];
const pathProperties = ["d", "fill", "stroke", "strokeWidth"];

/**
 * Captures how a view looks at the moment, including running animations: position, layers and outline.
 * @param {import("../views/node-view.js").NodeView} view
 */
export function lookOf(view) {
  const { element } = view;
  const css = getComputedStyle(element);
  const [shiftX, shiftY] = css.translate === "none" ? [0, 0] : css.translate.split(" ").map(parseFloat);
  return {
    x: parseFloat(element.style.left) + shiftX,
    y: parseFloat(element.style.top) + (shiftY ?? 0),
    width: css.width,
    height: css.height,
    layers: view.layers.map((layer) => read(layer, layerProperties)),
    outline: view.outline && read(view.outline, pathProperties),
    content: view.fades && { said: JSON.stringify(view.node.content), element: view.fades },
  };
}

function read(element, properties) {
  const css = getComputedStyle(element);
  return Object.fromEntries(properties.map((property) => [property, css[property]]));
}

/**
 * Returns the keyframes between two looks, per element.
 * @returns {{element: Element, keyframes: Record<string, string[]>}[]}
 */
export function waysBetween(from, to, { element, layers, outline }) {
  /** @type {Record<string, string[]>} */
  const place = {};
  if (from.x !== to.x || from.y !== to.y) place.translate = [`${from.x - to.x}px ${from.y - to.y}px`, "0px 0px"];
  for (const side of ["width", "height"]) if (from[side] !== to[side]) place[side] = [from[side], to[side]];
  const ways = [{ element, keyframes: place }];
  // If the numbers of layers differ, only the innermost, with transform and opacity, can be interpolated.
  const count = from.layers.length === layers.length ? layers.length : 1;
  for (let index = 1; index <= count; index += 1) {
    ways.push({ element: layers.at(-index), keyframes: between(from.layers.at(-index), to.layers.at(-index)) });
  }
  if (outline && from.outline) ways.push({ element: outline, keyframes: between(from.outline, to.outline) });
  return ways.filter(({ keyframes }) => Object.keys(keyframes).length > 0);
}

/** @param {Record<string, string>} from @param {Record<string, string>} to */
function between(from, to) {
  /** @type {Record<string, string[]>} */
  const keyframes = {};
  for (const [property, start] of Object.entries(from)) {
    const end = to[property];
    if (start === end || start.startsWith("url") || end.startsWith("url")) continue;
    keyframes[property] = property === "transform" ? [regular(start), regular(end)] : [start, end];
  }
  return keyframes;
}

/**
 * Returns the keyframes through several looks of one view, for each of its layers and its outline.
 * @returns {{element: Element, keyframes: Record<string, string[]>}[]}
 */
export function waysThrough(looks, { layers, outline }) {
  const isAlike = looks.every((look) => look.layers.length === layers.length);
  const count = isAlike ? layers.length : 1;
  const ways = [];
  for (let index = 1; index <= count; index += 1) {
    ways.push({ element: layers.at(-index), keyframes: through(looks.map((look) => look.layers.at(-index))) });
  }
  if (outline) ways.push({ element: outline, keyframes: through(looks.map((look) => look.outline)) });
  return ways.filter(({ keyframes }) => Object.keys(keyframes).length > 0);
}

/** @param {Record<string, string>[]} all */
function through(all) {
  /** @type {Record<string, string[]>} */
  const keyframes = {};
  for (const property of Object.keys(all[0])) {
    const values = all.map((each) => each[property]);
    if (values.every((value) => value === values[0]) || values.some((value) => value.startsWith("url"))) continue;
    keyframes[property] = property === "transform" ? values.map(regular) : values;
  }
  return keyframes;
}

/** Makes a singular matrix almost singular, since CSS cannot interpolate singular ones. */
function regular(transform) {
  if (transform === "none" || transform.startsWith("matrix3d")) return transform;
  const matrix = new DOMMatrix(transform);
  if (Math.abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-8) return transform;
  matrix.a ||= 1e-3;
  matrix.d ||= 1e-3;
  if (Math.abs(matrix.a * matrix.d - matrix.b * matrix.c) <= 1e-8) [matrix.b, matrix.c] = [0, 0];
  return `matrix(${[matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f].join(", ")})`;
}
