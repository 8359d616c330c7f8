/** Milliseconds after which a control that waits says so. */
const patience = 300;

/**
 * What a control waits for: how much, and what it said when it was used.
 * @type {WeakMap<Element, {count: number, words: string, timer?: number, mark?: Element}>}
 */
const waits = new WeakMap();
/** @type {Element|undefined} */
let lastUsed;

/**
 * Shows in the control that caused some work that it was heard, until the work has ended: pressed at once, and with a
 * mark if it takes long. Several works of one control may go on at a time.
 * @param {Element|undefined} control @param {any} work Nothing is shown where it is no promise.
 */
export function showBusy(control, work) {
  if (!control || typeof work?.then !== "function") return;
  begin(control);
  work.then(() => end(control), () => end(control));
}

/**
 * A listener of clicks that may return a promise, which its control then waits for. Another click meanwhile would do the
 * same twice and is left out, unless something else was used in between, or the control says something else by then.
 * @param {(event: Event) => unknown} listener
 */
export function whileBusy(listener) {
  return (event) => {
    const control = event.currentTarget;
    const isRepeated = lastUsed === control && waits.get(control)?.words === wordsOf(control);
    if (!isRepeated) showBusy(control, listener(event));
  };
}

function begin(control) {
  lastUsed = control;
  const wait = waits.get(control) ?? { count: 0, words: "" };
  wait.count += 1;
  wait.words = wordsOf(control);
  waits.set(control, wait);
  if (wait.count > 1) return;
  control.classList.add("is-heard");
  wait.timer = setTimeout(() => (wait.mark = addMark(control)), patience);
}

function end(control) {
  const wait = waits.get(control);
  wait.count -= 1;
  if (wait.count > 0) return;
  if (lastUsed === control) lastUsed = undefined;
  clearTimeout(wait.timer);
  waits.delete(control);
  control.classList.remove("is-heard");
  control.removeAttribute("aria-busy");
  wait.mark?.remove();
}

/** `data-stays`: a painter places the children of the same element (`placeChildren`). */
function addMark(control) {
  const mark = document.createElement("span");
  mark.className = "busy-mark";
  mark.ariaHidden = "true";
  mark.dataset.stays = "";
  control.setAttribute("aria-busy", "true");
  control.append(mark);
  return mark;
}

function wordsOf(control) {
  return control.getAttribute("aria-label") ?? control.textContent;
}
