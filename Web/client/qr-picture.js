import { makeSVG } from "../dom.js";

/** Width of the light border around a code, without which cameras do not detect it. */
const quietZone = 4;

/**
 * Returns the picture of a QR code, dark on light in every colour scheme, as cameras expect.
 * @param {string[]} rows With a `1` for each dark module. @param {string} label
 */
export function codePicture(rows, label) {
  const width = rows.length + 2 * quietZone;
  const dark = rows.flatMap((row, y) => [...row].map((module, x) =>
    (module === "1" ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : ""))).join("");
  return makeSVG("svg", { viewBox: `0 0 ${width} ${width}`, role: "img", "aria-label": label, "shape-rendering": "crispEdges" },
    makeSVG("rect", { width, height: width, fill: "#fff" }), makeSVG("path", { d: dark, fill: "#000" }));
}
