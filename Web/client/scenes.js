import { Scene } from "./scene.js";
import { phrase } from "../words.js";

/** The scenes of apps on this page, by instance: the open app's, and those of live bubbles. Hands each its patches. */
export class Scenes {
  #options;
  /** @type {Map<number, Scene>} */
  #scenes = new Map();

  /**
   * @param {object} options
   * @param {import("./conversation-api.js").ConversationAPI} options.api
   * @param {import("./notice-view.js").NoticeView} options.notice
   */
  constructor(options) {
    this.#options = options;
  }

  /** @param {number} instance */
  has(instance) {
    return this.#scenes.has(instance);
  }

  /**
   * Creates a scene, whose element the caller shows. A number may come again after a restart of the server: the newer
   * scene then gets the patches.
   * @param {number} instance @param {import("./scene.js").SceneOptions} options
   */
  open(instance, options) {
    const scene = new Scene(instance, this.#options.api, {
      ...options, onInputProblem: (error) => this.#inputProblem(error),
    });
    scene.connect();
    this.#scenes.set(instance, scene);
    return scene;
  }

  /** @param {Scene|undefined} scene */
  close(scene) {
    if (!scene) return;
    scene.disconnect();
    if (this.#scenes.get(scene.instance) === scene) this.#scenes.delete(scene.instance);
  }

  /**
   * Paints a patch; one of an instance that is not shown is late.
   * @param {import("../wire.js").PatchEvent} event
   */
  paint({ instance, patch }) {
    this.#scenes.get(instance)?.apply(patch);
  }

  #inputProblem(error) {
    if (error.code === "panel_not_open") return;
    const words = error.isTemporary ? phrase("That may not have reached the app. Please try again.") : error.message;
    this.#options.notice.show(words);
  }
}
