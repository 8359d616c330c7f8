import { make } from "../dom.js";
import { appIcon } from "./app-icon.js";
import { isMoving, movingPicture } from "./moving-view.js";
import { takeShape } from "./picture-shape.js";
import { soundPlayer } from "./sound-view.js";
import { phrase } from "../words.js";

/** @typedef {import("../wire.js").Bubble} Bubble */
/** @typedef {import("./conversation-api.js").ConversationAPI} ConversationAPI */

/**
 * Returns an app's message that opens when activated.
 * @param {Bubble} bubble
 * @param {ConversationAPI} api
 * @param {() => void} open
 */
export function bubbleButton(bubble, api, open) {
  const attributes = { type: "button", class: "bubble-card", "aria-label": bubble.accessibilityLabel, onclick: open };
  if (bubble.media?.mediaType === "audio/mp4") return soundCard(bubble, api, attributes);
  if (!isMoving(bubble.media)) return make("button", attributes, ...bubbleContent(bubble, api));
  // Nested buttons would not be accessible: the pause button is a sibling of the card.
  const moving = movingPicture("bubble-picture", bubble.picture, bubble.media, api, bubble.accessibilityLabel);
  const card = make("button", attributes, ...bubbleContent(bubble, api, moving.picture));
  return make("div", { class: "bubble-frame" }, card, moving.button);
}

/** Returns a card with a sound player, and a button with the text below it that opens the app. */
function soundCard(bubble, api, attributes) {
  const words = make("button", { ...attributes, class: "bubble-open" },
    ...bubbleContent({ ...bubble, picture: undefined, media: undefined }, api));
  return make("div", { class: "bubble-card has-sound" },
    soundPlayer(bubble.picture, bubble.media, api, bubble.accessibilityLabel), words);
}

/**
 * Returns the card without a button, as while the message is being sent, or where somebody has not joined yet.
 * @param {Bubble} bubble @param {Pick<ConversationAPI, "iconURL"|"pictureURL"|"posterURL">} api
 */
export function bubbleFigure(bubble, api) {
  const attributes = { class: "bubble-card", role: "img", "aria-label": bubble.accessibilityLabel };
  return make("div", attributes, ...bubbleContent(bubble, api));
}

/** Returns a small card for the input field. */
export function bubbleThumbnail(bubble, api) {
  const picture = bubble.picture && bubble.media?.mediaType !== "audio/mp4"
    ? thumbnailPicture(bubble, api)
    : make("span", { class: "thumbnail is-icon" }, appIcon(api.iconURL(bubble.app), bubble.appName));
  const words = make("span", { class: "draft-words" },
    make("span", { class: "draft-caption", text: bubble.caption ?? bubble.imageTitle ?? bubble.appName }),
    make("span", { class: "draft-detail", text: bubble.subcaption ?? bubble.appName }));
  const attributes = { class: "draft-figure", role: "img", "aria-label": phrase("Draft: {name}", { name: bubble.accessibilityLabel }) };
  return make("div", attributes, picture, words);
}

function bubbleContent(bubble, api, picture = undefined) {
  const icon = appIcon(api.iconURL(bubble.app), bubble.appName);
  const bar = captionBar(bubble);
  if (!bubble.picture) {
    // Without a picture there is no media area, and image titles are not shown (docs/messages.md, B98).
    return [withIcon(icon, bar ?? make("span", { class: "caption-bar" }, line(bubble.appName, undefined, "")))];
  }
  const shown = picture ?? pictureElement("bubble-picture", bubble, api);
  // The icon stands beside the caption, where it covers nothing of the picture.
  return bar ? [media(bubble, shown), withIcon(icon, bar)] : [media(bubble, shown, icon)];
}

function withIcon(icon, bar) {
  return make("span", { class: "bubble-plain" }, icon, bar);
}

function media(bubble, picture, icon = undefined) {
  const words = (bubble.imageTitle || bubble.imageSubtitle) && make("span", { class: "bubble-titles" },
    bubble.imageTitle && make("span", { class: "image-title", text: bubble.imageTitle }),
    bubble.imageSubtitle && make("span", { class: "image-subtitle", text: bubble.imageSubtitle }));
  const element = make("span", { class: "bubble-media" }, picture, icon, words);
  takeShape(element, bubble.width ? bubble : bubble.media ?? {});
  return element;
}

function pictureElement(name, bubble, api) {
  const source = bubble.media?.hasPoster ? api.posterURL(bubble.picture) : api.pictureURL(bubble.picture);
  return make("img", { class: name, src: source, alt: "", draggable: "false" });
}

function thumbnailPicture(bubble, api) {
  const element = make("span", { class: "thumbnail" }, pictureElement("bubble-picture", bubble, api));
  takeShape(element, bubble.width ? bubble : bubble.media ?? {});
  return element;
}

function captionBar({ caption, subcaption, trailingCaption, trailingSubcaption }) {
  const first = (caption || trailingCaption) && line(caption, trailingCaption, "");
  const second = ((caption && subcaption) || (trailingCaption && trailingSubcaption))
    && line(caption && subcaption, trailingCaption && trailingSubcaption, "is-second");
  return first || second ? make("span", { class: "caption-bar" }, first, second) : undefined;
}

function line(leading, trailing, modifier) {
  return make("span", { class: `caption-line ${modifier}` },
    leading && make("span", { class: "caption-leading", text: leading }),
    trailing && make("span", { class: "caption-trailing", text: trailing }));
}
