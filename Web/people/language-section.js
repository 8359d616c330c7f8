import { make } from "../dom.js";
import { section } from "./settings-page.js";
import { keepForNotices } from "./worker-language.js";
import { chooseLanguage, chosenLanguage, phrase } from "../words.js";

/** Languages that there are words in, each by its own name. */
const languages = { en: "English", ar: "العربية", de: "Deutsch", es: "Español", fr: "Français" };

/** The choice of a language for this browser, which is shown at once: the page is loaded again in it. */
export function languageSection() {
  const list = make("select", { class: "join-input", id: "language", "aria-label": phrase("Language"), onchange: () => choose(list.value) },
    make("option", { value: "", text: phrase("As in the browser") }),
    ...Object.entries(languages).map(([tag, name]) => make("option", { value: tag, lang: tag, text: name })));
  list.value = chosenLanguage() ?? "";
  return section(phrase("Language"), make("p", { class: "settings-words", text: phrase("Words of Parley in this browser. Apps speak their own.") }), list);
}

/** @param {string} language */
async function choose(language) {
  chooseLanguage(language);
  await keepForNotices(language);
  location.reload();
}
