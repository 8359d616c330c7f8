import { make } from "../dom.js";
import { mediaOpener, pictureFrame } from "./attachment-view.js";
import { phrase } from "../words.js";

/** @typedef {import("../wire.js").TranscriptItem} TranscriptItem */

/**
 * Returns the picture of an app's message for an old system, which cannot draw the bubble.
 * @param {TranscriptItem} item
 * @param {import("./conversation-api.js").ConversationAPI} api
 * @param {() => void} open Opens it in the viewer.
 */
export function fallbackPicture({ picture, width, height, media, text }, api, open) {
  const source = media?.hasPoster ? api.posterURL(picture) : api.pictureURL(picture);
  const image = make("img", { src: source, alt: text ?? phrase("Picture"), draggable: "false" });
  return pictureFrame(width ? { width, height } : media ?? {}, mediaOpener(open, image));
}

/** @param {TranscriptItem} item */
export function fallbackLink({ link, text }) {
  const address = safeAddress(link);
  const anchor = address && make("a", {
    class: "fallback-link", href: address.href, target: "_blank", rel: "noopener noreferrer",
    text: address.origin === location.origin ? phrase("Read this message") : address.href,
  });
  return make("p", { class: "text-bubble" }, make("span", { text }), anchor && make("br"), anchor);
}

/** Returns the URL if it is http or https: other schemes could run a script. */
function safeAddress(link) {
  const address = link === undefined ? null : URL.parse(link, location.href);
  return address && ["http:", "https:"].includes(address.protocol) ? address : undefined;
}
