import { make, makeSVG, setAttribute } from "../../dom.js";
import { cssGradient, svgGradient } from "../gradients.js";
import { choice, colour, finite, pathData, pixels, rectangle } from "../values.js";
import { LeafView } from "./leaf-view.js";

let maskCount = 0;
const caps = { butt: "butt", round: "round", square: "square" };
const joins = { miter: "miter", round: "round", bevel: "bevel" };

/** One path with a fill, a stroke, or both. */
export class ShapeView extends LeafView {
  #path = /** @type {SVGPathElement} */ (makeSVG("path"));
  #definitions = makeSVG("defs");
  #sweptFill = makeSVG("g");
  #sweptLine = makeSVG("g");
  #canvas = makeSVG("svg", { class: "canvas", "aria-hidden": "true" },
    this.#definitions, this.#sweptFill, this.#path, this.#sweptLine);

  constructor(painter) {
    super(painter);
    this.content.append(this.#canvas);
  }

  get outline() {
    return this.#path;
  }

  get role() {
    const role = super.role;
    return role === "group" ? "img" : role;
  }

  /** @param {import("../../wire.js").ShapeContent} content */
  draw({ path, fill, stroke, evenOdd }) {
    this.#definitions.replaceChildren();
    setAttribute(this.#path, "d", pathData(path));
    setAttribute(this.#path, "fill", this.#paint(fill));
    setAttribute(this.#path, "fill-rule", evenOdd === true ? "evenodd" : undefined);
    setAttribute(this.#path, "stroke", this.#paint(stroke?.paint));
    if (stroke) this.#line(stroke);
    this.#sweep(this.#sweptFill, fill, { stroke: "none", fill: "#fff" });
    this.#sweep(this.#sweptLine, stroke?.paint, { stroke: "#fff", fill: "none" });
  }

  /** @param {import("../../wire.js").Stroke} stroke */
  #line(stroke) {
    const css = this.#path.style;
    css.strokeWidth = pixels(Math.max(0, finite(stroke.width, 1)));
    css.strokeLinecap = choice(stroke.cap, caps, "butt");
    css.strokeLinejoin = choice(stroke.join, joins, "miter");
    css.strokeMiterlimit = String(Math.max(1, finite(stroke.miterLimit, 10)));
    const dash = Array.isArray(stroke.dash) && stroke.dash.every((part) => finite(part, -1) >= 0) ? stroke.dash : [];
    css.strokeDasharray = dash.map((part) => pixels(part)).join(" ");
    css.strokeDashoffset = pixels(stroke.dashPhase);
  }

  /** @param {import("../../wire.js").Paint|undefined} paint */
  #paint(paint) {
    if (paint?.kind === "color") return colour(paint.color, "none");
    // The path stays invisible, but takes input.
    if (paint?.kind === "angularGradient") return "transparent";
    const gradient = svgGradient(paint, this.#size);
    if (!gradient) return "none";
    this.#definitions.append(gradient);
    return `url(#${gradient.id})`;
  }

  /** Draws an angular gradient, which SVG does not have: one of CSS is masked with the path. */
  #sweep(group, paint, shown) {
    group.replaceChildren();
    if (paint?.kind !== "angularGradient") return;
    const id = `sweep-${(maskCount += 1)}`;
    const path = /** @type {SVGElement} */ (this.#path.cloneNode());
    for (const [name, value] of Object.entries(shown)) path.setAttribute(name, value);
    const content = /** @type {import("../../wire.js").ShapeContent} */ (this.node.content);
    const box = boundsOf(pathData(content.path), finite(content.stroke?.width));
    this.#definitions.append(makeSVG("mask", { id, maskUnits: "userSpaceOnUse", ...box }, path));
    const area = make("div", { class: "swept" });
    area.style.backgroundImage = cssGradient(paint, this.#size, box);
    group.append(makeSVG("foreignObject", { ...box, mask: `url(#${id})` }, area));
  }

  get #size() {
    const [, , width, height] = rectangle(this.node.frame);
    return { width, height };
  }
}

/** Returns the bounding box of a path's points, with room for a stroke. */
function boundsOf(path, lineWidth) {
  const numbers = (path.match(/-?[0-9.]+(?:e-?[0-9]+)?/g) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((rest) => numbers.filter((value, index) => index % 2 === rest && Number.isFinite(value)));
  const margin = lineWidth * 2 + 1;
  const [x, y] = [xs, ys].map((values) => values.reduce((one, other) => Math.min(one, other), Infinity) - margin);
  const [right, bottom] = [xs, ys].map((values) => values.reduce((one, other) => Math.max(one, other), -Infinity) + margin);
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : { x: 0, y: 0, width: 0, height: 0 };
}
