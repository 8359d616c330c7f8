import { make } from "../dom.js";
import { folded } from "../folded.js";

/** A word of a text, as the server's search takes words. */
const word = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Splits a text into parts, each with whether a searched word begins there. The concatenated parts equal the text.
 * @param {string} text @param {string} searched As it was typed.
 * @returns {{text: string, isFound: boolean}[]}
 */
export function foundParts(text, searched) {
  const wanted = (searched.match(word) ?? []).map(folded).sort((one, other) => other.length - one.length);
  const parts = [];
  let end = 0;
  for (const { 0: whole, index } of text.matchAll(word)) {
    const beginning = wanted.find((each) => folded(whole).startsWith(each));
    if (beginning === undefined) continue;
    const length = lengthOf(beginning, whole);
    parts.push({ text: text.slice(end, index), isFound: false }, { text: text.slice(index, index + length), isFound: true });
    end = index + length;
  }
  return [...parts, { text: text.slice(end), isFound: false }].filter((part) => part.text !== "");
}

/**
 * Returns the text as nodes, with what was searched for marked.
 * @param {string} text @param {string} searched
 */
export function foundNodes(text, searched) {
  return foundParts(text, searched).map((part) => (part.isFound ? make("mark", { text: part.text }) : document.createTextNode(part.text)));
}

/**
 * Marks what was searched for in an element and nowhere else, where a browser can, without changing the element.
 * @param {Element|undefined} element @param {string} searched
 */
export function highlightFound(element, searched) {
  const { highlights } = CSS;
  if (!highlights) return;
  const ranges = [];
  const walker = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker?.nextNode()) ranges.push(...rangesIn(/** @type {Text} */ (walker.currentNode), searched));
  highlights.set("found", new Highlight(...ranges));
}

/** @param {Text} node @param {string} searched */
function rangesIn(node, searched) {
  let start = 0;
  return foundParts(node.data, searched).flatMap(({ text, isFound }) => {
    const range = new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: start += text.length });
    return isFound ? [range] : [];
  });
}

/** Returns how many characters at the beginning of a word fold to `beginning`. */
function lengthOf(beginning, whole) {
  for (let length = 1; length < whole.length; length += 1) if (folded(whole.slice(0, length)).length >= beginning.length && !/^\p{M}/u.test(whole.slice(length))) return length;
  return whole.length;
}
