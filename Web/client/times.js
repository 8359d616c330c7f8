const clock = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: "long" });
const date = new Intl.DateTimeFormat(undefined, { weekday: "short", day: "numeric", month: "long" });
const dateAndYear = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "long", year: "numeric" });
const dayOfYear = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "long" });
const dayLength = 86_400_000;

/** Milliseconds between two messages after which the time is shown again. */
export const pauseLength = 45 * 60_000;

/** @param {number} milliseconds */
export function timeOfDay(milliseconds) {
  return clock.format(milliseconds);
}

const shortWeekday = new Intl.DateTimeFormat(undefined, { weekday: "short" });
const shortDate = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short" });
const fullDate = new Intl.DateTimeFormat(undefined, { dateStyle: "short" });

/**
 * Returns a time as a list shows it: today the clock, then the day of the week, then the date.
 * @param {number} milliseconds @param {number} [now]
 */
export function shortTime(milliseconds, now = Date.now()) {
  const distance = Math.round((startOfDay(now) - startOfDay(milliseconds)) / dayLength);
  if (distance <= 0) return clock.format(milliseconds);
  if (distance < 7) return shortWeekday.format(milliseconds);
  return distance < 300 ? shortDate.format(milliseconds) : fullDate.format(milliseconds);
}

/** @param {number} milliseconds */
export function dateAndTime(milliseconds) {
  return `${dayOfYear.format(milliseconds)}, ${clock.format(milliseconds)}`;
}

/** @param {number} milliseconds @param {number} [now] */
export function day(milliseconds, now = Date.now()) {
  const distance = Math.round((startOfDay(now) - startOfDay(milliseconds)) / dayLength);
  if (distance === 0) return "Today";
  if (distance === 1) return "Yesterday";
  if (distance > 1 && distance < 7) return weekday.format(milliseconds);
  return distance < 300 ? date.format(milliseconds) : dateAndYear.format(milliseconds);
}

/** @param {number} one @param {number} other */
export function isSameDay(one, other) {
  return startOfDay(one) === startOfDay(other);
}

function startOfDay(milliseconds) {
  return new Date(milliseconds).setHours(0, 0, 0, 0);
}
