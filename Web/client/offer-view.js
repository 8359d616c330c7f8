import { make } from "../dom.js";
import { appIcon } from "./app-icon.js";
import { appLink } from "./app-link.js";
import { phrase } from "../words.js";

/**
 * Returns the card of an app that a tapped message needs and that is not on this device.
 * @param {{app: string, name: string}} offer
 * @param {string} iconURL
 * @param {{get: () => void, close: () => void}} actions
 */
export function offerCard(offer, iconURL, { get, close }) {
  const { name } = offer;
  const onclick = () => {
    // Until the app is installed, or the card is drawn again after a failure.
    getButton.disabled = true;
    getButton.textContent = phrase("Getting…");
    return get();
  };
  const getButton = make("button", { type: "button", class: "primary-button", text: phrase("Get"), "aria-label": phrase("Get {name}", { name }), onclick });
  const later = make("button", { type: "button", class: "link-button", text: phrase("Not now"), onclick: close });
  return make("div", { class: "offer" }, appIcon(iconURL, name),
    make("p", { class: "failure-title", text: name }),
    make("p", { class: "failure-words", text: phrase("This message was made with {name}, which is not on this device yet. Get the app to open it.", { name }) }),
    getButton, later, appLink(offer));
}
