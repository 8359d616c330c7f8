"""What the engine says of a scene, taken from the server as a client that joins would get it, beside what the page shows."""

# The tree comes on a stream of our own beside the page's.
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


class Scene:
    """The tree of the app that is open on one simulated phone."""

    def __init__(self, page, person):
        devices = page.evaluate("fetch('/simulator').then((answer) => answer.json())")["devices"]
        place = next(device for device in devices if device["person"] == person)
        page.evaluate("document.fonts.ready")
        self.patch = page.evaluate(FETCH_TREE, [place["device"], place["conversation"]])
        self.root = self.patch["root"]
        self.nodes = {operation["node"]["id"]: operation["node"] for operation in self.patch["operations"]}
        self.measured = page.evaluate(MEASURE)

    def frames(self):
        """Frames from the root's corner, of all nodes that nothing above them turns or enlarges. Nothing is scrolled but rows with
        swipe actions at the side from which they are read, which rest where these are out of sight."""
        frames = {}

        def visit(node, left, top):
            x, y, width, height = self.nodes[node]["frame"]
            style = self.nodes[node].get("style", {})
            if style.get("transform") or style.get("projection"):
                return
            frames[node] = (left + x, top + y, width, height)
            rest = self.nodes[node].get("content", {}).get("rest", 0)
            for child in self.nodes[node].get("children", []):
                visit(child, left + x - rest, top + y)

        x, y = self.nodes[self.root]["frame"][:2]
        visit(self.root, -x, -y)
        return frames

    def texts(self):
        """The text nodes with their runs."""
        for node in self.nodes.values():
            content = node.get("content", {})
            if content.get("kind") == "text":
                yield node["id"], [run for line in content["lines"] for run in line["runs"]]


class Comparisons:
    """Part of a test case: what the engine has laid out is what the browser shows."""

    tolerance = 0.5

    def compare_boxes(self, scene):
        boxes = scene.measured["boxes"]
        left, top = boxes[str(scene.root)][:2]
        for node, (x, y, width, height) in scene.frames().items():
            expected = [left + x, top + y, width, height]
            for name, seen, wanted in zip(("x", "y", "width", "height"), boxes[str(node)], expected):
                self.assertAlmostEqual(seen, wanted, delta=self.tolerance, msg=f"{name} of node {node}")

    def compare_runs(self, scene):
        compared = 0
        frames = scene.frames()
        for node, expected in scene.texts():
            if node not in frames:
                continue
            seen = scene.measured["runs"][str(node)]
            self.assertEqual([run["text"] for run in expected], [text for text, _, _ in seen])
            for run, (text, x, width) in zip(expected, seen):
                self.assertAlmostEqual(x, run["x"], delta=self.tolerance, msg=f"where “{text}” begins")
                self.assertAlmostEqual(width, run["width"], delta=self.tolerance, msg=f"how wide “{text}” is")
                compared += 1
        return compared
