import { EventStream } from "./client/event-stream.js";
import { make } from "./dom.js";
import { Frames } from "./frames.js";

/** Maximum number of lines on the page. */
const lineCountMax = 1_000;
const kinds = { person: "Person", call: "Callback", request: "App asks", entry: "Entry", output: "Prints", process: "Process", note: "Note" };
const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit", fractionalSecondDigits: 3 });

/**
 * Lists what happens on all phones, in order: the people's actions, the callbacks, requests and output of apps, entries. The
 * stream is connected only while the inspector is open.
 */
export class Inspector {
  #list = make("ol", { class: "inspector-lines", role: "log", "aria-label": "What happens", tabindex: 0 });
  #empty = make("p", { class: "inspector-empty", text: "Nothing has happened yet. Open an app on a phone." });
  #phone = make("select", { class: "inspector-phone", "aria-label": "Phone", onchange: () => this.#filter() });
  #newest = 0;
  #stream = new EventStream({
    membership: { path: "/simulator/inspector" }, after: () => this.#newest, onEvent: (_, line) => this.#take(line),
  });

  constructor() {
    const clear = make("button", { type: "button", class: "link-button", text: "Clear", onclick: () => this.#clear() });
    const close = make("button", { type: "button", class: "link-button", text: "Close", onclick: () => this.#toggle() });
    this.#phone.append(make("option", { value: "", text: "All phones" }));
    this.element = make("aside", { class: "inspector", "aria-label": "Inspector", hidden: true },
      make("div", { class: "inspector-bar" },
        make("h2", { class: "inspector-title", text: "Inspector" }), clear, close,
        make("div", { class: "inspector-choices" }, this.#phone, new Frames().button)), this.#empty, this.#list);
    this.button = make("button", {
      type: "button", class: "masthead-link", "aria-expanded": "false", text: "Inspector", onclick: () => this.#toggle(),
    });
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && this.#toggle());
  }

  #toggle() {
    const isOpen = this.element.hidden;
    this.element.hidden = !isOpen;
    this.button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) return this.#open();
    this.#stream.disconnect();
    this.button.focus();
  }

  /** Disconnects until `resume`. */
  pause() {
    if (!this.element.hidden) this.#stream.disconnect();
  }

  resume() {
    if (!this.element.hidden) this.#stream.connect();
  }

  #open() {
    this.#stream.connect();
    this.#list.focus();
  }

  /** @param {{number: number, at: number, device: string, kind: string, words: string}} line */
  #take({ number, at, device, kind, words }) {
    if (number <= this.#newest) return;
    this.#newest = number;
    this.#empty.hidden = true;
    this.#offer(device);
    const isAtEnd = this.#list.scrollHeight - this.#list.scrollTop - this.#list.clientHeight < 8;
    const line = make("li", { class: `inspector-line is-${Object.hasOwn(kinds, kind) ? kind : "note"}` },
      make("time", { class: "inspector-time", text: clock.format(at) }), make("span", { class: "inspector-device", text: device }),
      make("span", { class: "inspector-kind", text: kinds[kind] ?? kind }), make("span", { class: "inspector-words", text: words }));
    line.dataset.device = device;
    line.hidden = this.#isLeftOut(line);
    this.#list.append(line);
    if (this.#list.childElementCount > lineCountMax) this.#list.firstElementChild.remove();
    if (isAtEnd) this.#list.scrollTop = this.#list.scrollHeight;
  }

  #offer(device) {
    if ([...this.#phone.options].every(({ value }) => value !== device)) this.#phone.append(make("option", { value: device, text: device }));
  }

  #isLeftOut({ dataset }) {
    return this.#phone.value !== "" && this.#phone.value !== dataset.device;
  }

  #filter() {
    for (const line of this.#list.children) line.hidden = this.#isLeftOut(line);
  }

  #clear() {
    this.#list.replaceChildren();
    this.#empty.hidden = false;
  }
}
