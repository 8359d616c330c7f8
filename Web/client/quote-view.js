import { make } from "../dom.js";

/** @typedef {import("../wire.js").Quote} Quote */

/**
 * Returns the entry that an item answers, in one line; activated, it leads there if it is there.
 * @param {Quote} quote
 * @param {import("./conversation-api.js").ConversationAPI} api
 * @param {((sequence: number) => void)} [goTo] Absent while the item is being sent.
 */
export function quoteView(quote, api, goTo) {
  const who = quote.isMine ? "You" : quote.senderName;
  const words = make("span", { class: "quote-words" },
    who && make("bdi", { class: "quote-name", text: who }), make("bdi", { class: "quote-text", text: quote.text }));
  const picture = quote.picture && make("img", { class: "quote-picture", src: api.pictureURL(quote.picture), alt: "", draggable: "false" });
  if (!quote.isThere || !goTo) return make("span", { class: `quote ${quote.isThere ? "" : "is-missing"}` }, words, picture);
  return make("button", {
    type: "button", class: "quote", "aria-label": `Reply to ${who}: ${quote.text}. Go to the message`, onclick: () => goTo(quote.id),
  }, words, picture);
}

/**
 * Returns the quote of an item, for an answer that is about to be sent.
 * @param {import("../wire.js").TranscriptItem} item @returns {Quote}
 */
export function quoteOf({ id, isMine, senderName, text, bubble, attachment, picture }) {
  const isStill = attachment && !attachment.media && attachment.mediaType.startsWith("image/");
  return {
    id, isMine, senderName, isThere: true, text: text ?? bubble?.caption ?? bubble?.accessibilityLabel ?? wordsFor(attachment),
    picture: isStill ? attachment.file : bubble && !bubble.media ? bubble.picture : picture,
  };
}

/** The same words as in the list of conversations. */
function wordsFor(attachment) {
  if (!attachment) return "Message";
  if (attachment.kind === "sticker") return attachment.label || "Sticker";
  const kind = attachment.mediaType.split("/")[0];
  return { image: "Picture", video: "Video", audio: "Sound" }[kind] ?? attachment.name;
}
