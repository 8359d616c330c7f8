import { codePicture } from "../client/qr-picture.js";
import { dateAndTime } from "../client/times.js";
import { make } from "../dom.js";
import { request } from "../client/request.js";
import { titleOf } from "./list-view.js";
import { lookAgain } from "./look-again.js";
import { owner } from "./people-api.js";
import { attempt, outcome, section } from "./settings-page.js";
import { phrase, phraseCount } from "../words.js";

/**
 * Making invitation links, and those that are open.
 * @param {import("../wire-people.js").Account} account @param {() => void} onChange
 */
export function invitationsSection({ device }, onChange) {
  const line = outcome();
  const list = make("ul", { class: "settings-list" });
  const made = make("div", { class: "made-link", hidden: true });
  const count = number("invite-count", 10, 64);
  const days = number("invite-days", 7, 30);
  const conversation = make("select", { class: "join-input", id: "invite-conversation" }, make("option", { value: "", text: phrase("None") }));
  const form = make("form", { class: "settings-grid", onsubmit: (event) => {
    event.preventDefault();
    attempt(line, invite);
  } }, field(phrase("For how many people"), count), field(phrase("For how many days"), days), field(phrase("Conversation that they join"), conversation),
  make("button", { type: "submit", class: "primary-button", text: phrase("Make link") }));
  /** Code of the link that is shown. */
  let shown = "";
  let drawn = "";
  attempt(line, async () => {
    await Promise.all([show(), fillConversations()]);
  });
  // People join by a link while its owner looks on.
  lookAgain(() => list.isConnected, show);
  return section(phrase("Invite people"), form, made, line, make("h3", { class: "settings-subheading", text: phrase("Open invitations") }), list);

  async function fillConversations() {
    const { conversations } = await request("GET", `/devices/${encodeURIComponent(device)}/conversations`);
    const groups = conversations.filter(({ isDirect }) => !isDirect);
    conversation.append(...groups.map((group) => make("option", { value: group.id, text: titleOf(group) })));
  }

  async function invite() {
    const { code, picture } = await owner.invite({
      role: "person", conversation: conversation.value || undefined, joinsMax: Number(count.value), days: Number(days.value),
    });
    const link = make("input", { class: "join-input", readonly: true, "aria-label": phrase("Link to join"), value: `${location.origin}/join/${code}`, onfocus: () => link.select() });
    made.replaceChildren(picture ? make("div", { class: "guest-code" }, codePicture(picture, phrase("QR code of the link"))) : "", link,
      make("button", { type: "button", class: "link-button", text: phrase("Copy link"), onclick: () => attempt(line, async () => {
        link.select();
        await navigator.clipboard.writeText(link.value);
        return phrase("Copied.");
      }) }));
    made.hidden = false;
    shown = code;
    await show();
    onChange();
    link.focus();
    return phrase("Send this link to the people: it is shown only now.");
  }

  async function show() {
    const { invitations } = await owner.invitations();
    // Nothing is left to send of a link that is withdrawn or used up. A code begins with the number of its invitation.
    if (!made.hidden && !invitations.some(({ id }) => shown.startsWith(id))) {
      made.hidden = true;
      line.textContent = "";
    }
    const text = JSON.stringify(invitations);
    if (text === drawn) return;
    drawn = text;
    list.replaceChildren(...invitations.map((invitation) => row(invitation)));
    if (invitations.length === 0) list.replaceChildren(make("li", { class: "settings-words", text: phrase("No invitation is open.") }));
  }

  /** @param {import("../wire-people.js").ServerInvitation} invitation */
  function row({ id, role, inviter, joins, joinsMax, expiresAt }) {
    const values = { name: inviter ?? phrase("the server"), joins };
    const title = role === "guest" ? phraseCount("By {name}: {joins} of {count} guest has joined", "By {name}: {joins} of {count} guests have joined", joinsMax, values)
      : phraseCount("By {name}: {joins} of {count} person has joined", "By {name}: {joins} of {count} people have joined", joinsMax, values);
    return make("li", { class: "settings-item" },
      make("span", { class: "settings-item-words" }, make("span", { class: "settings-item-title", text: title }),
        make("span", { class: "settings-item-detail", text: phrase("Open until {time}", { time: dateAndTime(expiresAt) }) })),
      make("button", { type: "button", class: "link-button", text: phrase("Withdraw"), onclick: () => attempt(line, async () => {
        await owner.withdraw(id);
        await show();
        onChange();
        return phrase("Nobody can join by it any more.");
      }) }));
  }
}

function number(id, value, max) {
  return make("input", { class: "join-input", id, type: "number", inputmode: "numeric", min: 1, max, value, required: true });
}

function field(label, control) {
  return make("div", { class: "settings-field" }, make("label", { class: "join-label", for: control.id, text: label }), control);
}
