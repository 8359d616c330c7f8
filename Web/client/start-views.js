import { make } from "../dom.js";
import { phrase } from "../words.js";

/** Returns grey placeholders for the conversation. */
export function loadingView() {
  const modifiers = ["is-theirs", "is-theirs is-short", "is-mine", "is-theirs", "is-mine is-short"];
  const lines = modifiers.map((modifier) => make("div", { class: `loading-line ${modifier}` }));
  const attributes = { class: "loading", role: "status", "aria-label": phrase("Loading the conversation") };
  return make("div", attributes, make("div", { class: "loading-header" }), ...lines);
}

/** @param {any} error @param {() => void} retry */
export function loadFailureView(error, retry) {
  const isAway = error.code === "network";
  const words = isAway ? phrase("The server is not answering. It may be starting, or the connection is gone.") : error.message;
  return make("div", { class: "load-failure", role: "alert" },
    make("span", { class: "empty-mark", "aria-hidden": "true" }),
    make("p", { class: "empty-title", text: phrase("The conversation could not be loaded") }),
    make("p", { class: "empty-words", text: words }),
    make("button", { type: "button", class: "primary-button", text: phrase("Retry"), onclick: retry }));
}
