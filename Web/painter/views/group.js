import { NodeView } from "./node-view.js";

/** Draws nothing itself; its style holds for its children. */
export class GroupView extends NodeView {}
