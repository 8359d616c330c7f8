import { make } from "../dom.js";
import { sizeWords } from "./files/size-words.js";
import { icon } from "./icons.js";
import { lengthInWords } from "./media-controls.js";
import { isMoving, movingPicture } from "./moving-view.js";
import { takeShape } from "./picture-shape.js";
import { soundPlayer } from "./sound-view.js";
import { phrase } from "../words.js";

/** @typedef {import("../wire.js").Attachment} Attachment */
/** @typedef {import("./conversation-api.js").ConversationAPI} ConversationAPI */

/**
 * Returns a file or sticker as shown in the conversation. Only the picture types that the server names are displayed;
 * everything else can only be downloaded.
 * @param {Attachment} attachment
 * @param {ConversationAPI} api
 * @param {() => void} [open] Opens a picture, video or sound in the viewer; absent while it is being sent.
 */
export function attachmentElement(attachment, api, open) {
  const { kind, name, byteCount, media } = attachment;
  if (kind === "sticker") return picture("sticker", attachment, api);
  if (media?.mediaType === "audio/mp4") return sound(attachment, api, open);
  if (media?.mediaType === "video/mp4") return video(attachment, api, open);
  if (isMoving(media)) return animation(attachment, api, open);
  if (isPicture(attachment)) {
    return pictureFrame(attachment, mediaOpener(open, picture("", attachment, api, attachmentLabel(attachment))));
  }
  const link = { href: api.pictureURL(attachment.file), download: name };
  return make("a", { class: "attachment-file", ...link }, icon("file"),
    make("span", { class: "attachment-words" },
      make("span", { class: "attachment-name", dir: "auto", text: name }),
      make("span", { class: "attachment-size", text: sizeWords(byteCount) })));
}

/**
 * Returns a small version for the input field.
 * @param {Attachment} attachment @param {ConversationAPI} api
 */
export function attachmentThumbnail(attachment, api) {
  const attributes = { class: "attachment-thumbnail", role: "img", "aria-label": phrase("Draft: {name}", { name: spokenName(attachment) }) };
  const shown = isPicture(attachment) || attachment.media?.hasPoster ? [picture("", attachment, api, "")]
    : [icon("file"), make("bdi", { class: "thumbnail-name", text: attachment.name })];
  return make("span", attributes, ...shown);
}

/** @param {Attachment} attachment */
export function spokenName({ kind, label, name, media }) {
  if (kind === "sticker") return phrase("Sticker {name}", { name: label || name });
  // `VoiceRecorder` names a recording so, with its date; a file of the person may begin alike.
  return /^Voice message \d{4}-/.test(name) ? phrase("Voice message, {length}", { length: lengthInWords(media?.duration) }) : name;
}

/**
 * Returns the label of a picture, video or sound.
 * @param {Attachment} attachment
 */
export function attachmentLabel({ name, media }) {
  const text = { "audio/mp4": phrase("Sound {name}", { name }), "video/mp4": phrase("Video {name}", { name }) }[media?.mediaType];
  return text ?? phrase("Picture {name}", { name });
}

/** @param {{width?: number, height?: number}} size In pixels. @param {...HTMLElement} content */
export function pictureFrame(size, ...content) {
  const frame = make("div", { class: "attachment-picture" }, ...content);
  takeShape(frame, size);
  return frame;
}

/**
 * Wraps content in a button that opens it in the viewer, or in a plain element if `open` is undefined.
 * @param {(() => void)|undefined} open @param {...HTMLElement} content
 */
export function mediaOpener(open, ...content) {
  const attributes = { class: "media-opener" };
  return open ? make("button", { type: "button", ...attributes, onclick: open }, ...content)
    : make("span", attributes, ...content);
}

/** @param {Attachment} attachment */
export function isPicture({ mediaType }) {
  return ["image/png", "image/jpeg", "image/gif"].includes(mediaType);
}

/** @param {Attachment} attachment */
function sound(attachment, api, open) {
  const { file, media } = attachment;
  const name = spokenName(attachment);
  const button = open && make("button", {
    type: "button", class: "icon-button media-opener", "aria-label": phrase("Open {name}", { name }), onclick: open }, icon("enlarge"));
  return make("div", { class: "attachment-sound" }, soundPlayer(file, media, api, name), button);
}

/** Returns the video's first frame; the video plays in the viewer. */
function video(attachment, api, open) {
  const { file, media } = attachment;
  const still = make("video", {
    src: api.pictureURL(file), playsinline: true, preload: "metadata", tabindex: -1,
    poster: media.hasPoster ? api.posterURL(file) : undefined, width: media.width, height: media.height,
    "aria-hidden": "true",
  });
  const opener = mediaOpener(open, still, make("span", { class: "play-mark", "aria-hidden": "true" }, icon("play")),
    media.duration && make("span", { class: "play-length", "aria-hidden": "true", text: lengthInWords(media.duration) }));
  opener.setAttribute("aria-label", attachmentLabel(attachment));
  if (!open) opener.setAttribute("role", "img");
  return pictureFrame(media, opener);
}

/** @param {Attachment} attachment */
function animation(attachment, api, open) {
  const { file, name, media } = attachment;
  const { picture, button } = movingPicture("", file, media, api, name);
  picture.alt = attachmentLabel(attachment);
  return pictureFrame(media, mediaOpener(open, picture), button);
}

/** Returns an image element. Stickers are made at a scale of 3. */
function picture(name, attachment, api, alt = spokenName(attachment)) {
  const { file, kind, width, height, media } = attachment;
  const scale = kind === "sticker" ? 3 : 1;
  const size = width && height ? { width: Math.round(width / scale), height: Math.round(height / scale) } : {};
  const src = media?.hasPoster ? api.posterURL(file) : api.pictureURL(file);
  return make("img", { class: name, src, alt, draggable: "false", ...size });
}
