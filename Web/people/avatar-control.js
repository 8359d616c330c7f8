import { make } from "../dom.js";
import { avatar } from "../client/app-icon.js";
import { fileRefusal } from "../client/files/file-refusal.js";
import { phrase } from "../words.js";

/** Bytes of a picture of which a small one is made, as `ChatLimits`; the server has the last word. */
const byteCountMax = 16 * 1024 * 1024;
/** Formats that the server reads; phones convert theirs for it. */
const accepted = "image/jpeg,image/png,image/gif";

/**
 * A person or group with its picture; `preview` is the address of one that the server does not have yet.
 * @typedef {{name: string, avatar?: string, preview?: string}} Subject
 * @typedef {{signal: AbortSignal, onProgress: (byteCount: number) => void}} UploadOptions
 */

/** Shows the small picture of a person or group, which can be chosen, photographed on a phone, and taken away. */
export class AvatarControl {
  #options;
  /** @type {Subject} */
  #subject = { name: "" };
  #face = make("span", { class: "avatar-face" });
  /**
   * Stand in the place of a group's picture while it has none.
   * @type {HTMLElement[]}
   */
  #faces = [];
  #words = make("p", { class: "avatar-words", role: "status" });
  #bar = make("progress", { class: "avatar-progress", max: 1, value: 0 });
  /** @type {AbortController|undefined} */
  #abort;
  #file = this.#input();
  #choose = make("button", { type: "button", class: "link-button", onclick: () => this.#file.click() });
  #photo;
  #remove = make("button", { type: "button", class: "link-button", text: phrase("Remove picture"), onclick: () => this.#takeAway() });
  #cancel = make("button", { type: "button", class: "link-button", text: phrase("Cancel"), onclick: () => this.#abort?.abort() });

  /**
   * @param {object} options
   * @param {string} options.label
   * @param {"user"|"environment"} options.capture The camera of a phone that looks at the subject.
   * @param {(file: File, options: UploadOptions) => Promise<Partial<Subject>>} options.save Resolves to the picture.
   * @param {() => Promise<unknown>} options.remove
   * @param {boolean} [options.isSilent] Whether it says nothing of what was done, as where it is only kept for later.
   */
  constructor(options) {
    this.#options = options;
    const camera = this.#input(options.capture);
    // Phones and tablets open their camera for a file.
    this.#photo = matchMedia("(pointer: coarse)").matches && make("button", { type: "button", class: "link-button", text: phrase("Take photo"), onclick: () => camera.click() });
    this.element = make("div", { class: "avatar-control", role: "group", "aria-label": options.label }, this.#face,
      make("div", { class: "avatar-buttons" }, this.#choose, this.#photo, this.#remove, this.#bar, this.#cancel), this.#words, this.#file, camera);
    this.#show();
  }

  /** @param {Subject} subject @param {HTMLElement[]} [faces] Those of a group, which it has without a picture. */
  update(subject, faces = []) {
    this.#faces = faces;
    if (faces.length === 0 && subject.name === this.#subject.name && subject.avatar === this.#subject.avatar && subject.preview === this.#subject.preview) return;
    this.#subject = subject;
    this.#show();
  }

  get isBusy() {
    return this.#abort !== undefined;
  }

  /** @param {string} [capture] */
  #input(capture) {
    const input = make("input", { type: "file", accept: accepted, capture, hidden: true, onchange: () => {
      const file = input.files[0];
      // The same file may be chosen again.
      input.value = "";
      if (file) this.#take(file);
    } });
    return input;
  }

  #show() {
    const { name, avatar: picture, preview } = this.#subject;
    const isThere = picture !== undefined || preview !== undefined;
    const face = isThere || this.#faces.length < 2 ? avatar(this.#subject) : make("span", { class: "faces is-group", "aria-hidden": "true" }, ...this.#faces);
    if (preview !== undefined) face.append(make("img", { src: preview, alt: "" }));
    this.#face.replaceChildren(face);
    this.#face.hidden = name === "" && !isThere;
    this.#choose.textContent = isThere ? phrase("Change picture") : phrase("Choose picture");
    for (const button of [this.#choose, this.#photo]) if (button) button.hidden = this.isBusy;
    this.#remove.hidden = !isThere || this.isBusy;
    for (const part of [this.#bar, this.#cancel]) part.hidden = !this.isBusy;
  }

  /** Changes what is shown; the focus must not go with a button. */
  #turn() {
    const hadFocus = this.element.contains(document.activeElement);
    this.#show();
    if (hadFocus) (this.isBusy ? this.#cancel : this.#choose).focus();
  }

  /** @param {File} file */
  async #take(file) {
    if (this.isBusy) return;
    if (file.size === 0 || file.size > byteCountMax) return this.#say(fileRefusal(file, byteCountMax, 1), true);
    const abort = this.#abort = new AbortController();
    this.#bar.value = 0;
    this.#bar.setAttribute("aria-label", phrase("Uploading {name}", { name: file.name }));
    this.#say("");
    this.#turn();
    try {
      const onProgress = (count) => { this.#bar.value = count / file.size; };
      this.#subject = { name: this.#subject.name, ...await this.#options.save(file, { signal: abort.signal, onProgress }) };
      this.#say(phrase("Saved."));
    } catch (error) {
      if (error.code !== "cancelled") this.#say(error.message, true);
    }
    this.#abort = undefined;
    this.#turn();
  }

  async #takeAway() {
    try {
      await this.#options.remove();
      this.#subject = { name: this.#subject.name };
      this.#say(phrase("The picture was removed."));
      this.#turn();
    } catch (error) {
      this.#say(error.message, true);
    }
  }

  /** @param {string} sentence @param {boolean} [isProblem] */
  #say(sentence, isProblem = false) {
    this.#words.textContent = this.#options.isSilent && !isProblem ? "" : sentence;
    this.#words.classList.toggle("is-problem", isProblem);
  }
}
