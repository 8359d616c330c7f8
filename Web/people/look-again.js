/** Milliseconds between two looks. */
const pause = 4_000;

/**
 * Looks again and again at what changes without this page, while somebody sees it.
 * @param {() => boolean} isWanted Ends it once false. @param {() => Promise<unknown>} look What fails is tried again with the next look.
 */
export function lookAgain(isWanted, look) {
  const timer = setInterval(() => {
    if (!isWanted()) clearInterval(timer);
    else if (!document.hidden) look().catch(() => {});
  }, pause);
}
