import { loadLatePartsWhenIdle } from "./client/late-parts.js";
import { isLinkOwn } from "./client/shared-link.js";
import { fetchAccount } from "./people/people-api.js";
import { PeopleApp } from "./people/people-app.js";
import { failureCard, signedOutCard } from "./people/signed-out.js";

/** The page of a person: the list of their conversations, and the one that the address names. */
const root = document.getElementById("people");

async function start() {
  // Starts the shared worker, where one is needed, while the account is requested.
  isLinkOwn();
  try {
    const app = new PeopleApp(root, await fetchAccount());
    app.connect();
    loadLatePartsWhenIdle();
  } catch (error) {
    root.replaceChildren(error.status === 401 ? signedOutCard() : failureCard(error, start));
  }
}

start();
// Opens the pages without a connection from then on. Browsers have no service workers on an insecure line.
navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
