import { appIcon } from "../client/app-icon.js";
import { make } from "../dom.js";
import { apps, ownedApps } from "./apps/apps-api.js";
import { installControl } from "./apps/install-control.js";
import { attempt, outcome, section } from "./settings-page.js";
import { phrase } from "../words.js";

/**
 * The apps of the server and their versions, each with whether people who join begin with it, and how to install one more.
 * @param {() => void} onChange
 */
export function appsSection(onChange) {
  const line = outcome();
  const list = make("ul", { class: "settings-list", tabindex: -1 });
  const words = make("p", { class: "settings-words", text: phrase("Loading…") });
  let byteCountMax = Infinity;
  attempt(line, show);
  return section(phrase("Apps"), words, list,
    make("p", { class: "settings-words", text: phrase("Installing takes a file that “parley package” has made, or a .tar of a bundle’s folder. What you install is there at once; who has an app open goes on with the version that they have.") }),
    line, ...installControl(line, () => byteCountMax, changed));

  async function show() {
    const found = await ownedApps.all();
    byteCountMax = found.byteCountMax;
    words.textContent = found.apps.length === 0 ? phrase("There are none yet.") : phrase("People who join begin with those that are ticked. Who is here already keeps what they have.");
    list.replaceChildren(...found.apps.map(row), ...found.problems.map((problem) => make("li", { class: "settings-item", dir: "auto", text: phrase("Left out: {problem}", { problem }) })));
  }

  /** Shows what is there now; what came of the change stays said. */
  async function changed() {
    onChange();
    await show().catch(() => {});
  }

  /** @param {import("../wire-people.js").OwnedApp} app */
  function row({ id, name, version, isGiven, versionBefore }) {
    const box = make("input", { type: "checkbox", id: `given-${id}`, checked: isGiven, onchange: () => attempt(line, async () => {
      await ownedApps.setGiven(id, box.checked).catch((error) => {
        box.checked = !box.checked;
        throw error;
      });
      onChange();
      return phrase("Saved.");
    }) });
    return make("li", { class: "settings-item" }, make("label", { class: "settings-check owned-app", for: `given-${id}` }, box, appIcon(apps.iconURL(id), name),
      make("span", { class: "settings-item-words" }, make("bdi", { class: "settings-item-title", text: name }),
        make("span", { class: "settings-item-detail", text: phrase("Version {version}", { version }) }),
        versionBefore !== undefined && make("span", { class: "settings-item-detail", text: phrase("Version {version} is kept", { version: versionBefore }) }))),
    versionBefore !== undefined && make("button", { type: "button", class: "link-button", text: phrase("Put {version} back", { version: versionBefore }),
      "aria-label": phrase("Put version {version} of {name} back", { version: versionBefore, name }), onclick: () => putBack(id) }));
  }

  /** @param {string} id */
  async function putBack(id) {
    await attempt(line, async () => {
      const { name, version } = await ownedApps.undo(id);
      return phrase("{name} {version} runs again.", { name, version });
    });
    await changed();
    list.focus();
  }
}
