import { make } from "../dom.js";
import { uploadFile } from "../client/files/file-upload.js";
import { AvatarControl } from "./avatar-control.js";
import { account } from "./people-api.js";
import { lengthHint } from "./length-hint.js";
import { ask, attempt, leave, outcome, section } from "./settings-page.js";
import { phrase, phraseCount } from "../words.js";

/** @param {import("../wire-people.js").Account} mine */
export function nameSection({ person }) {
  const line = outcome();
  const input = make("input", { class: "join-input", id: "own-name", value: person.name, maxlength: 60, required: true, autocomplete: "nickname" });
  const form = make("form", { class: "settings-row", onsubmit: (event) => {
    event.preventDefault();
    attempt(line, async () => {
      await account.rename(input.value);
      return phrase("Saved.");
    });
  } }, make("label", { class: "visually-hidden", for: "own-name", text: phrase("Your name") }), input, make("button", { type: "submit", class: "primary-button", text: phrase("Save") }));
  return section(phrase("Your name"), form, lengthHint(input), line);
}

/** @param {import("../wire-people.js").Account} mine */
export function avatarSection({ person }) {
  const control = new AvatarControl({
    label: phrase("Your picture"), capture: "user",
    save: (file, options) => uploadFile("/account/avatar", file, options), remove: () => account.removeAvatar(),
  });
  control.update(person);
  return section(phrase("Your picture"), make("p", { class: "settings-words", text: phrase("Everybody in a conversation with you sees it.") }), control.element);
}

/** @param {import("../wire-people.js").Account} mine */
export function recoverySection({ recoveryCodeCount }) {
  const line = outcome();
  const list = make("ol", { class: "code-list", hidden: true, "aria-label": phrase("Recovery codes") });
  const words = make("p", { class: "settings-words", text: recoveryCodeCount > 0
    ? phraseCount("You have {count} recovery code left. With it you sign in when no other device is at hand.",
      "You have {count} recovery codes left. With one you sign in when no other device is at hand.", recoveryCodeCount)
    : phrase("With a recovery code you sign in when no other device is at hand. You have none yet.") });
  const button = make("button", { type: "button", class: "link-button", text: recoveryCodeCount > 0 ? phrase("Make new codes") : phrase("Make recovery codes"),
    onclick: () => attempt(line, async () => {
      const { codes } = await account.recoveryCodes();
      list.replaceChildren(...codes.map((code) => make("li", {}, make("code", { text: code }))));
      list.hidden = false;
      copy.hidden = false;
      button.textContent = phrase("Make new codes");
      return phrase("Write these down: they are shown only now, each works once, and earlier ones work no more.");
    }) });
  const copy = make("button", { type: "button", class: "link-button", text: phrase("Copy codes"), hidden: true, onclick: () => attempt(line, async () => {
    await navigator.clipboard.writeText([...list.children].map(({ textContent }) => textContent).join("\n"));
    return phrase("Copied.");
  }) });
  return section(phrase("Recovery codes"), words, list, line, make("div", { class: "settings-actions" }, button, copy));
}

export function deleteSection() {
  return section(phrase("Delete your account"),
    make("p", { class: "settings-words", text: phrase("You leave all conversations and are signed out everywhere. What you have sent stays there.") }),
    make("div", { class: "settings-actions" }, make("button", { type: "button", class: "link-button is-danger", text: phrase("Delete account"), onclick: () => ask({
      title: phrase("Delete your account?"), words: phrase("This cannot be undone."), action: phrase("Delete account"),
      run: async () => {
        await account.remove();
        await leave();
      },
    }) })));
}
