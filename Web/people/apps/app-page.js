import { appIcon, avatar } from "../../client/app-icon.js";
import { sizeWords } from "../../client/files/size-words.js";
import { make } from "../../dom.js";
import { phrase, phraseNodes } from "../../words.js";
import { ask, attempt, outcome, section, showPage } from "../settings-page.js";
import { pictureSection } from "./app-pictures.js";
import { apps } from "./apps-api.js";

/** @typedef {import("../../wire-people.js").AppDetails} AppDetails */

/**
 * Shows the page of an app: what it is, who uses it, what it may reach.
 * @param {string} id @param {string} [conversation] The one from which the person comes, and to which they go back.
 */
export function appPage(id, conversation) {
  const message = conversation === undefined ? undefined : `/conversations/${encodeURIComponent(conversation)}`;
  let title = phrase("App");
  return showPage(() => title, async () => {
    const details = await apps.details(id);
    title = details.app.name;
    document.title = `${title} – Parley`;
    return [headSection(details, message), pictureSection(details.app), reachSection(details), usersSection(details)];
  }, message ? { href: message, text: phrase("Conversation") } : { href: "/apps", text: phrase("Apps") });
}

/** @param {AppDetails} details @param {string|undefined} message Where the message is for which the app is wanted. */
function headSection({ app, author, byteCount }, message) {
  const line = outcome();
  const place = make("div", { class: "settings-actions" });
  const getButton = () => make("button", { type: "button", class: "primary-button", text: phrase("Get"), "aria-label": phrase("Get {name}", { name: app.name }), onclick: () => attempt(line, async () => {
    await apps.get(app.id);
    if (message) location.assign(message);
    show(removeButton());
    return message ? phrase("The message opens…") : phrase("{name} is in your drawer now, on all of your devices.", { name: app.name });
  }) });
  const removeButton = () => make("button", { type: "button", class: "link-button is-danger", text: phrase("Remove"), "aria-label": phrase("Remove {name}", { name: app.name }), onclick: () => ask({
    title: phrase("Remove {name}?", { name: app.name }), action: phrase("Remove"),
    words: phrase("It leaves your drawer, and what it has kept on your devices is deleted. Messages stay as they are."),
    run: () => apps.remove(app.id),
    done: () => {
      show(getButton());
      line.textContent = phrase("{name} is removed.", { name: app.name });
    },
  }) });
  const show = (button) => {
    const hadFocus = place.childElementCount > 0;
    place.replaceChildren(button);
    if (hadFocus) button.focus();
  };
  show(app.isMine ? removeButton() : getButton());
  const facts = [[phrase("Version"), app.version], [phrase("Size"), sizeWords(byteCount)], [phrase("Made by"), author]].filter(([, value]) => value);
  return section(phrase("About"), make("div", { class: "app-head" }, appIcon(apps.iconURL(app.id), app.name),
    make("p", { class: "app-words", dir: "auto", text: app.about ?? phrase("Its author has not written what it is for.") })),
  make("dl", { class: "app-facts" }, ...facts.map(([name, value]) => make("div", {}, make("dt", { text: name }), make("dd", {}, make("bdi", { text: value }))))),
  place, line);
}

/** @param {AppDetails} details */
function reachSection({ hosts, isForMedia }) {
  const lines = [
    hosts.length === 0 ? phrase("It has no way into the network.") : phraseNodes("In the network it reaches {hosts}, and nothing else.", { hosts: make("span", {}, ...separated(hosts)) }),
    phrase("It gets pictures, videos and files that you choose for it, and no others."),
    phrase("It sends nothing without you: what it makes waits in your field, or goes when you tap in it."),
    phrase("It may remind you of something once you have allowed it notices."),
    phrase("It sees its own messages, and neither others nor anybody’s name."),
    phrase("It keeps what you make in it on this server, for you or for the people of a conversation together."),
    isForMedia && phrase("You find it beside your pictures and videos, and not in the drawer."),
  ];
  return section(phrase("What it may reach"), make("ul", { class: "app-reach" }, ...lines.filter(Boolean).map((each) => make("li", {}, ...[each].flat()))));
}

/** @param {string[]} names */
function separated(names) {
  return names.flatMap((name, index) => [index > 0 && ", ", make("bdi", { class: "app-host", text: name })]);
}

/** @param {AppDetails} details */
function usersSection({ users }) {
  const words = phrase("Nobody has sent you anything with it yet.");
  return section(phrase("Others who use it"), users.length === 0 ? make("p", { class: "settings-words", text: words })
    : make("ul", { class: "app-users" }, ...users.map((person) => make("li", {}, avatar(person), make("bdi", { text: person.name })))));
}
