/** @typedef {import("../../wire.js").FieldSelection} Selection */

/** @type {WeakMap<Element, FieldSelection>} */
const selections = new WeakMap();

// Not every browser tells the field itself.
document.addEventListener("selectionchange", () => selections.get(/** @type {Element} */ (document.activeElement))?.report());

/**
 * Tells an app what is selected in a field, and selects what the app wants, while the field has the focus. What the person selects wins:
 * the app's selection is used only if it includes every report made here.
 */
export class FieldSelection {
  /** @type {HTMLInputElement|HTMLTextAreaElement} */
  #input;
  #send;
  #reportCount = 0;
  /** Selection that the app knows. */
  #start = -1;
  #end = -1;

  /**
   * @param {HTMLInputElement|HTMLTextAreaElement} input
   * @param {(event: {kind: "select", selection: Selection}) => void} send
   */
  constructor(input, send) {
    this.#input = input;
    this.#send = send;
    selections.set(input, this);
  }

  /**
   * Returns what is selected, which the app is told of.
   * @returns {Selection}
   */
  read() {
    this.#reportCount += 1;
    this.#remember();
    return { start: this.#start, end: this.#end, report: this.#reportCount };
  }

  /**
   * Reports what is selected, unless the app knows it.
   * @returns {boolean} Whether it did.
   */
  report() {
    const { selectionStart, selectionEnd } = this.#input;
    if (!this.#isActive || (selectionStart === this.#start && selectionEnd === this.#end)) return false;
    this.#send({ kind: "select", selection: this.read() });
    return true;
  }

  /**
   * @param {{start?: number, end?: number, report: number}|undefined} wanted What the app wants to be selected, which the ends of the
   *   text bound, and the last report that it knows of: another page of the device may have made more of them.
   */
  take(wanted) {
    if (!wanted || wanted.report < this.#reportCount) return;
    const { start, end, report } = wanted;
    this.#reportCount = report;
    if (!this.#isActive || start === undefined || end === undefined) return;
    const { selectionStart, selectionEnd } = this.#input;
    if (start !== selectionStart || end !== selectionEnd) this.#input.setSelectionRange(start, end);
    this.#remember();
  }

  get #isActive() {
    return document.activeElement === this.#input;
  }

  #remember() {
    this.#start = this.#input.selectionStart ?? 0;
    this.#end = this.#input.selectionEnd ?? 0;
  }
}
