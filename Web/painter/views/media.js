import { make, setAttribute } from "../../dom.js";
import { assetName, finite } from "../values.js";
import { LeafView } from "./leaf-view.js";

/** @typedef {import("../../wire.js").MediaReport} MediaReport */

/**
 * Reported states by the player's events; undefined reports the current state.
 * @type {Record<string, MediaReport["state"]|undefined>}
 */
const states = { loadedmetadata: "ready", playing: "playing", pause: "paused", seeked: undefined, ratechange: undefined, error: "failed" };

/**
 * The browser's own player. An order of the app is executed once, when its number is new; until then the person's use
 * of the controls wins.
 */
class MediaView extends LeafView {
  #player;
  #source = "";
  /** Numbers of the last order and the last seek that were executed. */
  #order;
  #seek;
  #loopsLeft = 0;
  #retry = () => this.#play();
  #isGone = false;

  /** @param {import("../painter.js").Painter} painter @param {"video"|"audio"} tag */
  constructor(painter, tag) {
    super(painter);
    this.#player = make(tag, { class: tag, preload: "metadata" });
    this.#player.playsInline = true;
    this.content.append(this.#player);
    for (const [event, state] of Object.entries(states)) this.#player.addEventListener(event, () => this.#report(state));
    this.#player.addEventListener("ended", () => this.#end());
    // Keys are for the player, not for the app's gestures.
    for (const event of ["keydown", "keyup"]) this.#player.addEventListener(event, (key) => key.stopPropagation());
  }

  get player() {
    return this.#player;
  }

  /** @param {import("../../wire.js").MediaContent} content */
  draw({ file, hasControls, order }) {
    const name = assetName(file);
    const source = name ? this.painter.fileURL(name) : "";
    if (source !== this.#source) {
      this.#source = source;
      if (source) this.#player.src = source;
      else this.#player.removeAttribute("src");
    }
    this.#player.controls = hasControls === true;
    if (order && order.number !== this.#order) this.#carryOut(order);
  }

  describe() {
    super.describe();
    setAttribute(this.#player, "aria-label", this.accessibility.label);
  }

  /** @param {import("../../wire.js").MediaOrder} order */
  #carryOut(order) {
    const isFirst = this.#order === undefined;
    this.#order = finite(order.number);
    this.#player.volume = Math.min(Math.max(finite(order.volume, 1), 0), 1);
    this.#player.muted = order.isMuted === true;
    const rate = Math.min(Math.max(finite(order.rate, 1), 0.0625), 16);
    this.#player.defaultPlaybackRate = rate;
    this.#player.playbackRate = rate;
    this.#loopsLeft = order.loopCount < 0 ? Infinity : finite(order.loopCount);
    if (order.seek && order.seek.number !== this.#seek) {
      this.#seek = order.seek.number;
      this.#player.currentTime = Math.max(0, finite(order.seek.time));
    }
    if (order.isPlaying === true) this.#play();
    else if (!isFirst || !this.#player.paused) this.#pause();
  }

  /** Plays. Browsers may require a user activation: then playing is retried with the next one. */
  async #play() {
    this.#forgetRetry();
    try {
      await this.#player.play();
    } catch (error) {
      if (error?.name !== "NotAllowedError" || this.#isGone) return;
      for (const event of ["pointerup", "keydown"]) document.addEventListener(event, this.#retry, { once: true });
    }
  }

  #pause() {
    this.#forgetRetry();
    this.#player.pause();
  }

  #forgetRetry() {
    for (const event of ["pointerup", "keydown"]) document.removeEventListener(event, this.#retry);
  }

  #end() {
    if (this.#loopsLeft > 0) {
      this.#loopsLeft -= 1;
      this.#player.currentTime = 0;
      this.#play();
    } else {
      this.#report("ended");
    }
  }

  /** @param {MediaReport["state"]} [state] The current state if absent. */
  #report(state = this.#player.paused ? "paused" : "playing") {
    if (this.#isGone || (state === "failed" && this.#source === "")) return;
    // A player at its end fires "pause" first.
    if (state === "paused" && this.#player.ended) return;
    const { currentTime, duration, playbackRate } = this.#player;
    /** @type {MediaReport} */
    const report = { state, time: Math.max(0, finite(currentTime)), rate: finite(playbackRate, 1), order: this.#order ?? 0 };
    if (Number.isFinite(duration)) report.duration = duration;
    this.painter.send({ kind: "media", node: this.node.id, report });
  }

  dispose() {
    this.#isGone = true;
    this.#pause();
    this.#player.removeAttribute("src");
    this.#player.load();
    super.dispose();
  }
}

/** A video, optionally with the browser's controls. */
export class VideoView extends MediaView {
  constructor(painter) {
    super(painter, "video");
    // Clicks are for the player, and focus it.
    this.element.classList.add("takes-input");
  }
}

/** A sound without visible player. */
export class SoundView extends MediaView {
  constructor(painter) {
    super(painter, "audio");
    this.element.hidden = true;
  }
}
