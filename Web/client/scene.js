import { make } from "../dom.js";
import { Painter } from "../painter/painter.js";
import { InputQueue } from "./input-queue.js";

const redrawTime = 1_000;

/**
 * @typedef {object} SceneOptions
 * @property {(sentence: string) => void} announce
 * @property {(problem: string) => void} onFault
 * @property {(painted: {isFirst: boolean, lostFocus: boolean}) => void} onPaint Called after each patch; `lostFocus`
 *   where it removed the element that had the focus.
 * @property {() => boolean} mayTakeFocus
 * @property {() => boolean} [hasKeyboard] Returns false while no on-screen keyboard may appear.
 * @property {boolean} [isReadOnly] True if none ever may.
 */

/** One instance of an app on this page: its painter, and the queue of the person's input. */
export class Scene {
  #painter;
  #queue;
  #onPaint;
  #redrawTimer;

  /**
   * @param {number} instance
   * @param {import("./conversation-api.js").ConversationAPI} api
   * @param {SceneOptions & {onInputProblem: (error: any) => void}} options
   */
  constructor(instance, api, { announce, onFault, onPaint, onInputProblem, mayTakeFocus, hasKeyboard, isReadOnly }) {
    this.instance = instance;
    this.#onPaint = onPaint;
    this.element = make("div", { class: "surface" });
    this.#queue = new InputQueue((events) => api.input(instance, events), onInputProblem, () => api.inputCountMax);
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

  /** @returns {boolean} False if there is no dialog that the person may dismiss. */
  dismissDialog() {
    return this.#painter.dismissDialog();
  }

  /** Updates the painter after `hasKeyboard` may have changed. */
  placeChanged() {
    this.#painter.placeChanged();
  }

  /**
   * Hides the scene from assistive technology after its place changed, because it still shows the controls of the old
   * one, until the app has redrawn or a timeout has passed.
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
    const isFirst = this.isEmpty;
    const hadFocus = this.element.contains(document.activeElement);
    this.#painter.apply(patch);
    this.#onPaint({ isFirst, lostFocus: hadFocus && !this.element.contains(document.activeElement) });
  }
}
