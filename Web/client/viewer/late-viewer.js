import { useLateParts } from "../late-parts.js";

/** @typedef {import("./media-viewer.js").MediaViewer} MediaViewer */

/** The viewer of a client, whose code is loaded when it is opened. */
export class LateViewer {
  #options;
  #failed;
  /** @type {MediaViewer|undefined} */
  #viewer;
  /**
   * The key of what is to be shown once the code is here.
   * @type {string|undefined}
   */
  #wanted;

  /**
   * @param {ConstructorParameters<typeof import("./media-viewer.js").MediaViewer>[0]} options
   * @param {(sentence: string, retry: () => unknown) => void} failed
   */
  constructor(options, failed) {
    this.#options = options;
    this.#failed = failed;
  }

  /** @param {string} key Key of the transcript's item. */
  open(key) {
    this.#wanted = key;
    return useLateParts(({ MediaViewer }) => {
      // Not where the client has gone meanwhile, or the person has opened something else.
      if (this.#wanted !== key) return;
      this.#wanted = undefined;
      this.#viewer ??= new MediaViewer(this.#options);
      this.#viewer.open(key);
    }, this.#failed);
  }

  update() {
    this.#viewer?.update();
  }

  disconnect() {
    this.#wanted = undefined;
    this.#viewer?.disconnect();
  }
}
