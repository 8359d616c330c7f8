"""Every page of the gallery: the browser's boxes are the engine's, and both painters draw the same picture."""

import unittest

from playwright.sync_api import expect

from pictures import FIND_GROUND, PICTURES, assets_of, cairo_picture, difference
from simulator_test_case import SimulatorTestCase
from tree import Comparisons, Scene

# The share of pixels that may differ, and by how much of 255 a component may before its pixel counts.
SHARE_MAX = 0.02
COLOUR_TOLERANCE = 24


class Pages(Comparisons):
    """Opens pages of the gallery one after the other. A mixin, so that each class of tests has a device of its own."""

    # As on a phone. At one pixel a point most of a letter is its smoothed edge, which no two painters draw alike.
    scale = 2

    def setUp(self):
        super().setUp()
        # In a window of its own: a page behind another is drawn seldom.
        workshop = self.browser.new_context()
        self.addCleanup(workshop.close)
        self.workbench = workshop.new_page()

    def check_pages(self, wanted=None):
        self.kate.button("Gallery").click()
        index = self.kate.region.locator(".surface").get_by_role("button")
        index.first.wait_for()
        titles = wanted or self.titles(index)
        self.assertGreaterEqual(len(titles), 5)
        for title in titles:
            with self.subTest(title):
                self.check(title)

    def titles(self, index):
        """All of them: rows are made as they come into sight."""
        area = self.kate.region.locator(".surface .scroll").first
        titles = []
        while True:
            self.await_stillness()
            new = index.evaluate_all("all => all.map(each => each.ariaLabel ?? each.textContent)")
            titles += [title for title in new if title not in titles]
            if area.evaluate("each => each.scrollTop + each.clientHeight >= each.scrollHeight - 1"):
                area.evaluate("each => each.scrollTop = 0")
                return titles
            area.evaluate("each => each.scrollBy(0, each.clientHeight)")

    def check(self, title):
        self.kate.reach(title).click()
        expect(self.kate.region.get_by_role("heading", name=title, exact=True)).to_be_visible()
        self.page.mouse.move(1, 1)
        self.await_stillness()
        scene = Scene(self.page, "Kate")
        try:
            self.check_scene(scene)
            self.compare_boxes(scene)
            self.compare_runs(scene)
            self.compare_pictures(title, scene)
        finally:
            self.kate.button("Pages").click()
            self.kate.button("Text").wait_for()

    def check_scene(self, scene):
        """What the device's setting must have done."""

    def compare_pictures(self, title, scene):
        surface = self.kate.region.locator(".surface")
        seen = surface.screenshot(caret="hide", scale="device")
        drawn = cairo_picture(scene, assets_of(self.page, scene), self.scale)
        ground = surface.evaluate(FIND_GROUND)
        name = f"{self.name}{title}".replace(" ", "-")
        share = difference(self.workbench, name, seen, drawn, ground, COLOUR_TOLERANCE)
        print(f"    {self.name}{title}: {share:.2%} of pixels differ")
        self.assertLess(share, SHARE_MAX, f"the painters differ: see {PICTURES}")


class Gallery(Pages, SimulatorTestCase):
    name = ""

    def test_every_page_is_laid_out_and_drawn_as_the_engine_says(self):
        self.check_pages()


# Pages whose views follow the device's settings.
SETTING_PAGES = [
    "Text", "Labels and symbols", "Buttons", "Toggles and sliders", "Pickers", "Fields", "Lists", "Navigation",
    "UIKit controls", "UIKit lists",
]


class Dark(Pages, SimulatorTestCase):
    name = "dark "
    device = {"color_scheme": "dark"}

    def test_pages_are_light_on_dark(self):
        self.check_pages(SETTING_PAGES)

    def check_scene(self, scene):
        ink = next(runs[0]["color"] for _, runs in scene.texts() if runs)
        self.assertGreater(int(ink[1:3], 16), 128, "the first text is light")


class LargeText(Pages, SimulatorTestCase):
    name = "large "
    # A person's own choice in the browser's settings.
    browser_arguments = ["--blink-settings=defaultFontSize=31"]

    def test_pages_grow_with_the_text(self):
        self.check_pages(SETTING_PAGES)

    def check_scene(self, scene):
        sizes = [run["font"]["size"] for _, runs in scene.texts() for run in runs]
        # Captions, the smallest texts, are 12 points otherwise.
        self.assertGreater(max(sizes), 20)


class RightToLeft(Pages, SimulatorTestCase):
    name = "right to left "
    device = {"locale": "ar"}

    def test_pages_begin_at_the_right(self):
        self.check_pages(SETTING_PAGES)

    def check_scene(self, scene):
        frames = scene.frames()
        width = frames[scene.root][2]
        near = [node for node, _ in scene.texts() if node in frames and frames[node][2] < width / 2]
        right = sum(frames[node][0] + frames[node][2] / 2 > width / 2 for node in near)
        # Expects few texts at the right: a line's end is at the left.
        self.assertGreater(right, len(near) / 3, "texts begin at the right")


if __name__ == "__main__":
    unittest.main()
