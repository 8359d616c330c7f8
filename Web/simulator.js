import { ChatClient } from "./client/chat-client.js";
import { avatar } from "./client/app-icon.js";
import { fetchDevices } from "./devices.js";
import { make } from "./dom.js";

/** The page of the simulator: a phone for each device, with the ordinary client in it. */
const stage = document.getElementById("stage");

async function start() {
  stage.replaceChildren();
  try {
    const devices = await fetchDevices();
    stage.replaceChildren(...devices.map(makePhone));
  } catch {
    stage.replaceChildren(startFailure());
  }
}

function makePhone({ device, person, conversation }) {
  const region = make("section", { role: "region", "aria-label": person });
  new ChatClient(region, { device, conversation, isOneOfSeveral: true }).connect();
  const name = make("span", { text: person });
  const label = make("p", { class: "phone-label", "aria-hidden": "true" }, avatar({ name: person }), name);
  return make("div", { class: "phone" }, label, region);
}

function startFailure() {
  return make("div", { class: "stage-words", role: "alert" },
    make("p", { class: "empty-title", text: "The simulator is not answering" }),
    make("p", { text: "Is the server still running in its terminal?" }),
    make("button", { type: "button", class: "primary-button", text: "Retry", onclick: start }));
}

start();
