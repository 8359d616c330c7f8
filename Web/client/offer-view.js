import { make } from "../dom.js";
import { appIcon } from "./app-icon.js";

/**
 * Returns the card of an app that a tapped message needs and that is not on this device.
 * @param {{app: string, name: string}} offer
 * @param {string} iconURL
 * @param {{get: () => void, close: () => void}} actions
 */
export function offerCard({ name }, iconURL, { get, close }) {
  const onclick = () => {
    // Until the app is installed, or the card is drawn again after a failure.
    getButton.disabled = true;
    getButton.textContent = "Getting…";
    return get();
  };
  const getButton = make("button", { type: "button", class: "primary-button", text: "Get", "aria-label": `Get ${name}`, onclick });
  const later = make("button", { type: "button", class: "link-button", text: "Not now", onclick: close });
  return make("div", { class: "offer" }, appIcon(iconURL, name),
    make("p", { class: "failure-title", text: name }),
    make("p", { class: "failure-words", text: `This message was made with ${name}, which is not on this device yet. Get the app to open it.` }),
    getButton, later);
}
