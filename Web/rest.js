/**
 * Pauses the live parts of a page that has been hidden for a while, and resumes them as soon as it is visible.
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
