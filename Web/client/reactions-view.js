import { make } from "../dom.js";
import { listed } from "./names.js";
import { digits, phrase } from "../words.js";

/** @typedef {import("../wire.js").ItemReaction} ItemReaction */

/**
 * Returns the reactions to an item: each emoji once, with the number of people. Activated, it says who they are.
 * @param {ItemReaction[]} reactions @param {(anchor: HTMLElement) => void} open Called with the button.
 */
export function reactionsButton(reactions, open) {
  const groups = grouped(reactions);
  const name = phrase("Reactions: {reactions}", { reactions: groups.map(({ emoji, people }) => `${emoji} ${listed(people)}`).join(", ") });
  const isMine = reactions.some((reaction) => reaction.isMine);
  const button = make("button", {
    type: "button", class: `reactions ${isMine ? "has-mine" : ""}`, "aria-label": name, title: name, "aria-haspopup": "dialog",
    onclick: () => open(button),
  }, ...groups.map(({ emoji, people }) => make("span", { class: "reaction" }, make("span", { class: "emoji", text: emoji }),
    people.length > 1 && make("span", { class: "reaction-count", text: digits(people.length) }))));
  return button;
}

/** Returns the emoji in the order in which they came, each with those who gave it. */
function grouped(reactions) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const { emoji, isMine, senderName } of reactions) {
    groups.set(emoji, [...(groups.get(emoji) ?? []), isMine ? phrase("you") : senderName]);
  }
  return [...groups].map(([emoji, people]) => ({ emoji, people }));
}
