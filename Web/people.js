import { loadLatePartsWhenIdle } from "./client/late-parts.js";
import { isLinkOwn } from "./client/shared-link.js";
import { OfflineStore } from "./people/offline-store.js";
import { fetchAccount, isSignedOut } from "./people/people-api.js";
import { PeopleApp } from "./people/people-app.js";
import { endPush } from "./people/push-end.js";
import { failureCard, signedOutCard } from "./people/signed-out.js";

/** The page of a person: the list of their conversations, and the one that the address names. */
const root = document.getElementById("people");

/** Milliseconds after which a slow server is not waited for, where something is kept to be shown. */
const patience = 4_000;

async function start() {
  // Starts the shared worker, where one is needed, while the account is requested.
  isLinkOwn();
  const opening = OfflineStore.open();
  const asking = fetchAccount();
  if (await isLate(asking) && await showKept(opening)) return hear(asking, opening);
  try {
    const account = await asking;
    const store = await opening;
    await store?.begin(account);
    show(account, store);
  } catch (error) {
    if (error.isAway && await showKept(opening)) return;
    if (isSignedOut(error)) await forget(await opening);
    root.replaceChildren(error.status === 401 ? signedOutCard() : failureCard(error, start));
  }
}

/** Takes the late answer: somebody who is signed out must not go on seeing what was kept. */
async function hear(asking, opening) {
  const store = await opening;
  try {
    await store.begin(await asking);
  } catch (error) {
    if (!isSignedOut(error)) return;
    await forget(store);
    location.reload();
  }
}

/** Removes what this browser keeps of who is signed out. */
async function forget(store) {
  await store?.erase();
  await endPush();
}

/** @param {Promise<unknown>} answer @returns {Promise<boolean>} */
function isLate(answer) {
  const late = new Promise((resolve) => setTimeout(() => resolve(true), patience));
  return Promise.race([answer.then(() => false, () => false), late]);
}

/** @returns {Promise<boolean>} False if nothing is kept. */
async function showKept(opening) {
  const store = await opening;
  const account = await store?.resume();
  if (account) show(account, store, true);
  return account !== undefined;
}

function show(account, store, isAway = false) {
  new PeopleApp(root, account, store, isAway).connect();
  loadLatePartsWhenIdle();
}

start();
// Opens the pages without a connection from then on. Browsers have no service workers on an insecure line.
navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
