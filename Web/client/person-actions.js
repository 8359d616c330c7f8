import { make } from "../dom.js";
import { showBusy } from "../busy.js";
import { linkActions } from "./bubble-link.js";
import { membershipRequest } from "./membership-request.js";
import { askFirst, closed } from "../question.js";
import { phrase, phraseNodes } from "../words.js";

/** The most that a report says, as `ChatLimits.reportByteCountMax` by a wide margin. */
const wordsMax = 500;

/**
 * Returns the actions with an item on a server for people: about its sender, and with a link to it.
 * @param {import("../wire.js").TranscriptItem} item
 * @param {object} options
 * @param {import("./members-view.js").Group} options.group
 * @param {import("./conversation-api.js").ConversationAPI} options.api
 * @param {(sentence: string) => void} options.say
 * @returns {import("./entry-menu.js").MenuAction[]}
 */
export function personActions(item, { group, api, say }) {
  const links = linkActions(item, { group, api, say });
  if (item.isMine) return links;
  const { id, sender, senderName: name } = item;
  const isBlocked = group.blocked.has(sender);
  return [
    ...links,
    isBlocked ? { name: phrase("Unblock {name}", { name }), seldomIcon: "block", run: () => attempt(say, async () => {
      await group.setBlocked(sender, false);
      return phrase("{name} can write to you again.", { name });
    }) } : { name: phrase("Block {name}", { name }), seldomIcon: "block", isSerious: true, run: () => askFirst({
      title: phrase("Block {name}?", { name }), action: phrase("Block"),
      words: phrase("{name} can no longer write to you alone. Messages in groups are folded.", { name }),
      run: () => group.setBlocked(sender, true),
    }) },
    { name: phrase("Report {name}", { name }), seldomIcon: "flag", isSerious: true, run: () => openReport(name, async (words, blocks) => {
      await membershipRequest(api, "POST", "/reports", { person: sender, entries: [id], words });
      if (blocks) await group.setBlocked(sender, true);
      say(phrase("Reported. The owners of this server will see it."));
    }) },
  ];
}

async function attempt(say, work) {
  try {
    say(await work());
  } catch (error) {
    say(error.message);
  }
}

/** @param {string} name @param {(words: string, blocks: boolean) => Promise<unknown>} send Closes the dialog if it does not throw. */
function openReport(name, send) {
  const words = make("textarea", { class: "join-input report-words", id: "report-words", maxlength: wordsMax, rows: 3 });
  const box = make("input", { type: "checkbox", id: "report-blocks" });
  const problem = make("p", { class: "dialog-problem", role: "alert" });
  const done = make("button", { type: "submit", class: "primary-button is-danger", text: phrase("Report") });
  const form = make("form", { onsubmit: (event) => {
    event.preventDefault();
    showBusy(done, submit());
  } },
  make("p", { class: "dialog-words", text: phrase("The owners of this server see who reports whom, which message it is by its number, and what you write here. They cannot read the message itself.") }),
  make("label", { class: "join-label report-label", for: "report-words", text: phrase("What is wrong? (optional)") }), words,
  make("label", { class: "settings-check", for: "report-blocks" }, box, make("span", {}, ...phraseNodes("Block {name} as well", { name: make("bdi", { text: name }) }))), problem,
  make("div", { class: "dialog-buttons" }, make("button", { type: "button", class: "link-button", text: phrase("Cancel"), onclick: () => dialog.close() }), done));
  const dialog = make("dialog", { class: "dialog", "aria-labelledby": "report-title", onclose: () => closed(dialog) },
    make("h2", { class: "dialog-title", id: "report-title" }, ...phraseNodes("Report {name}", { name: make("bdi", { text: name }) })), form);
  document.body.append(dialog);
  dialog.showModal();

  async function submit() {
    problem.textContent = "";
    try {
      await send(words.value, box.checked);
      dialog.close();
    } catch (error) {
      problem.textContent = error.message;
    }
  }
}
