"""A large title scrolls with its page, and leaves a small one in the bar."""

import unittest

from playwright.sync_api import expect

from gallery import GallerySteps
from simulator_test_case import MOVING, SimulatorTestCase

# Brightness, 0 to 255, of the letters of a title.
INK = """title => {
  const run = title.matches(".text-run") ? title : title.querySelector(".text-run");
  return Math.min(...getComputedStyle(run).color.match(/\\d+/g).slice(0, 3).map(Number));
}"""


class LargeTitles(GallerySteps, SimulatorTestCase):
    is_dark = False

    def setUp(self):
        super().setUp()
        self.open("Navigation")
        self.surface.get_by_role("button", name="All", exact=True).click()
        # A hidden one has no role: of the two there is one at any time.
        self.title = self.surface.get_by_role("heading", name="All dishes", exact=True)
        self.expect_text("Dish 1")
        self.await_stillness()
        self.area = self.surface.locator(".scroll.scrolls-y").last
        self.place = self.title.bounding_box()
        self.large = self.title.element_handle()

    def scroll(self, offset):
        self.area.evaluate(f"each => each.scrollTop = {offset}")

    def await_large(self, is_seen):
        self.page.wait_for_function("([large, isSeen]) => (large.closest('[aria-hidden=true]') === null) === isSeen", arg=[self.large, is_seen])
        self.await_stillness()
        expect(self.title).to_have_count(1)

    def check_ink(self):
        self.assertEqual(self.title.evaluate(INK) > 128, self.is_dark)

    def test_a_title_moves_with_the_content_at_once(self):
        self.assertGreater(self.place["height"], 30)
        self.check_ink()
        moved = self.title.evaluate("""title => {
          const before = title.getBoundingClientRect().top;
          const area = [...title.closest(".surface").querySelectorAll(".scroll.scrolls-y")].at(-1);
          area.scrollTop = 20;
          return before - title.getBoundingClientRect().top;
        }""")
        self.assertEqual(moved, 20)
        self.await_stillness()
        expect(self.title).to_have_count(1)
        self.assertGreater(self.title.bounding_box()["height"], 30)

    def test_a_small_one_comes_into_the_bar_and_goes(self):
        self.scroll(200)
        self.await_large(False)
        expect(self.title).to_be_visible()
        small, whole = self.title.bounding_box(), self.surface.bounding_box()
        self.assertLess(small["height"], 30)
        self.assertLess(small["y"] + small["height"], self.area.bounding_box()["y"] + 1)
        self.assertAlmostEqual(small["x"] + small["width"] / 2, whole["x"] + whole["width"] / 2, delta=2)
        self.check_ink()
        self.scroll(0)
        self.await_large(True)
        self.assertEqual(self.title.bounding_box(), self.place)


class Dark(LargeTitles):
    device = {"color_scheme": "dark"}
    is_dark = True


class Fading(LargeTitles):
    device = MOVING


if __name__ == "__main__":
    unittest.main()
