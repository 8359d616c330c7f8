import { phrase, phraseCount } from "../../words.js";

/**
 * Returns what an app asks for, as in “Album asks for a picture”.
 * @param {import("../../wire.js").FileRequest} request
 */
export function titleOf({ name, wish, offer }) {
  if (offer) return phraseCount("{name} has a file for you", "{name} has {count} files for you", offer.files.length, { name });
  return wishWords(wish, { name });
}

/**
 * Returns what the person should know before choosing.
 * @param {import("../../wire.js").FileWish} wish
 */
export function explanationOf(wish) {
  const count = wish.countMax === 1 ? "" : phraseCount("Up to {count} at once.", "Up to {count} at once.", wish.countMax);
  const place = wish.source === "files" ? "" : phrase("Place, time and camera are taken out of them.");
  const use = phrase("The app gets copies of what you choose, and sees nothing else of yours.");
  return [count, wish.source === "files" && kindsOf(wish), use, place].filter(Boolean).join(" ");
}

/** Kinds of files that are named; of more it says that there are others. */
const namedMax = 8;

function kindsOf({ extensions }) {
  if (extensions.length === 0) return "";
  const kinds = extensions.slice(0, namedMax).map((ending) => `.${ending}`).join(", ");
  return extensions.length > namedMax ? phrase("Kinds: {kinds} and others.", { kinds }) : phrase("Kinds: {kinds}.", { kinds });
}

function wishWords({ source, mediaTypes, countMax }, name) {
  const isOne = countMax === 1;
  const isAll = (kind) => mediaTypes.length > 0 && mediaTypes.every((type) => type.startsWith(`${kind}/`));
  if (isAll("image")) return isOne ? phrase("{name} asks for a picture", name) : phrase("{name} asks for pictures", name);
  if (isAll("video")) return isOne ? phrase("{name} asks for a video", name) : phrase("{name} asks for videos", name);
  if (source === "files") return isOne ? phrase("{name} asks for a file", name) : phrase("{name} asks for files", name);
  return isOne ? phrase("{name} asks for a picture or video", name) : phrase("{name} asks for pictures and videos", name);
}

/** @param {import("../../wire.js").FileWish} wish @returns {string} Value of an input's `accept`. */
export function acceptOf({ mediaTypes, extensions }) {
  return [...mediaTypes, ...extensions.map((ending) => `.${ending}`)].join(",");
}
