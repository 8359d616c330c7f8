import { whileBusy } from "./busy.js";
import "./pointed.js";

/** Elements are created here and nowhere from markup, so that text is always inserted as text. */

/**
 * @param {string} tag
 * @param {Record<string, string|number|boolean|EventListener|undefined>} [properties] `class`, `text`, listeners named
 *   `on…`; the rest are attributes (absent if `undefined` or `false`). If `onclick` returns a promise, the element
 *   shows that it is busy until the promise settles.
 * @param {...(Node|string|number|undefined|null|false)} children Falsy values, also 0, are left out.
 * @returns {any}
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name === "class") element.className = String(value);
    else if (name === "text") element.textContent = String(value ?? "");
    else if (name === "onclick") element.addEventListener("click", whileBusy(/** @type {EventListener} */ (value)));
    else if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else setAttribute(element, name, value);
  }
  element.append(.../** @type {(Node|string)[]} */ (children.filter(Boolean)));
  return element;
}

/** @param {Element} element @param {string} name @param {string|number|boolean|undefined|null} value */
export function setAttribute(element, name, value) {
  if (value === undefined || value === null || value === false) return element.removeAttribute(name);
  const text = value === true ? "" : String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

const svgNamespace = "http://www.w3.org/2000/svg";

/** @param {string} tag @param {Record<string, string|number>} [attributes] @param {...Node} children */
export function makeSVG(tag, attributes = {}, ...children) {
  const element = document.createElementNS(svgNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * Makes `parent`'s children exactly `wanted`, except for those marked `data-stays`. Moves as few elements as possible
 * and never the focused one, since moved elements lose focus, caret and scroll position in most browsers.
 * @param {Element} parent
 * @param {Element[]} wanted
 */
export function placeChildren(parent, wanted) {
  const keep = new Set(wanted);
  for (const child of [...parent.children]) if (!keep.has(child) && !child.hasAttribute("data-stays")) child.remove();
  const staying = childrenThatStay(parent, wanted);
  let next = null;
  for (const element of wanted.toReversed()) {
    if (!staying.has(element)) move(parent, element, next);
    next = element;
  }
}

function move(parent, element, next) {
  if (parent.moveBefore && parent.isConnected && element.isConnected) parent.moveBefore(element, next);
  else parent.insertBefore(element, next);
}

function childrenThatStay(parent, wanted) {
  const oldPlace = new Map([...parent.children].map((child, index) => [child, index]));
  const places = wanted.map((element) => oldPlace.get(element) ?? -1);
  const pivot = wanted.findIndex((element, index) => places[index] >= 0 && element.contains(document.activeElement));
  const candidates = places.flatMap((place, index) => {
    const agreesWithPivot = pivot < 0 || index === pivot || index < pivot === place < places[pivot];
    return place >= 0 && agreesWithPivot ? [index] : [];
  });
  return new Set(longestRise(candidates, places).map((index) => wanted[index]));
}

/** Returns the longest subsequence of `indices` along which `values` rises. */
function longestRise(indices, values) {
  const tails = [];
  const previous = new Map();
  for (const index of indices) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (values[tails[middle]] < values[index]) low = middle + 1;
      else high = middle;
    }
    previous.set(index, tails[low - 1]);
    tails[low] = index;
  }
  const rise = [];
  for (let index = tails.at(-1); index !== undefined; index = previous.get(index)) rise.push(index);
  return rise.reverse();
}

/** Matches what a person types into. */
export const textFields = "input:not([type=range]), textarea, rich-field";
