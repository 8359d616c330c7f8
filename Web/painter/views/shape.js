import { make, makeSVG, setAttribute } from "../../dom.js";
import { choice, colour, finite, pathData, pixels, rectangle } from "../values.js";
import { LeafView } from "./leaf-view.js";

let gradientCount = 0;
const caps = { butt: "butt", round: "round", square: "square" };
const joins = { miter: "miter", round: "round", bevel: "bevel" };

/** One path with a fill, a stroke, or both. */
export class ShapeView extends LeafView {
  #path = makeSVG("path");
  #definitions = makeSVG("defs");
  #canvas = makeSVG("svg", { class: "canvas", "aria-hidden": "true" }, this.#definitions, this.#path);

  constructor(painter) {
    super(painter);
    this.content.append(this.#canvas);
  }

  get role() {
    const role = super.role;
    return role === "group" ? "img" : role;
  }

  draw({ path, fill, stroke, evenOdd }) {
    this.#definitions.replaceChildren();
    setAttribute(this.#path, "d", pathData(path));
    setAttribute(this.#path, "fill", this.#paint(fill));
    setAttribute(this.#path, "fill-rule", evenOdd === true ? "evenodd" : undefined);
    setAttribute(this.#path, "stroke", this.#paint(stroke?.paint));
    if (stroke) this.#line(stroke);
  }

  #line(stroke) {
    const css = this.#path.style;
    css.strokeWidth = pixels(Math.max(0, finite(stroke.width, 1)));
    css.strokeLinecap = choice(stroke.cap, caps, "butt");
    css.strokeLinejoin = choice(stroke.join, joins, "miter");
    const dash = Array.isArray(stroke.dash) && stroke.dash.every((part) => finite(part, -1) >= 0) ? stroke.dash : [];
    css.strokeDasharray = dash.map((part) => pixels(part)).join(" ");
  }

  #paint(paint) {
    if (paint?.kind === "color") return colour(paint.color, "none");
    if (paint?.kind === "linearGradient") return this.#gradient(paint);
    return "none";
  }

  #gradient({ stops, startX, startY, endX, endY }) {
    const [, , width, height] = rectangle(this.node.frame);
    const id = `gradient-${(gradientCount += 1)}`;
    const start = { x1: finite(startX) * width, y1: finite(startY) * height };
    const end = { x2: finite(endX) * width, y2: finite(endY) * height };
    const gradient = makeSVG("linearGradient", { id, gradientUnits: "userSpaceOnUse", ...start, ...end });
    for (const stop of Array.isArray(stops) ? stops : []) {
      gradient.append(makeSVG("stop", { offset: finite(stop?.location), "stop-color": colour(stop?.color) }));
    }
    this.#definitions.append(gradient);
    return `url(#${id})`;
  }
}
