import { make } from "../dom.js";
import { account } from "./people-api.js";
import { attempt, outcome, section } from "./settings-page.js";
import { phrase } from "../words.js";

/**
 * Whether others see when the person has a conversation open, and the person when others have.
 * @param {import("../wire-people.js").Account} mine
 */
export function presenceSection({ showsPresence }) {
  const line = outcome();
  const box = make("input", { type: "checkbox", id: "shows-presence", checked: showsPresence });
  let confirmed = showsPresence;
  let isSaving = false;
  box.onchange = async () => {
    // The save that is under way goes on to the newest choice.
    if (isSaving) return;
    isSaving = true;
    await attempt(line, save);
    isSaving = false;
  };
  return section(phrase("When you are here"),
    make("p", { class: "settings-words", text: phrase("People of your conversations see whether you have one open, and you see it of them. Without this nobody sees it of you, and you of nobody.") }),
    make("label", { class: "settings-check", for: "shows-presence" }, box, phrase("Show when I am here")), line);

  /** Sends one wish after the other, so that the newest one is the last that the server gets. */
  async function save() {
    for (;;) {
      const wish = box.checked;
      try {
        await account.showPresence(wish);
        confirmed = wish;
        if (box.checked === wish) return phrase("Saved.");
      } catch (error) {
        if (box.checked === wish) {
          box.checked = confirmed;
          throw error;
        }
      }
    }
  }
}
