/** @typedef {import("../../wire.js").FieldRun} FieldRun */

/**
 * A text with looks of its own that a person edits: has what `TextFieldView` uses of a text area. Line breaks and pasted text are put
 * in here, since browsers differ in what they make of them; all else the browser edits, and the looks follow with the app's answer.
 * Imports nothing, so that the page's own script has no part that must be loaded apart.
 */
export class RichField extends HTMLElement {
  /**
   * The run that each element shows; none for what is beyond the runs.
   * @type {WeakMap<Node, FieldRun|undefined>}
   */
  #runOf = new WeakMap();
  /** @type {(style: CSSStyleDeclaration, run: FieldRun) => void} */
  #draw = () => {};
  /**
   * Selection when the focus went.
   * @type {[number, number]}
   */
  #left = [Infinity, Infinity];
  #isDisabled = false;
  #isReadOnly = false;

  constructor() {
    super();
    this.addEventListener("beforeinput", (event) => this.#beforeInput(event));
    this.addEventListener("blur", () => (this.#left = [this.selectionStart, this.selectionEnd]));
    // Selects again what was selected, as a text area does; at first the caret goes to the end. A click puts it elsewhere.
    this.addEventListener("focus", () => this.setSelectionRange(...this.#left));
  }

  connectedCallback() {
    this.role = "textbox";
    this.ariaMultiLine = "true";
    this.#allowEditing();
  }

  /**
   * Shows a text in the app's looks. What is selected stays selected, and a caret at the end stays there.
   * @param {string} text
   * @param {FieldRun[]} runs
   * @param {(style: CSSStyleDeclaration, run: FieldRun) => void} [draw] Gives an element the looks of a run.
   */
  show(text, runs, draw = this.#draw) {
    this.#draw = draw;
    const pieces = piecesOf(text, runs);
    if (this.#isShown(pieces)) return;
    const wasActive = document.activeElement === this;
    const { selectionStart, selectionEnd } = this;
    const isAtEnd = selectionEnd === this.value.length;
    this.replaceChildren(...pieces.map((piece) => this.#element(piece)), document.createElement("br"));
    if (wasActive) this.setSelectionRange(isAtEnd ? text.length : selectionStart, isAtEnd ? text.length : selectionEnd);
  }

  /** The text; the last line break of the element only makes room for the caret. */
  get value() {
    return textOf(this);
  }

  set value(text) {
    this.show(text, this.#runs);
  }

  get placeholder() {
    return this.dataset.placeholder ?? "";
  }

  set placeholder(text) {
    this.dataset.placeholder = text;
  }

  get disabled() {
    return this.#isDisabled;
  }

  set disabled(isDisabled) {
    this.#isDisabled = isDisabled;
    this.#allowEditing();
  }

  get readOnly() {
    return this.#isReadOnly;
  }

  set readOnly(isReadOnly) {
    this.#isReadOnly = isReadOnly;
    this.#allowEditing();
  }

  get selectionStart() {
    return this.#offset((range) => [range.startContainer, range.startOffset]);
  }

  get selectionEnd() {
    return this.#offset((range) => [range.endContainer, range.endOffset]);
  }

  /** Selects a part of the text, bounded by its ends, while the field has the focus. */
  setSelectionRange(start, end) {
    if (document.activeElement !== this) return;
    getSelection()?.setBaseAndExtent(...this.#place(start), ...this.#place(end));
  }

  #allowEditing() {
    const mayEdit = !this.#isDisabled && !this.#isReadOnly;
    this.ariaDisabled = this.#isDisabled ? "true" : null;
    try {
      this.contentEditable = mayEdit ? "plaintext-only" : "false";
    } catch {
      // Firefox before 136.
      this.contentEditable = "true";
    }
  }

  /** The runs as they are shown, with what has been typed since. */
  get #runs() {
    return [...this.childNodes].flatMap((element) => {
      const run = this.#runOf.get(element);
      return run ? [{ ...run, length: textOf(element).length }] : [];
    });
  }

  #isShown(pieces) {
    const elements = [...this.childNodes];
    if (elements.length !== pieces.length + 1 || elements.at(-1)?.nodeName !== "BR") return false;
    return pieces.every(({ text, run }, index) => looksOf(this.#runOf.get(elements[index])) === looksOf(run) && textOf(elements[index]) === text);
  }

  #element({ text, run }) {
    const element = document.createElement("span");
    element.textContent = text;
    this.#runOf.set(element, run);
    if (run) this.#draw(element.style, run);
    return element;
  }

  /** @param {InputEvent} event */
  #beforeInput(event) {
    const added = addedText(event);
    const kept = this.value.length - (this.selectionEnd - this.selectionStart);
    const isFull = kept + (added ?? event.data ?? "").length > Number(this.getAttribute("maxlength"));
    if (isFull && event.inputType.startsWith("insert")) return event.preventDefault();
    if (added === undefined) return;
    event.preventDefault();
    this.#insert(added);
    this.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  /** Puts text in place of what is selected, in the looks of the text before. */
  #insert(added) {
    const { value, selectionStart: start, selectionEnd: end } = this;
    this.show(value.slice(0, start) + added + value.slice(end), changedRuns(this.#runs, start, end, added.length));
    this.setSelectionRange(start + added.length, start + added.length);
  }

  get #selection() {
    const selection = getSelection();
    if (!selection?.rangeCount) return undefined;
    const range = selection.getRangeAt(0);
    return this.contains(range.commonAncestorContainer) ? range : undefined;
  }

  /**
   * @param {(range: Range) => [Node, number]} end
   * @returns {number}
   */
  #offset(end) {
    const selected = this.#selection;
    const length = this.value.length;
    if (!selected) return length;
    const before = document.createRange();
    before.setStart(this, 0);
    before.setEnd(...end(selected));
    return Math.min(length, lengthOf(before.cloneContents()));
  }

  /**
   * @param {number} offset
   * @returns {[Node, number]} The place in the document of a place in the text.
   */
  #place(offset) {
    let left = Math.max(0, offset);
    const walker = document.createTreeWalker(this, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { length } = /** @type {Text} */ (walker.currentNode);
      if (left <= length) return [walker.currentNode, left];
      left -= length;
    }
    return [this, Math.max(0, this.childNodes.length - 1)];
  }
}

customElements.define("rich-field", RichField);

function looksOf(run) {
  return JSON.stringify({ ...run, length: undefined });
}

/**
 * @param {InputEvent} event
 * @returns {string|undefined} The text that is put in here; undefined where the browser does it.
 */
function addedText(event) {
  if (event.inputType === "insertLineBreak" || event.inputType === "insertParagraph") return "\n";
  if (event.inputType !== "insertFromPaste" && event.inputType !== "insertFromDrop") return undefined;
  return (event.dataTransfer?.getData("text/plain") ?? event.data ?? "").replace(/\r\n?/g, "\n");
}

/** Splits a text into pieces that look alike. */
function piecesOf(text, runs) {
  let end = 0;
  const pieces = runs.map((run) => {
    const start = end;
    end += run.length;
    return { text: text.slice(start, end), run };
  });
  return [...pieces, { text: text.slice(end), run: undefined }].filter((piece) => piece.text !== "");
}

/** Returns the runs of a text of which a part was replaced by so many code units. */
function changedRuns(runs, start, end, added) {
  let [from, isAdded] = [0, false];
  return runs.map((run) => {
    const [first, last] = [from, from + run.length];
    from = last;
    const kept = last - first - Math.max(0, Math.min(last, end) - Math.max(first, start));
    const takes = !isAdded && start <= last;
    isAdded ||= takes;
    return { ...run, length: kept + (takes ? added : 0) };
  });
}

/** @param {Node} node */
function textOf(node) {
  const last = node.lastChild;
  return [...leaves(node)].map((leaf) => (leaf.nodeName === "BR" ? (leaf === last ? "" : "\n") : leaf.textContent ?? "")).join("");
}

/** @param {Node} node */
function lengthOf(node) {
  return [...leaves(node)].reduce((sum, leaf) => sum + (leaf.nodeName === "BR" ? 1 : (leaf.textContent ?? "").length), 0);
}

/**
 * @param {Node} node
 * @returns {Generator<Node>}
 */
function* leaves(node) {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE || child.nodeName === "BR") yield child;
    else yield* leaves(child);
  }
}
