"""What a game's frames cost: bytes on the wire and time of the page, by the ways in which a hundred sprites may be sent.

    cd Web/tests && ../../.venv/bin/python ../../Benchmarks/sprites.py

docs/decisions/0018-scenes-are-nodes.md has the figures that were decided by."""

import json
import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Web/tests"))

from support import Bench  # noqa: E402

SPRITES = 100
FRAMES = 90
PER_SECOND = 30


def place(sprite, frame):
    angle = frame / 10 + sprite
    return round(180 + 150 * math.cos(angle), 2), round(200 + 150 * math.sin(angle * 1.3), 2), round(angle, 4)


def put(sprite, frame, turns):
    x, y, angle = place(sprite, frame)
    style = {"transform": [round(v, 4) for v in (math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle), 0, 0)]}
    node = {"id": 10 + sprite, "frame": [x, y, 24, 24], "content": {"kind": "image", "asset": "sprite"},
            "accessibility": {"hidden": True}}
    return {"op": "put", "node": {**node, **({"style": style} if turns else {})}}


def moved(sprite, frame):
    x, y, _ = place(sprite, frame)
    return {"op": "frame", "id": 10 + sprite, "frame": [x, y, 24, 24]}


def looks(sprite, frame):
    x, y, angle = place(sprite, frame)
    return [10 + sprite, x, y, 24, 24, angle, 1]


def patches(operations):
    return [json.dumps({"revision": 2 + frame, "operations": operations(frame)}, separators=(",", ":")) for frame in range(FRAMES)]


MEASURE = """async ([first, texts, isCanvas]) => {
  bench.reset();
  const canvas = document.createElement("canvas"), picture = new OffscreenCanvas(48, 48);
  canvas.width = 780; canvas.height = 1200;
  picture.getContext("2d").fillRect(4, 4, 40, 40);
  bench.painter.apply(first);
  if (isCanvas) document.body.append(canvas);
  const context = canvas.getContext("2d");
  let spent = 0, slowest = 0;
  const begin = performance.now();
  for (const text of texts) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const start = performance.now();
    const patch = JSON.parse(text);
    if (isCanvas) {
      context.clearRect(0, 0, 780, 1200);
      for (const [, x, y, width, height, angle] of patch.operations) {
        context.setTransform(2, 0, 0, 2, 2 * x, 2 * y);
        context.rotate(angle);
        context.drawImage(picture, -width / 2, -height / 2, width, height);
      }
    } else {
      bench.painter.apply(patch);
      document.body.offsetHeight;
    }
    const time = performance.now() - start;
    spent += time; slowest = Math.max(slowest, time);
  }
  canvas.remove();
  return { mean: spent / texts.length, slowest, perFrame: (performance.now() - begin) / texts.length };
}"""


def main():
    bench = Bench.shared()
    page = bench.context(viewport={"width": 390, "height": 780}).new_page()
    page.goto(bench.server.address + "/web/tests/pages/painter.html")
    page.wait_for_selector("#surface[data-is-ready]")
    root = {"op": "put", "node": {"id": 1, "frame": [0, 0, 390, 600], "children": [10 + s for s in range(SPRITES)]}}
    ways = {
        "whole nodes, turning": lambda f: [put(s, f, True) for s in range(SPRITES)],
        "frames, moving": lambda f: [moved(s, f) for s in range(SPRITES)],
        "canvas, turning": lambda f: [looks(s, f) for s in range(SPRITES)],
    }
    for name, way in ways.items():
        first = {"revision": 1, "reset": True, "root": 1, "operations": [root] + [put(s, 0, True) for s in range(SPRITES)]}
        texts = patches(way)
        size = sum(map(len, texts)) / FRAMES
        told = page.evaluate(MEASURE, [first, texts, name.startswith("canvas")])
        print(f"{name:24} {size / 1000:6.1f} kB a frame {size * PER_SECOND / 1000:7.0f} kB/s   script and layout"
              f" {told['mean']:5.2f} ms, at most {told['slowest']:5.2f} ms; a frame each {told['perFrame']:5.1f} ms")


main()
