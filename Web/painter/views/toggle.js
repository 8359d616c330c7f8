import { setAttribute } from "../../dom.js";
import { choice, words } from "../values.js";
import { ButtonView } from "./button.js";

const roles = { switch: "switch", checkbox: "checkbox", radio: "radio", tab: "tab", pressed: "button" };
const states = { switch: "aria-checked", checkbox: "aria-checked", radio: "aria-checked", tab: "aria-selected", button: "aria-pressed" };
const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** A control that is on or off. Of mutually exclusive options only one is a tab stop; arrow keys move among them. */
export class ToggleView extends ButtonView {
  #role = "switch";
  #isOn = false;

  constructor(painter) {
    super(painter);
    this.element.classList.add("toggle");
    this.element.addEventListener("keydown", (event) => this.#keyDown(event));
  }

  get role() {
    return this.#role;
  }

  /** @param {import("../../wire.js").ToggleContent} content */
  draw({ role, isOn, isDisabled }) {
    super.draw({ isDisabled });
    this.#role = choice(role, roles, "switch");
    this.#isOn = isOn === true;
  }

  describe() {
    super.describe();
    const { value, hint, label } = this.accessibility;
    const state = states[this.#role];
    for (const name of new Set(Object.values(states))) if (name !== state) this.element.removeAttribute(name);
    setAttribute(this.element, "role", this.#role === "button" ? undefined : this.#role);
    setAttribute(this.element, state, value === "mixed" && state === "aria-checked" ? "mixed" : String(this.#isOn));
    const more = [value === "mixed" ? "" : words(value), words(hint)].filter(Boolean).join(". ");
    setAttribute(this.element, "aria-description", more || undefined);
    setAttribute(this.element, "aria-label", words(label) || undefined);
  }

  settle() {
    super.settle();
    if (!this.#excludesOthers) return;
    const all = this.#choices;
    const stop = all.find((each) => each.getAttribute(states[this.#role]) === "true") ?? all[0];
    this.element.tabIndex = stop === this.element ? 0 : -1;
  }

  get #excludesOthers() {
    return this.#role === "radio" || this.#role === "tab";
  }

  /**
   * All enabled options of the group, in document order.
   * @returns {HTMLElement[]}
   */
  get #choices() {
    const group = this.element.parentElement?.closest(".surface, [role=radiogroup], [role=tablist]");
    return [...(group?.querySelectorAll(`[role=${this.#role}]`) ?? [])].filter((each) => !each.disabled);
  }

  #keyDown(event) {
    if (!this.#excludesOthers || !Object.hasOwn(steps, event.key)) return;
    event.preventDefault();
    const all = this.#choices;
    const step = steps[event.key];
    const from = all.indexOf(this.element);
    const last = all.length - 1;
    const to = Number.isFinite(step) ? (from + step + all.length) % all.length : step < 0 ? 0 : last;
    for (const each of all) each.tabIndex = each === all[to] ? 0 : -1;
    all[to]?.focus();
    all[to]?.click();
  }
}
