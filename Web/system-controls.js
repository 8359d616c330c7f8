import { screens, textSizes } from "./client/system-settings.js";
import { make } from "./dom.js";

/** Languages on offer, each under its own name. */
const locales = ["en-US", "en-GB", "de-DE", "fr-FR", "es-ES", "pt-BR", "ar-SA", "he-IL", "hi-IN", "ja-JP", "zh-CN"];
const textSizeNames = {
  xSmall: "Extra small", small: "Small", medium: "Medium", large: "Large (default)", xLarge: "Extra large", xxLarge: "2 × extra large",
  xxxLarge: "3 × extra large", accessibility1: "Accessibility 1", accessibility2: "Accessibility 2", accessibility3: "Accessibility 3",
  accessibility4: "Accessibility 4", accessibility5: "Accessibility 5",
};

/**
 * Returns the menus of a simulated phone's system settings. They act on this page only; the app hears of them by the
 * client's report.
 * @param {import("./client/system-settings.js").SystemSettings} settings
 */
export function systemControls(settings) {
  const sizes = Object.keys(textSizes).map((size) => [size, textSizeNames[size]]);
  const languages = locales.map((locale) => [locale, new Intl.DisplayNames([locale], { type: "language" }).of(locale)]);
  const frames = Object.entries(screens).map(([name, [width, height]]) => [name, `${name}, ${width} × ${height}`]);
  return make("fieldset", { class: "settings-group" }, make("legend", { text: "Display" }),
    menu(settings, "colorScheme", "Appearance", "As this browser", [["light", "Light"], ["dark", "Dark"]]),
    menu(settings, "textSize", "Text size", "As this browser", sizes),
    menu(settings, "locale", "Language", "As this browser", languages),
    menu(settings, "layoutDirection", "Direction", "Of the language", [["leftToRight", "Left to right"], ["rightToLeft", "Right to left"]]),
    menu(settings, "screen", "Screen", "As this window", frames));
}

function menu(settings, name, label, usual, options) {
  const select = make("select", { class: "settings-menu", name }, make("option", { value: "", text: usual }),
    ...options.map(([value, text]) => make("option", { value, text })));
  select.value = settings.current[name] ?? "";
  select.addEventListener("change", () => settings.set(name, select.value));
  return make("label", { class: "settings-choice" }, make("span", { text: label }), select);
}
