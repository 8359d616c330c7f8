/** Milliseconds without typing after which the text is saved on the server. */
const savePause = 400;

/**
 * Saves the text of the input field as the server's draft, and keeps it in the tab where the page goes first.
 * Some browsers have no storage for a tab where the person has turned it off.
 */
export class DraftSaver {
  #api;
  #text;
  /** The text that the server is known to have, so that its echo does not overwrite what is typed meanwhile. */
  #saved = "";
  #isSaving = false;
  #timer;
  /** Sends what was typed a moment ago before the page goes; browsers lose some of such requests, so that a reload finds it in the tab, too. */
  #onLeave = () => {
    if (!this.#isUnsaved) return;
    this.#api.setDraftText(this.#text(), true).catch(() => {});
    sessionStorage?.setItem(this.#key, JSON.stringify([this.#text(), this.#saved]));
  };

  /**
   * @param {import("./conversation-api.js").ConversationAPI} api
   * @param {() => string|undefined} text What is in the field; undefined where that is no draft.
   */
  constructor(api, text) {
    this.#api = api;
    this.#text = text;
    window.addEventListener("pagehide", this.#onLeave);
  }

  disconnect() {
    window.removeEventListener("pagehide", this.#onLeave);
    this.save();
  }

  get #isUnsaved() {
    const text = this.#text();
    return text !== undefined && text !== this.#saved;
  }

  saveSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.save(), savePause);
  }

  /** Saves the text on the server if it has changed. */
  async save() {
    this.pause();
    const text = this.#text();
    if (this.#isSaving || !this.#isUnsaved) return;
    this.#isSaving = true;
    const isSaved = await this.#api.setDraftText(text).then(() => true, () => false);
    this.#isSaving = false;
    // Also if it was sent meanwhile: the Send may have been there first, and the server would keep the text as a draft.
    if (isSaved) {
      this.#saved = text;
      this.#forgetKept();
    }
    if (this.#text() !== text && this.#timer === undefined) this.saveSoon();
  }

  /** Saves nothing until `saveSoon` is called again. */
  pause() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Notes that the text is being sent, which clears the server's draft. */
  sent() {
    this.pause();
    this.#forgetKept();
    this.#saved = "";
  }

  /**
   * Notes the server's text.
   * @param {string} text
   * @param {string|undefined} page The page that it was saved from: one from this page is an echo, and may be older than the field.
   * @returns {boolean} Whether it belongs into the field, which has nothing newer.
   */
  receive(text, page) {
    const isInStep = page !== this.#api.page && this.#timer === undefined && !this.#isSaving && this.#text() === this.#saved;
    if (isInStep) this.#saved = text;
    return isInStep;
  }

  /**
   * Takes the text that the page before this one kept in the tab.
   * @returns {string|undefined} Undefined where it kept none, or where the server has had another text since.
   */
  takeKept() {
    const kept = sessionStorage?.getItem(this.#key) ?? "[]";
    this.#forgetKept();
    const [text, base] = JSON.parse(kept);
    return base === this.#saved ? text : undefined;
  }

  #forgetKept() {
    sessionStorage?.removeItem(this.#key);
  }

  get #key() {
    return `typed ${this.#api.membership?.path}`;
  }
}
