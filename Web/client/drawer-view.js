import { make, placeChildren, setAttribute } from "../dom.js";
import { appIcon } from "./app-icon.js";

/** The strip of apps under the input field. */
export class DrawerView {
  #api;
  #onOpen;
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  #strip = make("div", { class: "drawer-strip" });

  /** @param {import("./conversation-api.js").ConversationAPI} api @param {(app: string) => void} onOpen */
  constructor(api, onOpen) {
    this.#api = api;
    this.#onOpen = onOpen;
    this.element = make("nav", { class: "drawer", "aria-label": "Apps" }, this.#strip);
  }

  /** @param {import("../wire.js").AppSummary[]} apps @param {import("../wire.js").PanelState} panel */
  update(apps, panel) {
    this.element.hidden = apps.length === 0;
    const buttons = apps.map((app) => {
      const button = this.#buttons.get(app.id) ?? this.#makeButton(app);
      setAttribute(button, "aria-expanded", String(panel.kind !== "closed" && panel.app === app.id));
      return button;
    });
    placeChildren(this.#strip, buttons);
  }

  #makeButton(app) {
    const icon = appIcon(this.#api.iconURL(app.id), app.name);
    const name = make("span", { class: "drawer-name", text: app.name });
    const button = make("button", { type: "button", class: "drawer-item", "aria-label": app.name }, icon, name);
    button.addEventListener("click", () => this.#onOpen(app.id));
    this.#buttons.set(app.id, button);
    return button;
  }
}
