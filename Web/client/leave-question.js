import { askFirst } from "../question.js";
import { phrase } from "../words.js";

/**
 * Asks before the person leaves a conversation, in a dialog: a second tap on the same place would be the answer otherwise.
 * @param {() => Promise<unknown>} leave @param {() => void} done Called once the person has left.
 */
export function askToLeave(leave, done) {
  askFirst({
    title: phrase("Leave this conversation?"), words: phrase("You get no further messages of it. What was sent before stays here."),
    action: phrase("Leave"), run: () => leave(), done,
  });
}
