import { make } from "../../dom.js";
import { phrase } from "../../words.js";
import { section } from "../settings-page.js";
import { apps } from "./apps-api.js";

/**
 * Returns the section of an app's pictures, which fills once the server has drawn them; it goes away where there are none.
 * @param {import("../../wire-people.js").ListedApp} app
 */
export function pictureSection(app) {
  const words = make("p", { class: "settings-words", role: "status", text: phrase("The pictures are being drawn…") });
  // A list that scrolls is reached by the keyboard.
  const list = make("ul", { class: "app-pictures", tabindex: "0", "aria-label": phrase("Pictures of {name}", { name: app.name }), hidden: true });
  const element = section(phrase("Pictures"), words, list);
  fill(app, element, words, list);
  return element;
}

async function fill({ id, name }, element, words, list) {
  // An app that cannot draw itself has no pictures, which is no concern of who wants to use it.
  const { names } = await apps.pictures(id).catch(() => ({ names: [] }));
  if (names.length === 0) return element.remove();
  list.replaceChildren(...names.map((title, index) => make("li", {}, picture(id, index, `${name}: ${title}`))));
  list.hidden = false;
  words.remove();
}

function picture(id, index, alt) {
  return make("picture", {},
    make("source", { media: "(prefers-color-scheme: dark)", srcset: apps.pictureURL(id, index, "dark") }),
    make("img", { class: "app-picture", src: apps.pictureURL(id, index, "light"), alt, loading: "lazy" }));
}
