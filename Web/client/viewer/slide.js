import { make } from "../../dom.js";
import { movingPicture } from "../moving-view.js";

/** @typedef {import("./viewable-media.js").ViewableMedia} ViewableMedia */

/**
 * One medium, full-size.
 * @typedef {object} Slide
 * @property {HTMLElement} element Fills the stage.
 * @property {HTMLElement} content The part that is zoomed, centred in the element.
 * @property {boolean} canZoom
 */

/**
 * @param {ViewableMedia} medium
 * @param {import("../conversation-api.js").ConversationAPI} api
 * @param {boolean} isWanted Whether the person chose this one, so that a video or sound starts playing.
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

/** Returns a player with the browser's own controls, which are familiar. */
function player(tag, label, attributes, isWanted) {
  const element = make(tag, { ...attributes, controls: true, preload: "metadata", "aria-label": label });
  // A browser may block autoplay; the controls remain.
  if (isWanted) element.play().catch(() => {});
  return element;
}
