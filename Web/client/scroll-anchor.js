/** Keeps the lines that somebody reads where they are while others come and go around them. */
export class ScrollAnchor {
  #area;
  #list;
  /**
   * Lines in sight from the top, and how far each stands below the area's top.
   * @type {{key: string, top: number}[]}
   */
  #lines = [];
  /** @type {WeakMap<Element, string>} */
  #keys = new WeakMap();

  /** @param {HTMLElement} area It scrolls. @param {HTMLElement} list Its lines, from top to bottom. */
  constructor(area, list) {
    this.#area = area;
    this.#list = list;
  }

  /** @param {Element} element @param {string} key The same for an element that takes its place. */
  name(element, key) {
    this.#keys.set(element, key);
  }

  /** The person is here now. */
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
   * Scrolls to where the person was.
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

  /** The place of the first line that ends below `y`. */
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
