import { avatar } from "../client/app-icon.js";
import { dateAndTime } from "../client/times.js";
import { make } from "../dom.js";
import { owner } from "./people-api.js";
import { ask, attempt, outcome, section } from "./settings-page.js";
import { phrase, phraseCount } from "../words.js";

const roleWords = { owner: phrase("Owner"), person: "", guest: phrase("Guest") };

/**
 * Everybody on the server. What they write is not shown anywhere here.
 * @param {() => void} onChange
 */
export function serverPeopleSection(onChange) {
  const line = outcome();
  const list = make("ul", { class: "settings-list" });
  attempt(line, show);
  return section(phrase("People"), list, line);

  async function show() {
    const { people } = await owner.people();
    list.replaceChildren(...people.map((person) => row(person)));
  }

  async function change(work) {
    await work();
    await show();
    onChange();
  }

  function row(person) {
    return make("li", { class: "settings-item" }, avatar(person),
      make("span", { class: "settings-item-words" }, make("bdi", { class: "settings-item-title", text: person.name }),
        make("span", { class: "settings-item-detail", text: details(person) })),
      person.role !== "owner" && make("span", { class: "settings-item-actions" }, suspendButton(person), removeButton(person)));
  }

  function suspendButton({ id, name, isSuspended }) {
    const [text, label, work] = isSuspended ? [phrase("Let in again"), phrase("Let {name} in again", { name }), () => owner.readmit(id)]
      : [phrase("Suspend"), phrase("Suspend {name}", { name }), () => owner.suspend(id)];
    return make("button", { type: "button", class: "link-button", text, "aria-label": label, onclick: () => attempt(line, () => change(work)) });
  }

  function removeButton({ id, name }) {
    return make("button", { type: "button", class: "link-button is-danger", text: phrase("Remove"), "aria-label": phrase("Remove {name} from here", { name }), onclick: () => ask({
      title: phrase("Remove {name} from here?", { name }), action: phrase("Remove"),
      words: phrase("They leave all conversations and are signed out everywhere. What they have sent stays. This cannot be undone."),
      run: () => change(() => owner.remove(id)),
    }) });
  }
}

function details({ role, isSuspended, usedAt, deviceCount }) {
  const devices = phraseCount("{count} device", "{count} devices", deviceCount);
  return [isSuspended && phrase("Suspended"), roleWords[role], devices, usedAt && phrase("last here {time}", { time: dateAndTime(usedAt) })].filter(Boolean).join(" · ");
}
