import { locale, phrase, phraseNodes } from "../words.js";

const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
const weekday = new Intl.DateTimeFormat(locale, { weekday: "long" });
const date = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "long" });
const dateAndYear = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" });
const dayOfYear = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long" });
const dayLength = 86_400_000;

/** Milliseconds between two messages after which the time is shown again. */
export const pauseLength = 45 * 60_000;

/** @param {number} milliseconds */
export function timeOfDay(milliseconds) {
  return clock.format(milliseconds);
}

const shortWeekday = new Intl.DateTimeFormat(locale, { weekday: "short" });
const shortDate = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" });
const fullDate = new Intl.DateTimeFormat(locale, { dateStyle: "short" });

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
  return phraseNodes("{day}, {time}", { day: dayOfYear.format(milliseconds), time: clock.format(milliseconds) }).join("");
}

/** @param {number} milliseconds @param {number} [now] */
export function day(milliseconds, now = Date.now()) {
  const distance = Math.round((startOfDay(now) - startOfDay(milliseconds)) / dayLength);
  if (distance === 0) return phrase("Today");
  if (distance === 1) return phrase("Yesterday");
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
