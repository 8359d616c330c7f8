import { Ghosts } from "./motion/ghosts.js";
import { lookOf, waysBetween } from "./motion/look.js";
import { stepsOf } from "./motion/steps.js";
import { optionsOf } from "./motion/timing.js";

/**
 * Animates a patch, whose changes themselves take effect at once. With reduced motion nothing is animated.
 */
export class Animator {
  #painter;
  #ghosts = new Ghosts();
  /**
   * Running animations by view.
   * @type {Map<any, Animation[]>}
   */
  #running = new Map();
  #calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** @param {import("./painter.js").Painter} painter */
  constructor(painter) {
    this.#painter = painter;
  }

  disconnect() {
    this.#ghosts.clear();
    for (const view of [...this.#running.keys()]) this.#stop(view);
  }

  /**
   * Applies a patch with `paint`, and animates what its motions describe.
   * @param {any} patch @param {() => void} paint
   */
  paint(patch, paint) {
    const motions = this.#calm.matches || !Array.isArray(patch.motions) ? [] : patch.motions;
    const plans = motions.flatMap((motion) => this.#plan(motion));
    this.#stopWhatChanges(patch);
    paint();
    const started = new Set();
    for (const plan of plans) this.#carryOut(plan, started);
  }

  /** Captures what must be known before the patch is applied. */
  #plan(motion) {
    const options = optionsOf(motion?.timing);
    if (!options) return [];
    const before = new Map((motion.before ?? []).map((node) => [node?.id, node]));
    const steps = new Map((motion.steps ?? []).map((each) => [each?.node, each]));
    const moves = (motion.nodes ?? []).map((id) => {
      const view = before.has(id) ? undefined : this.#painter.view(id);
      return { id, options, before: before.get(id), steps: steps.get(id), from: view && this.#lookOf(view), copy: view && copyOf(view) };
    });
    const ghosts = (motion.after ?? []).flatMap((node) => {
      const view = this.#painter.view(node?.id);
      return view ? [{ options, ghost: this.#ghosts.prepare(view, node, this.#lookOf(view)) }] : [];
    });
    return [...moves, ...ghosts];
  }

  /** @param {import("./views/node-view.js").NodeView} view */
  #lookOf(view) {
    return lookOf(view, this.#running.has(view));
  }

  /** Stops the animations of nodes that change. An infinite one continues if its node only moves. */
  #stopWhatChanges(patch) {
    for (const { op, node, id } of patch.operations) {
      const view = this.#painter.view(op === "put" ? node.id : id);
      if (!view || !this.#running.has(view)) continue;
      const isOther = op === "put" && looks(node) !== looks(view.node);
      const isElsewhere = op === "frame" || (op === "put" && String(node.frame) !== String(view.node.frame));
      if (isOther) this.#stop(view);
      else if (isElsewhere) this.#stop(view, (animation) => animation.effect.getTiming().iterations !== Infinity);
    }
    for (const view of this.#running.keys()) if (!view.element.isConnected) this.#stop(view);
  }

  /** @param {import("./views/node-view.js").NodeView} view @param {(animation: Animation) => boolean} [matches] */
  #stop(view, matches = () => true) {
    const all = this.#running.get(view) ?? [];
    for (const animation of all.filter(matches)) animation.cancel();
    const left = all.filter((animation) => !matches(animation));
    if (left.length > 0) this.#running.set(view, left);
    else this.#running.delete(view);
  }

  /** @param {any} plan @param {Set<any>} started Views that another motion of the same patch animates as well. */
  #carryOut({ id, options, before, steps, from, copy, ghost }, started) {
    if (ghost) return this.#ghosts.show(ghost, options);
    const view = this.#painter.view(id);
    if (!view) return;
    const start = before ? this.#lookBefore(view, before) : from;
    if (!start && !steps) return;
    const to = lookOf(view);
    const ways = start ? waysBetween(start, to, view) : [];
    const animations = ways.map(({ element, keyframes }) => element.animate(keyframes, options));
    if (steps) animations.push(...stepsOf(view, steps, options));
    const fades = copy && start?.content && !steps?.looks && start.content.said !== to.content?.said;
    if (fades) animations.push(...this.#fade(view, copy, options));
    if (!started.has(view)) this.#stop(view);
    started.add(view);
    const all = [...(this.#running.get(view) ?? []), ...animations];
    if (all.length > 0) this.#running.set(view, all);
    for (const animation of animations) animation.finished.then(() => this.#forget(view, animation), () => {});
  }

  #forget(view, animation) {
    const left = (this.#running.get(view) ?? []).filter((each) => each !== animation);
    if (left.length > 0) this.#running.set(view, left);
    else this.#running.delete(view);
  }

  /** Returns a look that was never shown, by applying it temporarily. */
  #lookBefore(view, before) {
    const { node } = view;
    const content = (before.content?.kind ?? "group") === "group" ? node.content : before.content;
    if (content?.kind !== node.content?.kind) return undefined;
    view.update({ ...node, frame: before.frame, style: before.style, content });
    const look = lookOf(view);
    view.update(node);
    return look;
  }

  /** Cross-fades from a copy of the old content. */
  #fade(view, copy, options) {
    copy.dataset.stays = "";
    copy.ariaHidden = "true";
    view.fades.before(copy);
    const out = copy.animate({ opacity: [1, 0] }, { ...options, fill: "both" });
    out.finished.then(() => copy.remove(), () => copy.remove());
    return [out, view.fades.animate({ opacity: [0, 1] }, options)];
  }
}

/** @param {import("../wire.js").Node} node */
function looks({ style, content }) {
  return JSON.stringify([style ?? {}, content ?? {}]);
}

function copyOf(view) {
  return view.fades?.cloneNode(true);
}
