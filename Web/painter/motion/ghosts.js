import { lookOf, waysBetween } from "./look.js";

const layerMark = "data-ghost-layer";
const outlineMark = "data-ghost-outline";

/** Removed nodes while their removal is animated: copies that are inert and hidden from assistive technology. */
export class Ghosts {
  #all = new Set();

  /**
   * Copies a node before the patch removes it. The view is changed to its final look, since it is not needed any more.
   * @param {any} view @param {any} node The final look. @param {ReturnType<lookOf>} from The look at the moment.
   */
  prepare(view, node, from) {
    const { element } = view;
    const [parent, next] = [element.parentElement, element.nextElementSibling];
    view.update({ ...view.node, frame: node.frame ?? view.node.frame, style: node.style });
    const to = lookOf(view);
    view.layers.forEach((layer, index) => layer.setAttribute(layerMark, String(index)));
    view.outline?.setAttribute(outlineMark, "");
    const copy = element.cloneNode(true);
    const layers = view.layers.map((_, index) => find(copy, `[${layerMark}="${index}"]`));
    const outline = view.outline && find(copy, `[${outlineMark}]`);
    return { copy, parent, next, ways: waysBetween(from, to, { element: copy, layers, outline }) };
  }

  /** Inserts the copy at its previous position after the patch, and animates it. */
  show({ copy, parent, next, ways }, options) {
    if (!parent?.isConnected || ways.length === 0) return;
    for (const each of [copy, ...copy.querySelectorAll("[data-node]")]) {
      for (const name of ["data-node", "data-identifier", "tabindex"]) each.removeAttribute(name);
    }
    copy.classList.add("ghost");
    copy.inert = true;
    copy.ariaHidden = "true";
    // `data-stays`: the siblings of the copy change meanwhile (`placeChildren`).
    copy.dataset.stays = "";
    parent.insertBefore(copy, next?.parentElement === parent ? next : null);
    this.#all.add(copy);
    const animations = ways.map(({ element, keyframes }) => element.animate(keyframes, { ...options, fill: "both" }));
    Promise.allSettled(animations.map(({ finished }) => finished)).then(() => this.#remove(copy));
  }

  clear() {
    for (const copy of this.#all) this.#remove(copy);
  }

  #remove(copy) {
    copy.remove();
    this.#all.delete(copy);
  }
}

function find(copy, selector) {
  return copy.matches(selector) ? copy : copy.querySelector(selector);
}
