import { codePicture } from "../client/qr-picture.js";
import { dateAndTime, timeOfDay } from "../client/times.js";
import { make } from "../dom.js";
import { lookAgain } from "./look-again.js";
import { account } from "./people-api.js";
import { ask, attempt, leave, outcome, section } from "./settings-page.js";
import { phrase } from "../words.js";

/**
 * The devices that are signed in, each with a button that signs it out, and a code for one more.
 * @param {import("../wire-people.js").Account} mine
 */
export function devicesSection({ device: own }) {
  const line = outcome();
  const list = make("ul", { class: "settings-list" });
  const code = make("div", { class: "device-code", hidden: true });
  const add = make("button", { type: "button", class: "primary-button", text: phrase("Add a device"), onclick: () => attempt(line, showCode) });
  /** @type {Set<string>} */
  let known = new Set();
  let drawn = "";
  let turns = 0;
  attempt(line, async () => void await show());
  return section(phrase("Your devices"), list, code, line, make("div", { class: "settings-actions" }, add));

  async function show() {
    const { devices } = await account.devices();
    const text = JSON.stringify(devices);
    if (text !== drawn) list.replaceChildren(...devices.map((device) => row(device)));
    drawn = text;
    return devices;
  }

  /** Takes the code away once a device has come in by it, or its time is over. */
  async function awaitDevice(expiresAt) {
    const found = (await show()).find(({ id }) => !known.has(id));
    if (found) line.textContent = phrase("{name} is signed in.", { name: found.name });
    if (!found && Date.now() < expiresAt) return;
    code.hidden = true;
    add.textContent = phrase("Add a device");
  }

  function row({ id, name, usedAt }) {
    const isOwn = id === own;
    const words = isOwn ? phrase("This device") : phrase("Last used {time}", { time: dateAndTime(usedAt) });
    return make("li", { class: "settings-item" },
      make("span", { class: "settings-item-words" }, make("span", { class: "settings-item-title", text: name }), make("span", { class: "settings-item-detail", text: words })),
      make("button", { type: "button", class: "link-button", text: phrase("Sign out"), "aria-label": isOwn ? phrase("Sign out {name}, this device", { name }) : phrase("Sign out {name}", { name }),
        onclick: () => ask({
          title: isOwn ? phrase("Sign out here?") : phrase("Sign out {name}?", { name }), action: phrase("Sign out"),
          words: isOwn ? phrase("You need another device or a recovery code to come in again.") : phrase("It can do nothing in your name from then on."),
          run: () => revoke(id),
        }) }));
  }

  async function revoke(id) {
    await account.revoke(id);
    if (id === own) await leave();
    else await show();
  }

  async function showCode() {
    const { code: text, address, picture, expiresAt } = await account.deviceCode();
    known = new Set((await show()).map(({ id }) => id));
    code.replaceChildren(
      make("div", { class: "guest-code" }, codePicture(picture, phrase("QR code of the address"))),
      make("p", { class: "code-text" }, make("span", { class: "visually-hidden", text: phrase("{name}: {text}", { name: phrase("Code"), text: "" }) }), make("code", { text })),
      make("p", { class: "settings-words", text: phrase(
        "Scan it with the other device, or open {address} there and type the code. It works once, until {time}.",
        { address: `${new URL(address).host}/sign-in`, time: timeOfDay(expiresAt) }) }));
    code.hidden = false;
    add.textContent = phrase("New code");
    const turn = ++turns;
    lookAgain(() => !code.hidden && turn === turns, () => awaitDevice(expiresAt));
  }
}
