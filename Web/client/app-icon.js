import { make } from "../dom.js";

/** An app's icon; its first letter where there is none. @param {string} url @param {string} name */
export function appIcon(url, name) {
  const letter = make("span", { class: "app-icon-letter", text: [...name.trim()][0] ?? "?" });
  const image = make("img", { src: url, alt: "", draggable: "false", onerror: () => image.remove() });
  return make("span", { class: "app-icon", "aria-hidden": "true" }, letter, image);
}

/** A person's initial on a colour of their own. @param {{name: string}} person */
export function avatar(person) {
  const hue = [...person.name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 6, 0);
  return make("span", { class: `avatar hue-${hue}`, "aria-hidden": "true", text: [...person.name.trim()][0] ?? "?" });
}
