import { make } from "../dom.js";
import { isolated, locale, phrase, phraseCount } from "../words.js";

/** Writes lists in the page's language; all English as British, without a comma before “and”. */
const list = new Intl.ListFormat(locale.startsWith("en") ? "en-GB" : locale, { type: "conjunction" });
/** Maximum number of people that a title names in full; of more it names the first two. */
const namedMax = 3;

/** @param {string[]} names @returns {string} Such as “John, Maya and Ann”, each of several isolated as in `listedNodes`. */
export function listed(names) {
  return names.length > 1 ? list.format(names.map(isolated)) : names.join();
}

/**
 * Returns the same as nodes, each name isolated, so that an Arabic one does not reorder the others.
 * @param {string[]} names
 */
export function listedNodes(names) {
  return list.formatToParts(names).map(({ type, value }) =>
    type === "element" ? make("bdi", { text: value }) : document.createTextNode(value));
}

/**
 * Writes the title of a conversation. A single name decides its direction, so that it is cut off at its end in any language.
 * @param {HTMLElement} element @param {Parameters<typeof titleParts>[0]} conversation
 */
export function showTitle(element, conversation) {
  const parts = titleParts(conversation);
  element.dir = "auto";
  element.replaceChildren(...(parts.length > 1 ? listedNodes(parts) : parts));
}

/**
 * Returns the title of a conversation: its own name, else its current participants.
 * @param {{name?: string, others: {name: string}[]}} conversation
 * @returns {string[]} Parts to pass to `listed` or `listedNodes`.
 */
export function titleParts({ name, others }) {
  if (name) return [name];
  const names = others.map((person) => person.name);
  if (names.length === 0) return [phrase("Only you")];
  return names.length <= namedMax ? names : [...names.slice(0, 2), phraseCount("{count} other", "{count} others", names.length - 2)];
}
