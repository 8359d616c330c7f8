/**
 * A part of a text.
 * @typedef {object} TextPart
 * @property {string} text
 * @property {string} [href] Target, if the part is a link.
 * @property {string} [host] Host of the link, if the text does not show it plainly.
 */

/**
 * Characters that end an address: white space, quotation marks, invisible and bidirectional controls, and East Asian
 * punctuation.
 */
const ends = "\\s<>\"“”„«»`\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\u3000-\\u303f"
  + "\\ufeff\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65";
/** Matches only at the beginning of a word, so that a long word is not scanned again from each of its letters. */
const address = new RegExp(
  `(?<![\\p{L}\\p{N}_.+@/-])(?:(?:https?://|www\\.)[^${ends}]+|[\\w.+-]{1,64}@[\\w-]+(?:\\.[\\w-]+)+)`, "giu");
const brackets = { ")": "(", "]": "[", "}": "{" };

/**
 * Finds web and e-mail addresses in a text. The concatenated parts equal the text.
 * @param {string} text @returns {TextPart[]}
 */
export function textParts(text) {
  const parts = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = linkTo(withoutPunctuation(found));
    if (!link) continue;
    parts.push({ text: text.slice(end, index) }, link);
    end = index + link.text.length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== "");
}

/**
 * Returns the address without punctuation of the sentence around it; a closing bracket belongs to it only if opened
 * inside.
 */
function withoutPunctuation(found) {
  const counts = new Map();
  for (const character of found) counts.set(character, (counts.get(character) ?? 0) + 1);
  let length = found.length;
  while (length > 0 && isPunctuation(found[length - 1], counts)) {
    counts.set(found[length - 1], counts.get(found[length - 1]) - 1);
    length -= 1;
  }
  return found.slice(0, length);
}

function isPunctuation(character, counts) {
  const opening = brackets[character];
  return opening ? counts.get(character) > (counts.get(opening) ?? 0) : ".,;:!?'’…*_~".includes(character);
}

/** @returns {TextPart|undefined} Undefined if it is no valid address. */
function linkTo(text) {
  if (!/^(https?:\/\/|www\.)/i.test(text)) return text.includes("@") ? { text, href: `mailto:${text}` } : undefined;
  const url = URL.parse(/^www\./i.test(text) ? `https://${text}` : text);
  if (!url || !["http:", "https:"].includes(url.protocol)) return undefined;
  if (/^www\./i.test(text) && !/^www\.[^.]+\.[^.]/.test(url.hostname)) return undefined;
  return { text, href: url.href, host: saysHost(text, url) ? undefined : url.host };
}

/**
 * Returns whether the text plainly shows the host: false for internationalised names, whose letters may look like
 * others, and for user names before an @.
 */
function saysHost(text, { host }) {
  const shown = text.replace(/^https?:\/\//i, "").toLowerCase();
  return shown.startsWith(host) && !/^[^/?#]*[@\\]/.test(shown) && !host.includes("xn--");
}
