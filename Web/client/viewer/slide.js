import { make } from "../../dom.js";
import { movingPicture } from "../moving-view.js";

/** @typedef {import("./viewable-media.js").ViewableMedia} ViewableMedia */

/**
 * One medium, large.
 * @typedef {object} Slide
 * @property {HTMLElement} element Fills the stage.
 * @property {HTMLElement} content What is enlarged; it lies in the middle of the element.
 * @property {boolean} canZoom
 */

/**
 * @param {ViewableMedia} medium
 * @param {import("../conversation-api.js").ConversationAPI} api
 * @param {boolean} isWanted Whether the person has asked for this one: a video or sound plays then.
 * @returns {Slide}
 */
export function makeSlide(medium, api, isWanted) {
  const parts = makers[medium.kind](medium, api, isWanted);
  const element = make("div", { class: "viewer-slide" }, ...parts);
  return { element, content: parts[0], canZoom: medium.kind === "picture" || medium.kind === "moving" };
}

/** @typedef {import("../conversation-api.js").ConversationAPI} ConversationAPI */
/** @type {Record<string, (medium: ViewableMedia, api: ConversationAPI, isWanted: boolean) => HTMLElement[]>} */
const makers = {
  picture: ({ file, label }, api) => [make("img", { class: "viewer-picture", src: api.pictureURL(file), alt: label, draggable: "false" })],
  moving: ({ file, media, label }, api) => {
    const { picture, button } = movingPicture("viewer-picture", file, media, api, label);
    picture.alt = label;
    return [picture, button];
  },
  video: ({ file, media, label }, api, isWanted) => [player("video", label, {
    class: "viewer-video", src: api.pictureURL(file), playsinline: true, width: media.width, height: media.height,
    poster: media.hasPoster ? api.posterURL(file) : undefined,
  }, isWanted)],
  sound: ({ file, label }, api, isWanted) =>
    [player("audio", label, { class: "viewer-sound", src: api.pictureURL(file) }, isWanted)],
};

/** With the browser's own controls, which people know. */
function player(tag, label, attributes, isWanted) {
  const element = make(tag, { ...attributes, controls: true, preload: "metadata", "aria-label": label });
  // A browser may refuse to begin by itself; its controls are there.
  if (isWanted) element.play().catch(() => {});
  return element;
}
