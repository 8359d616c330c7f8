import { folded } from "../../folded.js";

/** @typedef {import("../../wire.js").Participant} Participant */
/** @typedef {import("../../wire.js").Mention} Mention */

/** Mentions in one text, as `ChatLimits`; further ones are only text. */
const countMax = 32;
/** Characters between `@` and the caret in which a name is looked for. */
const wordsMax = 60;
/** Characters that a name cannot stand directly behind, as in an address, or directly before. */
const before = /[\p{L}\p{N}\p{M}_.+@/-]$/u;
const after = /^[\p{L}\p{N}\p{M}_@]/u;

/**
 * Finds the people whom a text names, each by `@` and the whole name.
 * @param {string} text @param {Participant[]} people
 * @param {Participant[]} [chosen] By the name that stands in the text: they go before others of that name. A name that several people
 *   have names nobody unless it was chosen.
 * @returns {Mention[]|undefined} In order; undefined for none.
 */
export function mentionsIn(text, people, chosen = []) {
  const known = [...chosen, ...people.filter(({ id, name }) => !people.some((other) => other.id !== id && isSame(other.name, name)))]
    .sort((one, other) => other.name.length - one.name.length);
  const mentions = [];
  for (let at = text.indexOf("@"); at >= 0 && mentions.length < countMax; at = text.indexOf("@", at + 1)) {
    if (before.test(text.slice(Math.max(0, at - 2), at))) continue;
    const person = known.find(({ name }) => isSame(text.slice(at + 1, at + 1 + name.length), name) && !after.test(text.slice(at + 1 + name.length)));
    if (person) mentions.push({ person: person.id, start: at, length: person.name.length + 1 });
  }
  return mentions.length > 0 ? mentions : undefined;
}

/**
 * Returns what is being written behind an `@`, if the caret is behind one.
 * @param {string} text Up to the caret.
 * @returns {{start: number, words: string}|undefined} The place of the `@`, and what stands behind it.
 */
export function mentionAt(text) {
  const start = text.lastIndexOf("@");
  const words = text.slice(start + 1);
  if (start < 0 || words.length > wordsMax || /^\s|\n/.test(words) || before.test(text.slice(Math.max(0, start - 2), start))) return undefined;
  return { start, words };
}

/**
 * Returns the people of whom the name, or a word of it, begins so; those whose first word does come first.
 * @param {Participant[]} people @param {string} words
 */
export function matching(people, words) {
  const wanted = folded(words);
  const found = people.filter(({ name }) => folded(name).split(/(?<=\s)/).some((_, index, parts) => parts.slice(index).join("").startsWith(wanted)));
  return found.sort((one, other) => Number(folded(other.name).startsWith(wanted)) - Number(folded(one.name).startsWith(wanted)));
}

/**
 * Splits a text into parts, each with its mention if it is one. The concatenated parts equal the text.
 * @param {string} text @param {Mention[]} [mentions] In order.
 * @returns {{text: string, mention?: Mention}[]}
 */
export function mentionParts(text, mentions = []) {
  const parts = [];
  let end = 0;
  for (const mention of mentions) {
    parts.push({ text: text.slice(end, mention.start) });
    end = mention.start + mention.length;
    parts.push({ text: text.slice(mention.start, end), mention });
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== "");
}

function isSame(one, other) {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}
