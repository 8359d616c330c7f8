import { make } from "../dom.js";
import { dateAndTime } from "./times.js";
import { phrase } from "../words.js";

/**
 * The person's own invitation link: creates, copies and withdraws it. The server returns its code only once, on
 * creation.
 */
export class InvitationView {
  #api;
  /** Counts what the person has done here. */
  #actions = 0;
  #link = make("input", { class: "invitation-link", readonly: true, "aria-label": phrase("Link to join"), onfocus: () => this.#link.select() });
  #words = make("p", { class: "invitation-words", role: "status" });
  #makeButton = button(phrase("Invite with a link"), () => this.#make());
  #copyButton = button(phrase("Copy link"), () => this.#copy());
  #withdrawButton = button(phrase("Withdraw link"), () => this.#withdraw());

  /** @param {import("./conversation-api.js").ConversationAPI} api */
  constructor(api) {
    this.#api = api;
    this.element = make("div", { class: "invitation" },
      this.#link, this.#words, this.#makeButton, this.#copyButton, this.#withdrawButton);
    this.#show({});
  }

  /** Fetches the state, which another device of the person may have changed. */
  async refresh() {
    const actions = this.#actions;
    /** @type {{expiresAt?: number}} */
    const { expiresAt } = await this.#api.request("GET", "/invitation").catch(() => ({}));
    // The answer may be older than what was done meanwhile.
    if (actions === this.#actions && (!expiresAt || !this.#link.value)) this.#show({ expiresAt });
  }

  #make() {
    return this.#try(async () => {
      this.#show(await this.#api.request("POST", "/invitation"));
      this.#link.focus();
      // The link is selected; show its beginning.
      this.#link.scrollLeft = 0;
    });
  }

  #withdraw() {
    return this.#try(async () => {
      await this.#api.request("DELETE", "/invitation");
      this.#show({});
      this.#words.textContent = phrase("Nobody can join by it any more.");
      this.#makeButton.focus();
    });
  }

  async #copy() {
    this.#link.select();
    const isCopied = await navigator.clipboard.writeText(this.#link.value).then(() => true, () => false);
    this.#words.textContent = isCopied ? phrase("Copied.") : phrase("Please copy it from the field.");
  }

  async #try(work) {
    this.#actions += 1;
    this.#words.textContent = "";
    try {
      await work();
    } catch (error) {
      this.#words.textContent = error.message;
    }
  }

  /** @param {{code?: string, expiresAt?: number}} invitation */
  #show({ code, expiresAt }) {
    this.#link.value = code ? `${location.origin}/join/${code}` : "";
    this.#link.hidden = !code;
    this.#copyButton.hidden = !code;
    this.#withdrawButton.hidden = !expiresAt;
    this.#makeButton.textContent = expiresAt ? phrase("New link") : phrase("Invite with a link");
    this.#words.textContent = expiresAt ? phrase("Whoever has your link can join until {time}.", { time: dateAndTime(expiresAt) }) : "";
  }
}

function button(text, onclick) {
  return make("button", { type: "button", class: "link-button", text, onclick });
}
