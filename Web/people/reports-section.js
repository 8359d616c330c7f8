import { dateAndTime } from "../client/times.js";
import { make } from "../dom.js";
import { owner } from "./people-api.js";
import { attempt, outcome, section } from "./settings-page.js";
import { locale, phrase, phraseCount, phraseNodes } from "../words.js";

const numbersOf = new Intl.ListFormat(locale, { type: "unit", style: "short" });
/** Writes a message's number, ungrouped: it is no amount. */
const number = new Intl.NumberFormat(locale, { useGrouping: false });

/**
 * Lists the reports of people, without the words of messages.
 * @param {() => void} onChange
 */
export function reportsSection(onChange) {
  const line = outcome();
  const list = make("ul", { class: "settings-list" });
  const words = make("p", { class: "settings-words", text: phrase("Loading…") });
  attempt(line, show);
  return section(phrase("Reports"), words, list, line);

  async function show() {
    const { reports } = await owner.reports();
    words.textContent = reports.length === 0 ? phrase("Nobody has reported anybody.") : phrase("Talk to the people, or suspend somebody. What they wrote is seen only by who is in the conversation.");
    list.replaceChildren(...reports.map((report) => row(report)));
  }

  function row({ id, at, reporter, subject, entries, words: said }) {
    const messages = entries.length === 0 ? phrase("no message named")
      : phraseCount("message {numbers}", "messages {numbers}", entries.length, { numbers: numbersOf.format(entries.map((entry) => number.format(entry))) });
    return make("li", { class: "settings-item" },
      make("span", { class: "settings-item-words" },
        make("span", { class: "settings-item-title" }, ...phraseNodes("{reporter} reports {subject}",
          { reporter: make("bdi", { text: reporter.name }), subject: make("bdi", { text: subject.name }) })),
        said && make("span", { dir: "auto", text: said }),
        make("span", { class: "settings-item-detail", text: `${dateAndTime(at)} · ${messages}` })),
      make("button", { type: "button", class: "link-button", text: phrase("Close"), "aria-label": phrase("Close the report of {name}", subject), onclick: () => attempt(line, async () => {
        await owner.closeReport(id);
        await show();
        onChange();
        return phrase("Closed.");
      }) }));
  }
}
