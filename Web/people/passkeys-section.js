import { dateAndTime } from "../client/times.js";
import { make } from "../dom.js";
import { addPasskey, canUsePasskeys } from "./passkeys.js";
import { passkeys } from "./people-api.js";
import { ask, attempt, outcome, section } from "./settings-page.js";
import { phrase } from "../words.js";

/** The person's passkeys, each with a button that removes it. Nothing where the browser has none to give. */
export function passkeysSection() {
  if (!canUsePasskeys()) return false;
  const line = outcome();
  const list = make("ul", { class: "settings-list" });
  const add = make("button", { type: "button", class: "primary-button", text: phrase("Add a passkey"), onclick: () => attempt(line, async () => {
    await addPasskey();
    await show();
    return phrase("Added.");
  }) });
  attempt(line, show);
  return section(phrase("Passkeys"),
    make("p", { class: "settings-words", text: phrase("With a passkey you sign in on another device by your finger, face or screen lock, without a code.") }),
    list, line, make("div", { class: "settings-actions" }, add));

  async function show() {
    const { passkeys: all } = await passkeys.all();
    list.replaceChildren(...all.map((each) => row(each)));
  }

  /** @param {import("../wire.js").Passkey} passkey */
  function row({ id, name, addedAt, usedAt }) {
    const added = phrase("Added {time}", { time: dateAndTime(addedAt) });
    const used = usedAt === undefined ? phrase("Not used yet") : phrase("Last used {time}", { time: dateAndTime(usedAt) });
    return make("li", { class: "settings-item" },
      make("span", { class: "settings-item-words" }, make("span", { class: "settings-item-title", text: name }),
        make("span", { class: "settings-item-detail", text: added }), make("span", { class: "settings-item-detail", text: used })),
      make("button", { type: "button", class: "link-button", text: phrase("Remove"), "aria-label": phrase("Remove the passkey of {name}", { name }),
        onclick: () => ask({
          title: phrase("Remove this passkey?"), action: phrase("Remove"),
          words: phrase("Nobody signs in by it from then on. Devices that are signed in stay so."),
          run: async () => {
            await passkeys.remove(id);
            await show();
          },
          done: () => add.focus(),
        }) }));
  }
}
