import { make } from "../dom.js";
import { LiveBubbleView } from "./live-bubble-view.js";
import { LiveSight } from "./live-sight.js";
import { Scene } from "./scene.js";

/** @typedef {import("../wire.js").LiveBubble} LiveBubble */

/** Faulty trees after which fetching them again is given up. */
const faultCountMax = 3;

/** The place of what is staged in the input field; other places are numbers of entries. */
export const draftPlace = "draft";

/** The bubbles that apps draw themselves: where they stand, what they show, and which of them the server is to draw. */
export class LiveBubbles {
  #options;
  #sight;
  /** @type {Map<string, LiveBubbleView>} By place. */
  #views = new Map();
  /** @type {Map<number, Scene>} By instance. */
  #scenes = new Map();
  /** @type {Map<string, LiveBubble>} By place. */
  #bubbles = new Map();
  #faultCount = 0;
  #announcer = make("p", { class: "visually-hidden", "aria-live": "polite" });

  /**
   * @param {object} options
   * @param {import("./conversation-api.js").ConversationAPI} options.api
   * @param {import("./command-queue.js").CommandQueue} options.commands
   * @param {import("./notice-view.js").NoticeView} options.notice
   * @param {() => void} options.fetchAgain The trees on screen cannot be trusted.
   */
  constructor(options) {
    this.#options = options;
    this.#sight = new LiveSight((sight) => options.api.setLiveSight(sight));
  }

  get announcerElement() {
    return this.#announcer;
  }

  /** @param {HTMLElement} log The scroll area of the transcript. @param {HTMLElement} column Of lines in it. */
  connect(log, column) {
    this.#sight.connect(log, column);
  }

  disconnect() {
    this.#sight.disconnect();
    for (const scene of this.#scenes.values()) scene.disconnect();
    this.#scenes.clear();
    this.#views.clear();
  }

  /** The server may have forgotten what is in sight. */
  repeat() {
    this.#sight.repeat();
  }

  /**
   * Whether an instance is one of these.
   * @param {number} instance
   */
  has(instance) {
    return this.#scenes.has(instance);
  }

  /**
   * Puts a live bubble in the place of its template, as long as there is one.
   * @param {number|string} place
   * @param {import("../wire.js").Bubble} bubble
   * @param {HTMLElement} template
   */
  element(place, bubble, template) {
    const key = String(place);
    const view = new LiveBubbleView(bubble, template, () => this.#retry(place));
    this.#sight.forget(this.#views.get(key)?.element);
    this.#views.set(key, view);
    this.#sight.watch(place, view.element);
    this.#showBubble(key);
    return view.element;
  }

  /** @param {LiveBubble[]} bubbles All that the server draws now. */
  update(bubbles) {
    const places = new Set([...this.#bubbles.keys(), ...bubbles.map(placeOf)]);
    this.#bubbles = new Map(bubbles.map((bubble) => [placeOf(bubble), bubble]));
    const drawn = new Set(bubbles.filter(({ look }) => look).map(({ instance }) => instance));
    for (const instance of drawn) if (!this.#scenes.has(instance)) this.#open(instance);
    for (const place of places) this.#showBubble(place);
    for (const instance of [...this.#scenes.keys()]) if (!drawn.has(instance)) this.#close(instance);
  }

  /** @param {import("../wire.js").PatchEvent} event */
  paint({ instance, patch }) {
    const scene = this.#scenes.get(instance);
    if (!scene) return;
    const wasEmpty = scene.isEmpty;
    scene.apply(patch);
    if (!wasEmpty) return;
    for (const [place, bubble] of this.#bubbles) if (bubble.instance === instance) this.#showBubble(place);
  }

  #showBubble(place) {
    const view = this.#views.get(place);
    if (!view) return;
    const bubble = this.#bubbles.get(place);
    const scene = bubble && this.#scenes.get(bubble.instance);
    if (bubble?.failure) view.showFailure(bubble.failure);
    else if (scene && !scene.isEmpty) view.showScene(scene, bubble.look);
    else view.showTemplate();
  }

  #open(instance) {
    const { api, notice } = this.#options;
    const scene = new Scene(instance, {
      api,
      announce: (sentence) => (this.#announcer.textContent = sentence),
      onFault: (problem) => this.#fault(problem),
      onInputProblem: (error) =>
        notice.show(error.isTemporary ? "That may not have reached the app. Please try again." : error.message),
      mayTakeFocus: () => scene.element.contains(document.activeElement),
      isReadOnly: true,
    });
    scene.connect();
    this.#scenes.set(instance, scene);
  }

  #close(instance) {
    this.#scenes.get(instance)?.disconnect();
    this.#scenes.delete(instance);
  }

  #retry(place) {
    const { api, commands } = this.#options;
    return commands.add(() => api.retryLive(place));
  }

  #fault(problem) {
    this.#faultCount += 1;
    if (this.#faultCount <= faultCountMax) this.#options.fetchAgain();
    else this.#options.notice.show(`A bubble shows something that this page cannot draw (${problem}).`);
  }
}

/** @param {LiveBubble} bubble */
function placeOf({ entry }) {
  return String(entry ?? draftPlace);
}
