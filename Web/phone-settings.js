import { ConversationAPI } from "./client/conversation-api.js";
import { fetchDevices } from "./devices.js";
import { make } from "./dom.js";

/** How one simulated phone is set up: which apps are on it, and whether its system is old. */
export class PhoneSettings {
  #device;
  #api;
  #list = make("div", { class: "settings-list" });
  #problem = make("p", { class: "settings-problem", role: "alert" });

  /** @param {import("./devices.js").SimulatedDevice} device */
  constructor(device) {
    this.#device = device;
    this.#api = new ConversationAPI(device.device, device.conversation);
    const summary = make("summary", { text: "Settings", "aria-label": `Settings of ${device.person}’s phone` });
    this.element = make("details", { class: "phone-settings" }, summary,
      make("div", { class: "settings-sheet" }, this.#list, this.#problem));
    this.element.addEventListener("toggle", () => this.element.open && this.#refresh());
    this.element.addEventListener("keydown", (event) => this.#keyDown(event));
    this.#show();
  }

  /** An app can also be got on the phone itself. */
  async #refresh() {
    try {
      const found = (await fetchDevices()).find(({ device }) => device === this.#device.device);
      if (found) this.#device = found;
      this.#problem.textContent = "";
    } catch {
      this.#problem.textContent = "The simulator is not answering.";
    }
    this.#show();
  }

  #show() {
    const { apps = [], isOld = false } = this.#device;
    const switches = apps.map(({ id, name, isInstalled }) => makeSwitch(name, isInstalled, (isOn) =>
      this.#change(isOn ? this.#api.installApp(id) : this.#api.removeApp(id))));
    const system = makeSwitch("Old system", isOld, (isOn) => this.#change(this.#api.setSystem(isOn)));
    const held = document.activeElement?.getAttribute?.("name");
    const heldFocus = this.#list.contains(document.activeElement);
    this.#list.replaceChildren(...switches, system);
    if (heldFocus) this.#list.querySelector(`[name="${CSS.escape(held)}"]`)?.focus();
  }

  async #change(request) {
    const problem = await request.then(() => "", (error) => error.message);
    await this.#refresh();
    if (problem) this.#problem.textContent = problem;
  }

  #keyDown(event) {
    if (event.key !== "Escape" || !this.element.open) return;
    event.stopPropagation();
    this.element.open = false;
    this.element.querySelector("summary").focus();
  }
}

function makeSwitch(name, isOn, onChange) {
  const input = make("input", { type: "checkbox", role: "switch", name });
  input.checked = isOn;
  input.addEventListener("change", () => onChange(input.checked));
  return make("label", { class: "settings-switch" }, input, make("span", { text: name }));
}
