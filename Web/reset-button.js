import { request } from "./client/request.js";
import { make } from "./dom.js";

/**
 * Returns the button that resets the simulator after a confirmation. All pages reload once the server has its new
 * store.
 */
export function resetButton() {
  const problem = make("p", { class: "dialog-problem", role: "alert" });
  const confirm = make("button", { type: "button", class: "primary-button", text: "Reset", onclick: reset });
  const cancel = make("button", { type: "button", class: "link-button", text: "Cancel", onclick: () => dialog.close() });
  const dialog = make("dialog", { class: "dialog", "aria-labelledby": "reset-title" },
    make("h2", { class: "dialog-title", id: "reset-title", text: "Begin anew?" }),
    make("p", { class: "dialog-words", text: "The conversation, who has joined it, and what the apps have kept are removed." }),
    problem, make("div", { class: "dialog-buttons" }, cancel, confirm));
  document.body.append(dialog);
  return make("button", { type: "button", class: "masthead-link", text: "Reset", onclick: () => open() });

  function open() {
    problem.textContent = "";
    confirm.disabled = false;
    dialog.showModal();
    cancel.focus();
  }

  async function reset() {
    confirm.disabled = true;
    confirm.setAttribute("aria-busy", "true");
    try {
      await request("POST", "/simulator/reset");
    } catch (error) {
      problem.textContent = error.message;
      confirm.disabled = false;
      confirm.removeAttribute("aria-busy");
    }
  }
}
