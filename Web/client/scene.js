import { make } from "../dom.js";
import { Painter } from "../painter/painter.js";
import { InputQueue } from "./input-queue.js";

const redrawTime = 1_000;

/** One instance of an app on this page: what it shows, and the way of what the person does there. */
export class Scene {
  #painter;
  #queue;
  #redrawTimer;

  /**
   * @param {number} instance
   * @param {object} options
   * @param {import("./conversation-api.js").ConversationAPI} options.api
   * @param {(sentence: string) => void} options.announce
   * @param {(problem: string) => void} options.onFault
   * @param {(error: any) => void} options.onInputProblem
   * @param {() => boolean} options.mayTakeFocus
   * @param {() => boolean} [options.hasKeyboard] False where no keyboard may come up yet.
   * @param {boolean} [options.isReadOnly] True where none ever does.
   */
  constructor(instance, { api, announce, onFault, onInputProblem, mayTakeFocus, hasKeyboard, isReadOnly }) {
    this.instance = instance;
    this.element = make("div", { class: "surface" });
    this.#queue = new InputQueue((events) => api.input(instance, events), onInputProblem);
    this.#painter = new Painter(this.element, {
      send: (event) => this.#queue.add(event),
      assetURL: (asset) => api.assetURL(asset, instance),
      fileURL: (file) => api.fileURL(file, instance),
      announce,
      report: onFault,
      mayTakeFocus,
      hasKeyboard,
      isReadOnly,
    });
  }

  get isEmpty() {
    return this.#painter.isEmpty;
  }

  connect() {
    this.#painter.connect();
  }

  disconnect() {
    clearTimeout(this.#redrawTimer);
    this.#queue.disconnect();
    this.#painter.disconnect();
    this.element.remove();
  }

  /** @returns {boolean} False where there is no dialog that a person may dismiss. */
  dismissDialog() {
    return this.#painter.dismissDialog();
  }

  /** A keyboard may come up now, or no longer. */
  placeChanged() {
    this.#painter.placeChanged();
  }

  /**
   * The place changes: what is drawn are still the controls of the old one. Assistive technology is not told of them
   * until the app has drawn itself anew, or has had the time to.
   */
  expectRedraw() {
    this.element.ariaHidden = "true";
    clearTimeout(this.#redrawTimer);
    this.#redrawTimer = setTimeout(() => this.#endRedraw(), redrawTime);
  }

  #endRedraw() {
    clearTimeout(this.#redrawTimer);
    this.element.ariaHidden = null;
  }

  /** @param {import("../wire.js").Patch} patch */
  apply(patch) {
    this.#endRedraw();
    this.#painter.apply(patch);
  }
}
