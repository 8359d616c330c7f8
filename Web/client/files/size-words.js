/** @param {number} count @returns {string} A size such as “1.4 MB”. */
export function sizeWords(count) {
  if (count < 1000) return `${count} bytes`;
  const units = ["KB", "MB", "GB"];
  let [size, unit] = [count / 1000, 0];
  while (size >= 1000 && unit < units.length - 1) [size, unit] = [size / 1000, unit + 1];
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${units[unit]}`;
}
