import { make } from "../dom.js";
import { quoteView } from "./quote-view.js";
import { reactionsButton } from "./reactions-view.js";
import { timeOfDay } from "./times.js";
import { phrase } from "../words.js";

/**
 * Adds to a bubble what belongs to it: the entry that it answers, the reactions, and that it was edited.
 * @param {HTMLElement} bubble
 * @param {Pick<import("../wire.js").TranscriptItem, "id"|"reply"|"reactions"|"editedAt">} item
 * @param {import("./conversation-api.js").ConversationAPI} api
 * @param {{goTo?: (sequence: number) => void, openReactions?: (anchor: HTMLElement) => void}} [actions]
 * @returns {HTMLElement} The bubble itself if there is nothing to add.
 */
export function withContext(bubble, { reply, reactions, editedAt }, api, actions = {}) {
  const { goTo, openReactions } = actions;
  if (!reply && !reactions && !editedAt) return bubble;
  const quote = reply && quoteView(reply, api, goTo);
  const isInside = bubble.matches(".text-bubble:not(.is-emoji)");
  if (quote && isInside) bubble.prepend(quote);
  const edited = editedAt && make("span", { class: "edited-mark", text: phrase("Edited"), title: timeOfDay(editedAt) });
  return make("div", { class: "said" }, !isInside && quote, bubble, (reactions || edited) && make("div", { class: "said-below" },
    reactions && openReactions && reactionsButton(reactions, openReactions), edited));
}
