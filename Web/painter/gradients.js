import { makeSVG } from "../dom.js";
import { colour, finite, pixels } from "./values.js";

/**
 * Gradients in SVG (linear and radial) and in CSS (all kinds). Their coordinates are relative to the node's frame, so
 * its size is always needed.
 */

/** @typedef {{width: number, height: number}} Size */

let gradientCount = 0;

/** @param {any} paint @returns {boolean} */
export function isGradient(paint) {
  return ["linearGradient", "radialGradient", "angularGradient"].includes(paint?.kind);
}

/**
 * Returns an SVG gradient with a unique id; undefined for kinds that SVG does not have.
 * @param {any} paint @param {Size} size
 */
export function svgGradient(paint, size) {
  const gradient = paint?.kind === "linearGradient" ? svgLinear(paint, size)
    : paint?.kind === "radialGradient" ? svgRadial(paint, size)
    : undefined;
  if (!gradient) return undefined;
  gradient.id = `gradient-${(gradientCount += 1)}`;
  for (const stop of stopsOf(paint)) {
    gradient.append(makeSVG("stop", { offset: stop.location, "stop-color": stop.colour }));
  }
  return gradient;
}

function svgLinear({ startX, startY, endX, endY }, { width, height }) {
  const start = { x1: finite(startX) * width, y1: finite(startY) * height };
  const end = { x2: finite(endX) * width, y2: finite(endY) * height };
  return makeSVG("linearGradient", { gradientUnits: "userSpaceOnUse", ...start, ...end });
}

function svgRadial({ centerX, centerY, startRadius, endRadius, isElliptical }, { width, height }) {
  const r = Math.max(0, finite(endRadius));
  const radii = { fr: Math.min(r, Math.max(0, finite(startRadius))), r };
  const stretch = isElliptical === true ? ` scale(${width} ${height})` : "";
  const gradientTransform = `translate(${finite(centerX) * width} ${finite(centerY) * height})${stretch}`;
  return makeSVG("radialGradient", { gradientUnits: "userSpaceOnUse", cx: 0, cy: 0, ...radii, gradientTransform });
}

/**
 * Returns a CSS image of the frame's size, for a box whose corner is at `origin`.
 * @param {any} paint @param {Size} size
 */
export function cssGradient(paint, size, origin = { x: 0, y: 0 }) {
  switch (paint?.kind) {
    case "linearGradient":
      return cssLinear(paint, size);
    case "radialGradient":
      return cssRadial(paint, size);
    case "angularGradient":
      return cssAngular(paint, size, origin);
    default:
      return "none";
  }
}

/**
 * Converts to CSS, which measures along a line through the centre, as long as the frame's projection onto its
 * direction.
 */
function cssLinear(paint, { width, height }) {
  const dx = (finite(paint.endX) - finite(paint.startX)) * width;
  const dy = (finite(paint.endY) - finite(paint.startY)) * height;
  const length = Math.hypot(dx, dy);
  const stops = smoothStops(paint);
  if (length === 0) return plain(stops.at(-1)?.colour);
  const [ux, uy] = [dx / length, dy / length];
  const whole = Math.abs(width * ux) + Math.abs(height * uy);
  const start = (finite(paint.startX) - 0.5) * width * ux + (finite(paint.startY) - 0.5) * height * uy + whole / 2;
  const list = stops.map((stop) => `${stop.colour} ${pixels(start + stop.location * length)}`);
  return `linear-gradient(${Math.atan2(dx, -dy)}rad, ${listed(list)})`;
}

function cssRadial(paint, { width, height }) {
  const end = Math.max(0, finite(paint.endRadius));
  const start = Math.min(end, Math.max(0, finite(paint.startRadius)));
  const isElliptical = paint.isElliptical === true;
  const stops = smoothStops(paint);
  if (end === 0) return plain(stops.at(-1)?.colour);
  const shape = isElliptical ? `${pixels(end * width)} ${pixels(end * height)}` : `circle ${pixels(end)}`;
  const centre = `${pixels(finite(paint.centerX) * width)} ${pixels(finite(paint.centerY) * height)}`;
  const list = stops.map((stop) => `${stop.colour} ${((start + stop.location * (end - start)) / end) * 100}%`);
  return `radial-gradient(${shape} at ${centre}, ${listed(list)})`;
}

/** Converts to CSS, which measures angles from the top. The last colour fills the rest of the turn. */
function cssAngular(paint, { width, height }, origin) {
  const start = finite(paint.startAngle);
  const span = Math.max(0.0001, finite(paint.endAngle) - start);
  const centre = `${pixels(finite(paint.centerX) * width - origin.x)} ${pixels(finite(paint.centerY) * height - origin.y)}`;
  const list = smoothStops(paint).map((stop) => `${stop.colour} ${stop.location * span}deg`);
  return `conic-gradient(from ${start + 90}deg at ${centre}, ${listed(list)})`;
}

/** CSS requires at least two stops. */
function listed(stops) {
  return stops.length > 1 ? stops.join(", ") : plainStops(stops[0]);
}

function plainStops(stop = "transparent") {
  const paint = stop.split(" ")[0];
  return `${paint}, ${paint}`;
}

function plain(paint) {
  return `linear-gradient(${plainStops(paint)})`;
}

function stopsOf(paint) {
  const stops = Array.isArray(paint?.stops) ? paint.stops : [];
  return stops.map((stop) => ({ location: finite(stop?.location), colour: colour(stop?.color) }));
}

/** Number of steps between two stops of different opacity. */
const stepCount = 8;

/**
 * Returns stops with which CSS draws like SVG and the Cairo painter. CSS interpolates premultiplied colours, they do
 * not: between stops of different opacity, intermediate ones approximate their result.
 */
function smoothStops(paint) {
  const stops = stopsOf(paint);
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    if (!next || alpha(stop.colour) === alpha(next.colour)) return [stop];
    const steps = Array.from({ length: stepCount - 1 }, (_, step) => mixed(stop, next, (step + 1) / stepCount));
    return [stop, ...steps];
  });
}

function alpha(paint) {
  return paint === "transparent" ? "00" : paint.slice(7);
}

function mixed(from, to, share) {
  const [one, other] = [parts(from.colour), parts(to.colour)];
  const values = one.map((value, index) => Math.round(value + (other[index] - value) * share));
  const hexadecimal = values.map((value) => value.toString(16).padStart(2, "0")).join("");
  return { location: from.location + (to.location - from.location) * share, colour: `#${hexadecimal}` };
}

function parts(paint) {
  const digits = paint === "transparent" ? "00000000" : paint.slice(1);
  return [0, 2, 4, 6].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}
