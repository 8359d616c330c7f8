import { make } from "../dom.js";
import { outcome, section } from "./settings-page.js";
import { keepForNotices } from "./worker-language.js";
import { choiceKey, chosenLanguage, phrase } from "../words.js";

/** Languages that there are words in, each by its own name. */
const languages = { en: "English", ar: "العربية", de: "Deutsch", es: "Español", fr: "Français" };

/** The choice of a language for this browser, which is shown at once: the page is loaded again in it. */
export function languageSection() {
  const line = outcome();
  const list = make("select", { class: "join-input", id: "language", "aria-label": phrase("Language"), onchange: () => choose(list.value, line) },
    make("option", { value: "", text: phrase("As in the browser") }),
    ...Object.entries(languages).map(([tag, name]) => make("option", { value: tag, lang: tag, text: name })));
  list.value = chosenLanguage() ?? "";
  return section(phrase("Language"), make("p", { class: "settings-words", text: phrase("Words of Parley in this browser. Apps speak their own.") }), list, line);
}

/**
 * A browser may keep nothing of a site, and then forgets the choice with the page; notices do without.
 * @param {string} language @param {HTMLElement} line
 */
async function choose(language, line) {
  try {
    if (language) localStorage.setItem(choiceKey, language);
    else localStorage.removeItem(choiceKey);
  } catch {
    line.textContent = phrase("This browser does not let Parley keep the choice. Allow it in its settings for this site.");
    return;
  }
  await keepForNotices(language).catch(() => {});
  location.reload();
}
