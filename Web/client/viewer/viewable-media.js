import { attachmentLabel, isPicture } from "../attachment-view.js";
import { keyOf } from "../conversation.js";
import { isMoving } from "../moving-view.js";
import { phrase } from "../../words.js";

/**
 * One picture, video or sound of the conversation.
 * @typedef {object} ViewableMedia
 * @property {string} key Key of the transcript's item.
 * @property {number} entry
 * @property {"picture"|"moving"|"video"|"sound"} kind
 * @property {string} file
 * @property {string} name File name for downloading.
 * @property {string} label Accessibility label.
 * @property {import("../../wire.js").MediaInfo} [media]
 * @property {string} sender
 * @property {number} sentAt
 */

/**
 * Returns the media in the order of the conversation.
 * @param {import("../../wire.js").TranscriptItem[]} items @returns {ViewableMedia[]}
 */
export function viewableMedia(items) {
  return items.flatMap((item) => {
    const shown = item.kind === "attachment" ? ofAttachment(item.attachment) : item.kind === "picture" && ofPicture(item);
    if (!shown?.kind) return [];
    const sender = item.isMine ? phrase("You") : item.senderName;
    return [{ key: keyOf(item), entry: item.id, sender, sentAt: item.sentAt, ...shown }];
  });
}

function ofAttachment(attachment) {
  const { file, name, media } = attachment;
  return { kind: kindOf(media, isPicture(attachment)), file, name, media, label: attachmentLabel(attachment) };
}

/**
 * Returns the picture of an app's message as shown on an old system.
 * @param {import("../../wire.js").TranscriptItem} item
 */
function ofPicture({ picture, media, text = phrase("Picture") }) {
  return { kind: kindOf(media, true), file: picture, name: text, media, label: text };
}

/** @returns {ViewableMedia["kind"]|undefined} */
function kindOf(media, isPicture) {
  if (media?.mediaType === "audio/mp4") return "sound";
  if (media?.mediaType === "video/mp4") return "video";
  return isMoving(media) ? "moving" : isPicture ? "picture" : undefined;
}
