import { pathData, rectangle } from "../values.js";
import { lookOf, waysThrough } from "./look.js";

/** Maximum number of keyframes that a painter animates. */
const stepCountMax = 200;
/** Kinds whose content cannot be interpolated between two looks: their keyframes are shown one after the other. */
const discreteKinds = ["text", "image"];

/**
 * Starts animations through keyframes that a painter cannot derive from the first and the last look.
 * @param {import("../views/node-view.js").NodeView} view @param {any} steps @param {KeyframeAnimationOptions} options
 * @returns {Animation[]}
 */
export function stepsOf(view, { frames, transforms, opacities, paths, looks }, options) {
  const animations = [];
  const animate = (element, keyframes) => animations.push(element.animate(keyframes, options));
  if (areMany(looks)) animations.push(...looksOf(view, looks, options));
  if (areMany(frames)) animate(view.element, placesOf(frames, view.node.frame));
  const layer = view.layers.at(-1);
  if (areMany(transforms) && transforms.every((values) => values?.length === 6 && values.every(Number.isFinite))) {
    animate(layer, { transform: transforms.map((values) => `matrix(${values.join(", ")})`) });
  }
  if (areMany(opacities) && opacities.every(Number.isFinite)) animate(layer, { opacity: opacities });
  if (areMany(paths) && view.outline) animate(view.outline, { d: paths.map((path) => `path("${pathData(path)}")`) });
  return animations;
}

function areMany(values) {
  return Array.isArray(values) && values.length >= 2 && values.length <= stepCountMax;
}

/** Returns positions relative to the final one. */
function placesOf(frames, end) {
  const [left, top] = rectangle(end);
  const all = frames.map(rectangle);
  return {
    translate: all.map(([x, y]) => `${x - left}px ${y - top}px`),
    width: all.map(([, , width]) => `${width}px`),
    height: all.map(([, , , height]) => `${height}px`),
  };
}

function looksOf(view, looks, options) {
  const { node } = view;
  const contentOf = (look) => ((look?.content?.kind ?? "group") === "group" ? node.content : look.content);
  if (!looks.every((look) => contentOf(look)?.kind === node.content?.kind)) return [];
  const seen = looks.map((look) => {
    view.update({ ...node, style: look?.style, content: contentOf(look) });
    return lookOf(view);
  });
  view.update(node);
  const animations = waysThrough(seen, view).map(({ element, keyframes }) => element.animate(keyframes, options));
  const contents = looks.map(contentOf);
  const isDiscrete = discreteKinds.includes(node.content?.kind) && contents.some((each) => each !== node.content);
  return isDiscrete ? [...animations, showInTurn(view, contents, options)] : animations;
}

/** Shows contents one after the other, timed by an empty animation. */
function showInTurn(view, contents, options) {
  const clock = view.element.animate({}, { ...options, fill: "both" });
  let shown = -1;
  const show = () => {
    const progress = clock.effect.getComputedTiming().progress;
    if (clock.playState === "idle" || clock.playState === "finished" || progress === null) return;
    const index = Math.min(contents.length - 1, Math.max(0, Math.round(progress * (contents.length - 1))));
    if (index !== shown) view.draw(contents[index]);
    shown = index;
    requestAnimationFrame(show);
  };
  show();
  const end = () => view.draw(view.node.content ?? { kind: "group" });
  clock.finished.then(() => (clock.cancel(), end()), end);
  return clock;
}
