import { make, setAttribute } from "../../dom.js";
import { finite, pixels, rectangle, words } from "../values.js";
import { OverlayView } from "./overlay-view.js";

/** Milliseconds for which the person's value is shown while the app's value differs. */
const answerTime = 400;

/**
 * A slider whose thumb follows the person at once; after release the app's value is shown.
 * @extends {OverlayView<HTMLInputElement>}
 */
export class SliderView extends OverlayView {
  #isHeld = false;
  /**
   * The person's value, until the app has confirmed it.
   * @type {number|undefined}
   */
  #wanted;
  #timer;
  #size = { minimum: 0, maximum: 1, neutral: 0, least: 0, most: 1 };

  constructor(painter) {
    super(painter, make("input", { type: "range" }));
    this.element.classList.add("slider");
    this.control.addEventListener("input", () => this.#slide(true));
    this.control.addEventListener("change", () => this.#slide(false));
  }

  /** @param {import("../../wire.js").SliderContent} content */
  draw(content) {
    super.draw(content);
    const { control } = this;
    const minimum = finite(content.minimum);
    const maximum = finite(content.maximum, minimum + 1);
    const [least, most] = [finite(content.least, minimum), finite(content.most, maximum)];
    this.#size = { minimum, maximum, least, most, neutral: finite(content.neutral, minimum) };
    control.min = String(minimum);
    control.max = String(maximum);
    control.dir = content.isMirrored === true ? "rtl" : "ltr";
    control.step = finite(content.step) > 0 ? String(content.step) : "any";
    if (!this.#isHeld && this.#wanted === finite(content.value)) this.#forget();
    if (this.#wanted === undefined) control.value = String(finite(content.value));
  }

  describe() {
    super.describe();
    setAttribute(this.control, "aria-valuetext", words(this.accessibility.value) || this.#percent);
  }

  settle() {
    super.settle();
    if (this.#wanted !== undefined) this.#showWanted();
  }

  dispose() {
    clearTimeout(this.#timer);
  }

  #fraction(value = this.control.valueAsNumber) {
    const { minimum, maximum } = this.#size;
    return maximum > minimum ? Math.min(1, Math.max(0, (value - minimum) / (maximum - minimum))) : 0;
  }

  get #percent() {
    return `${Math.round(this.#fraction() * 100)} %`;
  }

  #slide(isHeld) {
    this.#isHeld = isHeld;
    const { least, most } = this.#size;
    this.control.valueAsNumber = this.#wanted = Math.min(most, Math.max(least, this.control.valueAsNumber));
    clearTimeout(this.#timer);
    if (!isHeld) this.#timer = setTimeout(() => this.#giveWay(), answerTime);
    this.#showWanted();
    setAttribute(this.control, "aria-valuetext", words(this.accessibility.value) || this.#percent);
    this.send({ kind: "slide", value: this.#wanted, isEditing: isHeld });
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#wanted = undefined;
  }

  /** Shows the app's value, after the app has not confirmed the person's. */
  #giveWay() {
    this.#forget();
    this.draw(/** @type {import("../../wire.js").SliderContent} */ (this.node.content));
    this.describe();
    this.#place((frame) => frame);
    const line = this.#line;
    if (line) line.place(line.node.frame);
  }

  /** Positions the slider's children, which are its track, the filled part and the thumb (`SliderContent`). */
  #showWanted() {
    const [, , width] = rectangle(this.node.frame);
    const thumbWidth = rectangle(this.painter.node(this.node.children?.[2])?.frame)[2];
    const isMirrored = this.control.dir === "rtl";
    const place = (/** @type {number} */ fraction) => (width - thumbWidth) * (isMirrored ? 1 - fraction : fraction);
    const left = place(this.#fraction());
    const middle = left + thumbWidth / 2;
    const { minimum, neutral } = this.#size;
    const end = isMirrored ? width : 0;
    const start = neutral > minimum ? place(this.#fraction(neutral)) + thumbWidth / 2 : end;
    const filled = { x: Math.min(start, middle), wide: Math.abs(start - middle) };
    this.#place(([, y, wide, high], index) => (index === 2 ? [left, y, wide, high] : [filled.x, y, filled.wide, high]));
    // Keeps the track inside the filled part at its position.
    const line = this.#line;
    if (line) line.element.style.left = pixels(-filled.x);
  }

  get #line() {
    return this.painter.view(this.painter.node(this.node.children?.[1])?.children?.[0]);
  }

  #place(moved) {
    const children = this.node.children ?? [];
    if (children.length !== 3) return;
    for (const index of [1, 2]) {
      const view = this.painter.view(children[index]);
      if (!view) continue;
      const [x, , width] = moved(rectangle(view.node.frame), index);
      view.element.style.left = pixels(x);
      view.element.style.width = pixels(width);
    }
  }
}
