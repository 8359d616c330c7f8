"""Rows with actions beside them in the painter: one is open at most, and none once the person turns to something else."""

from fixtures.nodes import box, button, node, text, whole
from test_painter import PainterTestCase
from test_scrolling import scroll

OFFSETS = "[...document.querySelectorAll('.scroll.scrolls-x')].map((each) => Math.round(each.scrollLeft)).join()"


def row(identifier, y):
    """A row of 300 points, with an action of 80 points before and after it."""
    area = scroll(identifier, (0, y, 300, 44), (460, 44), [identifier + 1, identifier + 2, identifier + 4], vertical=False, rest=80,
                  snap=[0, 80, 160], target={"x": 80, "y": 0, "serial": 1}, hidesIndicators=True)
    return [area, box(identifier + 1, (0, 0, 80, 44), "#00ff00ff"), node(identifier + 2, (80, 0, 300, 44), children=[identifier + 3]),
            text(identifier + 3, (16, 10, 100, 20), "row"), button(identifier + 4, (380, 0, 80, 44), [], f"Delete {identifier}")]


class SwipedRowTests(PainterTestCase):
    def setUp(self):
        super().setUp()
        self.paint(whole(1, [
            node(1, (0, 0, 300, 640), children=[2]), scroll(2, (0, 0, 300, 640), (300, 2000), [3, 10, 20]),
            box(3, (0, 0, 300, 2000), "#eeeeeeff"), *row(10, 0), *row(20, 44)]))
        self.rest("80,80")

    def rest(self, offsets):
        self.until(f"{OFFSETS} === '{offsets}'")

    def swipe(self, index, offset=160):
        self.page.locator(".scroll.scrolls-x").nth(index).evaluate(
            """(each, left) => new Promise((done) => {
              each.addEventListener("scrollend", done, { once: true });
              each.scrollTo({ left, behavior: "instant" });
            })""", offset)

    def test_a_row_closes_when_another_is_opened(self):
        self.swipe(0)
        self.rest("160,80")
        self.swipe(1, 0)
        self.rest("80,0")
        self.swipe(0)
        self.rest("160,80")

    def test_a_row_closes_when_something_else_is_touched_or_scrolled(self):
        mouse = self.page.mouse
        turns = {"list": lambda: mouse.click(150, 300), "row": lambda: mouse.click(150, 66), "scrolling": lambda: (mouse.move(150, 300), mouse.wheel(0, 20))}
        for name, turn in turns.items():
            with self.subTest(name):
                self.swipe(0)
                self.rest("160,80")
                turn()
                self.rest("80,80")

    def test_a_row_closes_when_its_action_or_it_itself_is_clicked(self):
        self.swipe(0)
        self.rest("160,80")
        self.page.get_by_role("button", name="Delete 10").click()
        self.rest("80,80")
        self.assertEqual([event["kind"] for event in self.sent], ["tap"])
        self.swipe(0)
        self.rest("160,80")
        self.page.mouse.click(100, 22)
        self.rest("80,80")

    def test_a_wheel_over_a_row_scrolls_the_list(self):
        self.page.mouse.move(150, 22)
        self.page.mouse.wheel(0, 60)
        self.until("document.querySelector('.scroll.scrolls-y').scrollTop === 60")

    def test_a_key_leaves_open_the_row_whose_action_has_the_focus(self):
        self.swipe(0)
        delete = self.page.get_by_role("button", name="Delete 10")
        delete.focus()
        self.page.keyboard.press("Enter")
        self.until("bench.sent.some((event) => event.kind === 'tap')")
        self.rest("160,80")
