import { ChatClient } from "./client/chat-client.js";
import { Network } from "./client/network.js";
import { avatar } from "./client/app-icon.js";
import { fetchDevices } from "./devices.js";
import { make } from "./dom.js";
import { Inspector } from "./inspector.js";
import { joinForm } from "./join-form.js";
import { PhoneSettings } from "./phone-settings.js";

/**
 * Phones that are all connected. A browser keeps six connections to one server, and each phone's event stream holds
 * one; of more phones than these only those in sight are connected.
 */
const connectedCountMax = 4;

/** The page of the simulator: a phone for each device, with the ordinary client in it. */
const stage = document.getElementById("stage");
const masthead = document.querySelector(".masthead");
const inspector = new Inspector();
document.getElementById("body").append(inspector.element);
document.querySelector(".masthead-links").append(inspector.button);

/** @type {{device: string, client: ChatClient, element: HTMLElement}[]} */
let phones = [];
/** @type {IntersectionObserver|undefined} */
let sight;

async function start() {
  stage.replaceChildren();
  try {
    const devices = await fetchDevices();
    phones = devices.map(makePhone);
    stage.replaceChildren(...phones.map(({ element }) => element));
    if (phones.length > connectedCountMax) connectThoseInSight();
    masthead.append(joinForm(addPhone));
  } catch {
    stage.replaceChildren(startFailure());
  }
}

/** Who has left and joins again has a phone already. */
function addPhone(listed) {
  if (phones.some(({ device }) => device === listed.device)) return;
  const phone = makePhone(listed);
  phones.push(phone);
  stage.append(phone.element);
  if (phones.length > connectedCountMax) connectThoseInSight();
  phone.element.scrollIntoView({ inline: "center", block: "nearest" });
}

function makePhone(listed) {
  const { device, person, conversation } = listed;
  const region = make("section", { role: "region", "aria-label": person });
  const network = new Network();
  const client = new ChatClient(region, { device, conversation, isOneOfSeveral: true, network });
  client.connect();
  const name = make("span", { text: person });
  const label = make("p", { class: "phone-label", "aria-hidden": "true" }, avatar({ name: person }), name);
  const bar = make("div", { class: "phone-bar" }, label, new PhoneSettings(listed, network).element);
  return { device, client, element: make("div", { class: "phone" }, bar, region) };
}

function connectThoseInSight() {
  const clients = new Map(phones.map(({ client, element }) => [element, client]));
  for (const { client } of phones) client.pause();
  sight?.disconnect();
  sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) clients.get(target).resume();
      else clients.get(target).pause();
    }
  });
  for (const element of clients.keys()) sight.observe(element);
}

function startFailure() {
  return make("div", { class: "stage-words", role: "alert" },
    make("p", { class: "empty-title", text: "The simulator is not answering" }),
    make("p", { text: "Is the server still running in its terminal?" }),
    make("button", { type: "button", class: "primary-button", text: "Retry", onclick: start }));
}

start();
