import { make } from "../dom.js";
import { canUsePasskeys } from "./passkey-support.js";
import { phrase } from "../words.js";

/** Returns the card for somebody who is not signed in. */
export function signedOutCard() {
  return card(phrase("You are not signed in"),
    canUsePasskeys()
      ? phrase("New here? Open the invitation link that you were sent. If you have another device that is signed in, get a code there, or use a passkey.")
      : phrase("New here? Open the invitation link that you were sent. If you have another device that is signed in, get a code there."),
    make("a", { class: "primary-button button-link", href: "/sign-in", text: phrase("Sign in") }));
}

/** @param {any} error @param {() => unknown} retry */
export function failureCard(error, retry) {
  const words = error.code === "network" ? phrase("The server is not answering. It may be starting, or the connection is gone.") : error.message;
  return card(phrase("This cannot be shown now"), words,
    make("button", { type: "button", class: "primary-button", text: phrase("Try again"), onclick: retry }));
}

function card(title, words, action) {
  return make("div", { class: "join-page" },
    make("main", { class: "join-card", role: "main" },
      make("img", { class: "join-mark", src: "/web/icon.svg", alt: "" }),
      make("h1", { class: "join-title", text: title }), make("p", { class: "join-words", role: "status", text: words }), action));
}
