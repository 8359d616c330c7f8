import { makeSVG } from "../dom.js";

/** Outlines on a 24-point square. */
const drawings = {
  add: "M12 5v14M5 12h14",
  send: "M12 19V5.5M6 11l6-6 6 6",
  close: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  expand: "M6 14.5l6-6 6 6",
  collapse: "M6 9.5l6 6 6-6",
  back: "M14.5 6l-6 6 6 6",
  forward: "M9.5 6l6 6-6 6",
  play: "M8 5.5v13l11-6.5z",
  pause: "M8.5 6v12M15.5 6v12",
  sticker: "M13 20.5H7.5a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4h9a4 4 0 0 1 4 4V13zM20.5 13H17a4 4 0 0 0-4 4v3.5",
  put: "M12 4v10M7.5 9.5 12 14l4.5-4.5M5 19.5h14",
  file: "M7 3.5h7l4 4v13H7zM14 3.5v4h4",
  enlarge: "M14 4.5h5.5V10M19.5 4.5 13 11M10 19.5H4.5V14M4.5 19.5 11 13",
  reply: "M10 6 4.5 11.5 10 17M5 11.5h8.5a6 6 0 0 1 6 6v1",
  edit: "M4.5 19.5l1-4L16 5l3 3L8.500 18.5zM13.500 7.500l3 3",
  more: "M5.500 12h.01M12 12h.01M18.500 12h.01",
  microphone: "M12 3.5a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21",
  down: "M12 5v13M6.5 12.5 12 18l5.5-5.5",
};

/** @param {keyof typeof drawings} name */
export function icon(name) {
  return outlined(drawings[name]);
}

/** @param {string} d An outline on a 24-point square. */
export function outlined(d) {
  const path = makeSVG("path", {
    d, fill: "none", stroke: "currentColor",
    "stroke-width": 2.2, "stroke-linecap": "round", "stroke-linejoin": "round",
  });
  const attributes = { class: "icon", viewBox: "0 0 24 24", width: 24, height: 24, "aria-hidden": "true" };
  return makeSVG("svg", attributes, path);
}
