import { fetchListing } from "./devices.js";
import { make, makeSVG } from "./dom.js";

/** Width of the light border around a code, without which cameras do not detect it. */
const quietZone = 4;
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
    picture.replaceChildren(codePicture(found.code));
  }

  /** Fetches the code again, since it may have been used. */
  async function look() {
    const listing = await fetchListing().catch(() => undefined);
    if (listing?.guests) show(listing.guests);
    if (dialog.open) timer = setTimeout(look, lookPause);
  }
}

/**
 * Returns the picture of the code, dark on light in every colour scheme, as cameras expect.
 * @param {string[]} rows
 */
function codePicture(rows) {
  const width = rows.length + 2 * quietZone;
  const dark = rows.flatMap((row, y) => [...row].map((module, x) =>
    (module === "1" ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : ""))).join("");
  return makeSVG("svg", { viewBox: `0 0 ${width} ${width}`, role: "img", "aria-label": "Code of the address", "shape-rendering": "crispEdges" },
    makeSVG("rect", { width, height: width, fill: "#fff" }), makeSVG("path", { d: dark, fill: "#000" }));
}
