import { placeChildren } from "../dom.js";
import { Animator } from "./animator.js";
import { GestureInput } from "./gesture-input.js";
import { MenuKey } from "./menu-key.js";
import { Modality } from "./modality.js";
import { PointerInput } from "./pointer-input.js";
import { Reordering } from "./reordering.js";
import { ButtonView } from "./views/button.js";
import { DialogView } from "./views/dialog.js";
import { GroupView } from "./views/group.js";
import { ImageView } from "./views/image.js";
import { SoundView, VideoView } from "./views/media.js";
import { ScrollView } from "./views/scroll.js";
import { SelectView } from "./views/select.js";
import { ShapeView } from "./views/shape.js";
import { SliderView } from "./views/slider.js";
import { TextView, plainText } from "./views/text.js";
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

/** Deeper than any tree that the server lets through (`TreeLimits.depthMax`). */
const depthMax = 250;

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
  /** @type {Map<number, Node>} */
  #nodes = new Map();
  /** @type {Map<number, NodeView>} */
  #views = new Map();
  /** @type {WeakMap<Element, NodeView>} */
  #viewsByElement = new WeakMap();
  #revision = 0;
  /** After a fault only a whole tree helps. */
  #isBroken = false;
  /** @type {number|undefined} */
  #root;

  /**
   * @param {HTMLElement} surface The scene's area; the painter owns what is in it.
   * @param {object} options
   * @param {(event: import("../wire.js").InputEvent) => void} options.send
   * @param {(asset: string) => string} options.assetURL
   * @param {(file: string) => string} options.fileURL Of a video or sound.
   * @param {(sentence: string) => void} [options.announce] Says a change that is only seen.
   * @param {(problem: string) => void} [options.report] The tree is not to be trusted any more: a whole one is needed.
   * @param {() => boolean} [options.mayTakeFocus]
   * @param {() => boolean} [options.hasKeyboard] Where it says no, a field that gets the focus brings no keyboard up; the
   *   server makes room for one and says so.
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
    return this.#root === undefined;
  }

  /** Paints the patch. Never throws: what is wrong with it is reported. @param {Patch} patch */
  apply(patch) {
    if (this.#isBroken && patch?.reset !== true) return;
    this.#isBroken = false;
    try {
      this.#reordering.patchArrives();
      this.#animator.paint(patch, () => this.#paint(this.#take(patch)));
    } catch (error) {
      console.error("Parley painter:", error);
      this.#isBroken = true;
      this.#options.report?.(error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {import("../wire.js").InputEvent} event */
  send(event) {
    this.#options.send(event);
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

  /** `hasKeyboard` may say something else now. */
  placeChanged() {
    for (const view of this.#views.values()) view.placeChanged?.();
  }

  mayTakeFocus() {
    return this.#options.mayTakeFocus?.() ?? true;
  }

  /** @param {number} id */
  node(id) {
    return this.#nodes.get(id);
  }

  /** @param {number} id */
  view(id) {
    return this.#views.get(id);
  }

  get views() {
    return this.#views.values();
  }

  /** The view of the nearest node at or above an element. @param {EventTarget|null} target */
  viewAt(target) {
    const element = target instanceof Element ? target.closest(".node") : null;
    return element ? this.#viewsByElement.get(element) : undefined;
  }

  /** The words that a node shows, for the name of a control. @param {number} id @returns {string} */
  plainText(id, depth = 0) {
    const node = this.#nodes.get(id);
    if (!node || node.accessibility?.hidden === true || depth > depthMax) return "";
    if (depth > 0 && typeof node.accessibility?.label === "string") return node.accessibility.label;
    const own = node.content?.kind === "text" ? plainText(node.content) : "";
    const below = (node.children ?? []).map((child) => this.plainText(child, depth + 1));
    return [own, ...below].filter(Boolean).join(" ");
  }

  /** Brings the nodes up to date. @returns {Changes} */
  #take(patch) {
    const changes = new Changes();
    if (patch.reset === true) {
      changes.mayBeGone = new Set(this.#nodes.keys());
      this.#nodes.clear();
    } else if (patch.revision !== this.#revision + 1) {
      throw new Error(`patch ${patch.revision} follows revision ${this.#revision}`);
    }
    this.#revision = patch.revision;
    if (patch.root !== undefined || patch.reset === true) this.#root = patch.root;
    for (const operation of patch.operations) this.#takeOperation(operation, changes);
    return changes;
  }

  #takeOperation(operation, changes) {
    switch (operation.op) {
      case "put":
        if (!Object.hasOwn(kinds, kindOf(operation.node))) throw new Error(`unknown kind ${kindOf(operation.node)}`);
        this.#nodes.set(operation.node.id, operation.node);
        changes.put.add(operation.node.id);
        break;
      case "frame":
        this.#nodes.set(operation.id, { ...this.#known(operation.id), frame: operation.frame });
        changes.frame.add(operation.id);
        break;
      case "children":
        this.#nodes.set(operation.id, { ...this.#known(operation.id), children: operation.children });
        changes.children.add(operation.id);
        break;
      case "remove":
        for (const id of operation.ids) {
          this.#nodes.delete(id);
          changes.mayBeGone.add(id);
        }
        break;
      default:
        throw new Error(`unknown operation ${operation.op}`);
    }
  }

  #known(id) {
    const node = this.#nodes.get(id);
    if (!node) throw new Error(`node ${id} is not in the tree`);
    return node;
  }

  /** @param {Changes} changes */
  #paint(changes) {
    for (const id of changes.put) if (this.#nodes.has(id)) this.#put(this.#nodes.get(id), changes);
    for (const id of changes.frame) this.#place(id);
    for (const id of changes.children) if (this.#nodes.has(id)) this.#placeChildren(this.#nodes.get(id));
    this.#placeRoot();
    for (const id of changes.mayBeGone) if (!this.#nodes.has(id)) this.#forget(id);
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
    const node = this.#nodes.get(id);
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
    const root = this.#root === undefined ? [] : [this.#viewOf(this.#root).element];
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

/** What one patch touches, by node. */
class Changes {
  put = new Set();
  frame = new Set();
  children = new Set();
  mayBeGone = new Set();
}

/** A video and a sound are one kind on the wire, and different elements. */
function kindOf(node) {
  const kind = node?.content?.kind ?? "group";
  return kind === "media" ? node.content.media : kind;
}
