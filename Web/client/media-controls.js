import { make, setAttribute } from "../dom.js";
import { icon } from "./icons.js";
import { digits, phrase } from "../words.js";

/** @typedef {import("../wire.js").MediaInfo} MediaInfo */
/** @typedef {import("./conversation-api.js").ConversationAPI} ConversationAPI */

/** Returns whether the person prefers reduced motion. */
export function prefersStillness() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Returns a button labelled with its action, and a function that switches it between Play and Pause.
 * @param {string} name Name of the media. @param {() => void} press
 */
export function playButton(name, press) {
  const button = make("button", { type: "button", class: "media-toggle" });
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    press();
  });
  const show = (isPlaying) => {
    button.replaceChildren(icon(isPlaying ? "pause" : "play"));
    setAttribute(button, "aria-label", isPlaying ? phrase("Pause {name}", { name }) : phrase("Play {name}", { name }));
  };
  show(false);
  return { button, show };
}

/** @param {number|undefined} seconds */
export function lengthInWords(seconds) {
  const whole = Math.round(seconds ?? 0);
  return `${digits(Math.floor(whole / 60))}:${digits(whole % 60).padStart(2, digits(0))}`;
}
