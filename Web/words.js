import { setErrorWords } from "./client/request.js";

/**
 * The page's own words in the reader's language. English stands in the code and is the key of each translation, so an English
 * page loads no catalogue. A module that imports this one runs once the catalogue is there, and may keep its phrases in constants.
 * `Web/tests/test_catalogues.py` compares the catalogues with the code.
 * @typedef {Record<string, string|Partial<Record<Intl.LDMLPluralRule, string>>>} Catalogue Text with `{name}` where values go;
 *   by plural category where the key has a count. Without a prototype, whose names are no keys.
 * @typedef {{default: Catalogue, server: Catalogue}} Words A language's, and of them the sentences of the server.
 */

/** @type {Record<string, (() => Promise<Words>)|undefined>} */
const catalogues = {
  ar: () => import("./languages/ar.js"),
  de: () => import("./languages/de.js"),
  en: undefined,
  es: () => import("./languages/es.js"),
  fr: () => import("./languages/fr.js"),
};
/** Milliseconds after which a catalogue that does not come is not waited for: the page is English then. */
const patience = 5_000;
/** Key of the browser's storage under which the language is kept that somebody has chosen instead of the browser's. */
export const choiceKey = "parley-language";
const fallback = "en-GB";
const root = document.documentElement;

/** @returns {string|undefined} The language that was chosen on this browser, as “de”. */
export function chosenLanguage() {
  try {
    const kept = localStorage.getItem(choiceKey) ?? "";
    return hasWords(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} language */
function hasWords(language) {
  return Object.hasOwn(catalogues, language);
}

/**
 * Returns the language of a tag; nothing of one that `Intl` does not take, as browsers pass on some of the system's: “en-US@posix”.
 * @param {string} tag
 */
function languageOf(tag) {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return "";
  }
}

/**
 * Returns the language tag that is used: of the browser's the one with the chosen language, else the first that there are words in. A page
 * may be in one language for everybody, as the simulator's is.
 */
function wantedLocale() {
  const chosen = root.dataset.language ?? chosenLanguage();
  const browsers = navigator.languages;
  if (chosen) return browsers.find((tag) => languageOf(tag) === chosen) ?? chosen;
  // Falls back to British English, for its clock of 24 hours.
  return browsers.find((tag) => hasWords(languageOf(tag))) ?? fallback;
}

/** @param {string} locale @returns {Promise<Words|undefined>|undefined} Nothing for English, or where it does not come. */
function load(locale) {
  const words = catalogues[languageOf(locale)]?.().catch(() => {});
  return words && Promise.race([words, new Promise((resolve) => setTimeout(resolve, patience))]);
}

const wanted = wantedLocale();
const loaded = await load(wanted);
const catalogue = loaded?.default;

/** The language of the page's words, with the region whose dates and numbers it has. */
export const locale = catalogue || languageOf(wanted) === "en" ? wanted : fallback;
const isRightToLeft = languageOf(locale) === "ar";
/** The direction in which the page's own sentences run, whatever names are in them. */
export const direction = isRightToLeft ? "rtl" : "ltr";
const rules = new Intl.PluralRules(locale);

if (catalogue) {
  root.lang = locale;
  if (isRightToLeft) root.dir = "rtl";
  document.title = phrase(document.title);
}
setErrorWords(errorPhrase);

/**
 * Returns what to say of an error: the translation of its message, else of its code, else the message as it is.
 * @param {string} code @param {string} message @returns {string}
 */
function errorPhrase(code, message) {
  return of(message) ?? of(`error ${code}`) ?? message;
}

/** @param {string} key @returns {string|undefined} */
function of(key) {
  return /** @type {string|undefined} */ (catalogue?.[key]);
}

/**
 * Returns a text in the page's language.
 * @param {string} text In English, with `{name}` where values go. @param {Record<string, string|number>} [values]
 */
export function phrase(text, values) {
  return fill(of(text) ?? text, values);
}

/**
 * Returns the text for a number, which its values may name `{count}`.
 * @param {string} one In English, for 1. @param {string} other For other numbers: the key of the translations.
 * @param {number} count @param {Record<string, string|number>} [values]
 */
export function phraseCount(one, other, count, values) {
  const category = rules.select(count);
  const text = catalogue?.[other]?.[category] ?? (count === 1 ? one : other);
  return fill(text, { count, ...values });
}

/**
 * Returns a text whose values are elements.
 * @param {string} text @param {Record<string, Node|string>} nodes @returns {(Node|string)[]}
 */
export function phraseNodes(text, nodes) {
  return (of(text) ?? text).split(/\{(\w+)\}/).map((part, index) => (index % 2 ? nodes[part] : part));
}

/**
 * Returns a sentence of the server in the page's language, such as “Ann left the conversation”; as it is where the page does not know it.
 * @param {string} [text]
 */
export function serverPhrase(text = "") {
  for (const key of Object.keys(loaded?.server ?? {})) {
    const found = text.match(`^${key.replace(/{(\w+)}/g, "(?<$1>.+)")}$`);
    if (found) return phrase(key, found.groups);
  }
  return text;
}

/** @param {number} number @param {number} [fractionDigits] @returns {string} */
export function digits(number, fractionDigits = 0) {
  return number.toLocaleString(locale, { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits });
}

/** Returns a text with its values, isolated. */
function fill(text, values = {}) {
  return text.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    return isolated(typeof value === "number" ? digits(value) : value);
  });
}

/**
 * Returns words that reorder nothing around them: in Arabic, and where they are in Arabic or Hebrew letters, between signs for that.
 * @param {string} words
 */
export function isolated(words) {
  return isRightToLeft || /[\u0590-\u08ff]/.test(words) ? `\u2068${words}\u2069` : words;
}
