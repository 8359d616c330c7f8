import { make } from "../dom.js";
import { avatar } from "../client/app-icon.js";
import { showBusy } from "../busy.js";
import { lengthHint } from "./length-hint.js";
import { phrase } from "../words.js";

/** People above whose number the list can be searched. */
const searchFrom = 8;

/**
 * Shows a dialog in which people are chosen.
 * @param {object} options
 * @param {string} options.title
 * @param {string} options.action Words of the button.
 * @param {() => Promise<import("../wire.js").Participant[]>} options.people
 * @param {boolean} [options.asksName] Whether a name for the group can be given.
 * @param {HTMLElement} [options.empty] What is said where there is nobody.
 * @param {(chosen: string[], name: string) => Promise<any>} options.onChosen Closes the dialog if it does not throw.
 * @param {(result: any) => unknown} [options.onClosed] Receives what `onChosen` has returned; only from now on may something else have the focus.
 */
export function pickPeople({ title, action, people, asksName = false, empty, onChosen, onClosed = () => {} }) {
  const list = make("div", { class: "picker-list" }, make("p", { class: "dialog-words", role: "status", text: phrase("Loading…") }));
  const search = make("input", { class: "join-input", type: "search", "aria-label": phrase("Search people"), placeholder: phrase("Search"), hidden: true, oninput: () => filter() });
  const name = make("input", { class: "join-input", id: "picker-name", maxlength: 60, autocomplete: "off" });
  const naming = make("div", { class: "join-fields", hidden: true },
    make("label", { class: "join-label", for: "picker-name", text: phrase("Name of the group (optional)") }), name, lengthHint(name));
  const problem = make("p", { class: "dialog-problem", role: "alert" });
  const done = make("button", { type: "submit", class: "primary-button", text: action, disabled: true });
  const cancel = make("button", { type: "button", class: "link-button", text: phrase("Cancel"), onclick: () => dialog.close() });
  const form = make("form", { onsubmit: (event) => submit(event), onchange: () => changed() }, search, list, naming, problem,
    make("div", { class: "dialog-buttons" }, cancel, done));
  const dialog = make("dialog", { class: "dialog picker", "aria-labelledby": "picker-title", onclose: () => dialog.remove() },
    make("h2", { class: "dialog-title", id: "picker-title", text: title }), form);
  document.body.append(dialog);
  dialog.showModal();
  load();

  async function load() {
    try {
      show(await people());
    } catch (error) {
      list.replaceChildren(make("p", { class: "dialog-words", role: "alert", text: error.message }),
        make("button", { type: "button", class: "link-button", text: phrase("Try again"), onclick: load }));
    }
  }

  function show(found) {
    search.hidden = found.length < searchFrom;
    if (found.length === 0) return list.replaceChildren(empty ?? make("p", { class: "dialog-words", text: phrase("Nobody else is here.") }));
    list.replaceChildren(...found.map((person) => make("label", { class: "picker-person" },
      make("input", { type: "checkbox", value: person.id }), avatar(person), make("bdi", { class: "person-name", text: person.name }))));
    list.querySelector("input").focus();
  }

  function filter() {
    const words = search.value.trim().toLocaleLowerCase();
    for (const row of list.querySelectorAll(".picker-person")) row.hidden = !row.textContent.toLocaleLowerCase().includes(words);
  }

  function chosen() {
    return [...list.querySelectorAll("input:checked")].map(({ value }) => value);
  }

  function changed() {
    const { length } = chosen();
    done.disabled = length === 0;
    naming.hidden = !asksName || length < 2;
  }

  async function submit(event) {
    event.preventDefault();
    const answer = onChosen(chosen(), naming.hidden ? "" : name.value).then((result) => {
      dialog.close();
      onClosed(result);
    }, (error) => { problem.textContent = error.message; });
    done.disabled = true;
    showBusy(done, answer);
    await answer;
    done.disabled = false;
  }
}
