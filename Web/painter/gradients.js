import { makeSVG } from "../dom.js";
import { colour, finite, pixels } from "./values.js";

/**
 * Gradients as SVG has them (linear and radial), and as CSS has them (all kinds). Their numbers come in units of the
 * node's frame, so a frame's size is always needed.
 */

/** @typedef {{width: number, height: number}} Size */

let gradientCount = 0;

/** @param {any} paint @returns {boolean} */
export function isGradient(paint) {
  return ["linearGradient", "radialGradient", "angularGradient"].includes(paint?.kind);
}

/**
 * An SVG gradient with an id of its own; undefined for the kinds that SVG has not.
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
 * A CSS image of the frame's size, its corner at `origin`.
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

/** CSS measures along a line through the middle, as long as the frame seen from its direction. */
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

/** CSS counts angles from the top. Behind the last stop its colour goes on until the turn is full. */
function cssAngular(paint, { width, height }, origin) {
  const start = finite(paint.startAngle);
  const span = Math.max(0.0001, finite(paint.endAngle) - start);
  const centre = `${pixels(finite(paint.centerX) * width - origin.x)} ${pixels(finite(paint.centerY) * height - origin.y)}`;
  const list = smoothStops(paint).map((stop) => `${stop.colour} ${stop.location * span}deg`);
  return `conic-gradient(from ${start + 90}deg at ${centre}, ${listed(list)})`;
}

/** CSS wants two stops at least. */
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

/** Steps between two stops of different opacity. */
const stepCount = 8;

/**
 * CSS mixes colours as far as they are opaque, SVG and the other painter do not: between stops of different opacity
 * further ones lead along the way that those take.
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
