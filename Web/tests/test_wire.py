"""The painter takes what Swift writes: the golden files of `Tests/Fixtures/wire`, which Swift's own tests hold."""

import json
from pathlib import Path

from test_painter import PainterTestCase

WIRE = Path(__file__).resolve().parents[2] / "Tests" / "Fixtures" / "wire"
ROOT = 1
EDGES = ("top", "bottom", "left", "right")


def read(name):
    return json.loads((WIRE / f"{name}.json").read_text())


class WireTests(PainterTestCase):
    def test_every_example_of_a_node_is_painted_at_its_place(self):
        for name, node in read("nodes").items():
            with self.subTest(name):
                children = [{"id": child, "frame": [0, 0, 1, 1]} for child in node.get("children", [])]
                root = {"id": ROOT, "frame": [0, 0, 390, 780], "children": [node["id"]]}
                operations = [{"op": "put", "node": each} for each in [root, node, *children]]
                page = self.paint({"revision": 1, "reset": True, "root": ROOT, "operations": operations})
                self.assertEqual(self.problems, [])
                element = page.locator(f'[data-node="{node["id"]}"]')
                self.assertEqual(element.count(), 1)
                style = element.evaluate("({ style }) => [style.left, style.top, style.width, style.height]")
                # Skips the position of a node that sticks to an edge: the browser decides it.
                first = 2 if node.get("style", {}).get("pin") in EDGES else 0
                self.assertEqual([float(side.removesuffix("px")) for side in style[first:]], node["frame"][first:])

    def test_the_examples_of_patches_follow_each_other(self):
        patches = read("patches")
        page = self.paint(patches["first"])
        self.assertEqual(page.locator("[data-node]").count(), 2)
        self.apply(patches["frame"])
        moved = patches["frame"]["operations"][0]["frame"]
        left = page.locator('[data-node="2"]').evaluate("element => element.style.left")
        self.assertEqual(float(left.removesuffix("px")), moved[0])
        self.apply(patches["snapshot"])
        self.assertEqual(page.locator("[data-node]").count(), 1)
        self.apply(patches["nothing"])
        self.assertEqual(self.problems, [])

