/**
 * Returns what an app asks for, as in “Album asks for a picture”.
 * @param {import("../../wire.js").FileRequest} request
 */
export function titleOf({ name, wish, offer }) {
  if (offer) return offer.files.length === 1 ? `${name} has a file for you` : `${name} has ${offer.files.length} files for you`;
  const [one, several] = nouns(wish);
  return `${name} asks for ${wish.countMax === 1 ? one : several}`;
}

/**
 * Returns what the person should know before choosing.
 * @param {import("../../wire.js").FileWish} wish
 */
export function explanationOf(wish) {
  const count = wish.countMax === 1 ? "" : `Up to ${wish.countMax} at once. `;
  const kinds = wish.source === "files" && wish.extensions.length > 0
    ? `Kinds: ${wish.extensions.slice(0, 8).map((ending) => `.${ending}`).join(", ")}${wish.extensions.length > 8 ? " and others" : ""}. `
    : "";
  const place = wish.source === "files" ? "" : "Place, time and camera are taken out of them. ";
  return `${count}${kinds}The app gets copies of what you choose, and sees nothing else of yours. ${place}`.trim();
}

/** @param {import("../../wire.js").FileWish} wish @returns {[string, string]} */
function nouns({ source, mediaTypes }) {
  const isAll = (kind) => mediaTypes.length > 0 && mediaTypes.every((type) => type.startsWith(`${kind}/`));
  if (isAll("image")) return ["a picture", "pictures"];
  if (isAll("video")) return ["a video", "videos"];
  return source === "files" ? ["a file", "files"] : ["a picture or video", "pictures and videos"];
}

/** @param {import("../../wire.js").FileWish} wish @returns {string} Value of an input's `accept`. */
export function acceptOf({ mediaTypes, extensions }) {
  return [...mediaTypes, ...extensions.map((ending) => `.${ending}`)].join(",");
}
