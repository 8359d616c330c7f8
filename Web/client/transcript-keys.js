const tabbable = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, audio[controls],"
  + " video[controls], [tabindex]:not([tabindex^='-'])";
/** Elements with content to read, which have no control of their own or have links in their text. */
const readable = ".text-bubble, .summary, .sticker, .bubble-card:not(button, .has-sound)";
const liveBubble = ".live-bubble[data-state='live']";

/**
 * Moves the focus within the transcript with the arrow keys, Home and End; Tab leaves it at once, so that the message
 * field is one key away however many bubbles there are.
 */
export class TranscriptKeys {
  #log;
  #list;
  /**
   * The last focused element, from which the arrow keys continue.
   * @type {Element|undefined}
   */
  #last;

  /** @param {HTMLElement} log The scroll container. @param {HTMLElement} list The element with its rows. */
  constructor(log, list) {
    this.#log = log;
    this.#list = list;
    log.addEventListener("keydown", (event) => this.#keyDown(event));
  }

  #keyDown(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "Tab") return this.#leave(event);
    if (!event.shiftKey && this.#move(event)) event.preventDefault();
  }

  /** @returns {boolean} Whether the key was handled. */
  #move({ key, target }) {
    const bubble = target.closest(liveBubble);
    // Inside a bubble that an app draws, keys belong to the app.
    if (bubble && bubble !== target) return key === "Escape" && this.#focus(bubble);
    if (bubble && key === "Enter") return this.#focus(bubble.querySelector(tabbable));
    const isSlider = target.matches("input");
    const stops = this.#stops();
    const place = stops.indexOf(target === this.#log ? this.#last : target);
    if (key === "ArrowUp") return this.#focus(stops.at(place < 0 ? -1 : Math.max(0, place - 1)));
    if (key === "ArrowDown") return this.#focus(stops.at(place < 0 ? -1 : Math.min(stops.length - 1, place + 1)));
    if (key === "Home" && !isSlider) return this.#focus(stops[0]);
    if (key === "End" && !isSlider) return this.#focus(stops.at(-1));
    return false;
  }

  #focus(stop) {
    if (!stop) return false;
    if (!stop.matches(tabbable)) stop.tabIndex = -1;
    stop.focus({ preventScroll: true });
    stop.scrollIntoView({ block: "nearest" });
    this.#last = stop;
    return true;
  }

  /** Returns all focusable elements of the rows, in order. */
  #stops() {
    return [...this.#list.children].flatMap((row) => {
      const controls = [...row.querySelectorAll(`${tabbable}, ${liveBubble}`)].filter((each) => isShown(each)
        && !each.matches(".entry-menu-button") && (each.matches(liveBubble) || !each.closest(liveBubble)));
      return row.querySelector(readable) ? [row, ...controls] : controls;
    });
  }

  /** Moves the focus to the next control in a bubble that an app draws, else out of the transcript. */
  #leave(event) {
    const scene = event.target.closest(liveBubble);
    const isBack = event.shiftKey;
    if (scene && scene !== event.target && next(event.target, [...scene.querySelectorAll(tabbable)], isBack)) return;
    if (event.target === this.#log && isBack) return;
    const others = [...document.querySelectorAll(tabbable)].filter((each) => !this.#log.contains(each));
    const target = next(this.#log, others, isBack);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }
}

/** Returns the first of `elements` after (or before) one in document order. */
function next(from, elements, isBack) {
  const wanted = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const found = elements.filter((each) => isShown(each) && from.compareDocumentPosition(each) & wanted);
  return isBack ? found.at(-1) : found[0];
}

function isShown(element) {
  return !element.closest("[inert]") && element.checkVisibility({ visibilityProperty: true });
}
