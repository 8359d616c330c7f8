/** Maximum distance in points between a field and the outline of its style. */
const distanceMax = 24;

/**
 * Returns the stroked path that the app has drawn around a node: the smallest that encloses it closely.
 * @param {import("./views/node-view.js").NodeView} view
 * @returns {SVGPathElement|undefined}
 */
export function outlineAround(view) {
  const inner = view.element.getBoundingClientRect();
  const found = [...view.painter.views]
    .filter(({ node }) => node.content?.kind === "shape" && node.content.stroke)
    .map(({ outline }) => ({ outline, box: outline.getBoundingClientRect() }))
    .filter(({ box }) => encloses(box, inner))
    .sort((one, other) => one.box.width * one.box.height - other.box.width * other.box.height);
  return found[0]?.outline;
}

function encloses(box, inner) {
  const distances = [inner.left - box.left, inner.top - box.top, box.right - inner.right, box.bottom - inner.bottom];
  return distances.every((distance) => distance >= 0 && distance <= distanceMax);
}
