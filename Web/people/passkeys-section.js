import { dateAndTime } from "../client/times.js";
import { make } from "../dom.js";
import { canUsePasskeys } from "./passkey-support.js";
import { addPasskey } from "./passkeys.js";
import { passkeys } from "./people-api.js";
import { ask, attempt, outcome, section } from "./settings-page.js";
import { phrase } from "../words.js";

/**
 * The person's passkeys, each with a button that removes it. A browser that cannot make any shows those that there are: one of them may
 * be of a device that is lost.
 */
export function passkeysSection() {
  const line = outcome();
  const list = make("ul", { class: "settings-list", tabindex: -1 });
  const add = make("button", { type: "button", class: "primary-button", text: phrase("Add a passkey"), onclick: () => attempt(line, async () => {
    list.append(row(await addPasskey()));
    return phrase("Added.");
  }) });
  const whole = section(phrase("Passkeys"),
    make("p", { class: "settings-words", text: phrase("With a passkey you sign in on another device by your finger, face or screen lock, without a code.") }),
    list, line, canUsePasskeys() && make("div", { class: "settings-actions" }, add));
  whole.hidden = !canUsePasskeys();
  attempt(line, show);
  return whole;

  async function show() {
    try {
      const { passkeys: all } = await passkeys.all();
      list.replaceChildren(...all.map((each) => row(each)));
      if (all.length > 0) whole.hidden = false;
    } catch (error) {
      whole.hidden = false;
      throw error;
    }
  }

  /** @param {import("../wire-people.js").Passkey} passkey */
  function row(passkey) {
    const { id, name, addedAt, usedAt } = passkey;
    const time = dateAndTime(addedAt);
    const used = usedAt === undefined ? phrase("Not used yet") : phrase("Last used {time}", { time: dateAndTime(usedAt) });
    const item = make("li", { class: "settings-item" },
      make("span", { class: "settings-item-words" }, make("bdi", { class: "settings-item-title", text: name }),
        make("span", { class: "settings-item-detail", text: phrase("Added {time}", { time }) }), make("span", { class: "settings-item-detail", text: used })),
      make("span", { class: "settings-item-actions" }, renameButton(passkey, time, (changed) => item.replaceWith(changed)), make("button", { type: "button", class: "link-button", text: phrase("Remove"), "aria-label": phrase("Remove the passkey of {name}, added {time}", { name, time }),
        onclick: () => ask({
          title: phrase("Remove this passkey?"), action: phrase("Remove"),
          words: phrase("Nobody signs in by it from then on. Devices that are signed in stay so."),
          run: async () => {
            await remove(id);
            item.remove();
          },
          done: () => (canUsePasskeys() ? add : list.querySelector("button") ?? list).focus(),
        }) })));
    return item;
  }

  /** @param {import("../wire-people.js").Passkey} passkey @param {string} time When it was added. @param {(row: HTMLElement) => void} show */
  function renameButton(passkey, time, show) {
    const { id, name } = passkey;
    return make("button", { type: "button", class: "link-button", text: phrase("Rename"), "aria-label": phrase("Rename the passkey of {name}, added {time}", { name, time }),
      onclick: () => {
        let changed;
        ask({
          title: phrase("Rename this passkey"), action: phrase("Save"),
          words: phrase("A name by which you know it again, as of the device that it is on."),
          name: { label: phrase("Name of the passkey"), value: name },
          run: async (text) => {
            await passkeys.rename(id, text);
            changed = row({ ...passkey, name: text.trim() });
            show(changed);
          },
          done: () => changed.querySelector("button")?.focus(),
        });
      } });
  }
}

/** @param {number} id One that is gone already, as by another page, is as good as removed. */
async function remove(id) {
  try {
    await passkeys.remove(id);
  } catch (error) {
    if (error.code !== "unknown_passkey") throw error;
  }
}
