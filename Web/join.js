import { bubbleFigure } from "./client/bubble-view.js";
import { request } from "./client/request.js";
import { dateAndTime } from "./client/times.js";
import { showBusy } from "./busy.js";
import { uploadFile } from "./client/files/file-upload.js";
import { make } from "./dom.js";
import { AvatarControl } from "./people/avatar-control.js";
import { lengthHint } from "./people/length-hint.js";
import { eraseKept } from "./people/offline-store.js";
import { endPush } from "./people/push-end.js";
import { phrase, phraseCount } from "./words.js";

/**
 * The page of an invitation link: describes the invitation, shows the message to which it leads, if it does to one, and asks for a name, then
 * continues to the conversation.
 */
const card = document.getElementById("join");
const code = decodeURIComponent(location.pathname.match(/^\/join\/([^/]+)/)?.[1] ?? "");
const address = `/invitations/${encodeURIComponent(code)}`;

async function start() {
  show(phrase("One moment…"), phrase("The invitation is looked up."));
  try {
    showInvitation(await request("GET", address));
  } catch (error) {
    showProblem(error);
  }
}

/** @param {import("./wire-people.js").InvitationView} invitation */
function showInvitation(invitation) {
  // Replaces the history entry, so that Back does not lead forth again.
  if (invitation.page) return location.replace(invitation.page);
  if (invitation.me) return showInvitationToMember(invitation);
  const input = make("input", {
    class: "join-input", id: "name", autocomplete: "nickname", maxlength: 60, required: true, "aria-describedby": "problem",
  });
  const problem = make("p", { class: "join-problem", id: "problem", role: "alert" });
  const button = make("button", { type: "submit", class: "primary-button", text: invitation.shared ? phrase("Join to open it") : phrase("Join") });
  // A simulator keeps none.
  const avatar = invitation.role && chosenAvatar();
  const form = make("form", { class: "join-fields" },
    make("label", { class: "join-label", for: "name", text: phrase("Your name") }), input, lengthHint(input), avatar?.element, problem, button);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    const answer = join(input.value, avatar?.file());
    showBusy(button, answer);
    problem.textContent = await answer;
    button.disabled = false;
    input.focus();
  });
  show(titleOf(invitation), ...partsOf(invitation), form);
  // The message is what is looked at first: with the focus below it, a keyboard may cover it.
  if (!invitation.shared) input.focus();
}

/** Lets somebody choose a picture of themselves, which is uploaded once they have joined. */
function chosenAvatar() {
  /** @type {File|undefined} */
  let chosen;
  const control = new AvatarControl({
    label: phrase("Your picture"), capture: "user", isSilent: true,
    save: async (file) => {
      chosen = file;
      return { preview: URL.createObjectURL(file) };
    },
    remove: async () => (chosen = undefined),
  });
  return { element: make("div", {}, make("p", { class: "join-label", text: phrase("Your picture (optional)") }), control.element), file: () => chosen };
}

/** Somebody who is signed in joins by one press. */
function showInvitationToMember(invitation) {
  const problem = make("p", { class: "join-problem", role: "alert" });
  const button = make("button", { type: "button", class: "primary-button", text: phrase("Join as {name}", { name: invitation.me }), onclick: async () => {
    problem.textContent = await enter(request("POST", `${address}/members`));
  } });
  show(titleOf(invitation), ...partsOf(invitation), problem, button, make("a", { class: "join-link", href: "/", text: phrase("Not now") }));
  button.focus();
}

/** @param {import("./wire-people.js").InvitationView} invitation */
function titleOf({ inviter, role, shared }) {
  if (shared) return phrase("{name} shared this with you", { name: inviter });
  return role === "owner" ? phrase("This server is yours") : phrase("{name} invites you", { name: inviter });
}

/** @param {import("./wire-people.js").InvitationView} invitation */
function wordsOf({ peopleCount, expiresAt, role, shared }) {
  if (role === "owner") return phrase("Whoever joins by this link first becomes the owner of the server, and invites the others.");
  const until = phrase("The invitation is open until {time}.", { time: dateAndTime(expiresAt) });
  if (peopleCount === 0) return `${phrase("Everybody on this server sees your name.")} ${until}`;
  const count = phraseCount("One person is in the conversation.", "{count} people are in the conversation.", peopleCount);
  const sight = shared ? phrase("They see your name, and you see this message and what is written from now on.")
    : phrase("They see your name, and you see what is written from now on.");
  return `${count} ${sight} ${until}`;
}

/**
 * Returns what is said of the invitation, below the message to which it leads.
 * @param {import("./wire-people.js").InvitationView} invitation @returns {(Node|string)[]}
 */
function partsOf(invitation) {
  const { shared } = invitation;
  if (!shared) return [wordsOf(invitation)];
  const picture = () => `${address}/picture`;
  return [
    shared.conversationName ? phrase("It is from the conversation “{name}”.", { name: shared.conversationName }) : "",
    bubbleFigure(shared.bubble, { iconURL: () => `${address}/icon`, pictureURL: picture, posterURL: picture }),
    make("p", { class: "join-words", text: wordsOf(invitation) }),
  ];
}

/**
 * @param {string} name @param {File} [picture] Of the person.
 * @returns {Promise<string>} The problem; empty if the page continues to the conversation.
 */
function join(name, picture) {
  // Nothing of who was signed in before is shown, whatever becomes of the connection.
  return enter(request("POST", `${address}/people`, { name }).then(async (answer) => {
    await eraseKept();
    await endPush();
    return answer;
  }), (page) => picture === undefined ? true : addAvatar(picture, page));
}

/**
 * Uploads the picture of somebody who has joined. Says why it cannot be used: they go on without it.
 * @param {File} picture @param {string} page @returns {Promise<boolean>} Whether it was added.
 */
async function addAvatar(picture, page) {
  const abort = new AbortController();
  const bar = make("progress", { max: 1, value: 0, "aria-label": phrase("Uploading {name}", { name: picture.name }) });
  const goOn = (text) => make("button", { type: "button", class: "primary-button", text, onclick: () => {
    abort.abort();
    location.replace(page);
  } });
  show(phrase("Welcome"), phrase("Your picture is being added."), bar, goOn(phrase("Go on without it")));
  try {
    await uploadFile("/account/avatar", picture, { signal: abort.signal, onProgress: (count) => { bar.value = count / picture.size; } });
    return true;
  } catch (error) {
    if (error.code !== "cancelled") {
      const button = goOn(phrase("Go on"));
      show(phrase("Your picture was not added"), error.message, make("p", { class: "join-words", text: phrase("You can add one at any time, on the page of your account.") }), button);
      button.focus();
    }
    return false;
  }
}

/**
 * Goes on to the page that an answer names.
 * @param {Promise<{page: string}>} answer @param {(page: string) => boolean|Promise<boolean>} [before] Returns false where the person goes
 *   on by a press of theirs.
 */
async function enter(answer, before = () => true) {
  try {
    const { page } = await answer;
    if (!await before(page)) return "";
    // Replaces the history entry, since the link must not be used again.
    location.replace(page);
    return "";
  } catch (error) {
    if (isOver(error)) showProblem(error);
    return error.message;
  }
}

/** Returns whether no other name can help. */
function isOver({ code: name }) {
  return name === "too_many_people" || isFinal(name);
}

function isFinal(name) {
  return ["unknown_invitation", "unknown_entry", "expired"].includes(name);
}

function showProblem(error) {
  const retry = !isFinal(error.code) && make("button", { type: "button", class: "primary-button", text: phrase("Try again"), onclick: start });
  show(phrase("You cannot join now"), error.message, retry, make("a", { class: "join-link", href: "/", text: phrase("To the start page") }));
}

function show(title, words, ...more) {
  card.replaceChildren(make("img", { class: "join-mark", src: "/web/icon.svg", alt: "" }),
    make("h1", { class: "join-title", text: title }), make("p", { class: "join-words", text: words }), ...more.filter(Boolean));
}

start();
