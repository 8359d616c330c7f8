const modifierNames = { 1: "CapsLock", 2: "Shift", 4: "Control", 8: "Alt", 16: "Meta" };

export const isMac = /mac|iphone|ipad/i.test(navigator.platform);

/** Bits of the modifiers on the wire. */
export const modifier = Object.freeze({ capsLock: 1, shift: 2, control: 4, option: 8, command: 16, numericPad: 32 });

/**
 * Returns a combination as `aria-keyshortcuts` names it.
 * @param {import("../wire.js").KeyCombination} shortcut
 */
export function ariaShortcut({ key, modifiers }) {
  const held = Object.entries(modifierNames).filter(([bit]) => (modifiers & Number(bit)) !== 0).map(([, name]) => name);
  const shown = isMac ? held : held.map((name) => (name === "Meta" ? "Control" : name));
  return [...new Set(shown), key === " " ? "Space" : key].join("+");
}

/**
 * Returns the name of a key, letters in lower case: Shift and Caps Lock change what it types, not which it is.
 * @param {KeyboardEvent} event
 */
export function keyName(event) {
  return [...event.key].length === 1 ? event.key.toLowerCase() : event.key;
}

/**
 * Returns the modifiers that an app is told of. Control counts as Command where there is no Command key; the key for
 * third-level characters belongs to the character.
 * @param {KeyboardEvent} event
 */
export function modifiersOf(event) {
  const isThirdLevel = event.getModifierState("AltGraph");
  let sum = 0;
  if (event.getModifierState("CapsLock")) sum |= modifier.capsLock;
  if (event.shiftKey) sum |= modifier.shift;
  if (event.ctrlKey && !isThirdLevel) sum |= isMac ? modifier.control : modifier.command;
  if (event.altKey && !isThirdLevel) sum |= modifier.option;
  if (event.metaKey && isMac) sum |= modifier.command;
  if (event.location === KeyboardEvent.DOM_KEY_LOCATION_NUMPAD) sum |= modifier.numericPad;
  return sum;
}
