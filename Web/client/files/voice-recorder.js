import { make } from "../../dom.js";
import { icon } from "../icons.js";
import { lengthInWords } from "../media-controls.js";
import { Recording } from "./recording.js";
import { waveFile } from "./wave-file.js";
import { phrase } from "../../words.js";

/** Seconds of a voice message: as a WAVE file it is half of what a file may have. */
const lengthMax = 300;
/** Seconds below which a recording was a slip of the finger. */
const lengthMin = 0.7;
/** Milliseconds for which the button is held, until letting it go sends. */
const holdTime = 500;
/** Points that a finger moves away from the button to cancel. */
const cancelDistance = 80;

/** Returns the name of a voice message of now, such as “Voice message 2026-11-25 at 20.04.37”. */
function voiceName() {
  const now = new Date();
  const parts = (numbers, sign) => numbers.map((number) => String(number).padStart(2, "0")).join(sign);
  return `Voice message ${parts([now.getFullYear(), now.getMonth() + 1, now.getDate()], "-")} at ${
    parts([now.getHours(), now.getMinutes(), now.getSeconds()], ".")}`;
}

/** Records a voice message, and shows how long and how loud it is. */
export class VoiceRecorder {
  #options;
  /** @type {Recording|undefined} */
  #recording;
  /**
   * Name, without its ending, of the recording that is on its way into the field.
   * @type {string|undefined}
   */
  #arriving;
  #isAsking = false;
  #isDisconnected = false;
  #timer;
  #time = make("span", { class: "voice-time", role: "timer", "aria-label": phrase("Length") });
  #level = make("span", { class: "voice-level", "aria-hidden": "true" });
  /** Element in the place of the field while it is recorded. */
  element = make("div", { class: "voice-bar", role: "group", "aria-label": phrase("Voice message"), hidden: true },
    make("button", { type: "button", class: "icon-button voice-cancel", "aria-label": phrase("Discard the voice message"), onclick: () => this.cancel() }, icon("close")),
    make("span", { class: "voice-sign", "aria-hidden": "true" }), this.#time, this.#level,
    make("button", { type: "button", class: "icon-button send-button voice-send", "aria-label": phrase("Send the voice message"), onclick: () => this.#finish() }, icon("send")));

  /**
   * @param {object} options
   * @param {(file: File) => void} options.onRecorded
   * @param {(isRecording: boolean) => void} options.onChange
   * @param {(sentence: string) => void} options.say
   * @param {() => void} options.onBegin Called when it begins, which may be long after the button was pressed.
   */
  constructor(options) {
    this.#options = options;
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && this.#escape(event));
  }

  disconnect() {
    this.#isDisconnected = true;
    this.cancel();
  }

  /**
   * Returns true once for the recording that was on its way, whose ending the server changes with its format.
   * @param {string} name
   */
  hasArrived(name) {
    if (this.#arriving === undefined || name.replace(/\.\w+$/, "") !== this.#arriving) return false;
    this.#arriving = undefined;
    return true;
  }

  get isRecording() {
    return this.#recording !== undefined;
  }

  /** Ends a recording and forgets it. */
  cancel() {
    this.#end()?.stop();
  }

  /** Asks for the microphone, and records. */
  async start() {
    if (this.#recording || this.#isAsking) return;
    this.#isAsking = true;
    try {
      this.#recording = await Recording.start();
    } catch (error) {
      return this.#options.say(error.message);
    } finally {
      this.#isAsking = false;
    }
    // The person has left while the browser asked: nothing would show that they are recorded.
    if (this.#isDisconnected) return this.#discard();
    this.#recording.onEnded = () => this.#finish();
    this.#timer = setInterval(() => this.#show(), 100);
    this.#show();
    this.element.hidden = false;
    this.#options.onChange(true);
    this.element.querySelector(".voice-send")?.focus();
    this.#options.onBegin();
  }

  #discard() {
    this.#recording?.stop();
    this.#recording = undefined;
  }

  #show() {
    if (!this.#recording) return;
    const { length, level } = this.#recording;
    const words = lengthInWords(Math.floor(length));
    if (this.#time.textContent !== words) this.#time.textContent = words;
    this.#level.style.setProperty("--level", level.toFixed(2));
    if (length >= lengthMax) this.#finish();
  }

  async #finish() {
    const length = this.#recording?.length ?? 0;
    const recording = this.#end();
    if (!recording) return;
    const sound = await recording.stop();
    if (length < lengthMin) return this.#options.say(phrase("Hold the button, or tap it and speak."));
    try {
      const name = voiceName();
      const file = new File([await waveFile(sound)], `${name}.wav`, { type: "audio/wav" });
      this.#arriving = name;
      this.#options.onRecorded(file);
    } catch {
      this.#options.say(phrase("The recording cannot be read."));
    }
  }

  #end() {
    const recording = this.#recording;
    if (!recording) return undefined;
    this.#recording = undefined;
    clearInterval(this.#timer);
    this.element.hidden = true;
    this.#options.onChange(false);
    return recording;
  }

  #escape(event) {
    event.stopPropagation();
    this.cancel();
  }

  /**
   * Ends what was recorded while the button was held: sends it, or forgets it where the finger has moved away.
   * @param {{at: number, x: number, y: number}} press @param {PointerEvent} event
   */
  released(press, event) {
    if (!this.#recording || performance.now() - press.at < holdTime) return;
    const isAway = Math.hypot(event.clientX - press.x, event.clientY - press.y) > cancelDistance;
    if (isAway || event.type === "pointercancel") this.cancel();
    else this.#finish();
  }
}
