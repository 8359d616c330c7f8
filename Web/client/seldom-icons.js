import { outlined } from "./icons.js";

/** Outlines on a 24-point square, of views that are loaded late. */
const drawings = {
  camera: "M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z",
  previous: "M14.5 5.5 8 12l6.5 6.5",
  next: "M9.5 5.5 16 12l-6.5 6.5",
  zoomIn: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5M7.5 10.5h6M10.5 7.5v6",
  zoomOut: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5M7.5 10.5h6",
};

/** @param {keyof typeof drawings} name */
export function seldomIcon(name) {
  return outlined(drawings[name]);
}
