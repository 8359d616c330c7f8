import { make } from "./dom.js";

/** Names of the kinds of lines. */
export const kinds = {
  person: "Person", call: "Callback", request: "App asks", entry: "Entry", output: "Prints", process: "Process", note: "Note",
};
const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit", fractionalSecondDigits: 3 });

/**
 * The phone that a line is about: its label, and the addresses of its pictures.
 * @typedef {{name: string, pictureURL: (picture: string) => string}} LineOwner
 */

/** One line of the inspector. A line with details opens to them. */
export class InspectorLine {
  #line;
  #owner;
  #name = make("span", { class: "inspector-device" });

  /** @param {import("./wire.js").InspectorLine} line @param {LineOwner|undefined} owner */
  constructor(line, owner) {
    this.#line = line;
    const kind = Object.hasOwn(kinds, line.kind) ? line.kind : "note";
    this.element = make("li", { class: `inspector-line is-${kind}` }, line.details || line.picture ? this.#opening() : this.#head("div"));
    this.owner = owner;
  }

  get device() {
    return this.#line.device;
  }

  get kind() {
    return this.#line.kind;
  }

  /** Element that takes the focus. */
  get head() {
    return this.element.querySelector(".inspector-head");
  }

  /** @param {LineOwner|undefined} owner Undefined for a phone that the page does not know. */
  set owner(owner) {
    this.#owner = owner;
    this.#name.textContent = owner?.name ?? this.device;
  }

  /** Everything that can be searched for, in lower case. */
  get text() {
    const { kind, words, details = [] } = this.#line;
    const fields = details.flatMap(({ title, fields }) => [title, ...fields.flatMap(({ name, value }) => [name, value])]);
    return [this.#name.textContent, kinds[kind] ?? kind, words, ...fields].join("\n").toLocaleLowerCase();
  }

  #head(tag) {
    const { at, kind, words } = this.#line;
    return make(tag, { class: "inspector-head", tabindex: -1 },
      make("time", { class: "inspector-time", text: clock.format(at) }), this.#name,
      make("span", { class: "inspector-kind", text: kinds[kind] ?? kind }), make("span", { class: "inspector-words", text: words }));
  }

  /** The details are made when the line is opened, since most lines never are. */
  #opening() {
    const content = make("div", { class: "inspector-details" });
    const opening = make("details", {}, this.#head("summary"), content);
    opening.addEventListener("toggle", () => opening.open && content.replaceChildren(...this.#details()));
    return opening;
  }

  #details() {
    const { details = [], picture } = this.#line;
    const groups = details.map(({ title, fields }) => make("section", { class: "inspector-group", "aria-label": title },
      make("h3", { class: "inspector-group-title", text: title }), make("dl", { class: "inspector-fields" }, ...fields.flatMap(fieldElements))));
    if (picture && this.#owner) groups.push(make("img", { class: "inspector-picture", src: this.#owner.pictureURL(picture), alt: "Picture of the entry" }));
    return groups;
  }
}

function fieldElements({ name, value }) {
  return [make("dt", { text: name }), make("dd", { text: value, dir: "auto" })];
}
