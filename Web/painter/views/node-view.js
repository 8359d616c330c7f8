import { make, makeSVG, setAttribute } from "../../dom.js";
import { Layers } from "../layers.js";
import { pathData, pixels, rectangle, words } from "../values.js";
import { ariaShortcut } from "../key-names.js";
import { AssistiveControls } from "./assistive-controls.js";

/** @typedef {import("../../wire.js").Node} Node */

export const interaction = Object.freeze({
  tap: 1, press: 2, hover: 4, peel: 8, pointer: 16, drag: 32, drop: 64,
});

const pinEdges = ["top", "bottom", "left", "right"];

/**
 * The view of one node. Subclasses draw a kind; this class positions and styles it, and sets its accessibility
 * attributes.
 */
export class NodeView {
  #layers;
  #hitArea;
  #assistive = new AssistiveControls(this);
  #wantedFocus;
  #focusChange;
  #hearsFocus = false;
  /** Whether it has had children. */
  hasChildren = false;

  /** @param {import("../painter.js").Painter} painter @param {string} [tag] */
  constructor(painter, tag = "div") {
    this.painter = painter;
    this.element = make(tag, { class: "node" });
    this.#layers = new Layers(this.element, (asset) => painter.assetURL(asset));
    /** @type {Node} */
    this.node = { id: 0, frame: [0, 0, 0, 0] };
  }

  /** The element for the kind's own content, below the children. */
  get content() {
    return this.#layers.innermost;
  }

  /**
   * The elements that carry the node's style, from outside in.
   * @returns {HTMLElement[]}
   */
  get layers() {
    return this.#layers.all;
  }

  /**
   * The single path that the node draws, if it does.
   * @returns {SVGPathElement|undefined}
   */
  get outline() {
    return undefined;
  }

  /**
   * The element that is cross-faded when the content changes, if there is one.
   * @returns {HTMLElement|undefined}
   */
  get fades() {
    return undefined;
  }

  /** The element that contains only the children's elements. */
  get childContainer() {
    return this.content;
  }

  /** @returns {import("../../wire.js").NodeAccessibility} */
  get accessibility() {
    return this.node.accessibility ?? {};
  }

  get isTappable() {
    return this.wants(interaction.tap);
  }

  /** Whether input here is ignored, also by ancestors. */
  get isDisabled() {
    return false;
  }

  /** Whether it is a button or works like one. */
  get isPushed() {
    return false;
  }

  /** @param {number} bit */
  wants(bit) {
    return ((this.node.interactions ?? 0) & bit) !== 0;
  }

  /** @returns {import("../../wire.js").NodeGestures} */
  get gestures() {
    return this.node.gestures ?? {};
  }

  /**
   * The content shape for hit tests, if it is not what is drawn.
   * @returns {SVGGeometryElement|undefined}
   */
  get hitArea() {
    return this.#hitArea;
  }

  /** @param {Node} node */
  update(node) {
    this.node = node;
    this.element.dataset.node = String(node.id);
    this.place(node.frame);
    this.#layers.apply(node.style ?? {});
    this.#showInput();
    this.element.classList.toggle("is-away", this.#isAway);
    this.draw(node.content ?? { kind: "group" });
    this.describe();
    this.#assistive.update(this.accessibility);
    this.#showKeys();
  }

  /** @returns {import("../../wire.js").NodeKeys} */
  get keys() {
    return this.node.keys ?? {};
  }

  #showKeys() {
    const { isFocusable, isFocused, shortcuts } = this.keys;
    setAttribute(this.element, "aria-keyshortcuts", shortcuts?.map(ariaShortcut).join(" ") || undefined);
    if (isFocused !== this.#wantedFocus) this.#focusChange = isFocused;
    this.#wantedFocus = isFocused;
    if (isFocusable !== true) return;
    if (this.element.tabIndex < 0) this.element.tabIndex = 0;
    if (this.#hearsFocus) return;
    this.#hearsFocus = true;
    for (const type of ["focus", "blur"]) this.element.addEventListener(type, () => this.#tellFocus(type === "focus"));
  }

  #tellFocus(isFocused) {
    if (this.keys.isFocusable !== true || this.painter.view(this.node.id) !== this) return;
    this.painter.send({ kind: "focus", node: this.node.id, isFocused });
  }

  #takeFocus() {
    const change = this.#focusChange;
    this.#focusChange = undefined;
    if (change === true && this.painter.mayTakeFocus()) this.element.focus({ preventScroll: false });
    if (change === false && document.activeElement === this.element) this.element.blur();
  }

  /** Marks what takes input: what is drawn, the content shape, and whatever the keyboard can activate. */
  #showInput() {
    const { classList } = this.element;
    const isTapped = this.wants(interaction.tap) || Array.isArray(this.gestures.taps);
    classList.toggle("takes-input", this.wants(interaction.press) || (isTapped && ["button", "link"].includes(this.role)));
    classList.toggle("hears-taps", isTapped);
    classList.toggle("is-draggable", this.wants(interaction.drag));
    classList.toggle("is-sticker", this.wants(interaction.peel));
    classList.toggle("hears-drags", this.gestures.dragDistance !== undefined);
    classList.toggle("hears-pinches", this.gestures.magnifies === true || this.gestures.rotates === true);
    classList.toggle("hears-long-presses", this.gestures.longPress !== undefined);
    this.#outline(pathData(this.node.style?.hitPath));
  }

  #outline(path) {
    if (path === "") {
      this.#hitArea?.ownerSVGElement.remove();
      this.#hitArea = undefined;
      return;
    }
    if (!this.#hitArea) {
      this.#hitArea = makeSVG("path");
      // `data-stays`: the node's children are managed beside it (`placeChildren`).
      this.content.prepend(makeSVG("svg", { class: "hit-area", "aria-hidden": "true", "data-stays": "" }, this.#hitArea));
    }
    setAttribute(this.#hitArea, "d", path);
  }

  /** Whether the node is kept hidden, like a page covered by another: the keyboard must not reach it either. */
  get #isAway() {
    const { opacity, ignoresInput } = this.node.style ?? {};
    return opacity === 0 && ignoresInput === true && this.accessibility.hidden === true;
  }

  /** @param {import("../../wire.js").Rect} frame */
  place(frame) {
    const [x, y, width, height] = rectangle(frame);
    const css = this.element.style;
    css.inset = `${pixels(y)} auto auto ${pixels(x)}`;
    this.#pin(x, y);
    css.width = pixels(width);
    css.height = pixels(height);
  }

  /** Makes the element sticky. It keeps its place in the flow of the group around it, which contains nothing else. */
  #pin(x, y) {
    const { pin } = this.node.style ?? {};
    const { classList, style } = this.element;
    const edge = pinEdges.find((name) => name === pin);
    classList.toggle("is-track", pin === "track");
    classList.toggle("is-pinned", edge !== undefined);
    style.margin = edge ? `${edge === "bottom" ? 0 : pixels(y)} 0 0 ${edge === "right" ? 0 : pixels(x)}` : "";
    style.placeSelf = edge ? `${edge === "bottom" ? "end" : "start"} ${edge === "right" ? "end" : "start"}` : "";
    if (!edge) return;
    style.inset = "auto";
    style[edge] = "0";
  }

  /**
   * Draws the content of the kind.
   * @param {any} content
   */
  draw(content) {}

  /** Updates what depends on the whole patch being in the document: labels from other nodes, focus, measurements. */
  settle() {
    if (["button", "link"].includes(this.role) || this.keys.isFocusable === true) this.#name(this.accessibility.label ?? this.painter.plainText(this.node.id));
    this.#takeFocus();
  }

  /** Called when the result of `Painter.hasKeyboard` may have changed. */
  placeChanged() {}

  /** Called when the node is removed; it must send nothing afterwards. */
  dispose() {}

  /**
   * The ARIA role, unless the element has one implicitly.
   * @returns {string|undefined}
   */
  get role() {
    const traits = this.accessibility.traits ?? [];
    if (traits.includes("button") && this.isTappable) return "button";
    if (traits.includes("link") && this.isTappable) return "link";
    if (traits.includes("choices")) return this.#choiceRole(this.node.id) === "tab" ? "tablist" : "radiogroup";
    if (this.accessibility.isAdjustable === true) return "spinbutton";
    if (traits.includes("progress")) return "progressbar";
    if (traits.includes("header")) return "heading";
    if (traits.includes("image")) return "img";
    return this.accessibility.label || this.keys.isFocusable === true ? "group" : undefined;
  }

  describe() {
    const { value, hint, help, hidden, identifier, label, traits = [] } = this.accessibility;
    const role = this.role;
    setAttribute(this.element, "role", role);
    const isMeter = role === "progressbar" || role === "spinbutton";
    setAttribute(this.element, "aria-level", role === "heading" ? (this.accessibility.headingLevel ?? 2) : undefined);
    setAttribute(this.element, "tabindex", ["button", "link", "spinbutton"].includes(role) || this.keys.isFocusable === true ? 0 : undefined);
    setAttribute(this.element, "aria-valuenow", role === "progressbar" ? this.#percent : undefined);
    setAttribute(this.element, "aria-valuetext", isMeter ? words(value) || undefined : undefined);
    setAttribute(this.element, "aria-current", traits.includes("selected") ? "true" : undefined);
    setAttribute(this.element, "aria-hidden", hidden === true ? "true" : undefined);
    setAttribute(this.element, "aria-description", [isMeter ? "" : value, hint, help].map(words).filter(Boolean).join(". ") || undefined);
    setAttribute(this.element, "title", words(help) || undefined);
    setAttribute(this.element, "data-identifier", words(identifier) || undefined);
    this.#name(role ? label : undefined);
  }

  /** The progress in whole percent; undefined if unknown. */
  get #percent() {
    const { progress } = this.accessibility;
    return Number.isFinite(progress) ? Math.round(progress * 100) : undefined;
  }

  /** Returns the role of the first option inside. */
  #choiceRole(id, depth = 0) {
    const node = this.painter.node(id);
    if (!node || depth > 8) return undefined;
    if (node.content?.kind === "toggle") return node.content.role;
    for (const child of node.children ?? []) {
      const role = this.#choiceRole(child, depth + 1);
      if (role) return role;
    }
    return undefined;
  }

  #name(label) {
    setAttribute(this.element, "aria-label", words(label) || undefined);
  }
}
