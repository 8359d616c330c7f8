import { make } from "../dom.js";
import { uploadFile } from "./files/file-upload.js";
import { avatar as showFace } from "./app-icon.js";
import { membershipRequest } from "./membership-request.js";
import { AvatarControl } from "../people/avatar-control.js";
import { lengthHint } from "../people/length-hint.js";
import { pickPeople } from "../people/people-picker.js";
import { titleParts } from "./names.js";
import { askFirst } from "../question.js";
import { phrase, phraseCount } from "../words.js";

/**
 * Actions that a server for people allows in a conversation.
 * @typedef {object} Group
 * @property {boolean} isGuest Guests change nothing.
 * @property {() => Promise<import("../wire.js").Participant[]>} people Everybody who can be added.
 * @property {() => number|undefined} retentionDays Days for which messages are kept; undefined for ever.
 * @property {() => boolean} isDirect Whether it is between two, and shows the picture of the other one.
 * @property {ReadonlySet<string>} blocked Whom the person has blocked; it changes.
 * @property {(person: string, isBlocked: boolean) => Promise<unknown>} setBlocked
 */

/** @type {[number, string][]} Days, and how a person says it. */
const retentions = [[0, phrase("For ever")], ...[30, 7, 1].map((days) => /** @type {[number, string]} */ ([days, phraseCount("For a day", "For {count} days", days)]))];

/** Naming a conversation, its picture, how long its messages are kept, and adding people to it and removing them. */
export class MembersView {
  #api;
  #group;
  #list;
  #name = make("input", { class: "join-input", id: "conversation-name", maxlength: 60, autocomplete: "off" });
  #words = make("p", { class: "invitation-words", role: "status" });
  #kept = make("select", { class: "join-input", id: "retention", onchange: () => this.#ask() },
    ...retentions.map(([days, text]) => make("option", { value: String(days), text })));
  #erase = make("button", { type: "button", class: "link-button is-danger", hidden: true, onclick: () => this.#setRetention() });
  #avatar;
  /** @type {Set<string>} */
  #members = new Set();

  /**
   * @param {import("./conversation-api.js").ConversationAPI} api @param {Group} group
   * @param {HTMLElement} list Items of those who take part, each with a person's number.
   */
  constructor(api, group, list) {
    this.#api = api;
    this.#group = group;
    this.#list = list;
    this.#avatar = new AvatarControl({
      label: phrase("Picture of the group"), capture: "environment",
      save: (file, options) => uploadFile(`${api.membership.path}/avatar`, file, { ...options, headers: api.membership.headers }), remove: () => membershipRequest(this.#api, "DELETE", "/avatar"),
    });
    const form = make("form", { class: "members-name", onsubmit: (event) => this.#rename(event) },
      make("label", { class: "join-label", for: "conversation-name", text: phrase("Name of the conversation") }), this.#name, lengthHint(this.#name),
      make("button", { type: "submit", class: "link-button", text: phrase("Save name") }));
    this.element = make("div", { class: "invitation members" },
      make("button", { type: "button", class: "link-button", text: phrase("Add people"), onclick: () => this.#add() }), this.#avatar.element, form,
      make("div", { class: "members-name" }, make("label", { class: "join-label", for: "retention", text: phrase("Messages are kept") }), this.#kept, this.#erase),
      this.#words);
  }

  /** @param {import("./conversation.js").Conversation} conversation @param {import("./avatar-colors.js").AvatarColors} colors */
  update(conversation, colors) {
    const { name, avatar, others, participants, takesPart } = conversation;
    this.#avatar.element.hidden = participants.length <= 2 && this.#group.isDirect();
    this.#avatar.update({ name: titleParts(conversation)[0], avatar }, others.slice(0, 2).map((person) => showFace(person, colors.of(person.id))));
    this.element.hidden = !takesPart || this.#group.isGuest;
    this.#members = new Set(participants.map(({ id }) => id));
    this.#offerRemoval(conversation);
    if (document.activeElement !== this.#name) this.#name.value = name ?? "";
    if (document.activeElement !== this.#kept && this.#erase.hidden) this.#kept.value = String(this.#group.retentionDays() ?? 0);
  }

  /** Asks before something is erased; to keep more takes no question. */
  #ask() {
    const days = Number(this.#kept.value);
    const now = this.#group.retentionDays() ?? 0;
    const erases = days !== 0 && (now === 0 || days < now);
    this.#erase.hidden = !erases;
    this.#erase.textContent = phraseCount("Really erase what is older than a day, for everybody?",
      "Really erase what is older than {count} days, for everybody?", days);
    if (!erases && days !== now) this.#setRetention();
  }

  #setRetention() {
    const days = Number(this.#kept.value);
    // The button goes; the focus must not go with it.
    if (document.activeElement === this.#erase) this.#kept.focus();
    this.#erase.hidden = true;
    return this.#try(async () => {
      await membershipRequest(this.#api, "PUT", "/retention", { days: days || undefined }).catch((error) => {
        this.#kept.value = String(this.#group.retentionDays() ?? 0);
        throw error;
      });
      this.#words.textContent = days === 0 ? phrase("Messages are kept for ever.") : phrase("Saved. Older messages are erased for everybody.");
    });
  }

  /** Adds a button to the item of each whom the person may remove: who has been here for longest may. Removing is asked about first. */
  #offerRemoval({ participants, me, takesPart }) {
    if (!takesPart || this.#group.isGuest || participants.length <= 2 || participants[0].id !== me.id) return;
    for (const item of /** @type {Iterable<HTMLElement>} */ (this.#list.children)) {
      const person = participants.find(({ id }) => id === item.dataset.person && id !== me.id);
      if (person && !item.querySelector(".remove-button")) item.append(this.#removeButton(person));
    }
  }

  #removeButton(person) {
    return make("button", { type: "button", class: "link-button remove-button", "aria-label": phrase("Remove {name} from here", person), text: phrase("Remove"), onclick: () => askFirst({
      title: phrase("Remove {name} from here?", person), action: phrase("Remove"),
      words: phrase("They get no further messages of this conversation."),
      run: () => membershipRequest(this.#api, "DELETE", `/members/${encodeURIComponent(person.id)}`),
    }) });
  }

  #add() {
    pickPeople({
      title: phrase("Add people"), action: phrase("Add"),
      people: async () => (await this.#group.people()).filter(({ id }) => !this.#members.has(id)),
      empty: make("p", { class: "dialog-words", text: phrase("Everybody on this server is here already.") }),
      onChosen: (people) => membershipRequest(this.#api, "POST", "/members", { people }),
    });
  }

  #rename(event) {
    event.preventDefault();
    return this.#try(async () => {
      await membershipRequest(this.#api, "PUT", "/name", { name: this.#name.value });
      this.#words.textContent = phrase("Saved.");
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
