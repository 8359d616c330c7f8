"""What the engine has laid out is what the browser shows: every box, and every run of text, within half a point."""

import unittest

from playwright.sync_api import expect

from simulator import SimulatorTestCase

TOLERANCE = 0.5

# The tree as the server sends it to a client that joins, taken from a stream of our own beside the page's.
FETCH_TREE = """async ([device, conversation]) => {
  const stream = new EventSource(`/devices/${device}/conversations/${conversation}/events?after=0`);
  try {
    return await new Promise((resolve, reject) => {
      stream.addEventListener("patch", (event) => resolve(JSON.parse(event.data).patch));
      setTimeout(() => reject(new Error("no tree came")), 5000);
    });
  } finally {
    stream.close();
  }
}"""

# Every node's box on the page, and every run's own width: that of its letters, not of the box it was given.
MEASURE = """() => {
  const boxes = {}, runs = {};
  for (const element of document.querySelectorAll("[data-node]")) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const id = element.dataset.node;
    boxes[id] = [x, y, width, height];
    runs[id] = [...element.querySelectorAll(":scope .text-run")].filter(
      (run) => run.closest("[data-node]") === element).map((run) => {
        const range = document.createRange();
        range.selectNodeContents(run);
        const letters = range.getBoundingClientRect();
        return [run.textContent, letters.x - x, letters.width];
      });
  }
  return { boxes, runs };
}"""


class Layout(SimulatorTestCase):
    def test_the_list_screen_is_laid_out_as_the_engine_says(self):
        self.open_list()
        device, conversation = self.kates_place()
        self.page.evaluate("document.fonts.ready")
        patch = self.page.evaluate(FETCH_TREE, [device, conversation])
        nodes = {operation["node"]["id"]: operation["node"] for operation in patch["operations"]}
        measured = self.page.evaluate(MEASURE)
        frames = absolute_frames(nodes, patch["root"])
        self.assertGreater(len(frames), 20, "the screen has too few nodes to mean anything")
        self.compare_boxes(frames, patch["root"], measured["boxes"])
        self.compare_runs(nodes, measured["runs"])

    def open_list(self):
        self.kate.start_party()
        expect(self.kate.button("Delete Fries")).to_be_visible()
        # The sheet slides in; boxes are still once it stands.
        self.page.wait_for_function(
            "() => document.getAnimations().every((animation) => animation.playState !== 'running')")

    def kates_place(self):
        devices = self.page.evaluate("fetch('/simulator').then((answer) => answer.json())")["devices"]
        kate = next(device for device in devices if device["person"] == "Kate")
        return kate["device"], kate["conversation"]

    def compare_boxes(self, frames, root, boxes):
        left, top = boxes[str(root)][:2]
        for node, (x, y, width, height) in frames.items():
            box = boxes[str(node)]
            expected = [left + x, top + y, width, height]
            for name, seen, wanted in zip(("x", "y", "width", "height"), box, expected):
                self.assertAlmostEqual(seen, wanted, delta=TOLERANCE, msg=f"{name} of node {node}")

    def compare_runs(self, nodes, runs):
        compared = 0
        for node in nodes.values():
            content = node.get("content", {})
            if content.get("kind") != "text":
                continue
            expected = [run for line in content["lines"] for run in line["runs"]]
            seen = runs[str(node["id"])]
            self.assertEqual([run["text"] for run in expected], [text for text, _, _ in seen])
            for run, (text, x, width) in zip(expected, seen):
                self.assertAlmostEqual(x, run["x"], delta=TOLERANCE, msg=f"where “{text}” begins")
                self.assertAlmostEqual(width, run["width"], delta=TOLERANCE, msg=f"how wide “{text}” is")
                compared += 1
        self.assertGreater(compared, 3)


def absolute_frames(nodes, root):
    """Frames from the root's corner; nothing is scrolled or transformed on this screen."""
    frames = {}

    def visit(node, left, top):
        x, y, width, height = nodes[node]["frame"]
        frames[node] = (left + x, top + y, width, height)
        for child in nodes[node].get("children", []):
            visit(child, left + x, top + y)

    x, y = nodes[root]["frame"][:2]
    visit(root, -x, -y)
    return frames


if __name__ == "__main__":
    unittest.main()
