import { make } from "../dom.js";
import { phrase } from "../words.js";

const offered = [..."😀😁😅🤣😊😍🥰😘😎🤔😐🙄😴😢😭😡😱🤯🥳🤗🙏👏🙌💪👌✌️🤞👋🤝💯🔥✨🎉🎂🍾☕🍺🍕🌞🌈🐶🐱🦪⚽🎵🚀✅❌💔💙💚💛"
  .matchAll(/\p{RGI_Emoji}/gv)].map(([emoji]) => emoji);

/**
 * Returns a choice of emoji, and a field for any other.
 * @param {(emoji: string) => void} choose
 */
export function emojiChooser(choose) {
  const field = make("input", {
    class: "emoji-field", "aria-label": phrase("Any emoji"), placeholder: phrase("Any emoji"), autocomplete: "off", maxlength: 40,
    oninput: () => /^\p{RGI_Emoji}$/v.test(field.value.trim()) && choose(field.value.trim()),
  });
  return make("div", { class: "entry-actions emoji-chooser" },
    make("div", { class: "emoji-grid" }, ...offered.map((emoji) => make("button", {
      type: "button", class: "emoji-button", "aria-label": emoji, onclick: () => choose(emoji),
    }, make("span", { class: "emoji", text: emoji })))), field);
}
