import { make } from "../dom.js";
import { account } from "./people-api.js";
import { attempt, outcome, section } from "./settings-page.js";
import { phrase } from "../words.js";

/**
 * Whether others see when the person has a conversation open, and the person when others have.
 * @param {import("../wire.js").Account} mine
 */
export function presenceSection({ showsPresence }) {
  const line = outcome();
  const box = make("input", { type: "checkbox", id: "shows-presence", checked: showsPresence, onchange: () => attempt(line, async () => {
    try {
      await account.showPresence(box.checked);
    } catch (error) {
      box.checked = !box.checked;
      throw error;
    }
    return phrase("Saved.");
  }) });
  return section(phrase("When you are here"),
    make("p", { class: "settings-words", text: phrase("People of your conversations see whether you have one open, and you see it of them. Without this nobody sees it of you, and you of nobody.") }),
    make("label", { class: "settings-check", for: "shows-presence" }, box, phrase("Show when I am here")), line);
}
