import { make } from "../dom.js";
import { membershipRequest } from "./membership-request.js";
import { dateAndTime } from "./times.js";
import { phrase } from "../words.js";

/** @typedef {{url: string, expiresAt: number}} BubbleLink */

/**
 * Returns actions by which somebody who is not in the conversation sees an app's message, and can join: to copy or share a link to it.
 * @param {import("../wire.js").TranscriptItem} item
 * @param {object} options
 * @param {import("./members-view.js").Group} options.group
 * @param {import("./conversation-api.js").ConversationAPI} options.api
 * @param {(sentence: string) => void} options.say
 * @returns {import("./entry-menu.js").MenuAction[]} None for who invites nobody.
 */
export function linkActions(item, { group, api, say }) {
  if (item.kind !== "bubble" || item.keeping || group.isGuest) return [];
  const ask = async () => {
    const { code, expiresAt } = await membershipRequest(api, "POST", `/entries/${item.id}/link`);
    return { url: `${location.origin}/join/${code}`, expiresAt };
  };
  const attempt = (work) => work(ask(), say).catch(({ message }) => say(message));
  return [
    { name: phrase("Copy link"), seldomIcon: "copy", run: () => attempt(copy) },
    ...("share" in navigator ? [/** @type {const} */ ({ name: phrase("Share…"), icon: "send", run: () => attempt(share) })] : []),
  ];
}

/** @param {Promise<BubbleLink>} asked @param {(sentence: string) => void} say */
async function copy(asked, say) {
  const isCopied = await write(asked.then(({ url }) => url));
  const { url, expiresAt } = await asked;
  if (isCopied) say(phrase("Copied. Whoever has the link sees this message, and can join until {time}.", { time: dateAndTime(expiresAt) }));
  else showLink(url);
}

/** @param {Promise<BubbleLink>} asked */
async function share(asked) {
  const { url } = await asked;
  await navigator.share({ url }).catch(({ name }) => {
    if (name !== "AbortError") showLink(url);
  });
}

/**
 * Copies a text that is still to come: browsers let a page copy only from the moment of a click on.
 * @param {Promise<string>} text
 */
async function write(text) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": text.then((each) => new Blob([each], { type: "text/plain" })) })]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shows a link that the browser does not let Parley copy.
 * @param {string} url
 */
function showLink(url) {
  const link = make("input", { class: "join-input", readonly: true, "aria-label": phrase("Link to join"), value: url, onfocus: () => link.select() });
  const dialog = make("dialog", { class: "dialog", "aria-label": phrase("Copy link"), onclose: () => dialog.remove() },
    make("p", { class: "dialog-words", text: phrase("Please copy it from the field.") }), link,
    make("div", { class: "dialog-buttons" }, make("button", { type: "button", class: "link-button", text: phrase("Close"), onclick: () => dialog.close() })));
  document.body.append(dialog);
  dialog.showModal();
  link.focus();
}
