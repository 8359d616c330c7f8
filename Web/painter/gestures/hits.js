import { intoBox, point } from "./place.js";

/** Kinds that handle pointers themselves. */
const ownPointer = new Set(["slider", "select", "valueInput", "textField"]);

/**
 * Returns the views at a position, the innermost first: the hit element's and those of its ancestors. A view whose
 * content shape (`hitPath`) does not contain the position is not hit, and neither are its ancestors through it.
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

/** Returns all views at and above an element, up to one that handles pointers itself; none if one is disabled. */
export function around(painter, target) {
  const views = [];
  for (let view = painter.viewAt(target); view; view = painter.viewAt(view.element.parentElement)) {
    if (view.isDisabled) return [];
    views.push(view);
    if (takesPointer(painter, view.node.content?.kind)) break;
  }
  return views;
}

/** Returns whether the kind handles pointers itself. A read-only field does not. */
function takesPointer(painter, kind) {
  return ownPointer.has(kind) && !(kind === "textField" && painter.isReadOnly);
}

function holds(view, surface, x, y) {
  const area = view.hitArea;
  if (!area) return true;
  const place = point(intoBox(view.element, surface), { x, y });
  return area.isPointInFill(new DOMPoint(place.x, place.y));
}

/**
 * Returns the views in the order in which they may win a gesture: those with precedence from outside in; then the
 * others from inside out.
 */
export function ranked(views) {
  const first = views.filter((view) => view.gestures.comesFirst === true).toReversed();
  return [...first, ...views.filter((view) => view.gestures.comesFirst !== true)];
}

export function isSimultaneous(view) {
  return view.gestures.isSimultaneous === true;
}
