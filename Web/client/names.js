import { make } from "../dom.js";

/** The page's own words are English, whatever the browser's language; written without a comma before “and”. */
const list = new Intl.ListFormat("en-GB", { type: "conjunction" });
/** People of whom a title names every one; of more it names the first two. */
const namedMax = 3;

/** @param {string[]} names @returns {string} As in “John, Maya and Ann”. */
export function listed(names) {
  return list.format(names);
}

/**
 * The same as content of an element: a name in Arabic does not turn the others around.
 * @param {string[]} names
 */
export function listedNodes(names) {
  return list.formatToParts(names).map(({ type, value }) =>
    type === "element" ? make("bdi", { text: value }) : document.createTextNode(value));
}

/**
 * What a conversation is called: its own name, else who takes part in it now.
 * @param {import("./conversation.js").Conversation} conversation
 * @returns {string[]} To be listed.
 */
export function titleParts({ name, others }) {
  if (name) return [name];
  const names = others.map((person) => person.name);
  if (names.length === 0) return ["Only you"];
  return names.length <= namedMax ? names : [...names.slice(0, 2), `${names.length - 2} others`];
}
