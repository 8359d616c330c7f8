import { make, setAttribute } from "../../dom.js";
import { finite, pixels } from "../values.js";
import { NodeView } from "./node-view.js";

/** Clips its children and scrolls them natively. */
export class ScrollView extends NodeView {
  #area = make("div", { class: "scroll-area" });

  constructor(painter) {
    super(painter);
    this.element.classList.add("scroll");
    this.content.append(this.#area);
  }

  get childContainer() {
    return this.#area;
  }

  draw({ contentSize, horizontal, vertical, hidesIndicators }) {
    const [width, height] = Array.isArray(contentSize) ? contentSize : [];
    this.#area.style.width = pixels(Math.max(0, finite(width)));
    this.#area.style.height = pixels(Math.max(0, finite(height)));
    this.element.classList.toggle("scrolls-x", horizontal === true);
    this.element.classList.toggle("scrolls-y", vertical === true);
    this.element.classList.toggle("hides-indicators", hidesIndicators === true);
  }

  /** Without a control inside, the keyboard could not reach what is out of sight. */
  settle() {
    super.settle();
    const { element } = this;
    const overflows = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    const hasControl = this.#area.querySelector("button:not(:disabled), input:not(:disabled), [tabindex]") !== null;
    setAttribute(element, "tabindex", overflows && !hasControl ? 0 : undefined);
  }
}
