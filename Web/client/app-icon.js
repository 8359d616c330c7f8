import { make } from "../dom.js";
import { usualColor } from "./avatar-colors.js";

/**
 * Returns an app's icon, or its first letter if the image does not load.
 * @param {string} url @param {string} name
 */
export function appIcon(url, name) {
  const letter = make("span", { class: "app-icon-letter", text: [...name.trim()][0] ?? "?" });
  const image = make("img", { src: url, alt: "", draggable: "false", fetchpriority: "low", onerror: () => image.remove() });
  return make("span", { class: "app-icon", "aria-hidden": "true" }, letter, image);
}

/**
 * Returns a person's initial on their colour.
 * @param {{name: string}} person @param {number} [color] The colour assigned within their conversation.
 */
export function avatar({ name }, color = usualColor(name)) {
  return make("span", { class: `avatar hue-${color}`, "aria-hidden": "true", text: [...name.trim()][0] ?? "?" });
}
