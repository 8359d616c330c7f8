import { sizeWords } from "../client/files/size-words.js";
import { make } from "../dom.js";
import { account } from "./people-api.js";
import { attempt, outcome, section } from "./settings-page.js";
import { phrase } from "../words.js";

/** Milliseconds between two announcements of how much has come. */
const pause = 1_000;

/** The button by which people download all that they have on the server, with progress. */
export function exportSection() {
  const line = outcome();
  const bar = make("progress", { class: "settings-progress", "aria-label": phrase("Downloading your data"), hidden: true });
  const begin = make("button", { type: "button", class: "link-button", text: phrase("Download your data"), onclick: () => run() });
  const stop = make("button", { type: "button", class: "link-button", text: phrase("Stop"), hidden: true, onclick: () => abort.abort() });
  let abort = new AbortController();

  const show = (isRunning) => {
    const hadFocus = [begin, stop].includes(document.activeElement);
    for (const each of [bar, stop]) each.hidden = !isRunning;
    begin.hidden = isRunning;
    if (hadFocus) (isRunning ? stop : begin).focus();
  };

  async function run() {
    abort = new AbortController();
    show(true);
    await attempt(line, async () => {
      line.textContent = phrase("Beginning…");
      const archive = await account.download(abort.signal, progress(line));
      save(archive, "parley-export.zip");
      return phrase("Downloaded {size}.", { size: sizeWords(archive.size) });
    });
    show(false);
  }

  return section(phrase("Your data"),
    make("p", { class: "settings-words", text: phrase("One file with what you have written, your conversations as you see them, your devices and settings, and the pictures and files that you have sent.") }),
    bar, line, make("div", { class: "settings-actions" }, begin, stop));
}

/** Returns what says how much has come, not more often than a screen reader can follow. */
function progress(line) {
  let saidAt = 0;
  return (byteCount) => {
    if (performance.now() - saidAt < pause) return;
    saidAt = performance.now();
    line.textContent = phrase("{size} so far…", { size: sizeWords(byteCount) });
  };
}

/** @param {Blob} blob @param {string} name */
function save(blob, name) {
  const href = URL.createObjectURL(blob);
  make("a", { href, download: name }).click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
