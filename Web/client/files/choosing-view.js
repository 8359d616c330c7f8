import { make } from "../../dom.js";
import { acceptOf, explanationOf } from "./file-words.js";
import { phrase } from "../../words.js";

/** The part of the sheet by which the person chooses files for an app: the browser's chooser, progress, and what went wrong. */
export class ChoosingView {
  #api;
  #request;
  #input;
  #problem = make("p", { class: "file-problem", role: "alert" });
  #progress = make("progress", { class: "file-progress", max: 1, value: 0, "aria-label": phrase("Uploading") });
  #words = make("p", { class: "file-words", role: "status" });
  #chooseButton = make("button", { type: "button", class: "primary-button", text: phrase("Choose…"), onclick: () => this.choose() });
  #againButton = make("button", { type: "button", class: "primary-button", text: phrase("Try again"), hidden: true, onclick: () => this.#upload(this.#files) });
  #abort = new AbortController();
  #files = [];
  #isUploading = false;

  /** @param {import("../conversation-api.js").ConversationAPI} api @param {import("../../wire.js").FileRequest} request */
  constructor(api, request) {
    this.#api = api;
    this.#request = request;
    const { wish } = request;
    this.#input = make("input", {
      type: "file", class: "file-input", hidden: true, multiple: wish.countMax > 1, accept: acceptOf(wish) || undefined,
      capture: wish.source === "camera" ? "environment" : undefined, onchange: () => this.#chosen(),
    });
    this.#progress.hidden = true;
    this.elements = [
      make("p", { class: "file-explanation", text: explanationOf(wish) }), this.#progress, this.#words, this.#problem, this.#input];
    this.buttons = [this.#againButton, this.#chooseButton];
  }

  get focusTarget() {
    return this.#chooseButton;
  }

  /**
   * Opens the browser's chooser, which needs a recent action of the person.
   * @param {() => void} [onCancel] Called when the person closes it without a choice.
   */
  choose(onCancel) {
    if (this.#isUploading) return;
    if (onCancel) this.#input.addEventListener("cancel", onCancel, { once: true });
    // The same file may be chosen again after a mistake.
    this.#input.value = "";
    this.#input.click();
  }

  /** Ends an upload. */
  close() {
    this.#abort.abort();
  }

  #chosen() {
    const files = [...this.#input.files];
    if (files.length > 0) this.#upload(files);
  }

  async #upload(files) {
    this.#files = files;
    this.#begin();
    try {
      await this.#send(files);
      this.#words.textContent = phrase("Done.");
    } catch (error) {
      if (error.code === "cancelled") return;
      this.#fail(error);
    }
  }

  async #send(files) {
    const { number } = this.#request;
    const total = files.reduce((sum, { size }) => sum + size, 0) || 1;
    const announced = files.map(({ name, size, type }) => ({ name, byteCount: size, ...(type && { mediaType: type }) }));
    await this.#api.request("POST", `/files/${number}`, { files: announced });
    let done = 0;
    for (const [index, file] of files.entries()) {
      const onProgress = (count) => this.#show((done + Math.min(count, file.size)) / total, index, files.length);
      onProgress(0);
      await this.#api.upload(`/files/${number}/${index}`, file, { signal: this.#abort.signal, onProgress });
      done += file.size;
    }
  }

  #begin() {
    this.#isUploading = true;
    this.#abort = new AbortController();
    this.#problem.textContent = "";
    this.#progress.hidden = false;
    this.#chooseButton.disabled = true;
    this.#againButton.hidden = true;
  }

  #show(fraction, index, count) {
    this.#progress.value = fraction;
    const words = fraction >= 1 ? phrase("Making it ready…") : count === 1 ? phrase("Uploading…")
      : phrase("Uploading {number} of {count}…", { number: index + 1, count });
    if (this.#words.textContent !== words) this.#words.textContent = words;
  }

  #fail(error) {
    this.#isUploading = false;
    this.#progress.hidden = true;
    this.#words.textContent = "";
    this.#problem.textContent = error.message;
    this.#chooseButton.disabled = false;
    this.#againButton.hidden = error.isTemporary !== true && error.code !== "network" && error.status !== 429;
    (this.#againButton.hidden ? this.#chooseButton : this.#againButton).focus();
  }
}
