"""Text and fonts in the painter: what can be marked, and that each font is the one that was measured with."""

import re

from playwright.sync_api import expect

from fixtures.nodes import button, field, node, whole
from test_painter import PainterTestCase

WORDS = "Hello, Wörld -> 123"

# Widths that the engine on the app's side measures (Tests/CoreGraphicsTests/FontFamilyTests.swift has the same numbers).
WIDTHS = {
    ("JetBrains Mono", 400, False): 193.8,
    ("JetBrains Mono", 700, True): 193.8,
    ("Caladea", 400, False): 130.28,
    ("Caladea", 700, False): 143.27,
    ("Caladea", 400, True): 127.33,
    ("Quicksand", 400, False): 143.52,
    ("Quicksand", 700, False): 149.19,
}

# Width of the words in the bold face of DejaVu Serif, as an app brings it along (`AddedFontTests` has the same number).
APP_FONT_WIDTH = 187.95


def run(words, family="Inter", weight=400, italic=False, **more):
    font = {"family": family, "size": 17, "weight": weight, "italic": italic}
    return {"text": words, "x": 0, "width": 100, "font": font, "color": "#000000ff", **more}


def text_node(*runs, **content):
    lines = [{"y": 0, "height": 21, "baseline": 16, "runs": list(runs)}]
    return node(2, (10, 10, 300, 21), {"kind": "text", "lines": lines, **content})


# A line's baseline: an empty box of no height stands on it.
BASELINE = """line => { const box = document.createElement("span"); box.style.display = "inline-block"; line.append(box);
  const { bottom } = box.getBoundingClientRect(); box.remove(); return bottom - line.getBoundingClientRect().top; }"""


class FontTests(PainterTestCase):
    def test_words_in_buttons_and_fields_stand_as_high_as_all_others(self):
        lines = [{"y": 0, "height": 20, "baseline": 15, "runs": [run("Name")]}]
        in_button = node(4, (0, 0, 300, 20), {"kind": "text", "lines": lines})
        page = self.paint(whole(1, [
            node(1, (0, 0, 300, 300), children=[2, 3, 5]), node(2, (0, 0, 300, 20), {"kind": "text", "lines": lines}),
            button(3, (0, 50, 300, 20), [4]), in_button, field(5, (0, 100, 300, 20), "Name"),
        ]))
        alone, pressed = (page.locator(".text-run").nth(index).evaluate(BASELINE) for index in (0, 1))
        self.assertEqual(pressed, alone)
        rendering = [page.locator(each).evaluate("each => getComputedStyle(each).textRendering") for each in (".surface", ".field")]
        self.assertEqual(rendering, ["geometricprecision"] * 2)

    def test_widths_are_those_that_were_measured(self):
        for (family, weight, italic), width in WIDTHS.items():
            with self.subTest(family=family, weight=weight, italic=italic):
                page = self.paint(whole(1, [node(1, (0, 0, 300, 300), children=[2]), text_node(run(WORDS, family, weight, italic))]))
                style = "italic" if italic else "normal"
                loaded = page.evaluate(f"document.fonts.load('{style} {weight} 17px \"{family}\"').then((f) => f.length)")
                self.assertGreater(loaded, 0)
                actual = page.locator(".text-run").evaluate("run => run.getBoundingClientRect().width")
                self.assertAlmostEqual(actual, width, delta=0.2)

    def test_a_font_of_an_app_is_loaded_and_neither_emboldened_nor_slanted(self):
        page = self.paint(whole(1, [node(1, (0, 0, 300, 300), children=[2]), text_node(run(WORDS, "app-font-1serif", 700, italic=True))]))
        self.assertEqual(page.evaluate("document.fonts.load('17px app-font-1serif').then((f) => f.map((face) => face.status))"), ["loaded"])
        actual = page.locator(".text-run").evaluate("run => [run.getBoundingClientRect().width, run.style.fontWeight, run.style.fontStyle]")
        self.assertAlmostEqual(actual[0], APP_FONT_WIDTH, delta=0.2)
        self.assertEqual(actual[1:], ["400", "normal"])

    def test_a_font_of_an_app_that_did_not_arrive_is_asked_for_three_times(self):
        self.expected_errors = ("404",)
        tree = whole(1, [node(1, (0, 0, 300, 300), children=[2]), text_node(run(WORDS, "app-font-none"))])
        for _ in range(3):
            page = self.paint(whole(1, [node(1, (0, 0, 300, 300))]))
            with page.expect_response("**/fonts/app-font-none") as asked:
                self.paint(tree)
            self.assertEqual(asked.value.status, 404)
            page.evaluate("document.fonts.ready")
            expect(page.locator(".text-run")).to_have_css("font-family", re.compile("app-font-none.*Inter"))
        # No fourth time: each patch would ask for it.
        self.paint(whole(1, [node(1, (0, 0, 300, 300))]))
        self.paint(tree)
        asked = "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/fonts/app-font-none')).length"
        self.assertEqual(page.evaluate(asked), 3)

    def test_letters_of_one_width_are_not_joined(self):
        page = self.paint(whole(1, [node(1, (0, 0, 300, 300), children=[2]), text_node(run("->", "JetBrains Mono"))]))
        ligatures = page.locator(".text-run").evaluate("run => getComputedStyle(run).fontVariantLigatures")
        self.assertEqual(ligatures, "none")

    def test_tracking_is_behind_each_letter(self):
        page = self.paint(whole(1, [node(1, (0, 0, 300, 300), children=[2]), text_node(run("ab"), run("cd", tracking=10))]))
        plain = self.paint(whole(1, [node(1, (0, 0, 300, 300), children=[2]), text_node(run("cd"))]))
        before = plain.locator(".text-run").evaluate("run => run.getBoundingClientRect().width")
        page = self.paint(whole(1, [node(1, (0, 0, 300, 300), children=[2]), text_node(run("cd", tracking=10))]))
        after = page.locator(".text-run").evaluate("run => run.getBoundingClientRect().width")
        self.assertAlmostEqual(after - before, 20, delta=0.1)


class FallbackTests(PainterTestCase):
    """Runs in fonts that this browser does not have, which it scales to the widths that were measured."""

    COUNT_READS = """() => {
      const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "offsetWidth");
      window.readCount = 0;
      Object.defineProperty(HTMLElement.prototype, "offsetWidth", { configurable: true, get() {
        window.readCount += 1;
        return get.call(this);
      } });
    }"""

    def show(self, words):
        return self.paint(whole(1, [
            node(1, (0, 0, 300, 300), children=[2]), text_node(run(words, "Nowhere", isFallback=True))]))

    def expect_width(self, page, width):
        page.wait_for_function(
            "width => Math.abs(document.querySelector('.text-run').getBoundingClientRect().width - width) < 0.1", arg=width)

    def test_a_run_has_the_width_that_was_measured(self):
        page = self.show("mmm")
        self.expect_width(page, 100)
        self.patch(2, {"op": "put", "node": text_node(run("iii iii", "Nowhere", isFallback=True))})
        expect(page.locator(".text-run")).to_have_text("iii iii")
        self.expect_width(page, 100)

    def test_a_patch_asks_for_no_layout(self):
        page = self.show("mmm")
        self.expect_width(page, 100)
        page.evaluate(self.COUNT_READS)
        self.patch(2, {"op": "put", "node": text_node(run("iii iii", "Nowhere", isFallback=True))})
        self.patch(3, {"op": "frame", "id": 1, "frame": [0, 0, 310, 300]})
        self.assertEqual(page.evaluate("readCount"), 0)


class SelectionTests(PainterTestCase):
    def mark(self, **content):
        page = self.paint(whole(1, [node(1, (0, 0, 300, 300), children=[2]), text_node(run("some words to mark"), **content)]))
        page.evaluate("getSelection().removeAllRanges()")
        box = page.locator(".text-run").bounding_box()
        page.mouse.move(box["x"] + 1, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2, steps=5)
        page.mouse.up()
        return page.evaluate("getSelection().toString().trim()")

    def test_selectable_text_is_marked_by_dragging(self):
        self.assertEqual(self.mark(isSelectable=True), "some words to mark")

    def test_other_text_is_not(self):
        self.assertEqual(self.mark(), "")

    def test_text_becomes_selectable_without_being_drawn_anew(self):
        page = self.paint(whole(1, [node(1, (0, 0, 300, 300), children=[2]), text_node(run("words"))]))
        self.patch(2, {"op": "put", "node": text_node(run("words"), isSelectable=True)})
        expect(page.locator(".text-box.is-selectable")).to_have_count(1)


del PainterTestCase
