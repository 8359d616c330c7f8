import { ConversationAPI } from "./client/conversation-api.js";
import { fetchDevices, joinAs } from "./devices.js";
import { make } from "./dom.js";
import { systemControls } from "./system-controls.js";

/** Milliseconds of latency of a slow network in each direction, and the probability of loss on a bad one. */
const slowDelay = 2_000;
const badLoss = 0.3;

/**
 * Settings of one simulated phone: its apps, whether its system is old, whether its person takes part, its display and
 * its network.
 */
export class PhoneSettings {
  #device;
  #network;
  #settings;
  #api;
  #list = make("div", { class: "settings-list" });
  #problem = make("p", { class: "settings-problem", role: "alert" });

  /**
   * @param {import("./devices.js").SimulatedDevice} device
   * @param {import("./client/network.js").Network} network
   * @param {import("./client/system-settings.js").SystemSettings} settings
   */
  constructor(device, network, settings) {
    this.#device = device;
    this.#network = network;
    this.#settings = settings;
    this.#api = new ConversationAPI(device.device, device.conversation);
    const summary = make("summary", { text: "Settings", "aria-label": `Settings of ${device.person}’s phone` });
    this.element = make("details", { class: "disclosure" }, summary,
      make("div", { class: "disclosure-sheet" }, this.#list, this.#problem));
    this.element.addEventListener("toggle", () => this.element.open && this.#open());
    this.element.addEventListener("keydown", (event) => this.#keyDown(event));
  }

  /** Fetches the settings each time, since many can be changed on the phone itself. */
  async #open() {
    this.#list.replaceChildren(make("p", { class: "settings-words", text: "Loading…" }));
    await this.#refresh();
  }

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
      this.#change(isOn ? this.#api.installApp(id) : this.#api.request("DELETE", `/apps/${encodeURIComponent(id)}`))));
    const system = makeSwitch("Old system", isOld, (isOn) => this.#change(this.#api.request("PUT", "/system", { isOld: isOn })));
    const { name = "", takesPart = true } = this.#device;
    const membership = makeSwitch("In the conversation", takesPart, (isOn) =>
      this.#change(isOn ? joinAs(name) : this.#api.leave()));
    const held = document.activeElement?.getAttribute?.("name");
    const heldFocus = this.#list.contains(document.activeElement);
    this.#list.replaceChildren(...switches, system, membership, systemControls(this.#settings), this.#networkSwitches());
    if (heldFocus) this.#list.querySelector(`[name="${CSS.escape(held)}"]`)?.focus();
  }

  /** Switches that act only on this page; the server does not know them. */
  #networkSwitches() {
    const network = this.#network;
    return make("fieldset", { class: "settings-group" }, make("legend", { text: "Network" }),
      makeSwitch("Offline", network.isOffline, (isOn) => (network.isOffline = isOn)),
      makeSwitch("Slow", network.delay > 0, (isOn) => (network.delay = isOn ? slowDelay : 0)),
      makeSwitch("Loses things", network.loss > 0, (isOn) => (network.loss = isOn ? badLoss : 0)));
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
