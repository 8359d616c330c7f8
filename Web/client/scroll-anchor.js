/** Keeps visible items at their position while others are inserted and removed around them. */
export class ScrollAnchor {
  #area;
  #list;
  /**
   * Visible items from the top, with their distance below the container's top.
   * @type {{key: string, top: number}[]}
   */
  #lines = [];
  /** @type {WeakMap<Element, string>} */
  #keys = new WeakMap();

  /**
   * @param {HTMLElement} area The scroll container. @param {HTMLElement} list The element with its items, from top to
   *   bottom.
   */
  constructor(area, list) {
    this.#area = area;
    this.#list = list;
  }

  /** @param {Element} element @param {string} key The same for an element that replaces it. */
  name(element, key) {
    this.#keys.set(element, key);
  }

  /** Records the current position. */
  note() {
    const { top, bottom } = this.#area.getBoundingClientRect();
    const lines = this.#list.children;
    this.#lines = [];
    for (let index = this.#firstBelow(top); index < lines.length; index += 1) {
      const line = lines[index].getBoundingClientRect();
      if (line.top >= bottom) return;
      this.#lines.push({ key: this.#keys.get(lines[index]) ?? "", top: line.top - top });
    }
  }

  /**
   * Scrolls back to the recorded position.
   * @param {(key: string) => Element|undefined} element
   */
  restore(element) {
    const { top } = this.#area.getBoundingClientRect();
    for (const line of this.#lines) {
      const found = element(line.key);
      if (!found?.isConnected) continue;
      const moved = found.getBoundingClientRect().top - top - line.top;
      if (Math.abs(moved) >= 1) this.#area.scrollTop += moved;
      return;
    }
  }

  /** Returns the index of the first item that ends below `y`. */
  #firstBelow(y) {
    const lines = this.#list.children;
    let [low, high] = [0, lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (lines[middle].getBoundingClientRect().bottom > y) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
