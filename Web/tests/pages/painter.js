import { Painter } from "/web/painter/painter.js";

/** A painter alone, and all that it says, for the tests to look at. */
class Bench {
  sent = [];
  problems = [];
  announcements = [];
  /** Addresses of pictures by name, where a test has them. */
  assets = {};
  #surface = document.getElementById("surface");

  constructor() {
    this.reset();
  }

  /** A new painter on the same page: much quicker than a new page. */
  reset() {
    // A test before this one may have used the mouse.
    document.documentElement.removeAttribute("data-pointed");
    this.painter?.disconnect();
    for (const list of [this.sent, this.problems, this.announcements]) list.length = 0;
    this.painter = new Painter(this.#surface, {
      send: (event) => this.sent.push(event),
      assetURL: (asset) => this.assets[asset] ?? `/web/icon.svg?${asset}`,
      fileURL: (file) => this.assets[file] ?? `/web/icon.svg?${file}`,
      report: (problem) => this.problems.push(problem),
      announce: (sentence) => this.announcements.push(sentence),
    });
    this.painter.connect();
  }
}

window.bench = new Bench();
document.getElementById("surface").dataset.isReady = "true";
