import { appIcon } from "../client/app-icon.js";
import { make } from "../dom.js";
import { apps, ownedApps } from "./apps/apps-api.js";
import { attempt, outcome, section } from "./settings-page.js";
import { phrase } from "../words.js";

/**
 * The apps of the server, each with whether people who join begin with it.
 * @param {() => void} onChange
 */
export function appsSection(onChange) {
  const line = outcome();
  const list = make("ul", { class: "settings-list" });
  const words = make("p", { class: "settings-words", text: phrase("Loading…") });
  attempt(line, async () => {
    const { apps: found, problems } = await ownedApps.all();
    words.textContent = found.length === 0 ? phrase("There are none. Install one by `parley install`.") : phrase("People who join begin with those that are ticked. Who is here already keeps what they have.");
    list.replaceChildren(...found.map(row), ...problems.map((problem) => make("li", { class: "settings-item", dir: "auto", text: phrase("Left out: {problem}", { problem }) })));
  });
  return section(phrase("Apps"), words, list, line);

  /** @param {import("../wire-people.js").OwnedApp} app */
  function row({ id, name, version, isGiven }) {
    const box = make("input", { type: "checkbox", id: `given-${id}`, checked: isGiven, onchange: () => attempt(line, async () => {
      await ownedApps.setGiven(id, box.checked).catch((error) => {
        box.checked = !box.checked;
        throw error;
      });
      onChange();
      return phrase("Saved.");
    }) });
    return make("li", { class: "settings-item" }, make("label", { class: "settings-check", for: `given-${id}` }, box, appIcon(apps.iconURL(id), name),
      make("span", { class: "settings-item-words" }, make("bdi", { class: "settings-item-title", text: name }),
        make("span", { class: "settings-item-detail", text: phrase("Version {version}", { version }) }))));
  }
}
