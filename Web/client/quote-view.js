import { make } from "../dom.js";
import { phrase, serverPhrase } from "../words.js";

/** @typedef {import("../wire.js").Quote} Quote */

/**
 * Returns the entry that an item answers, in one line; activated, it leads there if it is there.
 * @param {Quote} quote
 * @param {import("./conversation-api.js").ConversationAPI} api
 * @param {((sequence: number) => void)} [goTo] Absent while the item is being sent.
 */
export function quoteView(quote, api, goTo) {
  const who = quote.isMine ? phrase("You") : quote.senderName;
  const text = quote.isThere ? lineWords(quote) : serverPhrase(quote.text);
  const words = make("span", { class: "quote-words" }, who && make("bdi", { class: "quote-name", text: who }), make("bdi", { class: "quote-text", text }));
  const picture = quote.picture && make("img", { class: "quote-picture", src: api.pictureURL(quote.picture), alt: "", draggable: "false" });
  if (!quote.isThere || !goTo) return make("span", { class: `quote ${quote.isThere ? "" : "is-missing"}` }, words, picture);
  return make("button", {
    type: "button", class: "quote", "aria-label": quote.isMine
      ? phrase("Reply to your message: {text}. Go to the message", { text })
      : phrase("Reply to {name}: {text}. Go to the message", { name: who ?? "", text }), onclick: () => goTo(quote.id),
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

/** Words for what has none of its own. */
const wordless = { sticker: phrase("Sticker"), picture: phrase("Picture"), video: phrase("Video"), sound: phrase("Sound") };

/**
 * Returns the server's line about an entry in the page's language.
 * @param {{text: string, wordless?: import("../wire.js").Wordless}} line
 */
export function lineWords(line) {
  return (line.wordless && wordless[line.wordless]) ?? line.text;
}

/** The same words as in the list of conversations. */
function wordsFor(attachment) {
  if (!attachment) return phrase("Message");
  if (attachment.kind === "sticker") return attachment.label || wordless.sticker;
  const kind = attachment.mediaType.split("/")[0];
  return { image: wordless.picture, video: wordless.video, audio: wordless.sound }[kind] ?? attachment.name;
}
