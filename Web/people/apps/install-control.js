import { sizeWords } from "../../client/files/size-words.js";
import { make } from "../../dom.js";
import { phrase } from "../../words.js";
import { attempt } from "../settings-page.js";
import { ownedApps } from "./apps-api.js";

/**
 * The button by which an owner chooses an app's file and installs it, with progress and a way to stop.
 * @param {HTMLElement} line Says what came of it. @param {() => number} byteCountMax @param {() => unknown} onEnded Called after each attempt.
 * @returns {HTMLElement[]}
 */
export function installControl(line, byteCountMax, onEnded) {
  let abort = new AbortController();
  const bar = make("progress", { class: "settings-progress", max: 1, value: 0, tabindex: -1, "aria-label": phrase("Uploading"), hidden: true });
  const input = make("input", { type: "file", hidden: true, accept: ".parley,.tar,.gz,.tgz", "aria-label": phrase("Install an app"), onchange: () => chosen() });
  const begin = make("button", { type: "button", class: "primary-button", text: phrase("Install an app"), onclick: () => input.click() });
  const stop = make("button", { type: "button", class: "link-button", text: phrase("Stop"), "aria-label": phrase("Stop installing"), hidden: true, onclick: () => abort.abort() });
  return [bar, make("div", { class: "settings-actions" }, begin, stop, input)];

  function chosen() {
    const [file] = input.files ?? [];
    // The same file may be chosen again.
    input.value = "";
    if (file) run(file);
  }

  /** @param {File} file */
  async function run(file) {
    abort = new AbortController();
    show(true);
    await attempt(line, async () => {
      if (file.size > byteCountMax()) throw new Error(phrase("{name} is larger than {size}.", { name: file.name, size: sizeWords(byteCountMax()) }));
      line.textContent = phrase("Uploading {name}…", { name: file.name });
      return said(await install(file));
    });
    show(false);
    onEnded();
  }

  async function install(file) {
    try {
      return await ownedApps.install(file, { signal: abort.signal, onProgress: (byteCount) => progress(byteCount / file.size) });
    } catch (error) {
      // Its words say what is wrong with the bundle, to whoever has made it.
      throw error.code === "bad_bundle" ? new Error(phrase("This app cannot be installed. {problem}", { problem: error.said })) : error;
    }
  }

  function progress(part) {
    bar.value = part;
    if (part < 1) return;
    line.textContent = phrase("Checking and installing…");
    // The server has all of it, and goes on whatever the page does.
    const hadFocus = document.activeElement === stop;
    stop.hidden = true;
    if (hadFocus) bar.focus();
  }

  function show(isRunning) {
    const hadFocus = [begin, stop, bar].some((each) => each === document.activeElement);
    for (const each of [bar, stop]) each.hidden = !isRunning;
    begin.hidden = isRunning;
    bar.value = 0;
    if (hadFocus) (isRunning ? stop : begin).focus();
  }
}

/** @param {import("../../wire-people.js").AppInstallation} done */
function said({ name, version, replaced }) {
  return replaced === undefined ? phrase("{name} {version} is installed.", { name, version })
    : phrase("{name} {version} is installed in place of {replaced}.", { name, version, replaced });
}
