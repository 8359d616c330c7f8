/** Milliseconds after which a busy control shows a progress mark. */
const patience = 300;

/**
 * Controls with pending work: the number of pending promises, and the control's label when it was used.
 * @type {WeakMap<Element, {count: number, words: string, timer?: number, mark?: Element}>}
 */
const waits = new WeakMap();
/** @type {Element|undefined} */
let lastUsed;

/**
 * Shows feedback in the control that started some work until the work ends: a pressed look at once, and a progress mark
 * if it takes long. One control may have several works pending.
 * @param {Element|undefined} control @param {any} work Ignored if it is not a promise.
 */
export function showBusy(control, work) {
  if (!control || typeof work?.then !== "function") return;
  begin(control);
  work.then(() => end(control), () => end(control));
}

/**
 * Wraps a click listener that may return a promise, for which its control then shows progress. A further click
 * meanwhile would repeat the action and is ignored, unless another control was used in between or the label has
 * changed.
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

/**
 * Adds the mark. `data-stays` protects it from `placeChildren`, with which a painter manages the control's children.
 */
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
