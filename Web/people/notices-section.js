import { make } from "../dom.js";
import { push } from "./people-api.js";
import { pushPlace, setShowsTexts, turnOff, turnOn } from "./push.js";
import { attempt, outcome, section } from "./settings-page.js";
import { phrase } from "../words.js";

const words = {
  unsupported: phrase("This browser cannot show notices. On an iPhone or iPad, put Parley on the home screen first and open it from there."),
  denied: phrase("This browser does not let Parley show notices. Allow them in its settings for this site, then open this page again."),
  off: phrase("Be told of new messages on this device while Parley is closed. Muted conversations stay silent, unless somebody mentions you."),
  on: phrase("This device is told of new messages while Parley is closed. Muted conversations stay silent, unless somebody mentions you."),
};

/** Whether this device is told of new messages while no page is open, and with their texts or without. */
export function noticesSection() {
  const line = outcome();
  const about = make("p", { class: "settings-words", text: phrase("Loading…") });
  const box = make("input", { type: "checkbox", id: "shows-texts", onchange: () => attempt(line, async () => {
    await setShowsTexts(box.checked);
    return phrase("Saved.");
  }) });
  const texts = make("label", { class: "settings-check", for: "shows-texts", hidden: true }, box, phrase("Show senders and texts in notices"));
  const on = make("button", { type: "button", class: "primary-button", text: phrase("Turn on notices"), hidden: true,
    onclick: () => attempt(line, async () => show(await turnOn(key, box.checked), phrase("Notices are on."))) });
  const off = make("button", { type: "button", class: "link-button", text: phrase("Turn off notices"), hidden: true,
    onclick: () => attempt(line, async () => {
      await turnOff();
      return show("off", phrase("Notices are off."));
    }) });
  let key = "";

  attempt(line, async () => {
    const state = await push.state();
    key = state.key;
    box.checked = state.showsTexts;
    show(await pushPlace(state));
  });

  /** @param {import("./push.js").PushPlace} place @param {string} [said] */
  function show(place, said) {
    const hadFocus = [on, off].includes(document.activeElement);
    about.textContent = words[place];
    on.hidden = place !== "off";
    off.hidden = place !== "on";
    texts.hidden = place !== "on";
    if (hadFocus) [on, off].find((button) => !button.hidden)?.focus();
    return place === "denied" ? "" : said;
  }

  return section(phrase("Notices on this device"), about, texts, line, make("div", { class: "settings-actions" }, on, off));
}
