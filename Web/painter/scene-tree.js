import { plainText } from "./views/text.js";

/** @typedef {import("../wire.js").Node} Node */

/** Deeper than any tree that the server lets through (`TreeLimits.depthMax`). */
const depthMax = 250;

/** The nodes of one scene, as its patches say. */
export class SceneTree {
  /** @type {Map<number, Node>} */
  #nodes = new Map();
  #revision = 0;
  /** @type {number|undefined} */
  root;

  /** @param {number} id */
  has(id) {
    return this.#nodes.has(id);
  }

  /** @param {number} id */
  node(id) {
    return this.#nodes.get(id);
  }

  /**
   * Brings the nodes up to date. Throws where the patch does not fit.
   * @param {import("../wire.js").Patch} patch @param {(kind: string) => boolean} isKnown @returns {Changes}
   */
  take(patch, isKnown) {
    const changes = new Changes();
    if (patch.reset === true) {
      changes.mayBeGone = new Set(this.#nodes.keys());
      this.#nodes.clear();
    } else if (patch.revision !== this.#revision + 1) {
      throw new Error(`patch ${patch.revision} follows revision ${this.#revision}`);
    }
    this.#revision = patch.revision;
    if (patch.root !== undefined || patch.reset === true) this.root = patch.root;
    for (const operation of patch.operations) this.#takeOperation(operation, changes, isKnown);
    return changes;
  }

  #takeOperation(operation, changes, isKnown) {
    switch (operation.op) {
      case "put":
        if (!isKnown(kindOf(operation.node))) throw new Error(`unknown kind ${kindOf(operation.node)}`);
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

  /**
   * The words that a node shows.
   * @param {number} id @returns {string}
   */
  plainText(id, depth = 0) {
    const node = this.#nodes.get(id);
    if (!node || node.accessibility?.hidden === true || depth > depthMax) return "";
    if (depth > 0 && typeof node.accessibility?.label === "string") return node.accessibility.label;
    const own = node.content?.kind === "text" ? plainText(node.content) : "";
    const below = (node.children ?? []).map((child) => this.plainText(child, depth + 1));
    return [own, ...below].filter(Boolean).join(" ");
  }
}

/** What one patch touches, by node. */
export class Changes {
  put = new Set();
  frame = new Set();
  children = new Set();
  mayBeGone = new Set();
}

/**
 * A video and a sound are one kind on the wire, and different elements.
 * @param {Node|undefined} node
 */
export function kindOf(node) {
  const content = node?.content;
  return content?.kind === "media" ? content.media : content?.kind ?? "group";
}
