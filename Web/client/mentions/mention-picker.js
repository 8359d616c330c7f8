import { make, setAttribute } from "../../dom.js";
import { avatar } from "../app-icon.js";
import { newKey } from "../keys.js";
import { matching, mentionAt } from "./mention-words.js";
import { phrase, phraseCount } from "../../words.js";

/** @typedef {import("../../wire.js").Participant} Participant */

/** Offers the people of the conversation while the person writes `@` and the beginning of a name. */
export class MentionPicker {
  #input;
  #options;
  /** @type {Participant[]} */
  #people = [];
  #active = 0;
  /**
   * The beginning of a name that is being written; undefined while nothing is offered.
   * @type {{start: number, words: string}|undefined}
   */
  #query;
  /** Place of the `@` at which the person wants no list. */
  #dismissed = -1;
  #id = `mentions-${newKey()}`;
  #list = make("ul", { class: "mention-list", role: "listbox", id: this.#id, "aria-label": phrase("People to mention") });
  #status = make("p", { class: "visually-hidden", role: "status" });
  element = make("div", { class: "mention-picker", hidden: true }, this.#list);

  /**
   * @param {HTMLTextAreaElement} input
   * @param {object} options
   * @param {() => Participant[]} options.people
   * @param {(person: Participant) => void} options.onChosen Called after the name was written.
   */
  constructor(input, options) {
    this.#input = input;
    this.#options = options;
    for (const name of ["input", "click", "keyup"]) input.addEventListener(name, () => this.look());
    input.addEventListener("blur", () => this.close());
    // The field keeps the focus.
    for (const name of ["pointerdown", "mousedown"]) this.element.addEventListener(name, (event) => event.preventDefault());
  }

  /** Announces how many people there are. */
  get status() {
    return this.#status;
  }

  close() {
    if (!this.#query) return;
    this.#query = undefined;
    this.element.hidden = true;
    this.#status.textContent = "";
    for (const name of ["aria-controls", "aria-activedescendant"]) this.#input.removeAttribute(name);
  }

  /**
   * Moves in the list, chooses, or closes it.
   * @param {KeyboardEvent} event @returns {boolean} Whether the key was for the list.
   */
  keyDown(event) {
    if (!this.#query || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false;
    const count = this.#people.length;
    switch (event.key) {
      case "ArrowDown": this.#activate((this.#active + 1) % count); break;
      case "ArrowUp": this.#activate((this.#active + count - 1) % count); break;
      case "Enter":
      case "Tab":
        if (event.shiftKey) return false;
        this.#choose(this.#people[this.#active]);
        break;
      case "Escape":
        this.#dismissed = this.#query.start;
        event.stopPropagation();
        this.close();
        break;
      default: return false;
    }
    event.preventDefault();
    return true;
  }

  /** Offers people where the caret is behind an `@`. */
  look() {
    const { value, selectionStart, selectionEnd } = this.#input;
    const query = selectionStart === selectionEnd ? mentionAt(value.slice(0, selectionStart)) : undefined;
    if (query?.start !== this.#dismissed) this.#dismissed = -1;
    if (!query || this.#dismissed >= 0) return this.close();
    if (query.start === this.#query?.start && query.words === this.#query.words) return;
    this.#people = matching(this.#options.people(), query.words);
    if (this.#people.length === 0 || this.#people.some(({ name }) => `${name} ` === query.words)) return this.close();
    this.#query = query;
    this.#show();
  }

  #show() {
    this.#list.replaceChildren(...this.#people.map((person, index) => make("li", {
      role: "option", class: "mention-option", id: `${this.#id}-${index}`, onclick: () => this.#choose(person),
    }, make("span", { class: "mention-face", "aria-hidden": "true" }, avatar(person)), make("bdi", { class: "person-name", text: person.name }))));
    this.element.hidden = false;
    const count = this.#people.length;
    this.#status.textContent = phraseCount("One person to mention", "{count} people to mention", count);
    setAttribute(this.#input, "aria-controls", this.#id);
    this.#activate(0);
  }

  #activate(index) {
    this.#active = index;
    [...this.#list.children].forEach((option, place) => setAttribute(option, "aria-selected", String(place === index)));
    const option = this.#list.children[index];
    option.scrollIntoView({ block: "nearest" });
    setAttribute(this.#input, "aria-activedescendant", option.id);
  }

  /** @param {Participant} person */
  #choose(person) {
    const { start, words } = this.#query ?? { start: 0, words: "" };
    const end = start + 1 + words.length;
    const follows = this.#input.value.slice(end).startsWith(" ");
    this.close();
    this.#input.setRangeText(`@${person.name}${follows ? "" : " "}`, start, end, "end");
    if (follows) this.#input.selectionStart = this.#input.selectionEnd += 1;
    this.#options.onChosen(person);
  }
}
