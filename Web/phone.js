import { ChatClient } from "./client/chat-client.js";
import { Network } from "./client/network.js";
import { avatar } from "./client/app-icon.js";
import { screens, SystemSettings, textSizes } from "./client/system-settings.js";
import { request } from "./client/request.js";
import { make, setAttribute } from "./dom.js";
import { PhoneSettings } from "./phone-settings.js";

/** Largest text of the client's own words, as a factor; apps get the whole size. */
const textScaleMax = 2;

/** A simulated phone: the ordinary client with a network and system settings of its own, and its bar above. */
export class Phone {
  #settings;
  #region;

  /**
   * @param {import("./devices.js").SimulatedDevice} listed
   * @param {{onPeople: () => void, onReadiness: () => void}} callbacks
   */
  constructor(listed, callbacks) {
    const { device, person, conversation } = listed;
    const network = new Network();
    this.device = device;
    this.person = person;
    this.#settings = new SystemSettings(device);
    this.#region = make("section", { role: "region", "aria-label": person });
    this.client = new ChatClient(this.#region, {
      device, conversation, isOneOfSeveral: true, network, settings: this.#settings, ...callbacks,
    });
    const label = make("p", { class: "phone-label", "aria-hidden": "true" }, avatar({ name: person }), make("span", { text: person }));
    const kill = make("button", {
      type: "button", class: "phone-action", text: "Kill app", "aria-label": `Kill the app on ${person}’s phone`, onclick: () => this.#kill(),
    });
    const bar = make("div", { class: "phone-bar" }, label, kill, new PhoneSettings(listed, network, this.#settings).element);
    this.element = make("div", { class: "phone" }, bar, this.#region);
    this.#settings.listen(() => this.#applySettings());
    this.#applySettings();
    this.client.connect();
  }

  /** Ends the phone's apps as a crash would, and says what is left. */
  async #kill() {
    try {
      await request("DELETE", `/simulator/devices/${encodeURIComponent(this.device)}/processes`);
      this.client.say("The app was killed. The conversation, the draft and what the app has stored are still there.");
    } catch (error) {
      this.client.say(error.message);
    }
  }

  /** Applies to the client what its app gets by the report of the screen. */
  #applySettings() {
    const { colorScheme, textSize = "large", screen } = this.#settings.current;
    setAttribute(this.#region, "data-color-scheme", colorScheme);
    setAttribute(this.#region, "dir", this.#settings.direction);
    const scale = Math.min(textScaleMax, textSizes[textSize] / textSizes.large);
    setProperty(this.#region, "--rem", scale === 1 ? undefined : `${scale}rem`);
    const [width, height] = screens[screen] ?? [];
    setAttribute(this.element, "data-screen", screen);
    setProperty(this.element, "--screen-width", width && `${width}px`);
    setProperty(this.element, "--screen-height", height && `${height}px`);
  }
}

/** @param {HTMLElement} element @param {string} name @param {string|undefined} value */
function setProperty(element, name, value) {
  if (value === undefined) element.style.removeProperty(name);
  else element.style.setProperty(name, value);
}
