import { showBusy } from "../busy.js";
import { placeChildren } from "../dom.js";
import { Animator } from "./animator.js";
import { GestureInput } from "./gesture-input.js";
import { MenuKey } from "./menu-key.js";
import { Modality } from "./modality.js";
import { PointerInput } from "./pointer-input.js";
import { Reordering } from "./reordering.js";
import { SceneTree, kindOf } from "./scene-tree.js";
import { ButtonView } from "./views/button.js";
import { DialogView } from "./views/dialog.js";
import { GroupView } from "./views/group.js";
import { ImageView } from "./views/image.js";
import { SoundView, VideoView } from "./views/media.js";
import { ScrollView } from "./views/scroll.js";
import { SelectView } from "./views/select.js";
import { ShapeView } from "./views/shape.js";
import { SliderView } from "./views/slider.js";
import { TextView } from "./views/text.js";
import { TextFieldView } from "./views/text-field.js";
import { ToggleView } from "./views/toggle.js";
import { ValueInputView } from "./views/value-input.js";

/** @typedef {import("../wire.js").Node} Node */
/** @typedef {import("../wire.js").Patch} Patch */
/** @typedef {import("./views/node-view.js").NodeView} NodeView */

const kinds = {
  group: GroupView,
  text: TextView,
  image: ImageView,
  shape: ShapeView,
  button: ButtonView,
  toggle: ToggleView,
  slider: SliderView,
  select: SelectView,
  valueInput: ValueInputView,
  textField: TextFieldView,
  scroll: ScrollView,
  dialog: DialogView,
  video: VideoView,
  audio: SoundView,
};

/**
 * Keeps the elements of one scene as its patches say. An element lives as long as its node keeps id and kind, through
 * resets too, so that focus, caret and scroll position stay where the person left them.
 */
export class Painter {
  #surface;
  #options;
  #pointerInput;
  #gestureInput;
  #animator;
  #reordering;
  #modality;
  #menuKey;
  #tree = new SceneTree();
  /** @type {Map<number, NodeView>} */
  #views = new Map();
  /** @type {WeakMap<Element, NodeView>} */
  #viewsByElement = new WeakMap();
  /** After a fault only a whole tree helps. */
  #isBroken = false;

  /**
   * @param {HTMLElement} surface The scene's area; the painter owns what is in it.
   * @param {object} options
   * @param {(event: import("../wire.js").InputEvent) => unknown} options.send What was used is busy until a promise that
   *   it returns ends.
   * @param {(asset: string) => string} options.assetURL
   * @param {(file: string) => string} options.fileURL Of a video or sound.
   * @param {(sentence: string) => void} [options.announce] Says a change that is only seen.
   * @param {(problem: string) => void} [options.report] The tree is not to be trusted any more: a whole one is needed.
   * @param {() => boolean} [options.mayTakeFocus]
   * @param {() => boolean} [options.hasKeyboard] Where it says no, a field that gets the focus brings no keyboard up; the
   *   server makes room for one and says so.
   * @param {boolean} [options.isReadOnly] Fields are drawn, and take no text and no focus.
   */
  constructor(surface, options) {
    this.#surface = surface;
    this.#options = options;
    this.#pointerInput = new PointerInput(surface, this);
    this.#animator = new Animator(this);
    this.#gestureInput = new GestureInput(surface, this, () => this.#pointerInput.release());
    this.#reordering = new Reordering(surface, this);
    this.#modality = new Modality(surface, this);
    this.#menuKey = new MenuKey(surface, this);
  }

  connect() {
    this.#pointerInput.connect();
    this.#gestureInput.connect();
    this.#reordering.connect();
    this.#modality.connect();
    this.#menuKey.connect();
  }

  disconnect() {
    this.#pointerInput.disconnect();
    this.#gestureInput.disconnect();
    this.#animator.disconnect();
    this.#reordering.disconnect();
    this.#modality.disconnect();
    this.#menuKey.disconnect();
    for (const view of this.#views.values()) view.dispose();
    this.#surface.replaceChildren();
  }

  get isEmpty() {
    return this.#tree.root === undefined;
  }

  /**
   * Paints the patch. Never throws: what is wrong with it is reported.
   * @param {Patch} patch
   */
  apply(patch) {
    if (this.#isBroken && patch?.reset !== true) return;
    this.#isBroken = false;
    try {
      this.#reordering.patchArrives();
      this.#animator.paint(patch, () => this.#paint(this.#tree.take(patch, (kind) => Object.hasOwn(kinds, kind))));
    } catch (error) {
      console.error("Parley painter:", error);
      this.#isBroken = true;
      this.#options.report?.(error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {import("../wire.js").InputEvent} event */
  send(event) {
    const answer = this.#options.send(event);
    if (isDone(event)) showBusy(this.#views.get(event.node)?.element, answer);
  }

  /** @param {string} sentence */
  announce(sentence) {
    this.#options.announce?.(sentence);
  }

  /** @param {string} asset */
  assetURL(asset) {
    return this.#options.assetURL(asset);
  }

  /** @param {string} file */
  fileURL(file) {
    return this.#options.fileURL(file);
  }

  /** Whether a keyboard may come up. */
  hasKeyboard() {
    return this.#options.hasKeyboard?.() ?? true;
  }

  /** Whether fields are only drawn. */
  get isReadOnly() {
    return this.#options.isReadOnly === true;
  }

  /** `hasKeyboard` may say something else now. */
  placeChanged() {
    for (const view of this.#views.values()) view.placeChanged();
  }

  /**
   * Asks the app to take its topmost dialog away.
   * @returns {boolean} False where there is none that may be dismissed.
   */
  dismissDialog() {
    return this.#modality.dismiss();
  }

  mayTakeFocus() {
    return this.#options.mayTakeFocus?.() ?? true;
  }

  /** @param {number} id */
  node(id) {
    return this.#tree.node(id);
  }

  /** @param {number} id */
  view(id) {
    return this.#views.get(id);
  }

  get views() {
    return this.#views.values();
  }

  /**
   * The view of the nearest node at or above an element.
   * @param {EventTarget|null} target
   */
  viewAt(target) {
    const element = target instanceof Element ? target.closest(".node") : null;
    return element ? this.#viewsByElement.get(element) : undefined;
  }

  /**
   * The words that a node shows, for the name of a control.
   * @param {number} id
   */
  plainText(id) {
    return this.#tree.plainText(id);
  }

  /** @param {import("./scene-tree.js").Changes} changes */
  #paint(changes) {
    for (const id of changes.put) if (this.#tree.has(id)) this.#put(this.#tree.node(id), changes);
    for (const id of changes.frame) this.#place(id);
    for (const id of changes.children) if (this.#tree.has(id)) this.#placeChildren(this.#tree.node(id));
    this.#placeRoot();
    for (const id of changes.mayBeGone) if (!this.#tree.has(id)) this.#forget(id);
    for (const view of this.#views.values()) view.settle();
    this.#modality.settle();
  }

  #put(node, changes) {
    const Kind = kinds[kindOf(node)];
    const old = this.#views.get(node.id);
    const view = old?.constructor === Kind ? old : new Kind(this);
    if (view !== old) {
      old?.dispose();
      old?.element.replaceWith(view.element);
      this.#views.set(node.id, view);
      this.#viewsByElement.set(view.element, view);
    }
    view.update(node);
    changes.children.add(node.id);
  }

  #place(id) {
    const view = this.#views.get(id);
    const node = this.#tree.node(id);
    if (!view || !node) return;
    // A gradient is drawn to the frame's size.
    if (node.content?.kind === "shape" || node.content?.kind === "text") view.update(node);
    else {
      view.node = node;
      view.place(node.frame);
    }
  }

  #placeChildren(node) {
    const view = this.#views.get(node.id);
    view.node = node;
    const children = (node.children ?? []).map((id) => this.#viewOf(id).element);
    if (children.length > 0 || view.hasChildren) placeChildren(view.childContainer, children);
    view.hasChildren = children.length > 0;
  }

  #placeRoot() {
    const root = this.#tree.root === undefined ? [] : [this.#viewOf(this.#tree.root).element];
    placeChildren(this.#surface, root);
  }

  #viewOf(id) {
    const view = this.#views.get(id);
    if (!view) throw new Error(`node ${id} is not in the tree`);
    return view;
  }

  #forget(id) {
    const view = this.#views.get(id);
    view?.dispose();
    view?.element.remove();
    this.#views.delete(id);
  }
}

const doneKinds = new Set(["tap", "submit", "move", "choose", "pick", "adjust", "act"]);
const doneGestures = new Set(["tap", "longPress"]);

/**
 * Whether the person has done something and waits for what comes of it; a text or a slider shows by itself how it is.
 * @param {import("../wire.js").InputEvent} input
 */
function isDone(input) {
  if (input.kind !== "gesture") return doneKinds.has(input.kind);
  return input.event.phase === "ended" && doneGestures.has(input.event.gesture);
}
