"""The browser's picture of each effect is the Cairo painter's: `Tests/Fixtures/effects.json`, which Swift's tests hold."""

import base64
import json
import struct
import time
import unittest
import zlib
from pathlib import Path

from playwright.sync_api import expect

from support import BrowserTestCase

EFFECTS = json.loads((Path(__file__).resolve().parents[2] / "Tests" / "Fixtures" / "effects.json").read_text())
SIDE, STEP, START = 60, 3, 1

# How far the mean of all colours may be off, of 255. Edges are smoothed differently, most of all those of letters.
MEAN_MAX = 3.5
MEAN_MAX_OF = {"text": 6}
# Of the colours, this share may be off by more than `FAR`.
FAR, FAR_SHARE_MAX = 24, 0.03
FAR_SHARE_MAX_OF = {"text": 0.08}
# Seconds until a painted effect must be on the screen.
PAINTED_WITHIN = 5


def png(rows):
    """Rows of `#rrggbbaa` as a file."""

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 6, 0, 0, 0)
    data = b"".join(b"\0" + bytes.fromhex("".join(colour[1:] for colour in row)) for row in rows)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"")


def serve(route):
    rows = EFFECTS["assets"][route.request.url.rsplit("/", 1)[1]]
    route.fulfill(body=png(rows), content_type="image/png")


def components(colours):
    return [bytes.fromhex(colour) for row in colours for colour in row.split(" ")]


class EffectTests(BrowserTestCase):
    def test_every_effect_looks_as_in_the_other_painter(self):
        page = self.open("/web/tests/pages/painter.html")
        expect(page.locator("#surface[data-is-ready]")).to_be_attached()
        page.route("**/effects/*", serve)
        assets = {name: f"/effects/{name}" for name in EFFECTS["assets"]}
        page.evaluate("assets => { bench.assets = assets; document.fonts.load('800 34px Inter'); return document.fonts.ready; }", assets)
        for name, example in sorted(EFFECTS["examples"].items()):
            with self.subTest(name):
                self.paint(page, example["patch"])
                self.compare_until(time.monotonic() + PAINTED_WITHIN, name, example, page)

    def paint(self, page, patch):
        page.evaluate("patch => { bench.reset(); bench.painter.apply(patch); }", patch)
        page.evaluate("Promise.all([...document.images].map((each) => each.decode().catch(() => {})))")
        self.assertEqual(page.evaluate("bench.problems"), [])

    def compare_until(self, end, name, example, page):
        """Compares until the pictures agree or `end` has come: no event tells that the picture of a CSS mask is drawn."""
        while True:
            try:
                return self.compare(name, example, self.colours_of(page))
            except AssertionError:
                if time.monotonic() > end:
                    raise

    def colours_of(self, page):
        picture = page.screenshot(clip={"x": 0, "y": 0, "width": SIDE, "height": SIDE})
        return page.evaluate(
            """async ([picture, side, start, step]) => {
                const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
                const bitmap = await createImageBitmap(new Blob([bytes]));
                const context = new OffscreenCanvas(side, side).getContext("2d");
                context.drawImage(bitmap, 0, 0);
                const { data } = context.getImageData(0, 0, side, side);
                const colours = [];
                for (let y = start; y < side; y += step)
                    for (let x = start; x < side; x += step) colours.push([...data.slice((y * side + x) * 4, (y * side + x) * 4 + 3)]);
                return colours;
            }""",
            [base64.b64encode(picture).decode(), SIDE, START, STEP],
        )

    def compare(self, name, example, seen):
        wanted = components(example["colors"])
        self.assertEqual(len(wanted), len(seen))
        offs = [max(abs(a - b) for a, b in zip(one, other)) for one, other in zip(wanted, seen)]
        kind = "text" if "text" in name else ""
        mean, far = sum(offs) / len(offs), sum(off > FAR for off in offs) / len(offs)
        self.assertLessEqual(mean, MEAN_MAX_OF.get(kind, MEAN_MAX), "mean difference")
        self.assertLessEqual(far, FAR_SHARE_MAX_OF.get(kind, FAR_SHARE_MAX), "share of colours far off")


if __name__ == "__main__":
    unittest.main()
