import { make } from "../dom.js";
import { pickPeople } from "../people/people-picker.js";

/**
 * Actions that a server for people allows in a conversation.
 * @typedef {object} Group
 * @property {boolean} isGuest Guests change nothing.
 * @property {() => Promise<import("../wire.js").Participant[]>} people Everybody who can be added.
 * @property {ReadonlySet<string>} blocked Whom the person has blocked; it changes.
 * @property {(person: string, isBlocked: boolean) => Promise<unknown>} setBlocked
 */

/** Naming a conversation and adding people to it. */
export class MembersView {
  #api;
  #group;
  #name = make("input", { class: "join-input", id: "conversation-name", maxlength: 60, autocomplete: "off" });
  #words = make("p", { class: "invitation-words", role: "status" });
  /** @type {Set<string>} */
  #members = new Set();

  /** @param {import("./conversation-api.js").ConversationAPI} api @param {Group} group */
  constructor(api, group) {
    this.#api = api;
    this.#group = group;
    const form = make("form", { class: "members-name", onsubmit: (event) => this.#rename(event) },
      make("label", { class: "join-label", for: "conversation-name", text: "Name of the conversation" }), this.#name,
      make("button", { type: "submit", class: "link-button", text: "Save name" }));
    this.element = make("div", { class: "invitation members" },
      make("button", { type: "button", class: "link-button", text: "Add people", onclick: () => this.#add() }), form, this.#words);
  }

  /** @param {import("./conversation.js").Conversation} conversation */
  update({ name, participants, takesPart }) {
    this.element.hidden = !takesPart || this.#group.isGuest;
    this.#members = new Set(participants.map(({ id }) => id));
    if (document.activeElement !== this.#name) this.#name.value = name ?? "";
  }

  /** @param {import("../wire.js").Participant} person */
  remove(person) {
    return this.#try(() => this.#api.removeMember(person.id));
  }

  #add() {
    pickPeople({
      title: "Add people", action: "Add",
      people: async () => (await this.#group.people()).filter(({ id }) => !this.#members.has(id)),
      empty: make("p", { class: "dialog-words", text: "Everybody on this server is here already." }),
      onChosen: (people) => this.#api.addMembers(people),
    });
  }

  #rename(event) {
    event.preventDefault();
    return this.#try(async () => {
      await this.#api.setName(this.#name.value);
      this.#words.textContent = "Saved.";
    });
  }

  async #try(work) {
    this.#words.textContent = "";
    try {
      await work();
    } catch (error) {
      this.#words.textContent = error.message;
    }
  }
}
