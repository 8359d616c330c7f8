import { make } from "../../dom.js";
import { icon } from "../icons.js";
import { seldomIcon } from "../seldom-icons.js";
import { phrase } from "../../words.js";

/**
 * Offers the camera beside the files in a list.
 * @param {import("../button-list.js").ButtonList} choices
 * @param {HTMLInputElement} files The chooser of files.
 * @param {(input: HTMLInputElement) => void} chosen Called with an input in which something was chosen.
 */
export function fillFileChoices(choices, files, chosen) {
  const camera = make("input", {
    type: "file", accept: "image/*", capture: "environment", hidden: true, "aria-label": phrase("Photo"), onchange: () => chosen(camera),
  });
  files.after(camera);
  choices.list.append(choice(seldomIcon("camera"), phrase("Take photo"), camera), choice(icon("file"), phrase("Pictures and files"), files));

  function choice(/** @type {SVGElement} */ drawing, /** @type {string} */ text, /** @type {HTMLInputElement} */ input) {
    return make("button", { type: "button", class: "media-app", onclick: () => {
      choices.close();
      input.click();
    } }, drawing, make("span", { text }));
  }
}
