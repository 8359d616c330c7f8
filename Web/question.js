import { showBusy } from "./busy.js";
import { make } from "./dom.js";
import { phrase } from "./words.js";

/**
 * Asks before something that cannot be undone, or with a field for a name.
 * @param {{title: string, words: string, action: string, name?: {label: string, value: string}, run: (name: string) => Promise<unknown>,
 *   done?: () => void}} question `done` is called once the dialog is closed, and the page takes the focus again.
 */
export function askFirst({ title, words, action, name, run, done = () => {} }) {
  const problem = make("p", { class: "dialog-problem", role: "alert" });
  const input = make("input", { class: "join-input", value: name?.value ?? "", maxlength: 60, required: true, "aria-label": name?.label });
  const dialog = make("dialog", { class: "dialog", "aria-labelledby": "ask-title", onclose: () => closed(dialog) },
    make("h2", { class: "dialog-title", id: "ask-title" }, make("bdi", { text: title })), make("p", { class: "dialog-words", text: words }),
    make("form", { class: "dialog-form", onsubmit: submit }, name !== undefined && input, problem,
      make("div", { class: "dialog-buttons" },
        make("button", { type: "button", class: "link-button", text: phrase("Cancel"), onclick: () => dialog.close() }),
        make("button", { type: "submit", class: `primary-button${name === undefined ? " is-danger" : ""}`, text: action }))));
  let isRunning = false;
  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    if (isRunning) return;
    isRunning = true;
    showBusy(event.submitter ?? undefined, act().finally(() => (isRunning = false)));
  }
  async function act() {
    try {
      await run(input.value);
      dialog.close();
      // Else its button would have the focus until the next frame.
      dialog.remove();
      done();
    } catch (error) {
      problem.textContent = error.message;
    }
  }
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * Removes a dialog that is closed. The browser gives the focus back to what had it; where nothing had, as after a finger or a mouse, the
 * conversation gets it.
 * @param {HTMLElement} dialog
 */
export function closed(dialog) {
  dialog.remove();
  if (document.activeElement === document.body) /** @type {HTMLElement|null} */ (document.querySelector(".client"))?.focus({ preventScroll: true });
}
