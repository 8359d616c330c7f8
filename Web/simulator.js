import { pageLink } from "./client/shared-link.js";
import { fetchDevices, fetchListing } from "./devices.js";
import { make } from "./dom.js";
import { guestsButton } from "./guests-button.js";
import { Inspector } from "./inspector.js";
import { joinForm } from "./join-form.js";
import { Phone } from "./phone.js";
import { resetButton } from "./reset-button.js";
import { restOutOfSight } from "./rest.js";
import { SendTogether } from "./send-together.js";

/** Milliseconds after which a hidden page pauses. */
const restDelay = 30_000;
/** Milliseconds within which all phones receive the same event. */
const searchPause = 100;

/** The page of the simulator: a phone for each device, with the ordinary client in it. */
const stage = document.getElementById("stage");
const masthead = document.querySelector(".masthead");
/** @type {Phone[]} */
let phones = [];
const inspector = new Inspector();
document.getElementById("body").append(inspector.element);
const reset = resetButton();
const together = new SendTogether(() => phones);
document.querySelector(".masthead-links").append(inspector.button, together.button, reset);
// In its place from the start, so that nothing moves when the phones come.
const join = joinForm(addPhone);
join.inert = true;
masthead.append(together.note, join);

/**
 * Timer that combines the notifications of all phones about somebody who joined.
 * @type {number|undefined}
 */
let search;
restOutOfSight(restDelay, () => [inspector, ...phones.map(({ client }) => client)]);

function onPeople() {
  clearTimeout(search);
  search = setTimeout(findPhones, searchPause);
}

async function start() {
  stage.replaceChildren();
  // Starts the shared worker while the devices are requested.
  pageLink();
  try {
    const { devices, guests } = await fetchListing();
    if (guests) reset.before(guestsButton(guests));
    phones = devices.map(makePhone);
    stage.replaceChildren(...phones.map(({ element }) => element));
    together.update();
    join.inert = false;
  } catch {
    stage.replaceChildren(startFailure());
  }
}

/** Adds a phone, unless the device has one, as after somebody rejoined. */
function addPhone(listed) {
  if (phones.some(({ device }) => device === listed.device)) return;
  const phone = makePhone(listed);
  phones.push(phone);
  stage.append(phone.element);
  phone.element.scrollIntoView({ inline: "center", block: "nearest" });
}

/** Adds phones for people who joined by a link. */
async function findPhones() {
  const devices = await fetchDevices().catch(() => []);
  for (const listed of devices) addPhone(listed);
}

function makePhone(listed) {
  inspector.know(listed);
  return new Phone(listed, { onPeople, onReadiness: () => together.update() });
}

function startFailure() {
  return make("div", { class: "stage-words", role: "alert" },
    make("p", { class: "empty-title", text: "The simulator is not answering" }),
    make("p", { text: "Is the server still running in its terminal?" }),
    make("button", { type: "button", class: "primary-button", text: "Retry", onclick: start }));
}

start();
