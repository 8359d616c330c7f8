import { NodeView } from "./node-view.js";

/** Draws nothing itself; its style applies to its children. */
export class GroupView extends NodeView {}
