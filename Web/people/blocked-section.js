import { avatar } from "../client/app-icon.js";
import { make } from "../dom.js";
import { blocks } from "./people-api.js";
import { attempt, outcome, section } from "./settings-page.js";

/** Whom the person has blocked, each with a button that ends it. */
export function blockedSection() {
  const line = outcome();
  const list = make("ul", { class: "settings-list" });
  const words = make("p", { class: "settings-words", text: "Loading…" });
  attempt(line, show);
  return section("Blocked people", words, list, line);

  async function show() {
    const { people } = await blocks.all();
    words.textContent = people.length === 0 ? "You have blocked nobody. Open the menu of a message to block its sender."
      : "They cannot write to you alone nor bring you into groups. In groups that you share their messages are folded.";
    list.replaceChildren(...people.map((person) => make("li", { class: "settings-item" }, avatar(person),
      make("span", { class: "settings-item-words" }, make("bdi", { class: "settings-item-title", text: person.name })),
      make("button", { type: "button", class: "link-button", text: "Unblock", "aria-label": `Unblock ${person.name}`, onclick: () => attempt(line, async () => {
        await blocks.set(person.id, false);
        await show();
        return `${person.name} can write to you again.`;
      }) }))));
  }
}
