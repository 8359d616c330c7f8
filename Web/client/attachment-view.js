import { make } from "../dom.js";
import { icon } from "./icons.js";

/** @typedef {import("../wire.js").Attachment} Attachment */
/** @typedef {import("./conversation-api.js").ConversationAPI} ConversationAPI */

/**
 * A file or sticker as it stands in the conversation. Nothing but the kinds of picture that the server names is shown;
 * everything else can only be saved.
 * @param {Attachment} attachment
 * @param {ConversationAPI} api
 */
export function attachmentElement(attachment, api) {
  const { kind, name, byteCount } = attachment;
  if (kind === "sticker") return picture("sticker", attachment, api);
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
  const shown = isPicture(attachment) ? picture("", attachment, api, "") : icon("file");
  return make("span", attributes, shown);
}

/** @param {Attachment} attachment */
export function spokenName({ kind, label, name }) {
  return kind === "sticker" ? `Sticker ${label || name}` : name;
}

function isPicture({ mediaType }) {
  return ["image/png", "image/jpeg", "image/gif"].includes(mediaType);
}

/** Stickers are made at a scale of 3. */
function picture(name, attachment, api, alt = spokenName(attachment)) {
  const { file, kind, width, height } = attachment;
  const scale = kind === "sticker" ? 3 : 1;
  const size = width && height ? { width: Math.round(width / scale), height: Math.round(height / scale) } : {};
  return make("img", { class: name, src: api.pictureURL(file), alt, draggable: "false", ...size });
}

function size(byteCount) {
  if (byteCount < 1_000) return `${byteCount} bytes`;
  if (byteCount < 1_000_000) return `${Math.round(byteCount / 1_000)} KB`;
  return `${(byteCount / 1_000_000).toFixed(1)} MB`;
}
