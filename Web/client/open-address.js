import { make } from "../dom.js";
import { phrase } from "../words.js";

/** The schemes of `ProtocolLimits.addressSchemes`, which apps may open, with a question for each. */
const questions = {
  "http:": phrase("Open this page?"),
  "https:": phrase("Open this page?"),
  "mailto:": phrase("Write an email?"),
  "tel:": phrase("Call this number?"),
  "sms:": phrase("Write a text message?"),
};

/**
 * Asks the person whether to open an address that an app requested, in a window without access to this one. The
 * question shows the whole host as the browser parses it, however the app has written the address.
 * @param {import("../wire.js").OpenURLEvent} event
 * @param {(instance: number) => boolean} isShown Returns whether that instance is on this page.
 * @param {HTMLElement} [root] The client's element.
 */
export function openAddress({ instance, url }, isShown, root = document.body) {
  if (typeof url !== "string" || !URL.canParse(url)) return;
  const address = new URL(url);
  if (!Object.hasOwn(questions, address.protocol) || !isShown(instance)) return;
  // One question at a time, the latest, which the person's last touch has caused.
  /** @type {HTMLDialogElement|null} */ (root.querySelector(".address-question"))?.close();
  ask(address, root);
}

/** @param {URL} address @param {HTMLElement} root */
function ask(address, root) {
  const opener = document.activeElement;
  const question = questions[address.protocol];
  const cancel = make("button", { type: "button", class: "link-button", text: phrase("Cancel"), onclick: () => dialog.close() });
  const open = make("button", {
    type: "button", class: "primary-button", text: phrase("Open"),
    onclick() {
      dialog.close();
      window.open(address.href, "_blank", "noopener");
    },
  });
  const dialog = make("dialog", { class: "address-question", "aria-label": question },
    make("p", { class: "address-words", text: question }),
    make("p", { class: "address-host", dir: "ltr", text: address.host || decoded(address.pathname) }),
    make("p", { class: "address-whole", dir: "ltr", text: address.href }),
    make("div", { class: "address-buttons" }, cancel, open));
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  });
  root.append(dialog);
  dialog.showModal();
  cancel.focus();
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
