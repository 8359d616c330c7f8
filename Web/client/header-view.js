import { make } from "../dom.js";
import { avatar } from "./app-icon.js";
import { PeopleView } from "./people-view.js";

const connectionWords = { connecting: "Connecting…", open: "", lost: "Reconnecting…" };

/** Title, participants, and how the connection is. */
export class HeaderView {
  #title = make("h2", { class: "conversation-title" });
  #people = make("p", { class: "conversation-people" });
  #avatars = make("span", { class: "avatars" });
  #connection = make("p", { class: "connection", role: "status" });

  #peopleView;

  /** @param {import("./conversation-api.js").ConversationAPI} api @param {() => void} onLeave */
  constructor(api, onLeave) {
    this.#peopleView = new PeopleView(api, onLeave);
    this.element = make("header", { class: "conversation-header" },
      this.#avatars, make("div", { class: "header-words" }, this.#title, this.#people), this.#connection,
      this.#peopleView.element);
  }

  /** @param {import("./conversation.js").Conversation} conversation */
  update(conversation) {
    const { others } = conversation;
    this.#title.textContent = conversation.title;
    this.#peopleView.update(conversation);
    this.#people.textContent = !conversation.takesPart ? "You have left" : others.length > 0 ? `You and ${others.map(({ name }) => name).join(", ")}` : "Only you";
    this.#avatars.replaceChildren(...others.slice(0, 3).map(avatar));
  }

  /** @param {keyof typeof connectionWords} state */
  showConnection(state) {
    this.#connection.textContent = connectionWords[state];
    this.#connection.dataset.state = state;
  }
}
