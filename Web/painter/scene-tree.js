import { plainText } from "./views/text.js";

/** @typedef {import("../wire.js").Node} Node */

/** Deeper than any tree that the server accepts (`TreeLimits.depthMax`). */
const depthMax = 250;

/** The nodes of one scene, updated by its patches. */
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
   * Applies the patch to the nodes. Throws if it is invalid.
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
   * Returns the text that a node and its descendants show.
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

/** The nodes that one patch affects. */
export class Changes {
  put = new Set();
  frame = new Set();
  children = new Set();
  mayBeGone = new Set();
}

/**
 * Returns the kind of view for a node. Videos and sounds are one kind on the wire, but different elements.
 * @param {Node|undefined} node
 */
export function kindOf(node) {
  const content = node?.content;
  return content?.kind === "media" ? content.media : content?.kind ?? "group";
}
