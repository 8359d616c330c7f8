/** Conversion of points from the page into the boxes of nodes, through their transforms. */

/**
 * Returns the matrix from page coordinates to those of an element's own box.
 * @param {HTMLElement} element @param {HTMLElement} surface @returns {DOMMatrix}
 */
export function intoBox(element, surface) {
  let matrix = new DOMMatrix();
  for (let place = element; place && place !== surface; place = /** @type {HTMLElement} */ (place.offsetParent)) {
    matrix = outOf(place).multiply(matrix);
  }
  const bounds = surface.getBoundingClientRect();
  const scale = surface.offsetWidth > 0 ? bounds.width / surface.offsetWidth : 1;
  return new DOMMatrix().translate(bounds.left, bounds.top).scale(scale).multiply(matrix).inverse();
}

/** Returns the matrix from an element's box to that of its offset parent. */
function outOf(element) {
  const css = getComputedStyle(element);
  const around = element.offsetParent;
  // `offsetLeft` is rounded to integers, so the style is used; a sticky element is not where its style says.
  const isPlaced = element.style.left !== "" && css.position !== "sticky";
  const left = isPlaced ? parseFloat(element.style.left) : element.offsetLeft;
  const top = isPlaced ? parseFloat(element.style.top) : element.offsetTop;
  const matrix = new DOMMatrix().translate(left - (around?.scrollLeft ?? 0), top - (around?.scrollTop ?? 0));
  if (css.translate !== "none") matrix.translateSelf(...css.translate.split(" ").map(parseFloat));
  if (css.transform === "none") return matrix;
  const [x, y] = css.transformOrigin.split(" ").map(parseFloat);
  return matrix.translate(x, y).multiply(new DOMMatrix(css.transform)).translate(-x, -y);
}

/** @param {DOMMatrix} matrix @param {{x: number, y: number}} point */
export function point(matrix, { x, y }) {
  const { x: left, y: top } = matrix.transformPoint(new DOMPoint(x, y));
  return { x: left, y: top };
}

/** Converts a translation on the page into one in a box. */
export function distance(matrix, { x, y }) {
  return { x: matrix.a * x + matrix.c * y, y: matrix.b * x + matrix.d * y };
}

/** Rounds to hundredths of a point, far below a finger's precision. */
export function rounded(value) {
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : 0;
}
