import { make } from "../dom.js";
import { avatar } from "./app-icon.js";
import { AvatarColors } from "./avatar-colors.js";
import { listedNodes, showTitle, titleParts } from "./names.js";
import { PeopleView } from "./people-view.js";
import { day, timeOfDay } from "./times.js";
import { phrase, phraseNodes } from "../words.js";

const connectionWords = { connecting: phrase("Connecting…"), open: "", lost: phrase("Reconnecting…"), away: phrase("No connection") };

/** @typedef {{here: string[], lastVisit?: number}} Presence Who has a page open, and between two when the other was on the server last. */
/** @type {Presence} */
const nobodyHere = { here: [] };

/** The conversation's title, its participants, and the connection state. */
export class HeaderView {
  #title = make("h2", { class: "conversation-title" });
  #people = make("p", { class: "conversation-people", dir: "auto" });
  #avatars = make("span", { class: "avatars" });
  /**
   * Those whose pictures are shown, or the group.
   * @type {import("../wire.js").Participant[]}
   */
  #faces = [];
  /** @type {string[]} */
  #typing = [];
  /** @type {Presence} */
  #presence = nobodyHere;
  /** @type {import("./conversation.js").Conversation|undefined} */
  #conversation;
  #connection = make("p", { class: "connection", role: "status" });
  #colors = new AvatarColors();
  #peopleView;
  // Writes the day anew: “Today” may have become “Yesterday” while the page was hidden.
  #onReturn = () => document.hidden || this.#showPeople();

  /**
   * @param {import("./conversation-api.js").ConversationAPI} api @param {() => Promise<unknown>} onLeave
   * @param {{lead?: HTMLElement, group?: import("./members-view.js").Group}} place `lead` stands before everything else.
   */
  constructor(api, onLeave, { lead, group }) {
    this.#peopleView = new PeopleView(api, onLeave, group);
    // The button beside it is there for keys and screen readers.
    const words = { class: "header-words", onclick: () => this.#peopleView.toggle() };
    this.element = make("header", { class: "conversation-header" },
      lead ?? "", this.#avatars, make("div", words, this.#title, this.#connection, this.#people),
      this.#peopleView.element);
  }

  connect() {
    document.addEventListener("visibilitychange", this.#onReturn);
  }

  disconnect() {
    document.removeEventListener("visibilitychange", this.#onReturn);
  }

  /** @param {import("./conversation.js").Conversation} conversation */
  update(conversation) {
    const { others, participants } = conversation;
    this.#colors.meet(participants);
    showTitle(this.#title, conversation);
    this.#peopleView.update(conversation, this.#colors);
    this.#conversation = conversation;
    this.#faces = conversation.avatar ? [{ id: "", name: titleParts(conversation)[0], avatar: conversation.avatar }] : others.slice(0, 3);
    this.#avatars.replaceChildren(...this.#faces.map((face) => avatar(face, face.id ? this.#colors.of(face.id) : undefined)));
    this.#showPeople();
    this.#markHere();
  }

  /** @param {string[]} people Those who write now. */
  showTyping(people) {
    this.#typing = people;
    this.#showPeople();
  }

  /** @param {Presence} presence Who has a page of the conversation open, so far as this person may know. */
  showPresence(presence) {
    this.#presence = presence;
    this.#showPeople();
    this.#markHere();
  }

  #markHere() {
    [...this.#avatars.children].forEach((each, index) => each.classList.toggle("is-here", this.#presence.here.includes(this.#faces[index].id)));
    this.#peopleView.showPresence(this.#presence.here);
  }

  #showPeople() {
    if (!this.#conversation) return;
    const writers = this.#conversation.others.filter(({ id }) => this.#typing.includes(id)).map(({ name }) => name);
    this.#people.classList.toggle("is-typing", writers.length > 0);
    this.#people.replaceChildren(...(writers.length > 0
      ? typingWords(writers, this.#conversation.others.length === 1) : presenceWords(this.#conversation, this.#presence) ?? peopleWords(this.#conversation)));
  }

  /** @param {keyof typeof connectionWords} state */
  showConnection(state) {
    this.#connection.textContent = connectionWords[state];
    this.#connection.dataset.state = state;
    // Forgets it without a connection; the server sends it again after reconnecting.
    if (state !== "open") this.showPresence(nobodyHere);
  }
}

/** @param {string[]} writers @param {boolean} isDirect Between two nobody needs a name. */
function typingWords(writers, isDirect) {
  if (isDirect) return [phrase("typing…")];
  const names = document.createDocumentFragment();
  names.append(...listedNodes(writers));
  return writers.length > 1 ? phraseNodes("{names} are typing…", { names }) : phraseNodes("{names} is typing…", { names });
}

/**
 * Returns words for two people of whom the other one is or has been here; undefined where nothing is known.
 * @param {import("./conversation.js").Conversation} conversation @param {Presence} presence
 */
function presenceWords({ takesPart, others }, { here, lastVisit }) {
  if (!takesPart || others.length !== 1) return undefined;
  if (here.includes(others[0].id)) return [phrase("Online")];
  return lastVisit && [phrase("Last here: {day}, {time}", { day: day(lastVisit), time: timeOfDay(lastVisit) })];
}

/** Returns nodes such as “You, John and Maya”. */
function peopleWords({ takesPart, others, name }) {
  if (!takesPart) return [phrase("You have left")];
  if (others.length === 0) return [name ? phrase("Only you") : phrase("Nobody else is here")];
  return listedNodes([phrase("You"), ...others.map((person) => person.name)]);
}
