import { make } from "./dom.js";
import { kinds } from "./inspector-line.js";

/** Search field and menus that choose lines by text, phone and kind. */
export class InspectorFilter {
  #search = make("input", { type: "search", class: "inspector-search", "aria-label": "Search", placeholder: "Search", autocomplete: "off" });
  #phone = menu("Phone", "All phones");
  #kind = menu("Kind", "All kinds");

  /** @param {() => void} onChange */
  constructor(onChange) {
    for (const [kind, name] of Object.entries(kinds)) this.#kind.append(make("option", { value: kind, text: name }));
    this.element = make("search", { class: "inspector-filter" }, this.#search, this.#phone, this.#kind);
    this.element.addEventListener("input", onChange);
    this.#search.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || this.#search.value === "") return;
      // Only empties the field; without this the inspector would close.
      event.stopPropagation();
      event.preventDefault();
      this.#search.value = "";
      onChange();
    });
  }

  /** Adds a phone to the menu, or renames it. */
  offer(device, name) {
    const known = [...this.#phone.options].find(({ value }) => value === device);
    if (known) known.textContent = name;
    else this.#phone.append(make("option", { value: device, text: name }));
  }

  get isActive() {
    return this.#words.length > 0 || this.#phone.value !== "" || this.#kind.value !== "";
  }

  /** @param {import("./inspector-line.js").InspectorLine} line */
  admits(line) {
    if (this.#phone.value !== "" && this.#phone.value !== line.device) return false;
    if (this.#kind.value !== "" && this.#kind.value !== line.kind) return false;
    const { text } = line;
    return this.#words.every((word) => text.includes(word));
  }

  clear() {
    for (const field of [this.#search, this.#phone, this.#kind]) field.value = "";
    this.#search.focus();
  }

  /** Words that all have to occur in a line. */
  get #words() {
    return this.#search.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  }
}

function menu(label, all) {
  return make("select", { class: "inspector-menu", "aria-label": label }, make("option", { value: "", text: all }));
}
