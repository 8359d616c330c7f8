import { make } from "../../dom.js";
import { sizeWords } from "./size-words.js";
import { phrase } from "../../words.js";

/** The part of the sheet by which the person keeps or shares files of an app. Each is served once. */
export class KeepingView {
  #api;
  #request;
  #problem = make("p", { class: "file-problem", role: "alert" });
  #saveButton = make("button", { type: "button", class: "primary-button", text: phrase("Save"), onclick: () => this.#save() });
  #shareButton = make("button", { type: "button", class: "link-button", text: phrase("Share…"), onclick: () => this.#share() });
  /** @type {File[]|undefined} Files that were fetched to be shared. */
  #fetched;
  #onShared;

  /**
   * @param {import("../conversation-api.js").ConversationAPI} api @param {import("../../wire.js").FileRequest} request
   * @param {() => void} onShared Called when sharing has ended; until then the view has to stay.
   */
  constructor(api, request, onShared) {
    this.#api = api;
    this.#request = request;
    this.#onShared = onShared;
    const list = make("ul", { class: "file-list", tabindex: 0 }, ...request.offer.files.map(({ name, byteCount }) => make("li", {},
      make("bdi", { class: "file-name", text: name }), make("span", { class: "file-size", text: sizeWords(byteCount) }))));
    this.#shareButton.hidden = !canShare(request.offer.files.map(({ name }) => new File([], name)));
    this.elements = [list, this.#problem];
    this.buttons = [this.#shareButton, this.#saveButton];
  }

  get focusTarget() {
    return this.#saveButton;
  }

  /** Whether the view has files that the server has given, so that it must stay although the request has ended. */
  get isHolding() {
    return this.#fetched !== undefined;
  }

  close() {}

  #save() {
    for (const [index, { name }] of this.#request.offer.files.entries()) {
      const file = this.#fetched?.[index];
      const href = file ? URL.createObjectURL(file) : this.#url(index);
      const link = make("a", { href, download: name });
      link.click();
      if (file) setTimeout(() => URL.revokeObjectURL(href), 60_000);
    }
    if (this.#fetched) this.#end();
  }

  async #share() {
    this.#problem.textContent = "";
    try {
      this.#fetched ??= await this.#fetchAll();
      const text = this.#request.offer.text;
      await navigator.share({ files: this.#fetched, ...(text && { text }) });
      this.#end();
    } catch (error) {
      if (error.name === "AbortError") return this.#end();
      // Fetching has taken longer than the browser lets an action of the person count.
      this.#problem.textContent = error.name === "NotAllowedError" ? phrase("The file is ready now: please press Share again.") : error.message;
    }
  }

  async #fetchAll() {
    const files = [];
    for (const [index, { name }] of this.#request.offer.files.entries()) {
      const response = await fetch(this.#url(index));
      if (!response.ok) throw new Error(phrase("The file is not there any more."));
      files.push(new File([await response.blob()], name));
    }
    return files;
  }

  /** Returns the address of a file that the app gives; it is served once. */
  #url(index) {
    return `${this.#api.membership.path}/files/${this.#request.number}/${index}`;
  }

  #end() {
    this.#fetched = undefined;
    this.#onShared();
  }
}

function canShare(files) {
  return typeof navigator.share === "function" && navigator.canShare?.({ files }) === true;
}
