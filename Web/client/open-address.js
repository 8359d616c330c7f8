import { make } from "../dom.js";

/** As `ProtocolLimits.addressSchemes`: what an app may have opened, and what the browser does with it. */
const questions = {
  "http:": "Open this page?",
  "https:": "Open this page?",
  "mailto:": "Write an email?",
  "tel:": "Call this number?",
  "sms:": "Write a text message?",
};

/**
 * Asks the person before an address that an app wants opened is opened, in a window that knows nothing of this one. They
 * see the whole host as the browser reads it, however the app has written the address.
 * @param {import("../wire.js").OpenURLEvent} event
 * @param {(instance: number) => boolean} isShown Whether that instance is on this page.
 * @param {HTMLElement} [root] Of the client.
 */
export function openAddress({ instance, url }, isShown, root = document.body) {
  if (typeof url !== "string" || !URL.canParse(url)) return;
  const address = new URL(url);
  if (!Object.hasOwn(questions, address.protocol) || !isShown(instance)) return;
  // One question at a time: the newest, since the person has just touched something for it.
  /** @type {HTMLDialogElement|null} */ (root.querySelector(".address-question"))?.close();
  ask(address, root);
}

/** @param {URL} address @param {HTMLElement} root */
function ask(address, root) {
  const opener = document.activeElement;
  const question = questions[address.protocol];
  const cancel = make("button", { type: "button", class: "link-button", text: "Cancel", onclick: () => dialog.close() });
  const open = make("button", {
    type: "button", class: "primary-button", text: "Open",
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
