"""Ten thousand rows: what is seen is there, wherever the person goes, and however."""

import unittest

from playwright.sync_api import expect

from gallery import GallerySteps
from simulator_test_case import MOVING, SimulatorTestCase

# The names of the buttons under a column of points down the middle of the first scroll area.
SEEN = """() => {
  const area = document.querySelector(".surface .scroll.scrolls-y").getBoundingClientRect();
  const seen = [];
  for (let y = area.top + 40; y < area.bottom - 2; y += 10) {
    seen.push(document.elementFromPoint(area.left + 40, y)?.closest("button")?.textContent ?? "");
  }
  return seen;
}"""


class Lazy(GallerySteps, SimulatorTestCase):
    device = MOVING

    def setUp(self):
        super().setUp()
        self.open("Lazy containers")
        self.area = self.surface.locator(".scroll.scrolls-y").first

    def expect_no_blank(self):
        """Rows of 60 points have blank edges: of seven points one is in a row's button at least."""
        self.page.wait_for_function(f"() => {{ const seen = ({SEEN})(); return seen.filter(Boolean).length * 3 >= seen.length; }}")
        return [name for name in self.page.evaluate(SEEN) if name]

    def test_few_of_many_rows_are_made(self):
        self.assertLess(self.area.locator("button").count(), 120)
        self.assertGreater(self.area.evaluate("each => each.scrollHeight"), 250_000)

    def test_no_place_stays_blank_however_fast_the_person_scrolls(self):
        for place in (3_000, 90_000, 250_000, 40_000, 0):
            self.area.evaluate(f"each => each.scrollTop = {place}")
            rows = self.expect_no_blank()
            numbers = [int(name.split()[1]) for name in rows if name.startswith("row")]
            self.assertEqual(numbers, sorted(numbers))
        self.assertTrue(rows[0].startswith("first"))

    def test_what_is_seen_stays_while_rows_before_it_are_made(self):
        self.area.evaluate("each => each.scrollTop = 150000")
        rows = self.expect_no_blank()
        self.area.hover()
        for _ in range(30):
            self.page.mouse.wheel(0, -200)
            self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.await_stillness()
        after = self.expect_no_blank()
        moved = int(rows[0].split()[1]) - int(after[0].split()[1])
        # 6000 points of rows that are 33 points long on the average.
        self.assertTrue(120 < moved < 250, moved)

    def test_the_app_goes_to_a_row_that_was_not_made(self):
        self.kate.button("To row 9000").click()
        expect(self.kate.button("row 9000")).to_be_in_viewport()
        self.kate.button("row 9000").click()
        expect(self.kate.button("row 9000 chosen")).to_be_in_viewport()

    def test_a_header_stays_over_its_rows(self):
        self.area.evaluate("each => each.scrollTop = 60000")
        self.expect_no_blank()
        header = self.surface.get_by_text("Ten thousand").bounding_box()
        area = self.area.bounding_box()
        self.assertLess(abs(header["y"] - area["y"]), 12)

    def test_the_keyboard_reaches_rows_that_were_not_made(self):
        self.kate.button("To row 9000").focus()
        for _ in range(75):
            self.page.keyboard.press("Tab")
            self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            self.await_stillness()
        name = self.page.evaluate("document.activeElement.textContent")
        # At first a window more than is seen is made: some forty rows.
        self.assertGreater(int(name.removeprefix("row ")), 60)

    def test_more_is_loaded_when_the_end_comes_into_sight(self):
        feed = self.surface.locator(".scroll.scrolls-y").last
        before = feed.evaluate("each => each.scrollHeight")
        feed.evaluate("each => each.scrollTop = each.scrollHeight")
        self.page.wait_for_function("([each, before]) => each.scrollHeight > before + 400", arg=[feed.element_handle(), before])


if __name__ == "__main__":
    unittest.main()
