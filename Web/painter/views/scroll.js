import { make, setAttribute } from "../../dom.js";
import { finite, pixels } from "../values.js";
import { NodeView } from "./node-view.js";

/** Clips its children and scrolls them natively. */
export class ScrollView extends NodeView {
  #area = make("div", { class: "scroll-area" });
  #scroller = make("div", { class: "scroll" }, this.#area);

  constructor(painter) {
    super(painter);
    this.content.append(this.#scroller);
  }

  get childContainer() {
    return this.#area;
  }

  draw({ contentSize, horizontal, vertical, hidesIndicators }) {
    const [width, height] = Array.isArray(contentSize) ? contentSize : [];
    this.#area.style.width = pixels(Math.max(0, finite(width)));
    this.#area.style.height = pixels(Math.max(0, finite(height)));
    const { classList } = this.#scroller;
    classList.toggle("scrolls-x", horizontal === true);
    classList.toggle("scrolls-y", vertical === true);
    classList.toggle("hides-indicators", hidesIndicators === true);
  }

  /** Without a control inside, the keyboard could not reach what is out of sight. */
  settle() {
    super.settle();
    const scroller = this.#scroller;
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = scroller;
    const overflows = scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
    const hasControl = this.#area.querySelector("button:not(:disabled), input:not(:disabled), [tabindex]") !== null;
    setAttribute(scroller, "tabindex", overflows && !hasControl ? 0 : undefined);
  }
}
