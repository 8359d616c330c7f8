import { makeSVG } from "../dom.js";

/** Line drawings on a 24-point square. */
const drawings = {
  send: "M12 19V5.5M6 11l6-6 6 6",
  close: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  expand: "M6 14.5l6-6 6 6",
  collapse: "M6 9.5l6 6 6-6",
  play: "M8 5.5v13l11-6.5z",
  pause: "M8.5 6v12M15.5 6v12",
  file: "M7 3.5h7l4 4v13H7zM14 3.5v4h4",
  down: "M12 5v13M6.5 12.5 12 18l5.5-5.5",
};

/** @param {keyof typeof drawings} name */
export function icon(name) {
  const path = makeSVG("path", {
    d: drawings[name], fill: "none", stroke: "currentColor",
    "stroke-width": 2.2, "stroke-linecap": "round", "stroke-linejoin": "round",
  });
  const attributes = { class: "icon", viewBox: "0 0 24 24", width: 24, height: 24, "aria-hidden": "true" };
  return makeSVG("svg", attributes, path);
}
