import { applyFont, colour, pixels } from "../values.js";

/**
 * Gives consecutive characters the looks that a drawn and an edited text share.
 * @param {CSSStyleDeclaration} style
 * @param {import("../../wire.js").RunLooks|undefined} run
 */
export function styleRun(style, run) {
  style.color = colour(run?.color, "currentcolor");
  style.letterSpacing = pixels(run?.tracking);
  applyFont(style, run?.font);
  const decorations = [run?.underline && "underline", run?.strikethrough && "line-through"].filter(Boolean);
  style.textDecorationLine = decorations.join(" ");
}

/**
 * Gives characters that a person edits all their looks.
 * @param {CSSStyleDeclaration} style
 * @param {import("../../wire.js").FieldRun} run
 */
export function styleEdited(style, run) {
  styleRun(style, run);
  style.backgroundColor = colour(run.background, "");
  style.verticalAlign = pixels(run.baselineOffset);
}
