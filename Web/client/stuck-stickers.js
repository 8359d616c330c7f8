import { make } from "../dom.js";
import { icon } from "./icons.js";
import { phrase } from "../words.js";

/** @typedef {import("../wire.js").StuckSticker} StuckSticker */

/** Stickers are made at a scale of 3. */
const stickerScale = 3;

/**
 * Returns a bubble together with the stickers on it.
 * @param {HTMLElement} bubble
 * @param {StuckSticker[]} stickers
 * @param {import("./conversation-api.js").ConversationAPI} api
 * @param {(id: number) => unknown} remove
 * @param {HTMLElement} [shown] The bubble with what stands around it, if there is anything.
 */
export function withStickers(bubble, stickers, api, remove, shown = bubble) {
  const layer = stickers.map((sticker) => stuckSticker(sticker, api, remove));
  const frame = make("div", { class: "stuck-frame" });
  if (bubble.parentElement === shown) bubble.replaceWith(frame);
  frame.append(bubble, ...layer);
  return shown === bubble ? frame : shown;
}

/**
 * Returns a sticker that ignores pointers, so that the bubble below can be activated; the person's own has a button
 * that removes it.
 */
function stuckSticker({ id, sticker, place, senderName, isMine }, api, remove) {
  const name = sticker.label || phrase("Sticker");
  const words = isMine ? phrase("{sticker}, put there by you", { sticker: name }) : phrase("{sticker}, put there by {name}", { sticker: name, name: senderName });
  const size = sticker.width
    ? { width: Math.round(sticker.width / stickerScale), height: Math.round(sticker.height / stickerScale) } : {};
  const image = make("img", { src: api.pictureURL(sticker.file), alt: words, draggable: "false", ...size });
  image.style.transform = `rotate(${place.rotation}deg) scale(${place.scale})`;
  const element = make("span", { class: "stuck-sticker", "data-sticker": id }, image);
  element.style.left = `${place.x * 100}%`;
  element.style.top = `${place.y * 100}%`;
  if (isMine) {
    const attributes = { type: "button", class: "unstick", "aria-label": phrase("Take off {name}", { name }), onclick: () => remove(id) };
    element.append(make("button", attributes, icon("close")));
  }
  return element;
}
