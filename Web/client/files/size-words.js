import { digits, phrase, phraseCount } from "../../words.js";

/** @param {number} count @returns {string} A size such as “1.4 MB”. */
export function sizeWords(count) {
  if (count < 1e3) return phraseCount("{count} byte", "{count} bytes", count);
  if (count < 1e6) return phrase("{size} KB", { size: short(count / 1e3) });
  return count < 1e9 ? phrase("{size} MB", { size: short(count / 1e6) }) : phrase("{size} GB", { size: short(count / 1e9) });
}

function short(size) {
  return digits(size, size < 10 ? 1 : 0);
}
