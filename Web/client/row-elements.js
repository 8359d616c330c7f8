import { make } from "../dom.js";
import { appIcon } from "./app-icon.js";
import { attachmentElement } from "./attachment-view.js";
import { bubbleButton, bubbleFigure } from "./bubble-view.js";
import { fallbackPicture, fallbackLink } from "./fallback-view.js";
import { withStickers } from "./stuck-stickers.js";
import { textBubble } from "./text-view.js";
import { day, timeOfDay } from "./times.js";

/**
 * Dependencies and actions of rows.
 * @typedef {object} RowContext
 * @property {import("./conversation-api.js").ConversationAPI} api
 * @property {import("./live-bubbles.js").LiveBubbles} live
 * @property {(item: import("../wire.js").TranscriptItem) => void} openBubble
 * @property {(item: import("../wire.js").TranscriptItem) => void} openMedia Opens a picture, video or sound in the
 *   viewer.
 * @property {(key: string) => void} retry
 * @property {(key: string) => void} edit
 * @property {(id: number) => void} removeSticker
 * @property {(key: string) => void} retryUnsent
 * @property {(key: string) => void} discardUnsent
 * @property {(sequence: number) => void} keep
 */

/** @param {import("./transcript-rows.js").Row} row @param {RowContext} context @returns {HTMLElement} */
export function rowElement(row, context) {
  return makers[row.kind](row.content, context);
}

const makers = {
  time: (sentAt) => make("p", { class: "row time-row" },
    make("span", { class: "time-day", text: day(sentAt) }), ` ${timeOfDay(sentAt)}`),
  unread: () => make("p", { class: "row unread-row" }, make("span", { text: "New" })),
  sender: (name) => make("p", { class: "row sender-row", text: name }),
  item: (item, context) => make("div", { class: "row" }, ...stuck(item, itemContent(item, context), context)),
  keep: (content, context) => make("p", { class: "row keep-row" }, ...keepContent(content, context)),
  pending: (content, { api }) => make("div", { class: "row" }, pendingContent(content, api)),
  status: (content, context) =>
    make("p", { class: "row status-row", "aria-live": "off" }, ...statusContent(content, context)),
};

/** Adds stickers to the bubble, which is the last element of a row. */
function stuck(item, content, { api, removeSticker }) {
  const bubble = content.pop();
  if (!bubble || item.kind === "summary") return bubble ? [...content, bubble] : content;
  bubble.dataset.entry = String(item.id);
  return [...content, item.stickers ? withStickers(bubble, item.stickers, api, removeSticker) : bubble];
}

function itemContent(item, context) {
  const { api, openMedia } = context;
  const sender = make("span", { class: "visually-hidden", text: item.isMine ? "You: " : `${item.senderName}: ` });
  switch (item.kind) {
    case "bubble":
      return [sender, bubble(item, context)];
    case "summary":
      return [summary(item, api)];
    case "notice":
      return [make("p", { class: "summary", text: item.text })];
    case "text":
      return [sender, textBubble(item.text, timeOfDay(item.sentAt))];
    case "attachment":
    case "sticker":
      return [sender, attachmentElement(item.attachment, api, () => openMedia(item))];
    case "picture":
      return [sender, fallbackPicture(item, api, () => openMedia(item))];
    case "link":
      return [sender, fallbackLink(item)];
    default:
      console.warn(`Parley: an item of unknown kind “${item.kind}” is left out`);
      return [];
  }
}

function bubble(item, { api, live, openBubble }) {
  const card = bubbleButton(item.bubble, api, () => openBubble(item));
  return item.bubble.isLive ? live.element(item.id, item.bubble, card) : card;
}

/** Returns what is being sent or was not sent: without interaction. */
function pendingContent({ text, bubble, attachment }, api) {
  if (bubble) return bubbleFigure(bubble, api);
  return attachment ? attachmentElement(attachment, api) : textBubble(text);
}

function keepContent({ id, keeping }, { keep }) {
  if (keeping === "kept") return ["Kept"];
  const attributes = { type: "button", class: "link-button", text: "Keep", "aria-label": "Keep this message" };
  return ["Goes after it is read. ", make("button", { ...attributes, onclick: () => keep(id) })];
}

function summary({ text, bubble }, api) {
  const icon = bubble && appIcon(api.iconURL(bubble.app), bubble.appName);
  return make("p", { class: "summary" }, icon, make("span", { text }));
}

function statusContent({ state, words, problem, key }, { retry, edit, retryUnsent, discardUnsent }) {
  const link = (text, action) =>
    make("button", { type: "button", class: "link-button", text, onclick: () => action(key) });
  if (state === "log") return [words];
  if (state === "sending") return ["Sending…"];
  if (state === "sent") return ["Sent"];
  if (state === "unsent") {
    const complaint = make("span", { class: "failed-words", text: "Not sent." });
    return [complaint, " ", link("Retry", retryUnsent), " ", link("Remove", discardUnsent)];
  }
  const complaint = make("span", { class: "failed-words", text: problem ?? "Not sent." });
  return [complaint, " ", link("Retry", retry), " ", link("Edit", edit)];
}
