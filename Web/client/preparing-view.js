import { make, placeChildren, setAttribute } from "../dom.js";
import { icon } from "./icons.js";

/** @typedef {import("../wire.js").PreparingItem} PreparingItem */

/** Media that the server is still converting: the progress or what went wrong, and a button to cancel. */
export class PreparingView {
  #onCancel;
  /** @type {Map<number, {element: HTMLElement, bar: HTMLProgressElement, show: (words: string) => void}>} */
  #rows = new Map();
  element = make("div", { class: "preparing", role: "group", "aria-label": "Being made ready", hidden: true });

  /** @param {(id: number) => unknown} onCancel */
  constructor(onCancel) {
    this.#onCancel = onCancel;
  }

  /** @param {PreparingItem[]} items */
  update(items) {
    const known = new Set(items.map(({ id }) => id));
    for (const id of this.#rows.keys()) if (!known.has(id)) this.#rows.delete(id);
    placeChildren(this.element, items.map((item) => this.#row(item)));
    this.element.hidden = items.length === 0;
  }

  #row(item) {
    const row = this.#rows.get(item.id) ?? this.#makeRow(item);
    setAttribute(row.bar, "value", item.progress);
    row.bar.hidden = item.problem !== undefined;
    if (item.problem !== undefined) row.show(`${item.name}: ${item.problem}`);
    return row.element;
  }

  #makeRow({ id, name, isDirect }) {
    const bar = make("progress", { max: 1, "aria-label": `Preparing ${name}` });
    const onclick = () => this.#onCancel(id);
    const attributes = { type: "button", class: "icon-button remove-draft", "aria-label": `Stop preparing ${name}`, onclick };
    const stop = make("button", attributes, icon("close"));
    const words = make("span", { class: "preparing-words", text: `${isDirect ? "Sending" : "Preparing"} ${name}…` });
    const show = (problem) => {
      words.classList.add("has-problem");
      if (words.textContent !== problem) words.textContent = problem;
      setAttribute(stop, "aria-label", `Dismiss ${name}`);
    };
    const row = { element: make("div", { class: "preparing-row", role: "status" }, words, bar, stop), bar, show };
    this.#rows.set(id, row);
    return row;
  }
}
