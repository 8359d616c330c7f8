import { make } from "../../dom.js";
import { useLateParts } from "../late-parts.js";

/** The sheet of a client for an app's files, whose code is loaded with the first request of an app. */
export class LateFileSheet {
  #options;
  #failed;
  /** @type {import("./file-sheet.js").FileSheet|undefined} */
  #sheet;
  /** @type {import("../../wire.js").FileRequest|undefined} */
  #request;
  #place = make("div", { hidden: true });

  /**
   * @param {ConstructorParameters<typeof import("./file-sheet.js").FileSheet>[0]} options
   * @param {(sentence: string) => void} failed
   */
  constructor(options, failed) {
    this.#options = options;
    this.#failed = failed;
  }

  /** The sheet, or what stands in its place until it has been loaded. */
  get element() {
    return this.#sheet?.element ?? this.#place;
  }

  /** @param {import("../../wire.js").FileRequest|undefined} request */
  update(request) {
    this.#request = request;
    if (this.#sheet) this.#sheet.update(request);
    else if (request) useLateParts((parts) => this.#begin(parts), (sentence) => this.#giveUp(request, sentence));
  }

  /** Keeps what is behind an open sheet inert. */
  settle() {
    this.#sheet?.settle();
  }

  disconnect() {
    this.#request = undefined;
    this.#sheet?.disconnect();
  }

  /** Cancels the request, so that the app does not wait for a sheet that is not there: what asked for it can be tapped again. */
  #giveUp({ number }, sentence) {
    this.#failed(sentence);
    return this.#options.run(() => this.#options.api.cancelFiles(number));
  }

  /** @param {import("../late-parts.js").LateParts} parts */
  #begin({ FileSheet }) {
    // The app, or the client, may have gone meanwhile.
    if (!this.#request) return;
    if (!this.#sheet) {
      this.#sheet = new FileSheet(this.#options);
      this.#place.replaceWith(this.#sheet.element);
    }
    this.#sheet.update(this.#request);
  }
}
