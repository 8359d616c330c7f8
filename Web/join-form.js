import { make } from "./dom.js";
import { joinAs } from "./devices.js";

/**
 * Returns the form with which somebody joins the simulated conversation.
 * @param {(device: import("./devices.js").SimulatedDevice) => void} onJoined
 */
export function joinForm(onJoined) {
  const input = make("input", {
    class: "join-name", "aria-label": "Name of who joins", placeholder: "Name", autocomplete: "off", maxlength: 60, required: true,
  });
  const button = make("button", { type: "submit", class: "link-button", text: "Add person" });
  const problem = make("span", { class: "join-problem", role: "alert" });
  return make("form", { class: "join-form", onsubmit: (event) => join(event) }, input, button, problem);

  async function join(event) {
    event.preventDefault();
    button.disabled = true;
    try {
      onJoined(await joinAs(input.value));
      input.value = "";
      problem.textContent = "";
    } catch (error) {
      problem.textContent = error.message;
    }
    button.disabled = false;
  }
}
