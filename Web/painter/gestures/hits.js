import { intoBox, point } from "./place.js";

/** Kinds that take a pointer for themselves. */
const ownPointer = new Set(["slider", "select", "valueInput", "textField"]);

/**
 * The views that a pointer at a place means, the innermost first: those at and around what is hit there. Views whose
 * content shape (`hitPath`) does not hold the place are not hit, nor is what is around them by their doing.
 * @param {import("../painter.js").Painter} painter
 * @param {HTMLElement} surface
 * @param {{target: EventTarget|null, x: number, y: number}} pointer
 */
export function viewsAt(painter, surface, { target, x, y }) {
  const views = around(painter, target);
  if (views.every((view) => holds(view, surface, x, y))) return views;
  for (const element of document.elementsFromPoint(x, y)) {
    if (!surface.contains(element)) continue;
    const others = around(painter, element);
    if (others.every((view) => holds(view, surface, x, y))) return others;
  }
  return [];
}

/** All views at and above an element, as far as input reaches. */
export function around(painter, target) {
  const views = [];
  for (let view = painter.viewAt(target); view; view = painter.viewAt(view.element.parentElement)) {
    if (view.isDisabled) return [];
    views.push(view);
    if (takesPointer(painter, view.node.content?.kind)) break;
  }
  return views;
}

/** A field that nobody can type in leaves the pointer to what is around it. */
function takesPointer(painter, kind) {
  return ownPointer.has(kind) && !(kind === "textField" && painter.isReadOnly);
}

function holds(view, surface, x, y) {
  const area = view.hitArea;
  if (!area) return true;
  const place = point(intoBox(view.element, surface), { x, y });
  return area.isPointInFill(new DOMPoint(place.x, place.y));
}

/** The order in which views may take a gesture: those that come first, from outside in; then from inside out. */
export function ranked(views) {
  const first = views.filter((view) => view.gestures.comesFirst === true).toReversed();
  return [...first, ...views.filter((view) => view.gestures.comesFirst !== true)];
}

export function isSimultaneous(view) {
  return view.gestures.isSimultaneous === true;
}
