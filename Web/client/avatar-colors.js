/** Colours that `base.css` has for avatars. */
const count = 12;

/** Which of the colours people have: different ones within a conversation, as long as there are enough. */
export class AvatarColors {
  /**
   * By person; kept for who has left, so that nobody else's changes.
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
 * The colour of somebody of that name where nobody else has it.
 * @param {string} name
 */
export function usualColor(name) {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % count, 0);
}
