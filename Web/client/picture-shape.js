/** Range of aspect ratios at which pictures are shown whole; beyond it they are cropped to the centre. */
const shapeMin = 1 / 2;
const shapeMax = 2;

/**
 * Sets an element's aspect ratio before its picture is loaded, so that nothing below it moves when it is.
 * @param {HTMLElement} element
 * @param {{width?: number, height?: number}} picture In pixels. Without a size the element keeps its default ratio.
 */
export function takeShape(element, { width, height }) {
  if (!(width > 0 && height > 0)) return;
  element.style.setProperty("--picture-shape", String(Math.min(shapeMax, Math.max(shapeMin, width / height))));
  element.style.setProperty("--picture-width", `${width}px`);
  element.dataset.hasShape = "true";
}
