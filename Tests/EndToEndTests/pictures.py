"""The two painters' pictures of one tree, and how far they differ."""

import base64
import json
import os
import subprocess
from pathlib import Path

from simulator import BINARIES, ROOT

PICTURES = Path(os.environ.get("PARLEY_PICTURES", ROOT / ".build" / "pictures"))

# The bytes of every picture that the page shows, by name.
FETCH_ASSETS = """async ([device, names]) => {
  const assets = {};
  const known = performance.getEntriesByType("resource").map((entry) => entry.name);
  for (const name of names) {
    const url = known.findLast((candidate) => new URL(candidate).pathname.endsWith(name));
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    assets[name] = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  }
  return assets;
}"""

# A pixel counts where one of its components differs by more than `tolerance` from all of the other picture's pixels
# within one pixel: edges are smoothed differently, and half a pixel's shift of a letter is no difference to see.
COMPARE = """async ([one, other, ground, tolerance]) => {
  async function pixels(png) {
    const bitmap = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.fillStyle = ground;
    context.fillRect(0, 0, bitmap.width, bitmap.height);
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  }
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.width !== b.width || a.height !== b.height) return { size: [a.width, a.height, b.width, b.height] };
  const { width, height } = a;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  const marks = context.createImageData(width, height);
  function isSame(from, place, to, near) {
    return Math.abs(from.data[place] - to.data[near]) <= tolerance
      && Math.abs(from.data[place + 1] - to.data[near + 1]) <= tolerance
      && Math.abs(from.data[place + 2] - to.data[near + 2]) <= tolerance;
  }
  function isNear(from, to, x, y) {
    const place = (y * width + x) * 4;
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1) {
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) {
        if (isSame(from, place, to, (v * width + u) * 4)) return true;
      }
    }
    return false;
  }
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = (y * width + x) * 4;
      const differs = !isSame(a, place, b, place) && (!isNear(a, b, x, y) || !isNear(b, a, x, y));
      if (differs) count += 1;
      const gray = 255 - (255 - (a.data[place] + a.data[place + 1] + a.data[place + 2]) / 3) / 4;
      // Without an array for each of a million pixels.
      marks.data[place] = differs ? 255 : gray;
      marks.data[place + 1] = differs ? 0 : gray;
      marks.data[place + 2] = differs ? 0 : gray;
      marks.data[place + 3] = 255;
    }
  }
  context.putImageData(marks, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  const marked = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return { share: count / (width * height), marked };
}"""


# The colour that a scene stands on.
FIND_GROUND = """(element) => {
  for (let place = element; place; place = place.parentElement) {
    const colour = getComputedStyle(place).backgroundColor;
    if (!/^rgba.*, 0\\)$/.test(colour)) return colour;
  }
  return "white";
}"""


def cairo_picture(scene, assets, scale):
    """What the Cairo painter makes of the tree, as PNG."""
    job = json.dumps({"patch": scene.patch, "scale": scale, "assets": assets}).encode()
    done = subprocess.run([str(BINARIES / "TreePicture")], input=job, capture_output=True, timeout=60)
    if done.returncode != 0:
        raise RuntimeError(done.stderr.decode())
    return done.stdout


def assets_of(page, scene):
    names = set()
    for node in scene.nodes.values():
        content = node.get("content", {})
        if content.get("kind") == "image":
            names.add(content["asset"])
        if "mask" in node.get("style", {}):
            names.add(node["style"]["mask"])
    return page.evaluate(FETCH_ASSETS, ["", sorted(names)])


def difference(page, name, browser, cairo, ground, tolerance):
    """The share of pixels that differ; all three pictures are kept for somebody to look at. `page` is an empty one:
    the server's own pages may not read what they were not sent. `ground` is the colour behind the scene."""
    pictures = [base64.b64encode(picture).decode() for picture in (browser, cairo)]
    result = page.evaluate(COMPARE, [*pictures, ground, tolerance])
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"{name}-browser.png").write_bytes(browser)
    (PICTURES / f"{name}-cairo.png").write_bytes(cairo)
    if "size" in result:
        raise AssertionError(f"the pictures of {name} have different sizes: {result['size']}")
    (PICTURES / f"{name}-difference.png").write_bytes(base64.b64decode(result["marked"]))
    return result["share"]
