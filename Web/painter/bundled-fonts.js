/** Fonts that apps bring along: each is a family of its own, named by a hash of its file, and loaded once text is set in it. */

const bundledFamily = /^app-font-[0-9a-z]{1,40}$/;
/** Fonts that a page keeps at most; an app has 32. Text in further ones is drawn in the system font. */
const countMax = 200;
/** How often a page asks for a font that does not arrive. */
const attemptsMax = 3;
/** @type {Map<string, FontFace>} */
const faces = new Map();
/** @type {Map<string, number>} */
const failures = new Map();

/** @param {string} family */
export function isBundled(family) {
  return bundledFamily.test(family);
}

/**
 * Has the browser load a font, unless it has it or does already. One that did not arrive is asked for again when text is next set in it, and
 * after a few times left to the system font.
 * @param {string} family
 */
export function loadBundled(family) {
  if (faces.has(family) || faces.size >= countMax || failures.get(family) >= attemptsMax) return;
  const face = new FontFace(family, `url("/fonts/${family}")`, { display: "swap" });
  faces.set(family, face);
  document.fonts.add(face);
  face.load().catch(() => {
    document.fonts.delete(face);
    faces.delete(family);
    failures.set(family, (failures.get(family) ?? 0) + 1);
  });
}
