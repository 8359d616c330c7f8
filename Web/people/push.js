import { push } from "./people-api.js";
import { endPush } from "./push-end.js";
import { phrase } from "../words.js";

/**
 * Web Push of this browser: whether it can, and a subscription made for the server's key alone.
 * @typedef {"unsupported"|"denied"|"off"|"on"} PushPlace
 */

/** @returns {boolean} False in browsers without it, among them those of iPhones until the page is on the home screen. */
function isSupported() {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/**
 * @param {import("../wire-people.js").PushState} state What the server knows.
 * @returns {Promise<PushPlace>}
 */
export async function pushPlace(state) {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return state.isOn && (await subscription()) ? "on" : "off";
}

/** @returns {Promise<PushSubscription|null>} */
async function subscription() {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks the person, subscribes and tells the server. Call it from a click: browsers ask only then.
 * @param {string} key The server's. @param {boolean} showsTexts
 * @returns {Promise<PushPlace>}
 */
export async function turnOn(key, showsTexts) {
  const answer = await Notification.requestPermission();
  if (answer !== "granted") return answer === "denied" ? "denied" : "off";
  await navigator.serviceWorker.register("/service-worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key, such as of a server that was set up anew, would be of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => undefined);
  if (!made) throw new Error(phrase("This browser could not reach its push service. Try again later, or in another browser."));
  await push.set({ ...made.toJSON(), showsTexts });
  return "on";
}

/** @param {boolean} showsTexts */
export async function setShowsTexts(showsTexts) {
  const known = await subscription();
  if (known) await push.set({ ...known.toJSON(), showsTexts });
}

/** Tells the server first: with what it knows no more it sends nothing. */
export async function turnOff() {
  await push.remove();
  await endPush();
}
