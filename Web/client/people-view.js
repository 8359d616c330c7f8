import { make } from "../dom.js";
import { backLayers } from "./back-layers.js";
import { avatar } from "./app-icon.js";
import { InvitationView } from "./invitation-view.js";
import { MembersView } from "./members-view.js";

/** The participants, the invitation link for others, and the button to leave. */
export class PeopleView {
  #list = make("ul", { class: "people-list" });
  #leaveButton;
  #invitation;
  #onLeave;
  #isSure = false;
  #group;
  /** @type {MembersView|undefined} */
  #members;

  /**
   * @param {import("./conversation-api.js").ConversationAPI} api @param {() => Promise<unknown>} onLeave
   * @param {import("./members-view.js").Group} [group] On a server for people.
   */
  constructor(api, onLeave, group) {
    this.#onLeave = onLeave;
    this.#group = group;
    this.#members = group && new MembersView(api, group);
    this.#invitation = new InvitationView(api);
    this.#leaveButton = make("button", { type: "button", class: "link-button leave-button", onclick: () => this.#leave() });
    const summary = make("summary", { text: "People" });
    this.element = make("details", { class: "disclosure people" }, summary,
      make("div", { class: "disclosure-sheet" }, this.#list, this.#members?.element ?? "", this.#invitation.element, this.#leaveButton));
    this.element.addEventListener("toggle", () => this.#toggled());
    this.element.addEventListener("keydown", (event) => this.#keyDown(event));
    this.#ask(false);
  }

  /** @param {import("./conversation.js").Conversation} conversation @param {import("./avatar-colors.js").AvatarColors} colors */
  update(conversation, colors) {
    const { participants, me, takesPart } = conversation;
    this.#list.replaceChildren(...participants.map((person) => make("li", {}, avatar(person, colors.of(person.id)),
      make("span", { class: "person-name" }, make("bdi", { text: person.name }), person.id === me.id && " (you)"),
      this.#members?.mayRemove(person, conversation) && this.#removeButton(person))));
    this.#leaveButton.hidden = !takesPart;
    this.#invitation.element.hidden = !takesPart || this.#group?.isGuest === true;
    this.#members?.update(conversation);
  }

  /** Asks for confirmation at the first press, as leaving does. */
  #removeButton(person) {
    const button = make("button", { type: "button", class: "link-button remove-button", "aria-label": `Remove ${person.name}`, text: "Remove", onclick: () => {
      if (button.dataset.isSure) return this.#members?.remove(person);
      button.dataset.isSure = "yes";
      button.textContent = "Really remove?";
      button.setAttribute("aria-label", `Really remove ${person.name}?`);
    } });
    return button;
  }

  #toggled() {
    this.#ask(false);
    backLayers.set(this, this.element.open && this.element.isConnected, () => this.#close());
    if (this.element.open && !this.#leaveButton.hidden) this.#invitation.refresh();
  }

  /** Asks for confirmation at the first press, since nobody can undo leaving alone. */
  #leave() {
    if (!this.#isSure) return this.#ask(true);
    return this.#onLeave().then(() => (this.element.open = false));
  }

  #ask(isSure) {
    this.#isSure = isSure;
    this.#leaveButton.textContent = isSure ? "Really leave?" : "Leave conversation";
  }

  #keyDown(event) {
    if (event.key !== "Escape" || !this.element.open) return;
    event.stopPropagation();
    this.#close();
  }

  #close() {
    this.element.open = false;
    this.element.querySelector("summary").focus();
  }
}
