import { make } from "../dom.js";
import { textSizes } from "./system-settings.js";
import { chosenLanguage, locale } from "../words.js";

const settleTime = 120;
/** Equal to `ChatLimits.panelSideMin` and `panelSideMax`. */
const sideMin = 100;
const sideMax = 4_000;

/** Default text size of browsers in pixels. */
const usualTextSize = 16;

/** Settings of the browser that make a screen easier to use, each with the media query that tells of it. */
const accessibilityQueries = /** @type {[import("../wire.js").AccessibilitySetting, string][]} */ ([
  ["reduceMotion", "(prefers-reduced-motion: reduce)"],
  ["reduceTransparency", "(prefers-reduced-transparency: reduce)"],
  ["increaseContrast", "(prefers-contrast: more)"],
  ["invertColors", "(inverted-colors: inverted)"],
]);

/** Reports the panel's sizes and the device's settings to the server, initially and after every change. */
export class ScreenReporter {
  #report;
  #settings;
  #timer;
  #reported = "";
  #compact = make("div", { class: "gauge is-compact", "aria-hidden": "true" });
  #expanded = make("div", { class: "gauge is-expanded", "aria-hidden": "true" });
  #resizes = new ResizeObserver(() => this.#soon());
  #darkness = matchMedia("(prefers-color-scheme: dark)");
  #accessibility = accessibilityQueries.map(([name, query]) => ({ name, list: matchMedia(query) }));
  #onChange = () => this.#soon();
  /**
   * Reports again: the page is hidden, unless it is about to be closed, or another page of the device with another size may have been
   * used meanwhile.
   */
  #onReturn = () => (document.hidden ? this.#soon() : this.repeat());

  /**
   * @param {(screen: import("../wire.js").ScreenBody) => void} report
   * @param {import("./system-settings.js").SystemSettings} [settings] Those of a simulated phone; the browser's if absent.
   */
  constructor(report, settings) {
    this.#report = report;
    this.#settings = settings;
  }

  get elements() {
    return [this.#compact, this.#expanded];
  }

  connect() {
    this.#resizes.observe(this.#compact);
    this.#resizes.observe(this.#expanded);
    for (const list of this.#queries) list.addEventListener("change", this.#onChange);
    window.addEventListener("focus", this.#onReturn);
    document.addEventListener("visibilitychange", this.#onReturn);
    this.#settings?.listen(this.#onChange);
    this.#now();
  }

  disconnect() {
    clearTimeout(this.#timer);
    this.#resizes.disconnect();
    for (const list of this.#queries) list.removeEventListener("change", this.#onChange);
    window.removeEventListener("focus", this.#onReturn);
    document.removeEventListener("visibilitychange", this.#onReturn);
    this.#settings?.forget(this.#onChange);
  }

  /** Content heights of the panel's two styles, in points. */
  get heights() {
    return { compact: this.#compact.clientHeight, expanded: this.#expanded.clientHeight };
  }

  /** Reports again, since the server may have lost the report. */
  repeat() {
    this.#reported = "";
    this.#now();
  }

  get #queries() {
    return [this.#darkness, ...this.#accessibility.map(({ list }) => list)];
  }

  #soon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#now(), settleTime);
  }

  #now() {
    const settings = this.#settings?.current ?? {};
    const wanted = settings.textSize ?? textSize();
    const accessibility = this.#accessibility.filter(({ list }) => list.matches).map(({ name }) => name);
    /** @type {import("../wire.js").SceneEnvironment} */
    const environment = {
      colorScheme: settings.colorScheme ?? (this.#darkness.matches ? "dark" : "light"),
      displayScale: Math.min(4, Math.max(1, window.devicePixelRatio)),
      locale: settings.locale ?? (chosenLanguage() ? locale : navigator.language || "en"),
      textSize: wanted === "large" ? undefined : wanted,
      layoutDirection: settings.layoutDirection,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      isHidden: document.hidden || undefined,
      accessibility: accessibility.length > 0 ? accessibility : undefined,
    };
    const screen = { compact: sizeOf(this.#compact), expanded: sizeOf(this.#expanded), environment };
    const text = JSON.stringify(screen);
    if (text === this.#reported || this.#compact.clientWidth === 0) return;
    this.#reported = text;
    this.#report(screen);
  }
}

/** @param {HTMLElement} element @returns {[number, number]} */
function sizeOf(element) {
  const fitting = (side) => Math.min(sideMax, Math.max(sideMin, side));
  return [fitting(element.clientWidth), fitting(element.clientHeight)];
}

/**
 * Returns the size nearest to the browser's text size.
 * @returns {import("../wire.js").TextSize}
 */
function textSize() {
  const wanted = (parseFloat(getComputedStyle(document.documentElement).fontSize) / usualTextSize) * textSizes.large;
  const far = ([, points]) => Math.abs(points - wanted);
  const sizes = /** @type {[import("../wire.js").TextSize, number][]} */ (Object.entries(textSizes));
  const [name] = sizes.reduce((best, each) => (far(each) < far(best) ? each : best));
  return Number.isFinite(wanted) ? name : "large";
}
