"""What a painter does for containers that make their cells as they are scrolled to."""

from fixtures.nodes import box, node, put, text, whole
from test_painter import PainterTestCase
from test_scrolling import scroll


class LazyScrollTests(PainterTestCase):
    def show(self, **content):
        area = scroll(2, (0, 0, 300, 200), (300, 2000), [3], reportsOffset=True, **content)
        page = self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), area, box(3, (0, 0, 300, 2000), "#eeeeeeff")]))
        self.area = page.locator(".scroll")
        return page

    @property
    def top(self):
        return self.area.evaluate("each => each.scrollTop")

    def test_it_goes_along_with_its_content_from_wherever_it_stands_once(self):
        self.show()
        self.area.evaluate("each => each.scrollTop = 300")
        moved = {"shift": {"x": 0, "y": 40, "serial": 1}, "reportsOffset": True}
        self.patch(2, *put(scroll(2, (0, 0, 300, 200), (300, 2040), [3], **moved)))
        self.assertEqual(self.top, 340)
        self.patch(3, *put(scroll(2, (0, 0, 300, 200), (300, 2050), [3], **moved)))
        self.assertEqual(self.top, 340)

    def test_it_does_not_go_along_with_what_was_before_it_was_drawn(self):
        self.show(shift={"x": 0, "y": 40, "serial": 3})
        self.assertEqual(self.top, 0)

    def test_it_tells_where_it_stands_when_it_is_drawn(self):
        page = self.show(target={"x": 0, "y": 500, "serial": 1})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.assertEqual(self.sent[0], {"kind": "scroll", "node": 2, "x": 0, "y": 500})

    def test_the_way_that_is_seen_ends_where_the_content_has_gone(self):
        self.show()
        self.patch(2, *put(scroll(2, (0, 0, 300, 200), (300, 2000), [3], target={"x": 0, "y": 900, "serial": 1, "isAnimated": True})))
        self.patch(3, *put(scroll(
            2, (0, 0, 300, 200), (300, 2100), [3], target={"x": 0, "y": 900, "serial": 1, "isAnimated": True},
            shift={"x": 0, "y": 50, "serial": 1})))
        self.page.wait_for_function("document.querySelector('.scroll').scrollTop === 950")


class PinTests(PainterTestCase):
    def show(self, edge, section, place):
        """A section of 600 points from 400 on, whose header or footer has 30."""
        pinned = {"pin": edge}
        nodes = [
            node(1, (0, 0, 390, 640), children=[2]),
            scroll(2, (0, 0, 300, 200), (300, 2000), [3, 4]),
            box(3, (0, 0, 300, 2000), "#eeeeeeff"),
            {**node(4, (0, 400, 300, 600), children=[5]), "style": {"pin": "track"}},
            {**node(5, (10, place, 280, 30), children=[6]), "style": pinned},
            text(6, (0, 0, 280, 20), "Fruit"),
        ]
        page = self.paint(whole(1, nodes))
        self.area = page.locator(".scroll")
        self.header = page.locator("[data-node='5']")

    def seen(self, place):
        self.area.evaluate(f"each => each.scrollTop = {place}")
        box, area = self.header.bounding_box(), self.area.bounding_box()
        return [box["x"] - area["x"], box["y"] - area["y"], box["width"], box["height"]]

    def test_a_header_stays_at_the_top_while_its_section_is_seen(self):
        self.show("top", 400, 0)
        self.assertEqual(self.seen(350), [10, 50, 280, 30])
        self.assertEqual(self.seen(500), [10, 0, 280, 30])
        self.assertEqual(self.seen(990), [10, -20, 280, 30])

    def test_a_footer_stays_at_the_bottom_while_its_section_is_seen(self):
        self.show("bottom", 400, 570)
        self.assertEqual(self.seen(820), [10, 150, 280, 30])
        self.assertEqual(self.seen(500), [10, 170, 280, 30])
        self.assertEqual(self.seen(210), [10, 190, 280, 30])
