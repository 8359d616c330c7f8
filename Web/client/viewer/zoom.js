const scaleMax = 8;

/** Scale and position of a zoomed picture: offsets in pixels from the centre of its stage. */
export class Zoom {
  scale = 1;
  x = 0;
  y = 0;
  #sizes;

  /**
   * @param {() => {stage: [number, number], content: [number, number]}} sizes Returns the sizes of the stage, and of
   *   the picture at scale 1.
   */
  constructor(sizes) {
    this.#sizes = sizes;
  }

  get isZoomed() {
    return this.scale > 1.001;
  }

  get transform() {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  reset() {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /**
   * Zooms about a fixed point.
   * @param {number} scale @param {number} x Distance from the centre. @param {number} y
   */
  to(scale, x = 0, y = 0) {
    const wanted = Math.min(scaleMax, Math.max(1, scale));
    const change = wanted / this.scale;
    this.x = x - (x - this.x) * change;
    this.y = y - (y - this.y) * change;
    this.scale = wanted;
    this.#keepInside();
  }

  /** @param {number} x @param {number} y */
  move(x, y) {
    this.x += x;
    this.y += y;
    this.#keepInside();
  }

  /** Limits the offsets, so that the picture covers the stage as far as its size allows. */
  #keepInside() {
    const { stage, content } = this.#sizes();
    const limit = (axis) => Math.max(0, (content[axis] * this.scale - stage[axis]) / 2);
    this.x = Math.min(limit(0), Math.max(-limit(0), this.x));
    this.y = Math.min(limit(1), Math.max(-limit(1), this.y));
  }
}

/**
 * Returns the largest size with the picture's aspect ratio that fits the stage.
 * @param {[number, number]} picture @param {[number, number]} stage @returns {[number, number]}
 */
export function fittingSize([width, height], [stageWidth, stageHeight]) {
  if (!(width > 0 && height > 0)) return [stageWidth, stageHeight];
  const scale = Math.min(stageWidth / width, stageHeight / height);
  return [width * scale, height * scale];
}
