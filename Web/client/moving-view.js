import { make } from "../dom.js";
import { playButton, prefersStillness } from "./media-controls.js";

/** @typedef {import("../wire.js").MediaInfo} MediaInfo */
/** @typedef {import("./conversation-api.js").ConversationAPI} ConversationAPI */

/**
 * Returns whether the media is shown as a looping picture.
 * @param {MediaInfo|undefined} media
 */
export function isMoving(media) {
  const isAnimated = media?.mediaType === "image/png" && media.hasPoster;
  return media?.mediaType === "video/mp4" || media?.mediaType === "image/gif" || isAnimated;
}

/**
 * Returns a silent looping video or animated picture, and the button that pauses it. It starts paused if the person
 * prefers reduced motion.
 * @param {string} className
 * @param {string} file
 * @param {MediaInfo} media
 * @param {ConversationAPI} api
 * @param {string} name Name of the media, for the button's label.
 * @returns {{picture: HTMLElement & {alt?: string}, button: HTMLButtonElement}}
 */
export function movingPicture(className, file, media, api, name) {
  return media.mediaType === "video/mp4"
    ? video(className, file, media, api, name) : animation(className, file, media, api, name);
}

function video(className, file, media, api, name) {
  const attributes = {
    class: className, src: api.pictureURL(file), loop: true, playsinline: true, preload: "metadata",
    poster: media.hasPoster ? api.posterURL(file) : undefined, width: media.width, height: media.height,
    "aria-hidden": "true", tabindex: -1,
  };
  const picture = make("video", attributes);
  // The attribute alone does not mute an element created by script.
  picture.muted = true;
  picture.autoplay = !prefersStillness();
  const { button, show } = playButton(name, () => picture.paused ? picture.play().catch(() => {}) : picture.pause());
  for (const event of ["play", "pause", "ended"]) picture.addEventListener(event, () => show(!picture.paused));
  return { picture, button };
}

/** Shows an animated picture. Browsers cannot pause one, so its first frame replaces it. */
function animation(className, file, media, api, name) {
  const picture = make("img", {
    class: className, alt: "", draggable: "false", width: media.width, height: media.height });
  const { button, show } = playButton(name, () => play(!isPlaying));
  let isPlaying = false;
  const play = (isWanted) => {
    isPlaying = isWanted || !media.hasPoster;
    picture.src = isPlaying ? api.pictureURL(file) : api.posterURL(file);
    show(isPlaying);
  };
  play(!prefersStillness());
  return { picture, button };
}
