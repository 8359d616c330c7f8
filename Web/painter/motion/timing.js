import { finite } from "../values.js";

/** Maximum number of easing samples that a painter uses. */
const sampleCountMax = 200;

/**
 * Converts a `MotionTiming` for the Web Animations API.
 * @param {any} timing @returns {KeyframeAnimationOptions|undefined} Undefined for a duration of 0.
 */
export function optionsOf(timing) {
  const duration = Math.max(0, finite(timing?.duration)) * 1000;
  if (duration === 0) return undefined;
  const count = finite(timing.repeatCount, 1);
  return {
    duration,
    delay: Math.max(0, finite(timing.delay)) * 1000,
    easing: easing(timing),
    iterations: count === 0 ? Infinity : Math.max(1, count),
    direction: timing.autoreverses === true ? "alternate" : "normal",
    fill: "backwards",
  };
}

function easing({ bezier, samples }) {
  if (areNumbers(samples) && samples.length >= 2 && samples.length <= sampleCountMax) return `linear(${samples.join(", ")})`;
  if (!areNumbers(bezier) || bezier.length !== 4) return "linear";
  const [x1, y1, x2, y2] = bezier;
  return `cubic-bezier(${clamped(x1)}, ${y1}, ${clamped(x2)}, ${y2})`;
}

function clamped(value) {
  return Math.min(1, Math.max(0, value));
}

function areNumbers(values) {
  return Array.isArray(values) && values.every(Number.isFinite);
}
