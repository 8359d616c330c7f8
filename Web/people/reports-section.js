import { dateAndTime } from "../client/times.js";
import { make } from "../dom.js";
import { owner } from "./people-api.js";
import { attempt, outcome, section } from "./settings-page.js";

/**
 * What people have reported of others, without what stands in the messages.
 * @param {() => void} onChange
 */
export function reportsSection(onChange) {
  const line = outcome();
  const list = make("ul", { class: "settings-list" });
  const words = make("p", { class: "settings-words", text: "Loading…" });
  attempt(line, show);
  return section("Reports", words, list, line);

  async function show() {
    const { reports } = await owner.reports();
    words.textContent = reports.length === 0 ? "Nobody has reported anybody." : "Talk to the people, or suspend somebody. What they wrote is seen only by who is in the conversation.";
    list.replaceChildren(...reports.map((report) => row(report)));
  }

  function row({ id, at, reporter, subject, entries, words: said }) {
    const messages = entries.length === 0 ? "no message named" : `${entries.length === 1 ? "message" : "messages"} ${entries.join(", ")}`;
    return make("li", { class: "settings-item" },
      make("span", { class: "settings-item-words" },
        make("span", { class: "settings-item-title" }, make("bdi", { text: reporter.name }), " reports ", make("bdi", { text: subject.name })),
        said && make("span", { dir: "auto", text: said }),
        make("span", { class: "settings-item-detail", text: `${dateAndTime(at)} · ${messages}` })),
      make("button", { type: "button", class: "link-button", text: "Close", "aria-label": `Close the report of ${subject.name}`, onclick: () => attempt(line, async () => {
        await owner.closeReport(id);
        await show();
        onChange();
        return "Closed.";
      }) }));
  }
}
