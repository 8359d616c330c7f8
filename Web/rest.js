/**
 * Pauses what is live on a page that has been out of sight for a while, and lets it go on as soon as it is seen.
 * @param {number} delay Milliseconds.
 * @param {() => Iterable<{pause: () => void, resume: () => void}>} parts
 */
export function restOutOfSight(delay, parts) {
  let timer;
  let isResting = false;
  document.addEventListener("visibilitychange", consider);
  consider();

  function consider() {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => rest(true), delay);
    else if (isResting) rest(false);
  }

  function rest(isNeeded) {
    isResting = isNeeded;
    for (const part of parts()) {
      if (isNeeded) part.pause();
      else part.resume();
    }
  }
}
