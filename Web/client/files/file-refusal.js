import { sizeWords } from "./size-words.js";
import { phrase, phraseCount } from "../../words.js";

/**
 * Returns why a file is not taken into the input field.
 * @param {File} file @param {number} byteCountMax @param {number} countMax Of bytes, and of files of a message, which are not
 *   more where the file itself is at fault.
 */
export function fileRefusal({ name, size }, byteCountMax, countMax) {
  if (size > byteCountMax) return phrase("“{name}” has {size}. A file may have {limit}.", { name, size: sizeWords(size), limit: sizeWords(byteCountMax) });
  if (size === 0) return phrase("“{name}” is empty, or a folder.", { name });
  return phraseCount("A message has at most {count} file.", "A message has at most {count} files.", countMax);
}
