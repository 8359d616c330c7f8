import { outlined } from "./icons.js";

/** Outlines on a 24-point square, of views that are loaded late. */
const drawings = {
  camera: "M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z",
  block: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM6.5 6.5l11 11",
  flag: "M6 21V4h11.500l-2 4 2 4H6",
  previous: "M14.5 5.5 8 12l6.5 6.5",
  next: "M9.5 5.5 16 12l-6.5 6.5",
  zoomIn: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5M7.5 10.5h6M10.5 7.5v6",
  zoomOut: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5M7.5 10.5h6",
};

/** @typedef {keyof typeof drawings} SeldomIcon */

/** @param {SeldomIcon} name */
export function seldomIcon(name) {
  return outlined(drawings[name]);
}
