import { make } from "../dom.js";
import { phrase } from "../words.js";

/**
 * Returns the words that a field is full: the browser takes no more letters and does not say so.
 * @param {HTMLInputElement} input With a `maxlength`.
 */
export function lengthHint(input) {
  const { maxLength: count } = input;
  const hint = make("p", { class: "field-hint", role: "status" });
  input.addEventListener("input", () => { hint.textContent = input.value.length < count ? "" : phrase("At most {count} characters.", { count }); });
  return hint;
}
