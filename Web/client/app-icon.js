import { make } from "../dom.js";
import { usualColor } from "./avatar-colors.js";

/**
 * An app's icon; its first letter where there is none.
 * @param {string} url @param {string} name
 */
export function appIcon(url, name) {
  const letter = make("span", { class: "app-icon-letter", text: [...name.trim()][0] ?? "?" });
  const image = make("img", { src: url, alt: "", draggable: "false", onerror: () => image.remove() });
  return make("span", { class: "app-icon", "aria-hidden": "true" }, letter, image);
}

/**
 * A person's initial on a colour of their own.
 * @param {{name: string}} person @param {number} [color] Among those of their conversation.
 */
export function avatar({ name }, color = usualColor(name)) {
  return make("span", { class: `avatar hue-${color}`, "aria-hidden": "true", text: [...name.trim()][0] ?? "?" });
}
