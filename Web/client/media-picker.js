import { showBusy } from "../busy.js";
import { make, placeChildren, setAttribute } from "../dom.js";
import { appIcon } from "./app-icon.js";
import { backLayers } from "./back-layers.js";
import { icon } from "./icons.js";
import { phrase } from "../words.js";

/** The button beside the input field, with its list of sticker and picture apps. */
export class MediaPicker {
  #api;
  #onOpen;
  #list = make("div", { class: "media-apps", role: "group", "aria-label": phrase("Stickers and pictures"), hidden: true });
  #button;
  #dismiss = (event) => !this.element.contains(event.target) && this.#show(false);

  /** @param {import("./conversation-api.js").ConversationAPI} api @param {(app: string) => unknown} onOpen */
  constructor(api, onOpen) {
    this.#api = api;
    this.#onOpen = onOpen;
    this.#button = make("button",
      { type: "button", class: "icon-button media-button", "aria-label": phrase("Add stickers and pictures"), "aria-expanded": "false" },
      icon("sticker"));
    this.#button.addEventListener("click", () => this.#show(this.#list.hidden));
    this.element = make("div", { class: "media-picker", hidden: true }, this.#button, this.#list);
    this.element.addEventListener("keydown", (event) => this.#keyDown(event));
  }

  connect() {
    document.addEventListener("pointerdown", this.#dismiss);
  }

  disconnect() {
    document.removeEventListener("pointerdown", this.#dismiss);
  }

  /** @param {import("../wire.js").AppSummary[]} apps The device's media apps. */
  update(apps) {
    this.element.hidden = apps.length === 0;
    placeChildren(this.#list, apps.map((app) => this.#item(app)));
  }

  #item(app) {
    const known = [...this.#list.children].find((item) => item.dataset.app === app.id);
    if (known) return known;
    const item = make("button", { type: "button", class: "media-app", "data-app": app.id },
      appIcon(this.#api.iconURL(app.id), app.name), make("span", { text: app.name }));
    item.addEventListener("click", () => {
      this.#show(false);
      showBusy(this.#button, this.#onOpen(app.id));
    });
    return item;
  }

  #show(isShown) {
    if (this.#list.hidden === !isShown) return;
    this.#list.hidden = !isShown;
    setAttribute(this.#button, "aria-expanded", String(isShown));
    backLayers.set(this, isShown, () => this.#close());
    if (isShown) this.#list.querySelector("button")?.focus();
  }

  #keyDown(event) {
    if (event.key !== "Escape" || this.#list.hidden) return;
    event.preventDefault();
    event.stopPropagation();
    this.#close();
  }

  #close() {
    this.#show(false);
    this.#button.focus();
  }
}
