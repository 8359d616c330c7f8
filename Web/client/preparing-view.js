import { make, placeChildren, setAttribute } from "../dom.js";
import { icon } from "./icons.js";
import { phrase } from "../words.js";

/** @typedef {import("../wire.js").PreparingItem} PreparingItem */

/** Media that the server is still converting: the progress or what went wrong, and a button to cancel. */
export class PreparingView {
  #onCancel;
  /** @type {Map<number, {element: HTMLElement, bar: HTMLProgressElement, show: (words: string) => void}>} */
  #rows = new Map();
  element = make("div", { class: "preparing", role: "group", "aria-label": phrase("Being made ready"), hidden: true });

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
    if (item.problem !== undefined) row.show(phrase("{name}: {text}", { name: item.name, text: item.problem }));
    return row.element;
  }

  #makeRow({ id, name, isDirect }) {
    const bar = make("progress", { max: 1, "aria-label": phrase("Preparing {name}", { name }) });
    const onclick = () => this.#onCancel(id);
    const attributes = { type: "button", class: "icon-button remove-draft", "aria-label": phrase("Stop preparing {name}", { name }), onclick };
    const stop = make("button", attributes, icon("close"));
    const words = make("span", { class: "preparing-words", text: isDirect ? phrase("Sending {name}…", { name }) : phrase("Preparing {name}…", { name }) });
    const show = (problem) => {
      words.classList.add("has-problem");
      if (words.textContent !== problem) words.textContent = problem;
      setAttribute(stop, "aria-label", phrase("Dismiss {name}", { name }));
    };
    const row = { element: make("div", { class: "preparing-row", role: "status" }, words, bar, stop), bar, show };
    this.#rows.set(id, row);
    return row;
  }
}
