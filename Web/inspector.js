import { ConversationAPI } from "./client/conversation-api.js";
import { EventStream } from "./client/event-stream.js";
import { make } from "./dom.js";
import { Frames } from "./frames.js";
import { InspectorFilter } from "./inspector-filter.js";
import { InspectorLine } from "./inspector-line.js";

/** Maximum number of lines on the page. */
const lineCountMax = 1_000;

/**
 * Lists what happens on all phones, in order: the people's actions, the callbacks, requests and output of apps, entries. The
 * stream is connected only while the inspector is open.
 */
export class Inspector {
  #list = make("ol", { class: "inspector-lines", role: "log", "aria-label": "What happens", tabindex: 0 });
  #empty = make("p", { class: "inspector-empty", text: "Nothing has happened yet. Open an app on a phone." });
  #unmatched = make("p", { class: "inspector-empty", hidden: true }, "Nothing matches. ",
    make("button", { type: "button", class: "link-button", text: "Show all", onclick: () => this.#showAll() }));
  #count = make("p", { class: "inspector-count", role: "status" });
  #filter = new InspectorFilter(() => this.#applyFilter());
  /** @type {InspectorLine[]} */
  #lines = [];
  /** @type {Map<string, import("./inspector-line.js").LineOwner>} */
  #owners = new Map();
  #newest = 0;
  #stream = new EventStream({
    membership: { path: "/simulator/inspector" }, after: () => this.#newest, onEvent: (_, line) => this.#take(line),
  });

  constructor() {
    const clear = make("button", { type: "button", class: "link-button", text: "Clear", onclick: () => this.#clear() });
    const close = make("button", { type: "button", class: "link-button", text: "Close", onclick: () => this.#toggle() });
    this.element = make("aside", { class: "inspector", "aria-label": "Inspector", hidden: true },
      make("div", { class: "inspector-bar" },
        make("h2", { class: "inspector-title", text: "Inspector" }), new Frames().button, clear, close,
        this.#filter.element, this.#count), this.#empty, this.#unmatched, this.#list);
    this.button = make("button", {
      type: "button", class: "masthead-link", "aria-expanded": "false", text: "Inspector", onclick: () => this.#toggle(),
    });
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && this.#toggle());
    this.#list.addEventListener("keydown", (event) => this.#keyDown(event));
  }

  /**
   * Gives the lines of a phone the name of its person.
   * @param {import("./devices.js").SimulatedDevice} listed
   */
  know({ device, person, conversation }) {
    const api = new ConversationAPI(device, conversation);
    const owner = { name: person, pictureURL: (picture) => api.pictureURL(picture) };
    this.#owners.set(device, owner);
    this.#filter.offer(device, person);
    for (const line of this.#lines) if (line.device === device) line.owner = owner;
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

  /** @param {import("./wire.js").InspectorLine} wire */
  #take(wire) {
    if (wire.number <= this.#newest) return;
    this.#newest = wire.number;
    const owner = this.#owners.get(wire.device);
    if (!owner) this.#filter.offer(wire.device, wire.device);
    const line = new InspectorLine(wire, owner);
    const isAtEnd = this.#list.scrollHeight - this.#list.scrollTop - this.#list.clientHeight < 8;
    line.element.hidden = !this.#filter.admits(line);
    this.#lines.push(line);
    this.#list.append(line.element);
    if (this.#lines.length > lineCountMax) this.#dropOldest();
    this.#showCount();
    if (isAtEnd) this.#list.scrollTop = this.#list.scrollHeight;
  }

  #dropOldest() {
    const oldest = this.#lines.shift();
    if (oldest.element.contains(document.activeElement)) this.#list.focus();
    oldest.element.remove();
  }

  #applyFilter() {
    for (const line of this.#lines) line.element.hidden = !this.#filter.admits(line);
    this.#showCount();
  }

  #showCount() {
    const { length } = this.#shown;
    this.#empty.hidden = this.#lines.length > 0;
    this.#unmatched.hidden = this.#lines.length === 0 || length > 0;
    this.#count.textContent = this.#filter.isActive && this.#lines.length > 0 ? `${length} of ${this.#lines.length} lines` : "";
  }

  get #shown() {
    return this.#lines.filter(({ element }) => !element.hidden);
  }

  #showAll() {
    this.#filter.clear();
    this.#applyFilter();
  }

  #clear() {
    this.#lines = [];
    this.#list.replaceChildren();
    this.#showCount();
  }

  /** Moves the focus between lines with the arrow keys, Home and End, so that the list is one stop of Tab. */
  #keyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const heads = this.#shown.map(({ head }) => head);
    const place = heads.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const wanted = {
      ArrowUp: place < 0 ? heads.length - 1 : Math.max(0, place - 1),
      ArrowDown: place < 0 ? 0 : Math.min(heads.length - 1, place + 1), Home: 0, End: heads.length - 1,
    }[event.key];
    if (wanted === undefined || heads.length === 0) return;
    event.preventDefault();
    heads[wanted].focus();
  }
}
