import { make } from "../dom.js";
import { askFirst } from "../question.js";
import { eraseKept } from "./offline-store.js";
import { isSignedOut } from "./people-api.js";
import { endPush } from "./push-end.js";
import { failureCard, signedOutCard } from "./signed-out.js";
import { phrase } from "../words.js";

/**
 * Fills a page of sections, or says why it cannot.
 * @param {string|(() => string)} title A function where it is known once the page is loaded.
 * @param {() => Promise<(HTMLElement|false)[]>} load
 * @param {{href: string, text: string}} [back]
 */
export async function showPage(title, load, back = { href: "/", text: phrase("Conversations") }) {
  const page = document.getElementById("page");
  page.replaceChildren(make("p", { class: "settings-words", role: "status", text: phrase("Loading…") }));
  try {
    const sections = await load();
    page.replaceChildren(make("header", { class: "settings-header" },
      make("a", { class: "settings-back", ...back }), make("h1", { class: "settings-title", text: typeof title === "string" ? title : title() })),
    .../** @type {HTMLElement[]} */ (sections.filter(Boolean)));
  } catch (error) {
    if (isSignedOut(error)) await forget();
    document.body.className = "";
    document.body.replaceChildren(error.status === 401 ? signedOutCard() : failureCard(error, () => location.reload()));
  }
}

/** Removes what this browser keeps of the person, who has signed out, and goes to the first page. */
export async function leave() {
  await forget();
  location.replace("/");
}

async function forget() {
  await eraseKept();
  await endPush();
}

let sectionCount = 0;

/** @param {string} title @param {...(Node|string|false|undefined)} content */
export function section(title, ...content) {
  const id = `section-${++sectionCount}`;
  return make("section", { class: "settings-section", "aria-labelledby": id }, make("h2", { class: "settings-heading", id, text: title }), ...content);
}

/** Returns a line that says what came of the latest action. */
export function outcome() {
  return make("p", { class: "settings-outcome", role: "status" });
}

/**
 * Runs an action and says what came of it.
 * @param {HTMLElement} line @param {() => Promise<string|void>} work
 */
export async function attempt(line, work) {
  const keepFocus = focusKeeper();
  line.textContent = "";
  line.classList.remove("is-problem");
  try {
    line.textContent = (await work()) || "";
  } catch (error) {
    line.classList.add("is-problem");
    line.textContent = error.message;
  }
  keepFocus();
}

/**
 * Returns what gives the focus back once the row that has it now is gone: to a button of the row in its place, or of the last one, or to
 * the list.
 */
function focusKeeper() {
  const row = document.activeElement?.closest(".settings-list > li");
  const list = row?.parentElement;
  const place = list ? [...list.children].indexOf(row) : -1;
  return () => {
    if (!list?.isConnected || document.activeElement !== document.body) return;
    list.tabIndex = -1;
    /** @type {HTMLElement|null|undefined} */
    const button = list.children[Math.min(place, list.children.length - 1)]?.querySelector("button:not(:disabled)");
    (button ?? list).focus();
  };
}

/**
 * Asks as `askFirst` does, and gives the focus back where the row that was asked about has gone.
 * @param {Parameters<typeof askFirst>[0]} question
 */
export function ask({ done = () => {}, ...question }) {
  const keepFocus = focusKeeper();
  askFirst({ ...question, done: () => {
    done();
    keepFocus();
  } });
}
