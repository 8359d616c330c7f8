import { make } from "../dom.js";
import { icon } from "./icons.js";
import { phrase, phraseNodes } from "../words.js";

/**
 * Returns what tells that an entry is answered or edited, with a button that ends it.
 * @param {"reply"|"edit"} kind @param {ReturnType<typeof import("./quote-view.js").quoteOf>} quote @param {() => void} onCancel
 */
export function composerTaskContent(kind, { text, isMine, senderName }, onCancel) {
  const title = kind === "edit" ? [phrase("Edit message")]
    : isMine ? [phrase("Reply to yourself")] : phraseNodes("Reply to {name}", { name: make("bdi", { text: senderName }) });
  const close = make("button", {
    type: "button", class: "icon-button remove-draft", "aria-label": kind === "edit" ? phrase("Stop editing") : phrase("Do not reply"),
    onclick: onCancel,
  }, icon("close"));
  return [icon(kind), make("span", { class: "quote-words" },
    make("span", { class: "quote-name" }, ...title), make("bdi", { class: "quote-text", text })), close];
}
