/** CSS properties that are interpolated, of a node's layers, with the value of an element that has none, and of its path. */
const layerProperties = { transform: "none", opacity: "1", filter: "none", clipPath: "none", borderRadius: "0px" };
const pathProperties = ["d", "fill", "stroke", "strokeWidth"];

/**
 * Captures how a view looks at the moment: position, layers and outline. A view that nothing animates looks as its inline style says,
 * which is read without asking the browser to style or to lay out the page.
 * @param {import("../views/node-view.js").NodeView} view @param {boolean} [isMoving] Whether animations of it are running.
 */
export function lookOf(view, isMoving = false) {
  return {
    ...(isMoving ? movingPlace(view.element) : place(view.element.style)),
    layers: view.layers.map((layer) => layerLook(isMoving ? getComputedStyle(layer) : layer.style)),
    outline: view.outline && read(view.outline, pathProperties),
    content: view.fades && { said: JSON.stringify(view.node.content), element: view.fades },
  };
}

/** @param {CSSStyleDeclaration} style */
function place({ left, top, width, height }) {
  return { x: parseFloat(left), y: parseFloat(top), width, height };
}

/** @param {HTMLElement} element */
function movingPlace(element) {
  const { translate, width, height } = getComputedStyle(element);
  const [x, y = 0] = translate === "none" ? [0] : translate.split(" ").map(parseFloat);
  const end = place(element.style);
  return { x: end.x + x, y: end.y + y, width, height };
}

/** @param {CSSStyleDeclaration} style @returns {Record<string, string>} */
function layerLook(style) {
  return Object.fromEntries(Object.entries(layerProperties).map(([property, none]) => [property, style[property] || none]));
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
