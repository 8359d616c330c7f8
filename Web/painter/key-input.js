import { textFields } from "../dom.js";
import { isMac, keyName, modifier, modifiersOf } from "./key-names.js";

/** Milliseconds between two repeats that the app is told of: about as many as a keyboard sends. */
const repeatInterval = 33;

/** Keys that stay the browser's together with Command, or Control where there is no Command key. */
const browserKeys = new Set("lrtwnq0123456789+-=[]".split(""));
/** Keys that edit the text of a field together with Command. */
const editKeys = new Set("acvxyz".split(""));
/** Keys that are pressed by themselves to change others, or of which nothing is known. */
const silentKeys = new Set(["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Insert", "Dead",
  "Process", "Unidentified", "ContextMenu", "Fn", "NumLock"]);
/** Keys of a field that do not type into it, which a view may have for itself. */
const fieldKeys = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Escape", "Enter"]);

/**
 * Tells the app of the keys that its views listen to while the focus is in the scene, and activates controls by their
 * shortcuts. What belongs to the browser, to assistive technology or to the typing in a field stays there.
 */
export class KeyInput {
  #surface;
  #painter;
  #lastRepeat = 0;
  #listeners = { keydown: (event) => this.#keyDown(event), keyup: (event) => this.#tell(event, "up") };

  /** @param {HTMLElement} surface @param {import("./painter.js").Painter} painter */
  constructor(surface, painter) {
    this.#surface = surface;
    this.#painter = painter;
  }

  connect() {
    for (const [name, listener] of Object.entries(this.#listeners)) this.#surface.addEventListener(name, listener);
    document.addEventListener("keydown", this.#around);
  }

  disconnect() {
    for (const [name, listener] of Object.entries(this.#listeners)) this.#surface.removeEventListener(name, listener);
    document.removeEventListener("keydown", this.#around);
  }

  /** Hears shortcuts while the focus is on the element that holds the scene, such as the panel. */
  #around = (event) => {
    if (event.target === this.#surface.closest("[tabindex]") && !isForeign(event)) this.#shortcut(event);
  };

  #keyDown(event) {
    if (isForeign(event)) return;
    if (this.#tell(event, event.repeat ? "repeat" : "down")) return;
    if (!event.repeat) this.#shortcut(event);
  }

  /** @returns {boolean} Whether a view listens to the key alone, so that nothing else happens to it. */
  #tell(event, phase) {
    if (isForeign(event)) return false;
    const press = { key: keyName(event), characters: charactersOf(event), modifiers: modifiersOf(event), phase };
    const listener = this.#listener(event.target, press);
    if (!listener) return false;
    const { view, filter } = listener;
    const takes = isTaken(event, filter);
    if (takes) event.preventDefault();
    if (phase === "repeat" && event.timeStamp - this.#lastRepeat < repeatInterval) return takes;
    if (phase === "repeat") this.#lastRepeat = event.timeStamp;
    this.#painter.send({ kind: "key", node: view.node.id, event: press });
    return takes;
  }

  #listener(target, press) {
    for (let view = this.#painter.viewAt(target); view; view = this.#painter.viewAt(view.element.parentElement)) {
      const filter = view.keys.presses?.find((each) => admits(each, press));
      if (filter) return { view, filter };
    }
    return undefined;
  }

  #shortcut(event) {
    if (event.defaultPrevented || isOwnKey(event)) return;
    const view = this.#controls(event).sort((one, other) => (follows(one, other) ? 1 : -1))[0];
    if (!view) return;
    event.preventDefault();
    // The path of a click by keyboard: a disabled control ignores it.
    view.element.click();
  }

  #controls(event) {
    const [key, modifiers] = [keyName(event), heldFor(modifiersOf(event))];
    return [...this.#painter.views].filter((view) =>
      view.keys.shortcuts?.some((each) => each.key === key && heldFor(each.modifiers) === modifiers)
      && !view.isDisabled && !view.element.closest("[inert], .is-away"));
  }
}

function follows(one, other) {
  return (one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

/** Returns the modifiers by which shortcuts differ. Where there is no Command key, Control stands for both. */
function heldFor(modifiers) {
  const held = modifiers & ~(modifier.capsLock | modifier.numericPad);
  if (isMac || (held & modifier.control) === 0) return held;
  return (held & ~modifier.control) | modifier.command;
}

/** Returns whether the key belongs to the browser, the system or assistive technology. */
function isForeign(event) {
  if (event.defaultPrevented || event.isComposing || silentKeys.has(event.key) || /^F\d/.test(event.key)) return true;
  if (event.getModifierState("AltGraph")) return false;
  // Screen readers use Control and Option, or the Windows key, together with others.
  if ((event.ctrlKey && event.altKey) || (event.metaKey && !isMac)) return true;
  if (event.altKey && (event.key === "ArrowLeft" || event.key === "ArrowRight") && !isMac) return true;
  return isCommand(event) && browserKeys.has(keyName(event));
}

function isCommand(event) {
  return isMac ? event.metaKey : event.ctrlKey && !event.getModifierState("AltGraph");
}

function isField(target) {
  return target instanceof HTMLElement && target.matches(`${textFields}, input, select`);
}

/** Returns whether what has the focus does something by itself with the key, which no shortcut replaces. */
function isOwnKey(event) {
  const { target } = event;
  const isPlain = !isCommand(event) && !event.ctrlKey && !event.altKey;
  if (isField(target)) return isPlain ? event.key !== "Escape" : editKeys.has(keyName(event)) || event.key.startsWith("Arrow");
  const isPushed = target instanceof HTMLElement && target.matches("button, a, summary, [role='button'], [role='link']");
  return isPlain && isPushed && (event.key === "Enter" || event.key === " ");
}

/** Returns whether nothing else shall happen to a key that a view listens to. */
function isTaken(event, filter) {
  if (isCommand(event) || event.ctrlKey) return false;
  const isNamed = filter.keys?.includes(keyName(event)) === true;
  if (isField(event.target)) return isNamed && fieldKeys.has(event.key) && !event.shiftKey;
  // A view that listens to every key leaves Return, Space and Escape to what the focus is on.
  const isEverything = filter.keys === undefined && filter.typed === undefined;
  if (!isNamed && event.key === "Escape") return false;
  return !(isEverything && isOwnKey(event));
}

/**
 * Returns whether a listener wants the press, as `KeyFilter.admits` does in the app.
 * @param {import("../wire.js").KeyFilter} filter @param {import("../wire.js").KeyEvent} press
 */
function admits({ keys, typed, phases }, press) {
  if (!phases.includes(press.phase)) return false;
  if (keys === undefined && typed === undefined) return true;
  if (keys?.includes(press.key)) return true;
  return typed !== undefined && [...press.characters].some((each) => each > "\x7f" || typed.includes(each));
}

function charactersOf(event) {
  return [...event.key].length === 1 ? event.key : "";
}
