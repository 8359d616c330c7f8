import { make } from "../dom.js";
import { mentionParts } from "./mentions/mention-words.js";
import { textParts } from "./text-links.js";
import { phrase } from "../words.js";

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** Maximum number of emoji in a text of nothing else that is shown large. */
const largeEmojiMax = 3;

/**
 * Returns a bubble with a text, its links, and those whom it mentions.
 * @param {string} text @param {string} [title] Tooltip.
 * @param {import("../wire.js").Mention[]} [mentions] @param {string} [me] The reader, whose own mentions stand out.
 */
export function textBubble(text, title, mentions, me) {
  const name = isFewEmoji(text) ? "text-bubble is-emoji" : "text-bubble";
  const nodes = mentionParts(text, mentions).flatMap((part) => (part.mention
    ? [mentionNode(part.text, part.mention.person === me)] : textParts(part.text).map(partNode)));
  return make("p", { class: name, title, dir: "auto" }, ...nodes);
}

function mentionNode(text, isMe) {
  return make("bdi", { class: isMe ? "mention is-me" : "mention" }, text, isMe && make("span", { class: "visually-hidden", text: ` ${phrase("(you)")}` }));
}

function partNode({ text, href, host }) {
  if (!href) return document.createTextNode(text);
  // Left-to-right and isolated, so that surrounding text cannot reorder it to read like another address.
  const attributes = { href, dir: "ltr", target: "_blank", rel: "noopener noreferrer" };
  return make("a", { class: "text-link", ...attributes }, document.createTextNode(text),
    host && make("span", { class: "text-link-host", text: ` (${host})` }));
}

/**
 * Returns whether a text consists of one to three emoji, each possibly of several code points.
 * @param {string} text
 */
function isFewEmoji(text) {
  const shown = [...graphemes.segment(text)].map(({ segment }) => segment).filter((segment) => segment.trim() !== "");
  return shown.length > 0 && shown.length <= largeEmojiMax && shown.every((segment) => /^\p{RGI_Emoji}$/v.test(segment));
}
