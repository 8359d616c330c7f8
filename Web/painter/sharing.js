import { words } from "./values.js";
import { phrase } from "../words.js";

/** Milliseconds for which the button shows whether the text was copied. */
const noteTime = 2000;

/**
 * Shares text with another app of the person's if the browser can, else copies it. Browsers allow it only during a user
 * activation.
 * @param {{text: string, title?: string}} shared @param {HTMLElement} button
 * @param {{announce: (sentence: string) => void}} painter
 */
export async function share({ text, title }, button, painter) {
  const data = { text: words(text), title: words(title) };
  if (data.text === "") return;
  if (navigator.share && navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      // The person cancelled the share sheet.
      if (error.name === "AbortError") return;
    }
  }
  const isCopied = await copy(data.text);
  say(isCopied ? phrase("Copied") : phrase("The browser does not let this page copy."), button, painter);
}

/**
 * Returns the text of the person's clipboard. Browsers allow it only during a user activation, and may ask.
 * @param {HTMLElement} button @param {{announce: (sentence: string) => void}} painter
 * @returns {Promise<string|undefined>} Nothing if there is none, or the browser or the person refuses; the button says so.
 */
export async function paste(button, painter) {
  try {
    const text = await navigator.clipboard.readText();
    if (text === "") say(phrase("There is no text to paste."), button, painter);
    return text;
  } catch {
    say(phrase("The browser does not let this page paste."), button, painter);
    return undefined;
  }
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function say(sentence, button, painter) {
  painter.announce(sentence);
  button.dataset.note = sentence;
  setTimeout(() => delete button.dataset.note, noteTime);
}
