import { make } from "../../dom.js";
import { prefersStillness } from "../media-controls.js";
import { makeSlide } from "./slide.js";
import { StageGestures } from "./stage-gestures.js";
import { fittingSize, Zoom } from "./zoom.js";

const growth = { duration: 260, easing: "cubic-bezier(0.22, 0.8, 0.28, 1)" };
const doubleTapScale = 2.5;

/** The element that shows one medium: zooms and pans it, and recognises swipes. */
export class MediaStage {
  element = make("div", { class: "viewer-stage" });
  #actions;
  #zoom = new Zoom(() => this.#sizes());
  /** @type {import("./slide.js").Slide|undefined} */
  #slide;

  /**
   * @param {object} actions
   * @param {(step: 1|-1) => void} actions.go
   * @param {() => void} actions.close
   * @param {(scale: number) => void} actions.zoomed
   */
  constructor(actions) {
    this.#actions = actions;
    new StageGestures(this.element, {
      isZoomed: () => this.#zoom.isZoomed,
      zoom: (factor, x, y) => this.#change(() => this.#zoom.to(this.#zoom.scale * factor, x, y)),
      pan: (x, y) => this.#change(() => this.#zoom.move(x, y)),
      toggle: (x, y) => this.#change(() => this.#zoom.isZoomed ? this.#zoom.reset() : this.#zoom.to(doubleTapScale, x, y)),
      drag: (x, y) => this.#drag(x, Math.max(0, y)),
      drop: (x, y) => this.#drop(x, y),
    });
  }

  get isZoomed() {
    return this.#zoom.isZoomed;
  }

  get canZoom() {
    return this.#slide?.canZoom ?? false;
  }

  show(medium, api, isWanted) {
    this.#slide = makeSlide(medium, api, isWanted);
    this.#zoom.reset();
    this.#drag(0, 0);
    this.element.replaceChildren(this.#slide.element);
    this.#actions.zoomed(1);
  }

  /** Removes the medium, which also stops its sound. */
  clear() {
    this.#slide = undefined;
    this.element.replaceChildren();
  }

  /** @param {number} factor Zoom factor, about the centre. */
  zoomBy(factor) {
    this.#change(() => this.#zoom.to(this.#zoom.scale * factor));
  }

  zoomOut() {
    this.#change(() => this.#zoom.reset());
  }

  pan(x, y) {
    this.#change(() => this.#zoom.move(x, y));
  }

  /**
   * Animates the medium from its small element in the transcript.
   * @param {Element|null} place
   */
  growFrom(place) {
    if (!place || prefersStillness()) return;
    this.#slide.element.animate([{ transform: this.#transformTo(place) }, { transform: "none" }], growth);
  }

  /**
   * Animates the medium back to its small element.
   * @param {Element|null} place @returns {Promise<unknown>} Resolves when the animation has finished.
   */
  async shrinkTo(place) {
    if (!place || prefersStillness() || !this.#slide) return;
    await this.#slide.element.animate([{}, { transform: this.#transformTo(place) }], growth).finished.catch(() => {});
  }

  #transformTo(place) {
    const small = place.getBoundingClientRect();
    const large = this.element.getBoundingClientRect();
    const x = small.x + small.width / 2 - large.x - large.width / 2;
    const y = small.y + small.height / 2 - large.y - large.height / 2;
    return `translate(${x}px, ${y}px) scale(${small.width / Math.max(1, this.#sizes().content[0])})`;
  }

  #change(change) {
    if (!this.canZoom) return;
    change();
    this.#slide.content.style.transform = this.#zoom.isZoomed ? this.#zoom.transform : "";
    this.element.classList.toggle("is-zoomed", this.#zoom.isZoomed);
    this.#actions.zoomed(this.#zoom.scale);
  }

  #drag(x, y) {
    this.#slide.element.style.translate = x || y ? `${x}px ${y}px` : "";
  }

  #drop(x, y) {
    if (y > 0) return this.#actions.close();
    this.#drag(0, 0);
    if (x !== 0) this.#actions.go(x < 0 ? 1 : -1);
  }

  /** @returns {{stage: [number, number], content: [number, number]}} */
  #sizes() {
    const { clientWidth, clientHeight } = this.element;
    /** @type {Partial<HTMLImageElement & HTMLVideoElement>} */
    const content = this.#slide?.content ?? {};
    const { naturalWidth, naturalHeight, videoWidth, videoHeight } = content;
    /** @type {[number, number]} */
    const sides = [naturalWidth || videoWidth || 0, naturalHeight || videoHeight || 0];
    return { stage: [clientWidth, clientHeight], content: fittingSize(sides, [clientWidth, clientHeight]) };
  }
}
