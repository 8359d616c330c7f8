import { make } from "../dom.js";
import { appIcon } from "./app-icon.js";
import { attachmentElement } from "./attachment-view.js";
import { bubbleButton, bubbleFigure } from "./bubble-view.js";
import { icon } from "./icons.js";
import { fallbackPicture, fallbackLink } from "./fallback-view.js";
import { withContext } from "./said-view.js";
import { withStickers } from "./stuck-stickers.js";
import { textBubble } from "./text-view.js";
import { day, timeOfDay } from "./times.js";
import { direction, phrase, serverPhrase } from "../words.js";

/**
 * Dependencies and actions of rows.
 * @typedef {object} RowContext
 * @property {import("./conversation-api.js").ConversationAPI} api
 * @property {import("./live-bubbles.js").LiveBubbles} live
 * @property {() => string} me
 * @property {(item: import("../wire.js").TranscriptItem) => void} openBubble
 * @property {(item: import("../wire.js").TranscriptItem) => void} openMedia Opens a picture, video or sound in the
 *   viewer.
 * @property {(key: string) => void} retry
 * @property {(key: string) => void} edit
 * @property {(id: number) => void} removeSticker
 * @property {(key: string) => void} retryUnsent
 * @property {(key: string) => void} discardUnsent
 * @property {(sequence: number) => void} keep
 * @property {(sequence: number) => void} goTo
 * @property {(item: import("../wire.js").TranscriptItem) => boolean} isFolded
 * @property {(sequence: number) => void} unfold
 * @property {(row: HTMLElement) => boolean} openMenu
 * @property {(item: import("../wire.js").TranscriptItem, anchor: HTMLElement) => void} openReactions
 */

const waitingWords = phrase("Waiting for the connection.");
const openWaitingWords = phrase("Waiting for the connection. Leave this page open: the browser could not keep the message.");

/** @param {import("./transcript-rows.js").Row} row @param {RowContext} context @returns {HTMLElement} */
export function rowElement(row, context) {
  return makers[row.kind](row.content, context);
}

const makers = {
  time: (sentAt) => make("p", { class: "row time-row" },
    make("span", { class: "time-day", text: day(sentAt) }), ` ${timeOfDay(sentAt)}`),
  unread: () => make("p", { class: "row unread-row" }, make("span", { text: phrase("New") })),
  sender: (name) => make("p", { class: "row sender-row", text: name }),
  item: itemRow,
  folded: (content, context) => make("p", { class: "row keep-row" }, ...foldedContent(content, context)),
  keep: (content, context) => make("p", { class: "row keep-row" }, ...keepContent(content, context)),
  pending: (content, { api }) => make("div", { class: "row" }, pendingContent(content, api)),
  status: (content, context) =>
    make("p", { class: "row status-row", "aria-live": "off" }, ...statusContent(content, context)),
};

/** Returns a row with what stands on the bubble and around it; the bubble is the last element of the content. */
function itemRow(item, context) {
  const { api, removeSticker, goTo, openMenu, openReactions } = context;
  const content = itemContent(item, context);
  const row = make("div", { class: "row" }, ...content);
  if (content.length === 0 || item.kind === "summary") return row;
  const bubble = content.at(-1);
  bubble.dataset.entry = String(item.id);
  if (item.kind === "notice") return row;
  const shown = withContext(bubble, item, api, { goTo, openReactions: (anchor) => openReactions(item, anchor) });
  const framed = item.stickers ? withStickers(bubble, item.stickers, api, removeSticker, shown) : shown;
  row.append(framed, menuButton(() => openMenu(row)));
  return row;
}

/** Returns a button that a mouse sees beside the bubble, and that screen readers find; keys have the menu key and Enter. */
function menuButton(open) {
  const attributes = { type: "button", class: "icon-button entry-menu-button", tabindex: -1, "aria-label": phrase("Message actions"), "aria-haspopup": "dialog" };
  return make("button", { ...attributes, onclick: () => void open() }, icon("more"));
}

function itemContent(item, context) {
  const { api, me, openMedia } = context;
  const sender = make("span", { class: "visually-hidden", text: phrase("{name}: {text}", { name: item.isMine ? phrase("You") : item.senderName, text: "" }) });
  switch (item.kind) {
    case "bubble":
      return [sender, bubble(item, context)];
    case "summary":
      return [summary(item, api)];
    case "notice":
      return [make("p", { class: "summary", dir: direction, text: serverPhrase(item.text) })];
    case "text":
      return [sender, textBubble(item.text, timeOfDay(item.sentAt), item.mentions, me())];
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
function pendingContent({ text, mentions, bubble, attachment, reply }, api) {
  if (bubble) return bubbleFigure(bubble, api);
  return attachment ? attachmentElement(attachment, api) : withContext(textBubble(text, undefined, mentions), { id: 0, reply }, api);
}

function keepContent({ id, keeping }, { keep }) {
  if (keeping === "kept") return [phrase("Kept")];
  const attributes = { type: "button", class: "link-button", text: phrase("Keep"), "aria-label": phrase("Keep this message") };
  return [phrase("Goes after it is read."), " ", make("button", { ...attributes, onclick: () => keep(id) })];
}

function foldedContent(id, { unfold }) {
  const attributes = { type: "button", class: "link-button", text: phrase("Show"), "aria-label": phrase("Show the message") };
  return [phrase("Message of somebody you have blocked."), " ", make("button", { ...attributes, onclick: () => unfold(id) })];
}

function summary({ text, bubble, senderName }, api) {
  const sign = bubble && appIcon(api.iconURL(bubble.app), bubble.appName);
  // An app's own words stay; the server has some for an app that says nothing.
  return make("p", { class: "summary" }, sign, make("span", { text: text?.startsWith(`${senderName} sent `) ? serverPhrase(text) : text }));
}

function statusContent({ state, words, problem, isKept, key }, { retry, edit, retryUnsent, discardUnsent }) {
  const link = (text, action) =>
    make("button", { type: "button", class: "link-button", text, onclick: () => action(key) });
  if (state === "log") return [words];
  if (state === "sending") return [phrase("Sending…")];
  if (state === "sent") return [phrase("Sent")];
  if (state === "unsent") {
    const complaint = make("span", { class: "failed-words", text: phrase("Not sent.") });
    return [complaint, " ", link(phrase("Retry"), retryUnsent), " ", link(phrase("Remove"), discardUnsent)];
  }
  if (state === "waiting") return [isKept ? waitingWords : openWaitingWords, " ", link(phrase("Retry"), retry), " ", link(phrase("Edit"), edit)];
  const complaint = make("span", { class: "failed-words", text: problem ?? phrase("Not sent.") });
  return [complaint, " ", link(phrase("Retry"), retry), " ", link(phrase("Edit"), edit)];
}
