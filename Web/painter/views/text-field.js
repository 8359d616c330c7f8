import { make, setAttribute } from "../../dom.js";
import { applyFont, choice, colour, finite, pixels, words } from "../values.js";
import { outlineAround } from "../outlines.js";
import { NodeView } from "./node-view.js";
import { styleEdited } from "./run-style.js";

const inputModes = {
  text: "text", number: "numeric", decimal: "decimal", email: "email", url: "url", phone: "tel", search: "search",
};
const alignments = { leading: "start", center: "center", trailing: "end" };
const returnKeys = { done: "done", go: "go", next: "next", search: "search", send: "send" };
const capitalizations = { none: "off", words: "words", sentences: "sentences", characters: "characters" };

/**
 * A native input, or a text area if the field has several lines. The person's text wins: the app's text is used only if
 * it includes every edit made here, and never during composition by an input method.
 */
export class TextFieldView extends NodeView {
  /** @type {HTMLInputElement|HTMLTextAreaElement|import("./rich-field.js").RichField} */
  #input;
  #submitsOnReturn = true;
  #editCount = 0;
  /** The number of the edit with which the app's text was last shown: what is typed from then on is typed into that text. */
  #base = 0;
  #isComposing = false;
  #isGone = false;
  #wantedFocus;
  #focusChange;
  #inputMode;
  /** @type {import("./field-selection.js").FieldSelection|undefined} */
  #selection;
  /** True while the focus is removed and restored to show an on-screen keyboard, which is not reported. */
  #isCallingKeyboard = false;
  /**
   * The outline that the app has drawn around the field, while it is the focus ring.
   * @type {SVGElement|undefined}
   */
  #ring;

  constructor(painter) {
    super(painter);
    this.element.classList.add("text-field");
    // A touch reaches what the app has around the field (docs/messages.md, B107).
    this.element.classList.toggle("is-read-only", painter.isReadOnly);
    // The field's box is only as high as its line; touch needs more.
    this.element.addEventListener("pointerdown", (event) => {
      if (event.target === this.#input || this.#input.disabled || painter.isReadOnly) return;
      event.preventDefault();
      this.#input.focus({ preventScroll: true });
    });
  }

  /** @param {import("../../wire.js").TextFieldContent} content */
  draw(content) {
    if (content.runs && !customElements.get("rich-field")) this.#loadLooks();
    else this.#use(content.runs ? "rich-field" : finite(content.lineHeight) > 0 ? "textarea" : "input");
    this.#submitsOnReturn = content.submitsOnReturn === true || this.#input.tagName === "INPUT";
    this.#style(content);
    this.#takeText(content);
    if (content.selection && !this.#selection) this.#tellSelection(this.#input);
    this.#input.disabled = content.isDisabled === true;
    this.#input.readOnly = this.painter.isReadOnly;
    if (this.painter.isReadOnly) this.#input.tabIndex = -1;
    if (content.isFocused !== this.#wantedFocus) this.#focusChange = content.isFocused;
    this.#wantedFocus = content.isFocused;
  }

  settle() {
    if (document.activeElement === this.#input) this.#showRing(outlineAround(this));
    const change = this.#focusChange;
    this.#focusChange = undefined;
    // Tells the app that it cannot have the focus.
    if (change === true && this.painter.isReadOnly) return this.#send({ kind: "focus", isFocused: false });
    if (change === true && this.painter.mayTakeFocus()) {
      this.#input.focus({ preventScroll: false });
      this.#selection?.take(this.#content.selection);
    }
    if (change === false) this.#input.blur();
  }

  describe() {
    super.describe();
    for (const name of ["role", "aria-label", "aria-description", "tabindex"]) this.element.removeAttribute(name);
    const { label, hint } = this.accessibility;
    setAttribute(this.#input, "aria-label", words(label) || this.#input.placeholder || undefined);
    setAttribute(this.#input, "aria-description", words(hint) || undefined);
  }

  /**
   * Shows or hides the on-screen keyboard. A field of a compact panel shows none (docs/messages.md, B19): on the focus
   * the server expands the panel, and then the keyboard appears; when the panel becomes compact, the field loses the
   * focus.
   */
  placeChanged() {
    const could = this.#input.getAttribute("inputmode") !== "none";
    this.#showInputMode();
    const can = this.painter.hasKeyboard();
    if (can === could || document.activeElement !== this.#input) return;
    if (!can) return this.#input.blur();
    this.#isCallingKeyboard = true;
    this.#input.blur();
    this.#input.focus({ preventScroll: true });
    this.#isCallingKeyboard = false;
  }

  #showInputMode() {
    setAttribute(this.#input, "inputmode", this.painter.hasKeyboard() ? this.#inputMode : "none");
  }

  dispose() {
    this.#showRing(undefined);
    this.#isGone = true;
  }

  #use(tag) {
    if (this.#input?.tagName === tag.toUpperCase()) return;
    const old = this.#input;
    this.#selection = undefined;
    this.#input = make(tag, { class: "field", autocomplete: "off", maxlength: 20000, type: tag === "input" ? "text" : undefined });
    this.#listen();
    if (old) this.#replace(old);
    else this.content.append(this.#input);
  }

  /** Keeps the focus and what was typed in a field that goes on as another element. */
  #replace(old) {
    const { value, selectionStart, selectionEnd } = old;
    const wasActive = document.activeElement === old;
    this.#isCallingKeyboard = true;
    old.replaceWith(this.#input);
    this.#input.value = value;
    if (wasActive) this.#input.focus({ preventScroll: true });
    if (wasActive) this.#input.setSelectionRange(selectionStart, selectionEnd);
    this.#isCallingKeyboard = false;
  }

  /** Loads what edits a text with looks of its own, and goes on with that. */
  async #loadLooks() {
    if (!this.#input) this.#use("textarea");
    await import("./rich-field.js");
    if (!this.#isGone) this.draw(this.#content);
  }

  /** @param {import("../../wire.js").TextFieldContent} content */
  #style(content) {
    const input = this.#input;
    input.style.lineHeight = finite(content.lineHeight) > 0 ? pixels(content.lineHeight) : "";
    applyFont(input.style, content.font);
    input.style.color = colour(content.color, "currentcolor");
    input.style.setProperty("--placeholder", colour(content.placeholderColor, "gray"));
    input.dir = content.isMirrored === true ? "rtl" : "ltr";
    input.style.textAlign = choice(content.alignment, alignments, "start");
    input.placeholder = words(content.placeholder);
    if (input instanceof HTMLInputElement) input.type = content.isSecure === true ? "password" : "text";
    setAttribute(input, "autocapitalize", choice(content.capitalization, capitalizations, undefined));
    setAttribute(input, "spellcheck", content.isUncorrected === true ? "false" : undefined);
    setAttribute(input, "autocorrect", content.isUncorrected === true ? "off" : undefined);
    this.#inputMode = choice(content.keyboard, inputModes, undefined);
    this.#showInputMode();
    setAttribute(input, "enterkeyhint", choice(content.submitLabel, returnKeys, undefined));
  }

  /** @param {import("../../wire.js").TextFieldContent} content */
  #takeText(content) {
    const edit = finite(content.edit);
    if (this.#isComposing || edit < this.#editCount) return;
    this.#base = this.#editCount = edit;
    const isMoved = this.#selection?.report();
    this.#showText(words(content.text), content.runs);
    if (!isMoved) this.#selection?.take(content.selection);
  }

  #showText(text, runs) {
    if ("show" in this.#input) return this.#input.show(text, runs ?? [], styleEdited);
    if (this.#input.value === text) return;
    const { selectionStart, selectionEnd } = this.#input;
    const caretWasAtEnd = selectionEnd === this.#input.value.length;
    this.#input.value = text;
    if (!caretWasAtEnd) this.#input.setSelectionRange(selectionStart, selectionEnd);
  }

  /** Loads what few fields need, when one needs it first. */
  async #tellSelection(input) {
    const { FieldSelection } = await import("./field-selection.js");
    if (this.#selection || input !== this.#input) return;
    this.#selection = new FieldSelection(input, (event) => this.#send(event));
    this.#selection.take(this.#content.selection);
  }

  get #content() {
    return /** @type {import("../../wire.js").TextFieldContent} */ (this.node.content);
  }

  #listen() {
    const input = this.#input;
    input.addEventListener("input", () => this.#edited());
    input.addEventListener("compositionstart", () => (this.#isComposing = true));
    input.addEventListener("compositionend", () => {
      this.#isComposing = false;
      this.#takeText(this.#content);
    });
    input.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" || event.isComposing || !this.#submitsOnReturn) return;
      event.preventDefault();
      this.#send({ kind: "submit" });
    });
    input.addEventListener("focus", () => this.#focused(true));
    input.addEventListener("blur", () => this.#left());
  }

  #showRing(outline) {
    this.#ring?.classList.remove("is-ring");
    outline?.classList.add("is-ring");
    this.element.classList.toggle("has-outline", outline !== undefined);
    this.#ring = outline;
  }

  /**
   * A click takes the focus before it is one: what it hits is told of it first, since the app may remove that together with
   * the focus, such as a bar above the keyboard.
   */
  #left(isLate = false) {
    if (document.querySelector(".surface :active")) requestAnimationFrame(() => this.#left(true));
    else if (!isLate || document.activeElement !== this.#input) this.#focused(false);
  }

  #focused(isFocused) {
    this.#showRing(isFocused ? outlineAround(this) : undefined);
    if (!this.#isCallingKeyboard) this.#send({ kind: "focus", isFocused });
  }

  #edited() {
    this.#editCount += 1;
    const selection = this.#selection?.read();
    this.#send({ kind: "edit", text: this.#input.value, edit: this.#editCount, base: this.#base, selection });
  }

  /** @param {import("../../wire.js").NodeInput} event */
  #send(event) {
    if (!this.#isGone) this.painter.send({ ...event, node: this.node.id });
  }
}
