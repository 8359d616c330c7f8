/** Returns a text without accents and capitals, so that “zoe” finds “Zoë”, in any language. */
export function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
