import { make } from "../dom.js";
import { textParts } from "./text-links.js";

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** Maximum number of emoji in a text of nothing else that is shown large. */
const largeEmojiMax = 3;

/**
 * Returns a bubble with a text and its links.
 * @param {string} text @param {string} [title] Tooltip.
 */
export function textBubble(text, title) {
  const name = isFewEmoji(text) ? "text-bubble is-emoji" : "text-bubble";
  return make("p", { class: name, title, dir: "auto" }, ...textParts(text).map(partNode));
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
