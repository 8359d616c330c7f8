import { make } from "../dom.js";
import { attachmentThumbnail, spokenName } from "./attachment-view.js";
import { icon } from "./icons.js";
import { phrase } from "../words.js";

/**
 * Returns a file that stands in the input field, with a button to remove it; a sticker also with one to put it on a message.
 * @param {any} attachment
 * @param {number} place Its index among the files.
 * @param {{api: any, onRemoveAttachment: (place: number) => void, onPutSticker: (place: number) => void}} options
 * @returns {HTMLElement}
 */
export function stagedFile(attachment, place, { api, onRemoveAttachment, onPutSticker }) {
  const attributes = { type: "button", class: "remove-file", "aria-label": phrase("Remove {name}", { name: spokenName(attachment) }) };
  const button = make("button", { ...attributes, onclick: () => onRemoveAttachment(place) }, icon("close"));
  const put = attachment.kind === "sticker" && putButton(attachment, () => onPutSticker(place));
  const element = make("span", { class: "draft-file" }, attachmentThumbnail(attachment, api), put, button);
  if (put) element.dataset.sticker = String(place);
  return element;
}

function putButton(attachment, onPut) {
  const words = phrase("Put {name} on a message…", { name: spokenName(attachment) });
  const button = make("button", { type: "button", class: "put-file", "aria-label": words, title: words }, icon("put"));
  button.addEventListener("click", onPut);
  return button;
}
