import { make } from "../dom.js";
import { backLayers } from "./back-layers.js";
import { avatar } from "./app-icon.js";
import { useLateParts } from "./late-parts.js";
import { phrase, phraseNodes } from "../words.js";

/** The participants, the invitation link for others, and the button to leave. */
export class PeopleView {
  #list = make("ul", { class: "people-list" });
  /** Holds what is loaded when the list is first opened. */
  #more = make("div", { class: "people-more" });
  #leaveButton;
  #api;
  /** @type {import("./invitation-view.js").InvitationView|undefined} */
  #invitation;
  #onLeave;
  /** @type {string[]} */
  #here = [];
  #group;
  /** @type {import("./members-view.js").MembersView|undefined} */
  #members;
  /** @type {import("./conversation.js").Conversation|undefined} */
  #conversation;
  /** @type {import("./avatar-colors.js").AvatarColors|undefined} */
  #colors;

  /**
   * @param {import("./conversation-api.js").ConversationAPI} api @param {() => Promise<unknown>} onLeave
   * @param {import("./members-view.js").Group} [group] On a server for people.
   */
  constructor(api, onLeave, group) {
    this.#onLeave = onLeave;
    this.#group = group;
    this.#api = api;
    this.#leaveButton = make("button", { type: "button", class: "link-button leave-button", text: phrase("Leave conversation"), onclick: () => this.#leave() });
    const summary = make("summary", { text: phrase("People") });
    this.element = make("details", { class: "disclosure people" }, summary,
      make("div", { class: "disclosure-sheet" }, this.#list, this.#more, this.#leaveButton));
    this.element.addEventListener("toggle", () => this.#toggled());
    this.element.addEventListener("keydown", (event) => this.#keyDown(event));
  }

  /** @param {import("./conversation.js").Conversation} conversation @param {import("./avatar-colors.js").AvatarColors} colors */
  update(conversation, colors) {
    const { participants, me, takesPart } = conversation;
    this.#conversation = conversation;
    this.#colors = colors;
    this.#list.replaceChildren(...participants.map((person) => make("li", { "data-person": person.id }, avatar(person, colors.of(person.id)),
      make("span", { class: "person-name" }, ...person.id === me.id ? phraseNodes("{name} (you)", { name: make("bdi", { text: person.name }) }) : [make("bdi", { text: person.name })]))));
    this.showPresence(this.#here);
    this.#leaveButton.hidden = !takesPart;
    this.#updateMore();
  }

  /** @param {string[]} here Those who have a page of the conversation open. */
  showPresence(here) {
    this.#here = here;
    for (const item of /** @type {Iterable<HTMLElement>} */ (this.#list.children)) {
      const isHere = here.includes(item.dataset.person ?? "") && item.dataset.person !== this.#conversation?.me.id;
      item.querySelector(".avatar")?.classList.toggle("is-here", isHere);
      item.querySelector(".is-online")?.remove();
      if (isHere) item.querySelector(".person-name")?.after(make("span", { class: "is-online", text: phrase("Online") }));
    }
  }

  toggle() {
    this.element.open = !this.element.open;
  }

  #updateMore() {
    if (this.#invitation) this.#invitation.element.hidden = !this.#conversation?.takesPart || this.#group?.isGuest === true;
    if (this.#conversation && this.#colors) this.#members?.update(this.#conversation, this.#colors);
  }

  /**
   * Calls `use` with what is loaded late; where it cannot be loaded, shows a sentence with a button.
   * @param {(parts: import("./late-parts.js").LateParts) => unknown} use
   */
  #use(use) {
    return useLateParts(use, (sentence, retry) => this.#more.replaceChildren(
      make("p", { class: "invitation-words", role: "alert", text: sentence }),
      make("button", { type: "button", class: "link-button", text: phrase("Try again"), onclick: retry })));
  }

  /** @param {import("./late-parts.js").LateParts} parts */
  #fill({ InvitationView, MembersView }) {
    if (!this.#invitation) {
      this.#members = this.#group && new MembersView(this.#api, this.#group, this.#list);
      this.#invitation = new InvitationView(this.#api);
      this.#more.replaceChildren(this.#members?.element ?? "", this.#invitation.element);
      this.#updateMore();
    }
    if (this.element.open && !this.#leaveButton.hidden) this.#invitation.refresh();
  }

  #toggled() {
    backLayers.set(this, this.element.open && this.element.isConnected, () => this.#close());
    if (this.element.open) this.#use((parts) => this.#fill(parts));
  }

  /** Asks first, since nobody can undo leaving alone. */
  #leave() {
    return this.#use(({ askToLeave }) => askToLeave(this.#onLeave, () => this.#close()));
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
