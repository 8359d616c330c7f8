import { make } from "../../dom.js";
import { icon } from "../icons.js";
import { useLateParts } from "../late-parts.js";
import { phrase } from "../../words.js";

/** Whether the browser records sounds. Pages that came over an insecure connection may not. */
function canRecord() {
  return typeof globalThis.MediaRecorder === "function" && navigator.mediaDevices?.getUserMedia !== undefined
    && typeof globalThis.OfflineAudioContext === "function";
}

/** The button that records a voice message: it is tapped, or held while one speaks. What records is loaded with the first use. */
export class VoiceButton {
  #options;
  /** @type {import("./voice-recorder.js").VoiceRecorder|undefined} */
  #recorder;
  #isDisconnected = false;
  /** @type {{id: number, at: number, x: number, y: number}|undefined} */
  #press;
  #place = make("div", { hidden: true });
  button = make("button", {
    type: "button", class: "icon-button voice-button", "aria-label": phrase("Record a voice message"), title: phrase("Record a voice message"), hidden: true,
    onclick: () => void this.#start(),
  }, icon("microphone"));

  /**
   * @param {object} options
   * @param {(file: File) => void} options.onRecorded
   * @param {(isRecording: boolean) => void} options.onChange
   * @param {(sentence: string, retry?: () => unknown) => void} options.say
   */
  constructor(options) {
    this.#options = options;
    this.button.addEventListener("contextmenu", (event) => event.preventDefault());
    this.button.addEventListener("pointerdown", (event) => this.#pressed(event));
    for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, this.#released);
  }

  /** Returns the element in the field's place: the recorder, or an empty one before it is loaded. */
  get element() {
    return this.#recorder?.element ?? this.#place;
  }

  disconnect() {
    this.#isDisconnected = true;
    for (const name of ["pointerup", "pointercancel"]) document.removeEventListener(name, this.#released);
    this.#recorder?.disconnect();
  }

  /**
   * Shows the button, where the browser records, or hides it.
   * @param {boolean} isOffered
   */
  offer(isOffered) {
    this.button.hidden = !isOffered || !canRecord();
  }

  /**
   * Returns true once for the recording that was on its way.
   * @param {string} name
   */
  hasArrived(name) {
    return this.#recorder?.hasArrived(name) ?? false;
  }

  get isRecording() {
    return this.#recorder?.isRecording ?? false;
  }

  /** Ends a recording and forgets it. */
  cancel() {
    this.#recorder?.cancel();
  }

  #start() {
    return useLateParts(({ VoiceRecorder }) => {
      if (this.#isDisconnected) return;
      if (!this.#recorder) {
        // The finger may be gone since the browser has asked.
        const onBegin = () => this.#press && (this.#press.at = performance.now());
        this.#recorder = new VoiceRecorder({ ...this.#options, onBegin });
        this.#place.replaceWith(this.#recorder.element);
      }
      return this.#recorder.start();
    }, this.#options.say);
  }

  #pressed(event) {
    if (event.button !== 0) return;
    // The button goes while it is held, and would take the rest of the press along.
    this.#press = { id: event.pointerId, at: performance.now(), x: event.clientX, y: event.clientY };
    if (event.pointerType !== "mouse") this.#start();
  }

  #released = (event) => {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    this.#press = undefined;
    this.#recorder?.released(press, event);
  };
}
