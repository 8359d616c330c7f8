import { phrase } from "../../words.js";

/** Milliseconds between two chunks of a recording: what is lost at most where the microphone goes. */
const chunkTime = 1_000;

/** Why nothing is recorded, in words. */
const problems = {
  NotAllowedError: phrase("Parley may not use the microphone. Allow it in the browser's settings of this site."),
  NotFoundError: phrase("There is no microphone."),
  NotReadableError: phrase("The microphone is used by another program."),
};

/** A sound that is being recorded by the microphone. */
export class Recording {
  #stream;
  #recorder;
  /** @type {Blob[]} */
  #chunks = [];
  #startedAt = performance.now();
  #context = new AudioContext();
  #meter;
  #loudness;

  /**
   * Asks for the microphone.
   * @returns {Promise<Recording>} @throws {Error} With the reason in words.
   */
  static async start() {
    let stream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      return new Recording(stream);
    } catch (error) {
      if (stream) letGo(stream);
      throw new Error(problems[error.name] ?? phrase("The microphone does not work."), { cause: error });
    }
  }

  /** @param {MediaStream} stream */
  constructor(stream) {
    this.#stream = stream;
    this.#recorder = new MediaRecorder(stream);
    this.#recorder.addEventListener("dataavailable", ({ data }) => this.#chunks.push(data));
    this.#meter = this.#context.createAnalyser();
    this.#meter.fftSize = 512;
    this.#loudness = new Uint8Array(this.#meter.fftSize);
    this.#context.createMediaStreamSource(stream).connect(this.#meter);
    this.#recorder.start(chunkTime);
  }

  /**
   * Calls the listener when the microphone goes, such as one that is pulled out.
   * @param {() => void} listener
   */
  set onEnded(listener) {
    this.#stream.getAudioTracks()[0].addEventListener("ended", listener);
  }

  /** Seconds. */
  get length() {
    return (performance.now() - this.#startedAt) / 1_000;
  }

  /** Loudness now, 0 to 1. */
  get level() {
    this.#meter.getByteTimeDomainData(this.#loudness);
    return Math.min(1, this.#loudness.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0) / 64);
  }

  /**
   * Ends it and lets the microphone go.
   * @returns {Promise<Blob>} What was recorded, in a format of the browser's.
   */
  stop() {
    const { promise, resolve } = /** @type {PromiseWithResolvers<Blob>} */ (Promise.withResolvers());
    const end = () => resolve(new Blob(this.#chunks, { type: this.#recorder.mimeType }));
    if (this.#recorder.state === "inactive") end();
    else {
      this.#recorder.addEventListener("stop", end);
      this.#recorder.stop();
    }
    letGo(this.#stream);
    this.#context.close();
    return promise;
  }
}

/** @param {MediaStream} stream */
function letGo(stream) {
  for (const track of stream.getTracks()) track.stop();
}
