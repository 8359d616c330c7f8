/**
 * Keeps a text in the tab for the page that follows this one, or without one takes what is kept.
 * @param {import("./conversation-api.js").ConversationAPI} api
 * @param {string} [text]
 */
export function kept({ membership }, text) {
  const key = `draft ${membership?.path}`;
  try {
    const old = sessionStorage.getItem(key);
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return old;
  } catch {
    return null;
  }
}
