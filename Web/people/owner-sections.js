import { dateAndTime } from "../client/times.js";
import { make } from "../dom.js";
import { owner } from "./people-api.js";
import { attempt, outcome, section } from "./settings-page.js";
import { phrase } from "../words.js";

/**
 * Makes the section of rules about what people may do.
 * @param {() => void} onChange
 */
export function rulesSection(onChange) {
  const line = outcome();
  const box = make("input", { type: "checkbox", id: "may-begin", onchange: () => attempt(line, async () => {
    await owner.set({ peopleMayBegin: box.checked });
    onChange();
    return phrase("Saved.");
  }) });
  attempt(line, async () => {
    box.checked = (await owner.settings()).peopleMayBegin;
  });
  return section(phrase("Rules"), make("label", { class: "settings-check", for: "may-begin" }, box, phrase("Everybody but guests may begin conversations")), line);
}

const words = {
  joined: (names) => phrase("{actor} joined", names),
  invited: (names) => phrase("{actor} made an invitation", names),
  withdrew: (names) => phrase("{actor} withdrew an invitation", names),
  suspended: (names) => phrase("{actor} suspended {subject}", names),
  readmitted: (names) => phrase("{actor} let {subject} in again", names),
  removed: (names) => (names.actor === names.subject ? phrase("{actor} deleted their account", names) : phrase("{actor} removed {subject}", names)),
  reported: (names) => phrase("{actor} reported {subject}", names),
  closed_report: (names) => phrase("{actor} closed a report of {subject}", names),
  set_settings: (names) => phrase("{actor} changed the rules", names),
  installed_app: (names) => phrase("{actor} installed {app}", names),
  undid_app: (names) => phrase("{actor} put {app} back", names),
  set_apps: (names) => phrase("{actor} changed which apps people begin with", names),
};

/** Makes the section of owners' actions, newest first. */
export function auditSection() {
  const line = outcome();
  const list = make("ol", { class: "settings-list audit-list" });
  const refresh = () => attempt(line, async () => {
    const { lines } = await owner.audit();
    list.replaceChildren(...lines.map(({ at, actor, action, subject, app }) => make("li", { class: "audit-line" },
      make("span", { text: words[action]?.({ actor, subject, app }) ?? action }), make("time", { class: "settings-item-detail", text: dateAndTime(at) }))));
  });
  refresh();
  return { element: section(phrase("Log"), list, line), refresh };
}
