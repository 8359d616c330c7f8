import { keyOf } from "./conversation.js";
import { isSameDay, pauseLength } from "./times.js";

/** @typedef {import("../wire.js").TranscriptItem} TranscriptItem */

/**
 * One row of the transcript. Rows with equal key and content are not rendered again.
 * @typedef {object} Row
 * @property {string} key
 * @property {"time"|"unread"|"sender"|"item"|"folded"|"keep"|"pending"|"status"} kind
 * @property {unknown} content Everything on which its appearance depends.
 * @property {string} [modifier] Class names that may change without rendering the row again.
 */

/**
 * @param {import("./conversation.js").Conversation} conversation
 * @param {import("./outbox.js").PendingSend[]} pending
 * @param {(item: TranscriptItem) => boolean} [isFolded] Whether an item is of somebody blocked, and not shown.
 * @returns {Row[]}
 */
export function transcriptRows(conversation, pending, isFolded = () => false) {
  const { items } = conversation;
  // Rows after the newest item are left out while that item is not loaded.
  const isWhole = conversation.newer === undefined;
  const lastOwn = !isWhole || pending.length > 0 ? undefined : items.findLast((item) => item.isMine && !isLine(item));
  const rows = items.flatMap((item, index) => [
    ...rowsBefore(conversation, items[index - 1], item),
    itemRow(items[index - 1], item, items[index + 1], !isLine(item) && isFolded(item)),
    ...keepRows(item),
    ...(item === lastOwn ? [statusRow(item.id, conversation.delivery(item))] : []),
  ]);
  if (!isWhole) return rows;
  return [...rows, ...conversation.unsent.flatMap(unsentRows), ...pending.flatMap(pendingRows)];
}

/** @returns {Row[]} */
function rowsBefore(conversation, previous, item) {
  /** @type {Row[]} */
  const rows = [];
  if (startsTime(previous, item)) rows.push({ key: `time-${item.id}`, kind: "time", content: item.sentAt });
  // A message that is shown as two items is marked once; before the first loaded item, others may be unread.
  const isFirstUnread = item.id === conversation.unreadFrom && previous?.id !== item.id
    && (previous || conversation.older === undefined);
  if (isFirstUnread) rows.push({ key: "unread", kind: "unread", content: "" });
  const isGroup = conversation.others.length > 1;
  if (isGroup && !item.isMine && !isLine(item) && !continues(previous, item)) {
    rows.push({ key: `sender-${item.id}`, kind: "sender", content: item.senderName });
  }
  return rows;
}

/** @returns {Row} */
function itemRow(previous, item, next, isFolded) {
  const side = isLine(item) ? "is-summary" : item.isMine ? "is-mine" : "is-theirs";
  const end = !next || !continues(item, next) ? "ends-group" : "";
  const middle = continues(previous, item) ? "in-group" : "";
  const modifier = `${side} ${middle} ${end}`;
  return isFolded ? { key: `folded-${keyOf(item)}`, kind: "folded", content: item.id, modifier }
    : { key: `item-${keyOf(item)}`, kind: "item", content: item, modifier };
}

/**
 * Returns a row that offers to keep an expiring message.
 * @param {TranscriptItem} item @returns {Row[]}
 */
function keepRows({ id, keeping }) {
  return keeping ? [{ key: `keep-${id}`, kind: "keep", content: { id, keeping } }] : [];
}

/**
 * Returns rows for what an app has sent and the server could not store.
 * @param {import("../wire.js").UnsentItem} item @returns {Row[]}
 */
function unsentRows({ key, ...content }) {
  const modifier = "is-mine is-failed ends-group";
  return [
    { key: `unsent-${key}`, kind: "pending", content, modifier },
    { key: `unsent-${key}-status`, kind: "status", content: { state: "unsent", key } },
  ];
}

/** @param {import("./outbox.js").PendingSend} send @returns {Row[]} */
function pendingRows(send) {
  const { key, state, problem, isKept, text, bubble, attachments, reply, mentions } = send;
  /** @type {Row[]} */
  const rows = [];
  const modifier = `is-mine is-${state} ends-group`;
  if (bubble) rows.push({ key: `pending-${key}-bubble`, kind: "pending", content: { bubble }, modifier });
  for (const attachment of attachments) {
    rows.push({ key: `pending-${key}-${attachment.file}`, kind: "pending", content: { attachment }, modifier });
  }
  if (text) rows.push({ key: `pending-${key}-text`, kind: "pending", content: { text, mentions, reply }, modifier });
  return [...rows, { key: `pending-${key}-status`, kind: "status", content: { state, problem, isKept, key } }];
}

/**
 * Returns whether a row says that a message waits for the connection or was not sent, which is announced each time.
 * @param {Pick<Row, "kind"> & {content: any}} row
 */
export function isComplaint({ kind, content }) {
  return kind === "status" && ["waiting", "failed", "unsent"].includes(content.state);
}

/** @returns {Row} */
function statusRow(id, words) {
  return { key: "status", kind: "status", content: { state: "log", words, id } };
}

function startsTime(previous, item) {
  if (!previous) return true;
  return !isSameDay(previous.sentAt, item.sentAt) || item.sentAt - previous.sentAt > pauseLength;
}

/** Returns whether an item continues the group of the previous one: same sender, no pause, no summary line between. */
function continues(previous, item) {
  if (!previous || isLine(previous) || isLine(item)) return false;
  return previous.sender === item.sender && !startsTime(previous, item);
}

/** Returns whether an item is a centred line without a sender. */
function isLine({ kind }) {
  return kind === "summary" || kind === "notice";
}
