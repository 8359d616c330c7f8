import { showBusy } from "../busy.js";
import { make, placeChildren } from "../dom.js";
import { appIcon } from "./app-icon.js";
import { ButtonList } from "./button-list.js";
import { icon } from "./icons.js";
import { phrase } from "../words.js";

/** The button beside the input field, with its list of sticker and picture apps. */
export class MediaPicker {
  #api;
  #onOpen;
  #button = make("button", { type: "button", class: "icon-button media-button", "aria-label": phrase("Add stickers and pictures"), onclick: () => this.#choices.toggle() }, icon("sticker"));
  #choices = new ButtonList(this.#button, phrase("Stickers and pictures"));
  element = this.#choices.element;

  /** @param {import("./conversation-api.js").ConversationAPI} api @param {(app: string) => unknown} onOpen */
  constructor(api, onOpen) {
    this.#api = api;
    this.#onOpen = onOpen;
    this.element.hidden = true;
  }

  disconnect() {
    this.#choices.close();
  }

  /** @param {import("../wire.js").AppSummary[]} apps The device's media apps. */
  update(apps) {
    this.element.hidden = apps.length === 0;
    placeChildren(this.#choices.list, apps.map((app) => this.#item(app)));
  }

  #item(app) {
    const known = /** @type {HTMLElement[]} */ ([...this.#choices.list.children]).find((item) => item.dataset.app === app.id);
    if (known) return known;
    const item = make("button", { type: "button", class: "media-app", "data-app": app.id },
      appIcon(this.#api.iconURL(app.id), app.name), make("span", { text: app.name }));
    item.addEventListener("click", () => {
      this.#choices.close();
      showBusy(this.#button, this.#onOpen(app.id));
    });
    return item;
  }
}
