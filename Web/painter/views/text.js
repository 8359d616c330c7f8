import { make } from "../../dom.js";
import { cssGradient, isGradient } from "../gradients.js";
import { colour, finite, pixels, rectangle, words } from "../values.js";
import { LeafView } from "./leaf-view.js";
import { styleRun } from "./run-style.js";

/** Lines and runs measured on the app's side: each is positioned as given, and no line is broken here. */
export class TextView extends LeafView {
  #box = make("span", { class: "text-box" });
  #spoken = make("span", { class: "visually-hidden" });
  #drawn = "";

  constructor(painter) {
    super(painter);
    this.content.append(this.#box);
  }

  /** @param {import("../../wire.js").TextContent} content */
  draw({ lines, isSelectable }) {
    this.#box.classList.toggle("is-selectable", isSelectable === true);
    const [, , width, height] = rectangle(this.node.frame);
    const size = { width, height };
    const drawn = JSON.stringify([lines, this.accessibility.label, hasGradient(lines) && size]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const known = Array.isArray(lines) ? lines : [];
    // Invisible spaces between lines keep their words apart for reading and searching.
    this.#fittedRuns().forEach((run) => widths.unobserve(run));
    this.#box.replaceChildren(...known.flatMap((line, index) => [index > 0 ? " " : "", makeLine(line, size)]));
    this.#fittedRuns().forEach((run) => widths.observe(run));
    this.#speak(words(this.accessibility.label));
  }

  dispose() {
    this.#fittedRuns().forEach((run) => widths.unobserve(run));
  }

  get fades() {
    return this.#box;
  }

  get role() {
    const role = super.role;
    if (role !== "group" && role !== undefined) return role;
    const { content } = this.node;
    return content?.kind === "text" && content.lines?.length > 1 ? "paragraph" : undefined;
  }

  #fittedRuns() {
    return this.#box.querySelectorAll("[data-fit]");
  }

  #speak(label) {
    this.#box.ariaHidden = label ? "true" : null;
    this.#spoken.textContent = label;
    if (label) this.#box.before(this.#spoken);
    else this.#spoken.remove();
  }
}

/** @param {import("../../wire.js").TextContent} content @returns {string} The text of all lines as one string. */
export function plainText({ lines }) {
  if (!Array.isArray(lines)) return "";
  const texts = lines.map((line) => (line?.runs ?? []).map((run) => words(run?.text)).join(""));
  return texts.join(" ").replace(/\s+/g, " ").trim();
}

function hasGradient(lines) {
  return Array.isArray(lines) && lines.some((line) => (line?.runs ?? []).some((run) => isGradient(run?.paint)));
}

function makeLine(line, size) {
  const runs = (line?.runs ?? []).map((run) => makeRun(run, finite(line?.y), size));
  const element = make("span", { class: "text-line" }, ...runs);
  element.style.top = pixels(line?.y);
  element.style.height = pixels(line?.height);
  element.style.lineHeight = pixels(line?.height);
  return element;
}

function makeRun(run, lineTop, size) {
  const element = make("span", { class: "text-run", text: words(run?.text) });
  const css = element.style;
  css.left = pixels(run?.x);
  styleRun(css, run);
  if (run?.paint?.kind === "color") css.color = colour(run.paint.color, "currentcolor");
  css.top = pixels(-finite(run?.baselineOffset));
  if (isGradient(run?.paint)) paintThrough(element, run, lineTop, size);
  if (run?.isFallback === true) element.dataset.fit = String(finite(run.width));
  return element;
}

/** Clips a gradient over the whole node to the text. */
function paintThrough(element, run, lineTop, size) {
  const css = element.style;
  element.classList.add("has-gradient");
  css.backgroundImage = cssGradient(run.paint, size);
  css.backgroundSize = `${pixels(size.width)} ${pixels(size.height)}`;
  css.backgroundPosition = `${pixels(-finite(run.x))} ${pixels(finite(run.baselineOffset) - lineTop)}`;
  css.color = "transparent";
}

/**
 * Scales runs to their measured widths, from which a fallback font of this browser usually differs. The browser tells of their
 * widths after its own layout and before it paints: to ask for them would have it lay out once more for each patch.
 */
const widths = new ResizeObserver((entries) => {
  for (const { target, borderBoxSize } of entries) fit(/** @type {HTMLElement} */ (target), borderBoxSize[0].inlineSize);
});

/** @param {HTMLElement} run @param {number} actual Its width without the scale. */
function fit(run, actual) {
  const wanted = Number(run.dataset.fit);
  run.style.transform = actual > 0 && wanted > 0 ? `scaleX(${wanted / actual})` : "";
}
