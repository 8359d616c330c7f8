import { make } from "../dom.js";
import { textParts } from "./text-links.js";

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** So few emoji, and nothing else, are shown large. */
const largeEmojiMax = 3;

/**
 * Typed words with their links.
 * @param {string} text @param {string} [title] Shown where a pointer rests.
 */
export function textBubble(text, title) {
  const name = isFewEmoji(text) ? "text-bubble is-emoji" : "text-bubble";
  return make("p", { class: name, title, dir: "auto" }, ...textParts(text).map(partNode));
}

function partNode({ text, href, host }) {
  if (!href) return document.createTextNode(text);
  // Left to right and by itself: words around it cannot turn it so that it reads like another address.
  const attributes = { href, dir: "ltr", target: "_blank", rel: "noopener noreferrer" };
  return make("a", { class: "text-link", ...attributes }, document.createTextNode(text),
    host && make("span", { class: "text-link-host", text: ` (${host})` }));
}

/**
 * Whether a text is one to three emoji, each of them perhaps of several characters.
 * @param {string} text
 */
function isFewEmoji(text) {
  const shown = [...graphemes.segment(text)].map(({ segment }) => segment).filter((segment) => segment.trim() !== "");
  return shown.length > 0 && shown.length <= largeEmojiMax && shown.every((segment) => /^\p{RGI_Emoji}$/v.test(segment));
}
