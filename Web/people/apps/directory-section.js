import { appIcon } from "../../client/app-icon.js";
import { make } from "../../dom.js";
import { phrase } from "../../words.js";
import { attempt, outcome, section } from "../settings-page.js";
import { apps } from "./apps-api.js";

/** Lists all apps of the server, each as a link to its page and with a button for who has not got it. */
export async function directorySection() {
  const line = outcome();
  const { apps: found } = await apps.all();
  const words = found.length === 0 ? phrase("There are no apps on this server yet.") : phrase("What you get is in the drawer below your messages, on all of your devices.");
  return section(phrase("On this server"), make("p", { class: "settings-words", text: words }),
    make("ul", { class: "settings-list" }, ...found.map((app) => row(app, line))), line);
}

/** @param {import("../../wire-people.js").ListedApp} app @param {HTMLElement} line */
function row({ id, name, about, isMine }, line) {
  const have = () => make("span", { class: "app-have", text: phrase("You have it") });
  const button = make("button", { type: "button", class: "app-get", text: phrase("Get"), "aria-label": phrase("Get {name}", { name }), onclick: () => attempt(line, async () => {
    await apps.get(id);
    link.focus();
    button.replaceWith(have());
    return phrase("{name} is in your drawer now.", { name });
  }) });
  const link = make("a", { class: "app-row", href: `/apps/${encodeURIComponent(id)}` }, appIcon(apps.iconURL(id), name),
    make("span", { class: "settings-item-words" }, make("bdi", { class: "settings-item-title", text: name }),
      about && make("span", { class: "app-about", dir: "auto", text: about })));
  return make("li", { class: "app-item" }, link, isMine ? have() : button);
}
