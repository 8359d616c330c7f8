import { sizeWords } from "../client/files/size-words.js";
import { dateAndTime } from "../client/times.js";
import { make } from "../dom.js";
import { owner } from "./people-api.js";
import { attempt, outcome, section } from "./settings-page.js";
import { digits, locale, phrase } from "../words.js";

const percent = new Intl.NumberFormat(locale, { style: "percent" });
const ago = new Intl.RelativeTimeFormat(locale);
/** @type {[Intl.RelativeTimeFormatUnit, number][]} With their milliseconds. */
const units = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000], ["second", 1_000]];
const wallStates = {
  inForce: phrase("In force"), missing: phrase("They cannot stand here, so no app runs"),
  none: phrase("None: an app can do whatever the server can"),
};

/** The room that the server takes and has left, and how it runs: figures, and nothing of what anybody wrote. */
export function healthSection() {
  const line = outcome();
  const facts = make("dl", { class: "settings-facts" });
  const show = () => attempt(line, async () => facts.replaceChildren(...rows(await owner.health())));
  show();
  return section(phrase("Storage and health"), facts, line,
    make("div", { class: "settings-actions" }, make("button", { type: "button", class: "link-button", text: phrase("Look again"), onclick: show })));
}

/** @param {import("../wire-people.js").ServerHealth} health */
function rows({ version, startedAt, store, media, containerByteCount, freeByteCount, peopleCount, conversationCount, streamCount, processCount, walls }) {
  return [
    usageRow(phrase("Database, with all that is in it"), store),
    usageRow(phrase("Pictures, videos and files in it"), media),
    row(phrase("What apps keep for themselves"), containerByteCount === undefined ? phrase("Too many files to count") : sizeWords(containerByteCount)),
    freeByteCount !== undefined && row(phrase("Room left on the disk"), sizeWords(freeByteCount)),
    row(phrase("People, guests among them"), digits(peopleCount)),
    row(phrase("Conversations"), digits(conversationCount)),
    row(phrase("Pages that are connected now"), digits(streamCount)),
    row(phrase("Processes of apps that run now"), digits(processCount)),
    row(phrase("Running since"), phrase("{time} ({ago})", { time: dateAndTime(startedAt), ago: since(startedAt) })),
    row(phrase("Version of Parley"), make("bdi", { text: version })),
    walls && row(phrase("Walls around apps"), wallStates[walls.state],
      walls.details && make("span", { class: "settings-item-detail", lang: "en", dir: "ltr", text: walls.details })),
  ].filter(Boolean);
}

/** @param {string} name @param {...(Node|string|undefined)} value */
function row(name, ...value) {
  return make("div", {}, make("dt", { text: name }), make("dd", {}, ...value.filter(Boolean)));
}

/** @param {string} name @param {{byteCount: number, byteCountMax?: number}} usage */
function usageRow(name, { byteCount, byteCountMax }) {
  if (byteCountMax === undefined) return row(name, sizeWords(byteCount));
  const part = byteCount / byteCountMax;
  const words = phrase("{size} of {limit} ({part})", { size: sizeWords(byteCount), limit: sizeWords(byteCountMax), part: percent.format(part) });
  // The words say the same.
  return row(name, words, make("progress", { class: "settings-progress", "aria-hidden": "true", max: 1, value: Math.min(1, part) }));
}

/** @param {number} time Milliseconds. */
function since(time, now = Date.now()) {
  const passed = Math.max(0, now - time);
  const [unit, length] = units.find(([, each]) => passed >= each) ?? units[units.length - 1];
  return ago.format(-Math.floor(passed / length), unit);
}
