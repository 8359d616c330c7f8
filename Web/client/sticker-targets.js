import { make } from "../dom.js";
import { backLayers } from "./back-layers.js";
import { phrase } from "../words.js";

/** Maximum number of bubbles offered, the newest ones. */
const countMax = 20;

/**
 * Shows a list of the newest bubbles as an alternative to dragging.
 * @param {HTMLElement} root The client's element.
 * @param {import("../wire.js").TranscriptItem[]} items
 * @param {(target: number) => void} choose
 */
export function offerStickerTargets(root, items, choose) {
  const opener = /** @type {HTMLElement|null} */ (document.activeElement);
  const dialog = make("dialog", { class: "sticker-targets", "aria-label": phrase("Put the sticker on a message") });
  const bubbles = items.filter(({ kind }) => kind !== "summary").slice(-countMax).reverse();
  const buttons = bubbles.map((item) => {
    const button = make("button", { type: "button", class: "sticker-target", text: nameOf(item) });
    button.addEventListener("click", () => {
      dialog.close();
      choose(item.id);
    });
    return button;
  });
  const words = buttons.length > 0 ? phrase("Put the sticker on…") : phrase("There is no message yet that it could be put on.");
  const cancel = make("button", { type: "button", class: "link-button", text: phrase("Cancel") });
  cancel.addEventListener("click", () => dialog.close());
  dialog.append(make("p", { class: "sticker-question", text: words }), ...buttons, cancel);
  dialog.addEventListener("close", () => {
    dialog.remove();
    backLayers.set(dialog, false);
    if (opener?.isConnected) opener.focus();
  });
  root.append(dialog);
  dialog.showModal();
  backLayers.set(dialog, true, () => dialog.close());
}

/** @param {import("../wire.js").TranscriptItem} item */
function nameOf({ isMine, senderName, kind, text, bubble, attachment }) {
  const name = isMine ? phrase("You") : senderName;
  const what = kind === "text" ? text : bubble?.accessibilityLabel ?? attachment?.label ?? attachment?.name ?? "";
  return phrase("{name}: {text}", { name, text: what });
}
