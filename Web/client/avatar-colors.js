/** Number of avatar colours in `base.css`. */
const count = 12;

/** Assigns colours to people, different ones within a conversation as long as there are enough. */
export class AvatarColors {
  /**
   * Colours by person; kept for people who have left, so that nobody else's colour changes.
   * @type {Map<string, number>}
   */
  #colors = new Map();

  /** @param {import("../wire.js").Participant[]} people In the order in which they joined. */
  meet(people) {
    for (const { id, name } of people) if (!this.#colors.has(id)) this.#colors.set(id, this.#freeColor(name));
  }

  /** @param {string} id @returns {number|undefined} */
  of(id) {
    return this.#colors.get(id);
  }

  #freeColor(name) {
    const wanted = usualColor(name);
    const taken = new Set(this.#colors.values());
    for (let step = 0; step < count; step += 1) if (!taken.has((wanted + step) % count)) return (wanted + step) % count;
    return wanted;
  }
}

/**
 * Returns the colour that a name gets if it is free.
 * @param {string} name
 */
export function usualColor(name) {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % count, 0);
}
