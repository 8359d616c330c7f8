import { make } from "../dom.js";

/**
 * Returns what an app's author wants to know of its end: why, the calls that led there, and what it has written last.
 *
 * @param {import("../wire.js").CrashReport} report
 */
export function crashReportView({ cause, output, calls }) {
  const stack = calls.length > 0 && make("ol", { class: "crash-calls" }, ...calls.map(callView));
  const words = output.length > 0 && make("pre", { class: "crash-output", tabindex: "0", text: output.join("\n") });
  return make("details", { class: "crash-report", open: true },
    make("summary", { text: "For the app’s author" }),
    make("p", { class: "crash-cause", text: cause }), stack, words);
}

function callView({ function: name, file, line }) {
  const place = file && make("span", { class: "crash-place", text: line === undefined ? file : `${file}:${line}` });
  return make("li", {}, make("code", { text: name }), place);
}
