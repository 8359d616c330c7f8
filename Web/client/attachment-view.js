import { make } from "../dom.js";
import { icon } from "./icons.js";
import { isMoving, movingPicture } from "./moving-view.js";
import { soundPlayer } from "./sound-view.js";

/** @typedef {import("../wire.js").Attachment} Attachment */
/** @typedef {import("./conversation-api.js").ConversationAPI} ConversationAPI */

/**
 * A file or sticker as it stands in the conversation. Nothing but the kinds of picture that the server names is shown;
 * everything else can only be saved.
 * @param {Attachment} attachment
 * @param {ConversationAPI} api
 */
export function attachmentElement(attachment, api) {
  const { kind, name, byteCount, media, file } = attachment;
  if (kind === "sticker") return picture("sticker", attachment, api);
  if (media?.mediaType === "audio/mp4") return make("div", { class: "attachment-sound" }, soundPlayer(file, media, api, name));
  if (media?.mediaType === "video/mp4") return video(attachment, api);
  if (isMoving(media)) return animation(attachment, api);
  const link = { href: api.pictureURL(attachment.file), download: name };
  if (isPicture(attachment)) {
    return make("a", { class: "attachment-picture", ...link, "aria-label": `Picture ${name}` },
      picture("", attachment, api));
  }
  return make("a", { class: "attachment-file", ...link }, icon("file"),
    make("span", { class: "attachment-words" },
      make("span", { class: "attachment-name", text: name }),
      make("span", { class: "attachment-size", text: size(byteCount) })));
}

/** Small, in the input field. @param {Attachment} attachment @param {ConversationAPI} api */
export function attachmentThumbnail(attachment, api) {
  const attributes = { class: "attachment-thumbnail", role: "img", "aria-label": `Draft: ${spokenName(attachment)}` };
  const shown = isPicture(attachment) || attachment.media?.hasPoster ? picture("", attachment, api, "") : icon("file");
  return make("span", attributes, shown);
}

/** @param {Attachment} attachment */
export function spokenName({ kind, label, name }) {
  return kind === "sticker" ? `Sticker ${label || name}` : name;
}

function isPicture({ mediaType }) {
  return ["image/png", "image/jpeg", "image/gif"].includes(mediaType);
}

/** With the browser's own controls, which people know; silent until they want otherwise. */
function video({ file, name, media }, api) {
  const element = make("video", {
    class: "attachment-video", src: api.pictureURL(file), controls: true, loop: true, playsinline: true,
    preload: "metadata", poster: media.hasPoster ? api.posterURL(file) : undefined, width: media.width,
    height: media.height, "aria-label": `Video ${name}`,
  });
  element.muted = true;
  return element;
}

function animation({ file, name, media }, api) {
  const { picture, button } = movingPicture("", file, media, api, name);
  picture.alt = `Picture ${name}`;
  return make("div", { class: "attachment-picture" }, picture, button);
}

/** Stickers are made at a scale of 3. */
function picture(name, attachment, api, alt = spokenName(attachment)) {
  const { file, kind, width, height, media } = attachment;
  const scale = kind === "sticker" ? 3 : 1;
  const size = width && height ? { width: Math.round(width / scale), height: Math.round(height / scale) } : {};
  return make("img", { class: name, src: media?.hasPoster ? api.posterURL(file) : api.pictureURL(file), alt, draggable: "false", ...size });
}

function size(byteCount) {
  if (byteCount < 1_000) return `${byteCount} bytes`;
  if (byteCount < 1_000_000) return `${Math.round(byteCount / 1_000)} KB`;
  return `${(byteCount / 1_000_000).toFixed(1)} MB`;
}
