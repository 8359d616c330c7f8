import { dateAndTime } from "../client/times.js";
import { make } from "../dom.js";
import { owner } from "./people-api.js";
import { attempt, outcome, section } from "./settings-page.js";

/**
 * Makes the section of rules about what people may do.
 * @param {() => void} onChange
 */
export function rulesSection(onChange) {
  const line = outcome();
  const box = make("input", { type: "checkbox", id: "may-begin", onchange: () => attempt(line, async () => {
    await owner.set({ peopleMayBegin: box.checked });
    onChange();
    return "Saved.";
  }) });
  attempt(line, async () => {
    box.checked = (await owner.settings()).peopleMayBegin;
  });
  return section("Rules", make("label", { class: "settings-check", for: "may-begin" }, box, "Everybody but guests may begin conversations"), line);
}

const words = {
  joined: (actor) => `${actor} joined`,
  invited: (actor) => `${actor} made an invitation`,
  withdrew: (actor) => `${actor} withdrew an invitation`,
  suspended: (actor, subject) => `${actor} suspended ${subject}`,
  readmitted: (actor, subject) => `${actor} let ${subject} in again`,
  removed: (actor, subject) => (actor === subject ? `${actor} deleted their account` : `${actor} removed ${subject}`),
  reported: (actor, subject) => `${actor} reported ${subject}`,
  closed_report: (actor, subject) => `${actor} closed a report of ${subject}`,
  set_settings: (actor) => `${actor} changed the rules`,
};

/** Makes the section of owners' actions, newest first. */
export function auditSection() {
  const line = outcome();
  const list = make("ol", { class: "settings-list audit-list" });
  const refresh = () => attempt(line, async () => {
    const { lines } = await owner.audit();
    list.replaceChildren(...lines.map(({ at, actor, action, subject }) => make("li", { class: "audit-line" },
      make("span", { dir: "auto", text: words[action]?.(actor, subject) ?? action }), make("time", { class: "settings-item-detail", text: dateAndTime(at) }))));
  });
  refresh();
  return { element: section("Log", list, line), refresh };
}
