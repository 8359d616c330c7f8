import { make } from "./dom.js";
import { showBusy } from "./busy.js";
import { eraseKept } from "./people/offline-store.js";
import { account } from "./people/people-api.js";
import { canUsePasskeys } from "./people/passkey-support.js";
import { signInByPasskey } from "./people/passkeys.js";
import { endPush } from "./people/push-end.js";
import { phrase } from "./words.js";

/** The page on which a browser signs in by a code of another device, a recovery code, or a passkey. The QR code's address carries one. */
const card = document.getElementById("page");
const given = decodeURIComponent(location.hash.slice(1));
// The code must not stay in the history.
if (given) history.replaceState(null, "", location.pathname);

const input = make("input", {
  class: "join-input code-input", id: "code", value: given, autocomplete: "one-time-code", autocapitalize: "characters", spellcheck: "false",
  maxlength: 40, required: true, "aria-describedby": "problem",
});
const problem = make("p", { class: "join-problem", id: "problem", role: "alert" });
const button = make("button", { type: "submit", class: "primary-button", text: phrase("Sign in") });
const passkey = make("button", { type: "button", class: "link-button passkey-button", text: phrase("Sign in with a passkey"), hidden: !canUsePasskeys(),
  onclick: () => begin(passkey, signInByPasskey) });
const form = make("form", { class: "join-fields", onsubmit: (event) => {
  event.preventDefault();
  begin(button, () => account.signIn(input.value));
} },
  make("label", { class: "join-label", for: "code", text: phrase("Code") }), input, problem, button);

card.replaceChildren(make("img", { class: "join-mark", src: "/web/icon.svg", alt: "" }),
  make("h1", { class: "join-title", text: phrase("Sign in") }),
  make("p", { class: "join-words", text: phrase("On a device that is signed in, open your account and choose “Add a device”: it shows a code. Without one, use a recovery code.") }), form, passkey);
if (given) button.focus();
else input.focus();

/**
 * Signs in, with nothing else begun meanwhile.
 * @param {HTMLButtonElement} pressed @param {() => Promise<{page: string}>} work
 */
async function begin(pressed, work) {
  button.disabled = passkey.disabled = true;
  const answer = signIn(work);
  showBusy(pressed, answer);
  problem.textContent = await answer;
  button.disabled = passkey.disabled = false;
  if (problem.textContent) (pressed === button ? input : pressed).focus();
}

/** @returns {Promise<string>} The problem; empty if the page continues. */
async function signIn(work) {
  try {
    const { page } = await work();
    // Nothing of who was signed in before is shown, whatever becomes of the connection.
    await eraseKept();
    await endPush();
    location.replace(page);
    return "";
  } catch (error) {
    return error.message;
  }
}
