/** A picture is shown whole from half as wide as high to twice as wide; beyond that, its middle. */
const shapeMin = 1 / 2;
const shapeMax = 2;

/**
 * Gives an element the shape of its picture before that is loaded, so that nothing below it moves when it is.
 * @param {HTMLElement} element
 * @param {{width?: number, height?: number}} picture In pixels. Without a size the element keeps its usual shape.
 */
export function takeShape(element, { width, height }) {
  if (!(width > 0 && height > 0)) return;
  element.style.setProperty("--picture-shape", String(Math.min(shapeMax, Math.max(shapeMin, width / height))));
  element.style.setProperty("--picture-width", `${width}px`);
  element.dataset.hasShape = "true";
}
