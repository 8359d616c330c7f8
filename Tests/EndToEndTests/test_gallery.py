"""Every page of the gallery: the browser's boxes are the engine's, and both painters draw the same picture."""

import unittest

from playwright.sync_api import expect

from pictures import FIND_GROUND, PICTURES, assets_of, cairo_picture, difference
from simulator import SimulatorTestCase
from tree import Comparisons, Scene

# The share of pixels that may differ, and by how much of 255 a component may before its pixel counts.
SHARE_MAX = 0.02
COLOUR_TOLERANCE = 24


class Gallery(Comparisons, SimulatorTestCase):
    # As on a phone. At one pixel a point most of a letter is its smoothed edge, which no two painters draw alike.
    scale = 2

    def setUp(self):
        super().setUp()
        # A spinner that turns looks otherwise at every moment.
        self.page.emulate_media(reduced_motion="reduce")
        # In a window of its own: a page behind another is drawn seldom.
        workshop = self.browser.new_context()
        self.addCleanup(workshop.close)
        self.workbench = workshop.new_page()

    def test_every_page_is_laid_out_and_drawn_as_the_engine_says(self):
        self.kate.button("Gallery").click()
        index = self.kate.region.locator(".surface").get_by_role("button")
        index.first.wait_for()
        titles = index.evaluate_all("all => all.map(each => each.ariaLabel ?? each.textContent)")
        self.assertGreaterEqual(len(titles), 5)
        for title in titles:
            with self.subTest(title):
                self.check(title)

    def check(self, title):
        self.kate.button(title).click()
        expect(self.kate.region.get_by_role("heading", name=title, exact=True)).to_be_visible()
        self.page.mouse.move(1, 1)
        self.await_stillness()
        scene = Scene(self.page, "Kate")
        try:
            self.compare_boxes(scene)
            self.compare_runs(scene)
            self.compare_pictures(title, scene)
        finally:
            self.kate.button("Pages").click()
            self.kate.button(title).wait_for()

    def compare_pictures(self, title, scene):
        surface = self.kate.region.locator(".surface")
        seen = surface.screenshot(caret="hide", scale="device")
        drawn = cairo_picture(scene, assets_of(self.page, scene), self.scale)
        ground = surface.evaluate(FIND_GROUND)
        share = difference(self.workbench, title.replace(" ", "-"), seen, drawn, ground, COLOUR_TOLERANCE)
        print(f"    {title}: {share:.2%} of pixels differ")
        self.assertLess(share, SHARE_MAX, f"the painters differ: see {PICTURES}")


if __name__ == "__main__":
    unittest.main()
