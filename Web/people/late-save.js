/** Milliseconds after a change until it is kept: many come at once. */
const savePause = 1_000;

/** Saves after a pause, once for all changes in it, or when it is told that no more will come. */
export class LateSave {
  #save;
  #timer;
  #hidden = () => document.hidden && this.flush();

  /** @param {() => unknown} save */
  constructor(save) {
    this.#save = save;
  }

  schedule() {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => this.flush(), savePause);
    // A page that is about to be closed hears no more than this.
    document.addEventListener("visibilitychange", this.#hidden);
  }

  /** Saves now what waits. */
  flush() {
    if (this.#timer === undefined) return;
    this.forget();
    this.#save();
  }

  /** Drops what waits. */
  forget() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    document.removeEventListener("visibilitychange", this.#hidden);
  }
}
