import { showBusy } from "../busy.js";
import { newKey } from "./keys.js";

/** Position of a sticker that was not dragged to one: the upper right corner. */
const usualPlace = { x: 0.92, y: 0.08, rotation: 12, scale: 0.6 };

/**
 * Places a sticker on a bubble, which shows that it is busy.
 * @param {import("./sticker-desk.js").StickerDeskOptions} options
 * @param {object} source As `stickerSource` returns it. @param {number} target @param {object} [place]
 */
export function putSticker({ root, commands, api }, source, target, place = usualPlace) {
  const key = newKey();
  const answer = commands.add(() => api.request("POST", "/stickers", { key, target, place, ...source }));
  showBusy(root.querySelector(`[data-entry="${target}"]`), answer);
}

/**
 * Returns what is dragged by this element: a sticker of the input field, or of the open app; else undefined.
 * @param {import("./sticker-desk.js").StickerDeskOptions} options @param {Element} element
 */
export function stickerSource({ conversation }, element) {
  const staged = /** @type {HTMLElement|null} */ (element.closest(".draft-file[data-sticker]"));
  if (staged) return { draft: Number(staged.dataset.sticker) };
  const shown = /** @type {HTMLElement|null} */ (element.closest(".is-sticker"));
  const { panel } = conversation();
  if (!shown || panel.kind !== "open") return undefined;
  return { node: { instance: panel.instance, id: Number(shown.dataset.node) } };
}
