import { ChatClient } from "./client/chat-client.js";
import { avatar } from "./client/app-icon.js";
import { fetchDevices } from "./devices.js";
import { make } from "./dom.js";
import { PhoneSettings } from "./phone-settings.js";

/**
 * Phones that are all connected. A browser keeps six connections to one server, and each phone's event stream holds
 * one; of more phones than these only those in sight are connected.
 */
const connectedCountMax = 4;

/** The page of the simulator: a phone for each device, with the ordinary client in it. */
const stage = document.getElementById("stage");

async function start() {
  stage.replaceChildren();
  try {
    const devices = await fetchDevices();
    const phones = devices.map(makePhone);
    stage.replaceChildren(...phones.map(({ element }) => element));
    if (phones.length > connectedCountMax) connectThoseInSight(phones);
  } catch {
    stage.replaceChildren(startFailure());
  }
}

function makePhone(listed) {
  const { device, person, conversation } = listed;
  const region = make("section", { role: "region", "aria-label": person });
  const client = new ChatClient(region, { device, conversation, isOneOfSeveral: true });
  client.connect();
  const name = make("span", { text: person });
  const label = make("p", { class: "phone-label", "aria-hidden": "true" }, avatar({ name: person }), name);
  const bar = make("div", { class: "phone-bar" }, label, new PhoneSettings(listed).element);
  return { client, element: make("div", { class: "phone" }, bar, region) };
}

function connectThoseInSight(phones) {
  const clients = new Map(phones.map(({ client, element }) => [element, client]));
  for (const { client } of phones) client.pause();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) clients.get(target).resume();
      else clients.get(target).pause();
    }
  });
  for (const element of clients.keys()) observer.observe(element);
}

function startFailure() {
  return make("div", { class: "stage-words", role: "alert" },
    make("p", { class: "empty-title", text: "The simulator is not answering" }),
    make("p", { text: "Is the server still running in its terminal?" }),
    make("button", { type: "button", class: "primary-button", text: "Retry", onclick: start }));
}

start();
