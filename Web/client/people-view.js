import { make } from "../dom.js";

/** Who takes part, and the way out. */
export class PeopleView {
  #list = make("ul", { class: "people-list" });
  #leaveButton;
  #onLeave;
  #isSure = false;

  /** @param {() => void} onLeave */
  constructor(onLeave) {
    this.#onLeave = onLeave;
    this.#leaveButton = make("button", { type: "button", class: "link-button", onclick: () => this.#leave() });
    const summary = make("summary", { text: "People" });
    this.element = make("details", { class: "disclosure people" }, summary,
      make("div", { class: "disclosure-sheet" }, this.#list, this.#leaveButton));
    this.element.addEventListener("toggle", () => this.#ask(false));
    this.element.addEventListener("keydown", (event) => this.#keyDown(event));
    this.#ask(false);
  }

  /** @param {import("./conversation.js").Conversation} conversation */
  update({ participants, me, takesPart }) {
    this.#list.replaceChildren(...participants.map(({ id, name }) =>
      make("li", { text: id === me.id ? `${name} (you)` : name })));
    this.#leaveButton.hidden = !takesPart;
  }

  /** Pressed once it asks, since nobody can undo it alone. */
  #leave() {
    if (!this.#isSure) return this.#ask(true);
    this.element.open = false;
    this.#onLeave();
  }

  #ask(isSure) {
    this.#isSure = isSure;
    this.#leaveButton.textContent = isSure ? "Really leave?" : "Leave conversation";
  }

  #keyDown(event) {
    if (event.key !== "Escape" || !this.element.open) return;
    event.stopPropagation();
    this.element.open = false;
    this.element.querySelector("summary").focus();
  }
}
