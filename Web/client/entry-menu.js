import { make } from "../dom.js";
import { backLayers } from "./back-layers.js";
import { emojiChooser } from "./emoji-chooser.js";
import { icon } from "./icons.js";
import { seldomIcon } from "./seldom-icons.js";
import { day, isSameDay, timeOfDay } from "./times.js";
import { phrase } from "../words.js";

/** The reactions that are offered first, with their names. */
const usual = [["❤️", phrase("Heart")], ["👍", phrase("Thumbs up")], ["👎", phrase("Thumbs down")], ["😂", phrase("Laughing")], ["‼️", phrase("Exclamation")], ["❓", phrase("Question")]];
/** Points between the bubble and the menu, and from the client's edges. */
const gap = 8;

/**
 * @typedef {object} MenuAction
 * @property {string} name
 * @property {Parameters<typeof icon>[0]} [icon]
 * @property {import("./seldom-icons.js").SeldomIcon} [seldomIcon] Instead of `icon`.
 * @property {() => unknown} run
 * @property {boolean} [isSerious]
 */

/**
 * Shows what can be done with an entry, or with a conversation of the list.
 * @param {HTMLElement} root The client's element, within which the menu stays.
 * @param {HTMLElement} anchor The entry's bubble.
 * @param {object} options
 * @param {string|undefined} options.own The person's reaction.
 * @param {((emoji: string|undefined) => unknown)|undefined} options.react Undefined if nobody can react.
 * @param {MenuAction[]} options.actions
 * @param {boolean} options.isAtEnd Whether the bubble is on the side of the person's own.
 * @param {string} [options.name]
 * @param {{sentAt: number, editedAt?: number}} [options.times] Of the entry, in milliseconds since 1970.
 */
export function openEntryMenu(root, anchor, { own, react, actions, isAtEnd, times, name: title = phrase("Message actions") }) {
  const { dialog, close } = makeDialog(root, title);
  const buttons = actions.map(({ name, icon: sign, seldomIcon: seldom, run, isSerious }) => make("button", {
    type: "button", class: `entry-action ${isSerious ? "is-serious" : ""}`, onclick: () => {
      close();
      run();
    },
  }, seldom ? seldomIcon(seldom) : icon(sign), make("span", { text: name })));
  const choose = (emoji) => {
    close();
    react(emoji === own ? undefined : emoji);
  };
  const list = make("div", { class: "entry-actions" }, ...buttons);
  const more = () => {
    dialog.replaceChildren(emojiChooser(choose));
    show(root, anchor, dialog, isAtEnd);
    dialog.querySelector("button").focus();
  };
  dialog.append(...[times && timeLine(times), react && reactionBar(own, choose, more), buttons.length > 0 && list].filter(Boolean));
  show(root, anchor, dialog, isAtEnd);
}

/**
 * Shows who has reacted.
 * @param {HTMLElement} root @param {HTMLElement} anchor
 * @param {import("../wire.js").ItemReaction[]} reactions @param {(() => unknown)|undefined} takeBack
 * @param {boolean} isAtEnd
 */
export function openReactions(root, anchor, reactions, takeBack, isAtEnd) {
  const { dialog, close } = makeDialog(root, phrase("Reactions"));
  const remove = () => {
    close();
    takeBack();
  };
  dialog.append(make("ul", { class: "entry-actions reaction-list" }, ...reactions.map(({ emoji, isMine, senderName }) => make("li", {},
    make("span", { class: "emoji", text: emoji }), make("bdi", { class: "person-name", text: isMine ? phrase("You") : senderName }),
    isMine && takeBack && make("button", { type: "button", class: "link-button", text: phrase("Remove"), onclick: remove })))));
  show(root, anchor, dialog, isAtEnd);
}

/**
 * Returns the line that says when the entry was sent, and when it was edited.
 * @param {{sentAt: number, editedAt?: number}} times
 */
function timeLine({ sentAt, editedAt }) {
  return make("p", { class: "entry-time" }, make("time", { datetime: new Date(sentAt).toISOString(), text: `${day(sentAt)} ${timeOfDay(sentAt)}` }),
    editedAt && make("span", { text: `${phrase("Edited")} ${isSameDay(sentAt, editedAt) ? "" : `${day(editedAt)} `}${timeOfDay(editedAt)}` }));
}

function makeDialog(root, name) {
  const opener = /** @type {HTMLElement|null} */ (document.activeElement);
  const dialog = make("dialog", { class: "entry-menu", "aria-label": name });
  let isDone = false;
  /** Closes it, and gives the focus back at once: what follows may move it. */
  const close = () => {
    if (isDone) return;
    isDone = true;
    dialog.close();
    dialog.remove();
    backLayers.set(dialog, false);
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  };
  // Not the end of the long press that opened it.
  let isPressed = false;
  dialog.addEventListener("pointerdown", ({ target }) => (isPressed = target === dialog));
  dialog.addEventListener("click", ({ target }) => isPressed && target === dialog && close());
  dialog.addEventListener("keydown", (event) => moveFocus(dialog, event));
  dialog.addEventListener("contextmenu", (event) => event.preventDefault());
  dialog.addEventListener("close", close);
  root.append(dialog);
  return { dialog, close };
}

function reactionBar(own, choose, more) {
  return make("div", { class: "entry-reactions", role: "group", "aria-label": phrase("React") },
    ...usual.map(([emoji, name]) => make("button", {
      type: "button", class: "emoji-button", "aria-label": name, title: name, "aria-pressed": String(emoji === own),
      onclick: () => choose(emoji),
    }, make("span", { class: "emoji", text: emoji }))),
    make("button", { type: "button", class: "emoji-button", "aria-label": phrase("More emoji"), title: phrase("More emoji"), onclick: more }, icon("add")));
}

/** Shows the dialog below the bubble, or above where there is no room, within the client. */
function show(root, anchor, dialog, isAtEnd) {
  if (!dialog.open) {
    dialog.showModal();
    backLayers.set(dialog, true, () => dialog.close());
  }
  dialog.dataset.side = isAtEnd ? "end" : "start";
  const bubble = anchor.getBoundingClientRect();
  const area = root.getBoundingClientRect();
  // Its size once it is open: it grows to it, which a box of its pixels would have begun.
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const isAtRight = isAtEnd === root.matches(":dir(ltr)");
  const start = isAtRight ? bubble.right - width : bubble.left;
  const isBelow = bubble.bottom + gap + height <= area.bottom - gap;
  const top = isBelow ? bubble.bottom + gap : bubble.top - gap - height;
  dialog.style.left = `${clamp(start, area.left + gap, area.right - gap - width)}px`;
  dialog.style.top = `${clamp(top, area.top + gap, Math.min(area.bottom, innerHeight) - gap - height)}px`;
}

function clamp(value, least, most) {
  return Math.max(least, Math.min(value, most));
}

/** Moves the focus between the buttons by the arrow keys. */
function moveFocus(dialog, event) {
  const ahead = dialog.matches(":dir(rtl)") ? -1 : 1;
  const step = { ArrowDown: 1, ArrowRight: ahead, ArrowUp: -1, ArrowLeft: -ahead }[event.key];
  const buttons = [...dialog.querySelectorAll("button")];
  const place = buttons.indexOf(event.target);
  if (!step || place < 0) return;
  event.preventDefault();
  buttons[(place + step + buttons.length) % buttons.length].focus();
}
