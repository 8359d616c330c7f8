import { avatar } from "../client/app-icon.js";
import { make } from "../dom.js";
import { blocks } from "./people-api.js";
import { attempt, outcome, section } from "./settings-page.js";
import { phrase } from "../words.js";

/** Whom the person has blocked, each with a button that ends it. */
export function blockedSection() {
  const line = outcome();
  const list = make("ul", { class: "settings-list" });
  const words = make("p", { class: "settings-words", text: phrase("Loading…") });
  attempt(line, show);
  return section(phrase("Blocked people"), words, list, line);

  async function show() {
    const { people } = await blocks.all();
    words.textContent = people.length === 0 ? phrase("You have blocked nobody. Open the menu of a message to block its sender.")
      : phrase("They cannot write to you alone nor bring you into groups. In groups that you share their messages are folded.");
    list.replaceChildren(...people.map((person) => make("li", { class: "settings-item" }, avatar(person),
      make("span", { class: "settings-item-words" }, make("bdi", { class: "settings-item-title", text: person.name })),
      make("button", { type: "button", class: "link-button", text: phrase("Unblock"), "aria-label": phrase("Unblock {name}", person), onclick: () => attempt(line, async () => {
        await blocks.set(person.id, false);
        await show();
        return phrase("{name} can write to you again.", person);
      }) }))));
  }
}
