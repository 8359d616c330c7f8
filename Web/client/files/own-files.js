import { make, placeChildren } from "../../dom.js";
import { ButtonList } from "../button-list.js";
import { icon } from "../icons.js";
import { newKey } from "../keys.js";
import { useLateParts, whenLateParts } from "../late-parts.js";
import { phrase, phraseNodes } from "../../words.js";

/** Bytes of one file, and files of one message, as `ChatLimits`; the server has the last word. */
const byteCountMax = 32 * 1024 * 1024;
const countMax = 10;
/** Milliseconds before an upload is repeated whose answer was lost. */
const retryDelays = [1_000, 3_000];

/**
 * A file on its way into the input field.
 * @typedef {object} Upload
 * @property {File} file
 * @property {HTMLElement} element
 * @property {HTMLProgressElement} bar
 * @property {HTMLElement} words
 * @property {AbortController} abort
 */

/** Pictures, videos and files that the person puts into the input field: by a button, by pasting, by dropping. */
export class OwnFiles {
  #options;
  /** @type {Upload[]} */
  #uploads = [];
  #isRunning = false;
  #input = make("input", { type: "file", multiple: true, hidden: true, "aria-label": phrase("Files"), onchange: () => this.#chosen(this.#input) });
  /** Called when `isBusy` may have changed. */
  onChange = () => {};
  /** The files on their way, with progress. */
  element = make("div", { class: "preparing", role: "group", "aria-label": phrase("Being uploaded"), hidden: true });
  #button = make("button", {
    type: "button", class: "icon-button", "aria-label": phrase("Add pictures and files"), title: phrase("Add pictures and files"),
    onclick: () => (this.#choices ? this.#choices.toggle() : this.#input.click()),
  }, icon("add"));
  /** The button, with the choice that it offers where there is one. */
  chooser = make("div", { class: "media-picker attach-button" }, this.#button, this.#input);
  /**
   * The camera of a phone or tablet beside its files; until it is loaded the button opens the files alone.
   * @type {ButtonList|undefined}
   */
  #choices;

  /**
   * @param {object} options
   * @param {import("../conversation-api.js").ConversationAPI} options.api
   * @param {HTMLElement} options.root Files are dropped anywhere on it.
   * @param {() => boolean} options.mayAdd Whether the person takes part.
   * @param {() => number} options.count Files in the input field.
   * @param {(sentence: string) => void} options.say
   */
  constructor(options) {
    this.#options = options;
    if (mayHaveCamera()) {
      whenLateParts(({ fillFileChoices }) => {
        this.#choices = new ButtonList(this.#button, phrase("Add pictures and files"), this.chooser);
        fillFileChoices(this.#choices, this.#input, (input) => this.#chosen(input));
      });
    }
    const { root } = options;
    root.addEventListener("dragover", (event) => this.#over(event));
    for (const name of ["dragleave", "drop"]) root.addEventListener(name, (event) => this.#left(event));
    root.addEventListener("drop", (event) => this.#dropped(event));
    root.addEventListener("paste", (event) => this.#pasted(event));
  }

  disconnect() {
    this.#choices?.close();
    for (const { abort } of this.#uploads) abort.abort();
  }

  /** Whether files are on their way, which a Send would leave behind. */
  get isBusy() {
    return this.#uploads.length > 0;
  }

  /** @param {Iterable<File>} files */
  add(files) {
    const { say, count } = this.#options;
    for (const file of files) {
      const isTaken = file.size > 0 && file.size <= byteCountMax && count() + this.#uploads.length < countMax;
      if (isTaken) this.#uploads.push(this.#upload(file));
      else useLateParts(({ fileRefusal }) => say(fileRefusal(file, byteCountMax, countMax)), say);
    }
    this.#show();
    this.#run();
  }

  /** @param {HTMLInputElement} input */
  #chosen(input) {
    this.add([...input.files ?? []]);
    // The same file may be chosen again.
    input.value = "";
    this.#button.focus();
  }

  #pasted(event) {
    const { files: copied = [], types = [] } = event.clipboardData ?? {};
    // Word processors and tables add a picture to the text that they copy; file managers add a name to the file.
    const isText = ["text/plain", "text/html"].every((type) => types.includes(type));
    const files = isText ? [] : [...copied];
    if (files.length === 0 || !this.#options.mayAdd() || event.target.closest(".surface")) return;
    event.preventDefault();
    this.add(files);
  }

  /** Whether the browser's files are dragged, and not something within an app. */
  #isWanted({ dataTransfer, target }) {
    return dataTransfer?.types.includes("Files") && this.#options.mayAdd() && !target.closest(".surface");
  }

  #over(event) {
    if (!this.#isWanted(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    this.#options.root.dataset.dropWords = this.#button.title;
    this.#options.root.classList.add("takes-files");
  }

  #left(event) {
    if (event.type === "drop" || !this.#options.root.contains(event.relatedTarget)) this.#options.root.classList.remove("takes-files");
  }

  #dropped(event) {
    if (!this.#isWanted(event)) return;
    event.preventDefault();
    this.add([...event.dataTransfer.files]);
  }

  /** @returns {Upload} */
  #upload(file) {
    const abort = new AbortController();
    const bar = make("progress", { max: 1, value: 0, "aria-label": phrase("Uploading {name}", { name: file.name }) });
    const stop = make("button", {
      type: "button", class: "icon-button remove-draft", "aria-label": phrase("Stop uploading {name}", { name: file.name }), onclick: () => this.#cancel(upload),
    }, icon("close"));
    const words = make("span", { class: "preparing-words" }, ...phraseNodes("Uploading {name}…", { name: make("bdi", { text: file.name }) }));
    const upload = { file, abort, bar, words, element: make("div", { class: "preparing-row" }, words, bar, stop) };
    return upload;
  }

  #cancel(upload) {
    upload.abort.abort();
    this.#remove(upload);
  }

  #remove(upload) {
    this.#uploads = this.#uploads.filter((other) => other !== upload);
    this.#show();
  }

  #show() {
    placeChildren(this.element, this.#uploads.map(({ element }) => element));
    this.element.hidden = this.#uploads.length === 0;
    this.onChange();
  }

  /** Uploads one file after the other, so that they keep their order. */
  async #run() {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let upload = this.#uploads[0]; upload; upload = this.#uploads[0]) {
      await this.#send(upload);
      this.#remove(upload);
    }
    this.#isRunning = false;
  }

  async #send({ file, bar, words, abort: { signal } }) {
    const key = newKey();
    for (const delay of [...retryDelays, undefined]) {
      await untilOnline(words, signal);
      try {
        return await this.#options.api.addFile(file, key, { signal, onProgress: (count) => (bar.value = count / file.size) });
      } catch (error) {
        if (error.code === "cancelled") return;
        if (!error.isTemporary || delay === undefined) return this.#options.say(phrase("“{name}” was not added. {problem}", { name: file.name, problem: error.message }));
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  }
}

/**
 * Waits for a network, and says so: what is chosen without one is kept as long as the page is open.
 * @param {HTMLElement} words @param {AbortSignal} signal
 */
async function untilOnline(words, signal) {
  if (navigator.onLine || signal.aborted) return;
  const said = [...words.childNodes];
  words.textContent = phrase("Waiting for the connection.");
  await new Promise((resolve) => {
    window.addEventListener("online", resolve, { once: true });
    signal.addEventListener("abort", resolve);
  });
  words.replaceChildren(...said);
}

/** Whether the browser is of a phone or tablet, as far as a page can know without asking: these open their camera for a file. */
function mayHaveCamera() {
  return matchMedia("(pointer: coarse)").matches;
}
