import { showBusy } from "../busy.js";
import { placeChildren } from "../dom.js";
import { Animator } from "./animator.js";
import { Dragging } from "./dragging.js";
import { GestureInput } from "./gesture-input.js";
import { KeyInput } from "./key-input.js";
import { MenuKey } from "./menu-key.js";
import { Modality } from "./modality.js";
import { PointerInput } from "./pointer-input.js";
import { Reordering } from "./reordering.js";
import { SceneTree, kindOf } from "./scene-tree.js";
import { SwipedRows } from "./swiped-rows.js";
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

/** @type {WeakMap<Element, Painter>} */
const painters = new WeakMap();

/**
 * Keeps the elements of one scene up to date with its patches. An element lives as long as its node keeps id and kind,
 * through resets too, so that focus, caret and scroll position are preserved.
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
  #keyInput;
  #dragging;
  #swipedRows;
  #tree = new SceneTree();
  /** @type {Map<number, NodeView>} */
  #views = new Map();
  /** @type {WeakMap<Element, NodeView>} */
  #viewsByElement = new WeakMap();
  /** Set after an invalid patch, until a reset. */
  #isBroken = false;

  /**
   * @param {HTMLElement} surface The scene's element, whose content the painter owns.
   * @param {object} options
   * @param {(event: import("../wire.js").InputEvent) => unknown} options.send The used control is busy until a returned
   *   promise settles.
   * @param {(asset: string) => string} options.assetURL
   * @param {(file: string) => string} options.fileURL Returns the URL of a video or sound.
   * @param {(sentence: string) => void} [options.announce] Announces a change to assistive technology.
   * @param {(problem: string) => void} [options.report] Called after an invalid patch: a whole tree is needed.
   * @param {() => boolean} [options.mayTakeFocus]
   * @param {() => boolean} [options.hasKeyboard] If it returns false, a field that gains the focus shows no on-screen
   *   keyboard; the server then makes room for one and says so.
   * @param {boolean} [options.isReadOnly] Fields are drawn, but take neither text nor focus.
   */
  constructor(surface, options) {
    painters.set(surface, this);
    this.#surface = surface;
    this.#options = options;
    this.#pointerInput = new PointerInput(surface, this);
    this.#animator = new Animator(this);
    this.#gestureInput = new GestureInput(surface, this, () => this.#pointerInput.release());
    this.#reordering = new Reordering(surface, this);
    this.#modality = new Modality(surface, this);
    this.#menuKey = new MenuKey(surface, this);
    this.#keyInput = new KeyInput(surface, this);
    this.#swipedRows = new SwipedRows(surface, this);
    this.#dragging = new Dragging(surface, this, () => {
      this.#gestureInput.yield();
      this.#pointerInput.release();
    });
  }

  /**
   * Returns the painter of a surface.
   * @param {Element} surface
   */
  static on(surface) {
    return painters.get(surface);
  }

  connect() {
    this.#pointerInput.connect();
    this.#gestureInput.connect();
    this.#reordering.connect();
    // Before `Modality`: Escape may be listened to.
    this.#keyInput.connect();
    this.#dragging.connect();
    this.#modality.connect();
    this.#menuKey.connect();
    this.#swipedRows.connect();
  }

  disconnect() {
    this.#pointerInput.disconnect();
    this.#gestureInput.disconnect();
    this.#animator.disconnect();
    this.#reordering.disconnect();
    this.#keyInput.disconnect();
    this.#dragging.disconnect();
    this.#modality.disconnect();
    this.#menuKey.disconnect();
    this.#swipedRows.disconnect();
    for (const view of this.#views.values()) view.dispose();
    this.#surface.replaceChildren();
  }

  get isEmpty() {
    return this.#tree.root === undefined;
  }

  /**
   * Applies the patch. Never throws: an invalid one is reported.
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

  /** Whether an on-screen keyboard may appear. */
  hasKeyboard() {
    return this.#options.hasKeyboard?.() ?? true;
  }

  /** Whether fields are only drawn. */
  get isReadOnly() {
    return this.#options.isReadOnly === true;
  }

  /** Updates the views after `hasKeyboard` may have changed. */
  placeChanged() {
    for (const view of this.#views.values()) view.placeChanged();
  }

  /**
   * Asks the app to dismiss its topmost dialog.
   * @returns {boolean} False if there is none that may be dismissed.
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
   * Returns the view of the nearest node at or above an element.
   * @param {EventTarget|null} target
   */
  viewAt(target) {
    const element = target instanceof Element ? target.closest(".node") : null;
    return element ? this.#viewsByElement.get(element) : undefined;
  }

  /**
   * Returns the text that a node shows, for the label of a control.
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
    // Gradients depend on the frame's size.
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

const doneKinds = new Set(["tap", "submit", "move", "choose", "pick", "adjust", "act", "paste"]);
const doneGestures = new Set(["tap", "longPress"]);

/**
 * Returns whether the input is an action whose result the person waits for; texts and sliders show their own state.
 * @param {import("../wire.js").InputEvent} input
 */
function isDone(input) {
  if (input.kind !== "gesture") return doneKinds.has(input.kind);
  return input.event.phase === "ended" && doneGestures.has(input.event.gesture);
}
