import { make } from "../dom.js";
import { usualColor } from "./avatar-colors.js";

/**
 * Returns an app's icon, or its first letter if the image does not load.
 * @param {string} url @param {string} name
 */
export function appIcon(url, name) {
  const letter = make("span", { class: "app-icon-letter", text: [...name.trim()][0] ?? "?" });
  return make("span", { class: "app-icon", "aria-hidden": "true" }, letter, cover(url));
}

/**
 * Returns an image that goes if it does not load.
 * @param {string} src
 */
function cover(src) {
  const image = make("img", { src, alt: "", draggable: "false", fetchpriority: "low", onerror: () => image.remove() });
  return image;
}

/**
 * Returns the small picture of a person or group; while it has not come, or where there is none, the initial on their colour.
 * @param {{name: string, avatar?: string}} subject @param {number} [color] The colour assigned within their conversation.
 */
export function avatar({ name, avatar: picture }, color = usualColor(name)) {
  return make("span", { class: `avatar hue-${color}`, "aria-hidden": "true" }, [...name.trim()][0] ?? "?", picture && cover(`/avatars/${picture}`));
}
