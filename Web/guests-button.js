import { fetchListing } from "./devices.js";
import { codePicture } from "./client/qr-picture.js";
import { make } from "./dom.js";

/** Milliseconds between two checks whether the code has been used. */
const lookPause = 2_000;

/**
 * Returns a button that shows how a phone of the same network joins: a code for its camera, and the address in it.
 * @param {import("./devices.js").Guests} guests
 */
export function guestsButton(guests) {
  const picture = make("div", { class: "guest-code" });
  const address = make("code", { class: "guest-address" });
  const news = make("p", { class: "dialog-words", role: "status" });
  const close = make("button", { type: "button", class: "primary-button", text: "Done", onclick: () => dialog.close() });
  const dialog = make("dialog", { class: "dialog", "aria-labelledby": "guests-title", onclose: () => clearTimeout(timer) },
    make("h2", { class: "dialog-title", id: "guests-title", text: "Open on a phone" }),
    make("p", { class: "dialog-words", text: "Scan this with a phone in the same network. The code lets one phone in; then there is a new one." }),
    picture, address, news, make("div", { class: "dialog-buttons" }, close));
  document.body.append(dialog);
  let shown;
  let timer;
  return make("button", { type: "button", class: "masthead-link", text: "Phone", onclick: () => open() });

  function open() {
    news.textContent = "";
    show(guests);
    dialog.showModal();
    close.focus();
    look();
  }

  function show(found) {
    if (shown === found.address) return;
    if (shown && dialog.open) news.textContent = "A phone has come in. This is the next code.";
    shown = found.address;
    address.textContent = found.address;
    picture.replaceChildren(codePicture(found.code, "Code of the address"));
  }

  /** Fetches the code again, since it may have been used. */
  async function look() {
    const listing = await fetchListing().catch(() => undefined);
    if (listing?.guests) show(listing.guests);
    if (dialog.open) timer = setTimeout(look, lookPause);
  }
}
