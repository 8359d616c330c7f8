/** Body text in points at each size, from Apple's Human Interface Guidelines ("Dynamic Type sizes"). */
export const textSizes = {
  xSmall: 14, small: 15, medium: 16, large: 17, xLarge: 19, xxLarge: 21, xxxLarge: 23, accessibility1: 28,
  accessibility2: 33, accessibility3: 40, accessibility4: 47, accessibility5: 53,
};
/** Screens in points, width and height. */
export const screens = {
  "iPhone SE": [375, 667], "iPhone 16": [393, 852], "iPhone 16 Pro Max": [440, 956], "iPhone 16 on its side": [852, 393],
  "iPad mini": [744, 1133],
};
/** Values that each setting can have; a locale is any language tag of the browser's. */
const values = {
  colorScheme: ["light", "dark"], layoutDirection: ["leftToRight", "rightToLeft"], textSize: Object.keys(textSizes), screen: Object.keys(screens),
};

/**
 * @typedef {{colorScheme?: "light"|"dark", textSize?: import("../wire.js").TextSize, locale?: string,
 *   layoutDirection?: "leftToRight"|"rightToLeft", screen?: string}} Settings
 */

/**
 * The settings of a simulated phone's system, which this browser keeps for the device. An absent one is as in the browser
 * itself.
 */
export class SystemSettings {
  #key;
  /** @type {Settings} */
  #settings;
  #listeners = new Set();

  /** @param {string} device */
  constructor(device) {
    this.#key = `parley-settings-${device}`;
    this.#settings = read(this.#key);
  }

  /** @returns {Readonly<Settings>} */
  get current() {
    return this.#settings;
  }

  /** @returns {"rtl"|"ltr"|undefined} Direction of the system's own interface: the chosen one, else the chosen language's. */
  get direction() {
    const { layoutDirection, locale } = this.#settings;
    if (layoutDirection) return layoutDirection === "rightToLeft" ? "rtl" : "ltr";
    return locale ? directionOf(locale) : undefined;
  }

  /** @param {keyof Settings} name @param {string|undefined} value Undefined or empty for the browser's own. */
  set(name, value) {
    const settings = { ...this.#settings, [name]: value || undefined };
    this.#settings = checked(settings);
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#settings));
    } catch {
      // A browser that stores nothing keeps the settings until the page is left.
    }
    for (const listener of this.#listeners) listener();
  }

  /** @param {() => void} listener Called after each change. */
  listen(listener) {
    this.#listeners.add(listener);
  }

  /** @param {() => void} listener */
  forget(listener) {
    this.#listeners.delete(listener);
  }
}

/** @param {string} key @returns {Settings} */
function read(key) {
  try {
    return checked(JSON.parse(localStorage.getItem(key) ?? "{}") ?? {});
  } catch {
    return {};
  }
}

/**
 * Leaves out what no setting can have, as what an older version has stored.
 * @returns {Settings}
 */
function checked(settings) {
  const known = Object.entries(values).filter(([name, allowed]) => allowed.includes(settings[name]));
  const kept = Object.fromEntries(known.map(([name]) => [name, settings[name]]));
  return directionOf(settings.locale) ? { ...kept, locale: settings.locale } : kept;
}

/** @param {unknown} locale @returns {"rtl"|"ltr"|undefined} Undefined for what is no language tag. */
function directionOf(locale) {
  if (typeof locale !== "string") return undefined;
  try {
    const { script } = new Intl.Locale(locale).maximize();
    return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm"].includes(script) ? "rtl" : "ltr";
  } catch {
    return undefined;
  }
}
