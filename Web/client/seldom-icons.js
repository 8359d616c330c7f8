import { outlined } from "./icons.js";

/** Outlines on a 24-point square, of views that are loaded late, or that a conversation does not have. */
const drawings = {
  camera: "M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z",
  copy: "M9 8.5h10.5v12H9zM15 8.5v-5H4.5v12H9",
  undo: "M8.500 5 4.500 9l4 4M5 9h9.500a5 5 0 0 1 0 10H9",
  pin: "M9 4h6M10 4v5.5L7 13v1.5h10V13l-3-3.5V4M12 14.5V20",
  muted: "M6.5 9.5V10c0 4.5-2 5.5-2 6.5H16M8.5 5.5A5.5 5.5 0 0 1 17.5 10c0 2.5.6 3.9 1.2 4.8M10.5 19.5a2 2 0 0 0 3 0M4 3.5l16 17",
  bell: "M6.5 10a5.5 5.5 0 0 1 11 0c0 4.5 2 5.5 2 6.5h-15c0-1 2-2 2-6.5zM10.5 19.5a2 2 0 0 0 3 0",
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
