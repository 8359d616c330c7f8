import { make } from "../dom.js";
import { LiveBubbleView } from "./live-bubble-view.js";
import { LiveSight } from "./live-sight.js";
import { TreeFaults } from "./tree-faults.js";
import { phrase } from "../words.js";

/** @typedef {import("../wire.js").LiveBubble} LiveBubble */

/** The place of the message staged in the input field; other places are sequence numbers of entries. */
export const draftPlace = "draft";

/** The bubbles that apps draw themselves: their elements, their scenes, and the report of which are visible. */
export class LiveBubbles {
  #options;
  #sight;
  /** @type {Map<string, LiveBubbleView>} By place. */
  #views = new Map();
  /** @type {Map<number, import("./scene.js").Scene>} By instance. */
  #drawn = new Map();
  /** @type {Map<string, LiveBubble>} By place. */
  #bubbles = new Map();
  #faults;
  #announcer = make("p", { class: "visually-hidden", "aria-live": "polite" });

  /**
   * @param {object} options
   * @param {import("./conversation-api.js").ConversationAPI} options.api
   * @param {import("./scenes.js").Scenes} options.scenes
   * @param {import("./command-queue.js").CommandQueue} options.commands
   * @param {import("./notice-view.js").NoticeView} options.notice
   * @param {() => void} options.fetchAgain Called when a tree is invalid.
   */
  constructor(options) {
    this.#options = options;
    this.#faults = new TreeFaults({ ...options, words: (problem) => phrase("A bubble shows something that this page cannot draw ({problem}).", { problem }) });
    this.#sight = new LiveSight((sight) => options.api.setLiveSight(sight));
  }

  get announcerElement() {
    return this.#announcer;
  }

  /**
   * @param {HTMLElement} log The transcript's scroll container. @param {HTMLElement} column The column of items in it.
   */
  connect(log, column) {
    this.#sight.connect(log, column);
  }

  disconnect() {
    this.#sight.disconnect();
    for (const scene of this.#drawn.values()) this.#options.scenes.close(scene);
    this.#drawn.clear();
    this.#views.clear();
  }

  /** Reports the visible bubbles again, since the server may have lost the report. */
  repeat() {
    this.#sight.repeat();
  }

  /**
   * Returns the element of a live bubble, which shows the template until the app has drawn it.
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

  /** @param {LiveBubble[]} bubbles All bubbles that the server draws now. */
  update(bubbles) {
    const places = new Set([...this.#bubbles.keys(), ...bubbles.map(placeOf)]);
    this.#bubbles = new Map(bubbles.map((bubble) => [placeOf(bubble), bubble]));
    const drawn = new Set(bubbles.filter(({ look }) => look).map(({ instance }) => instance));
    for (const instance of drawn) if (!this.#drawn.has(instance)) this.#open(instance);
    for (const place of places) this.#showBubble(place);
    for (const instance of [...this.#drawn.keys()]) if (!drawn.has(instance)) this.#close(instance);
  }

  #showInstance(instance) {
    for (const [place, bubble] of this.#bubbles) if (bubble.instance === instance) this.#showBubble(place);
  }

  #showBubble(place) {
    const view = this.#views.get(place);
    if (!view) return;
    const bubble = this.#bubbles.get(place);
    const scene = bubble && this.#drawn.get(bubble.instance);
    if (bubble?.failure) view.showFailure(bubble.failure);
    else if (scene && !scene.isEmpty) view.showScene(scene, bubble.look);
    else view.showTemplate();
  }

  #open(instance) {
    const scene = this.#options.scenes.open(instance, {
      announce: (sentence) => (this.#announcer.textContent = sentence),
      onFault: (problem) => this.#faults.add(problem),
      onPaint: ({ isFirst }) => isFirst && this.#showInstance(instance),
      mayTakeFocus: () => scene.element.contains(document.activeElement),
      isReadOnly: true,
    });
    this.#drawn.set(instance, scene);
  }

  #close(instance) {
    this.#options.scenes.close(this.#drawn.get(instance));
    this.#drawn.delete(instance);
  }

  #retry(place) {
    const { api, commands } = this.#options;
    return commands.add(() => api.retryLive(place));
  }
}

/** @param {LiveBubble} bubble */
function placeOf({ entry }) {
  return String(entry ?? draftPlace);
}
