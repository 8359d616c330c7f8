"""Scroll areas in the painter: where the app sends them, where they rest, and what they tell."""

from fixtures.nodes import box, button, field, node, put, text, whole
from test_painter import PainterTestCase


def scroll(identifier, frame, size, children, vertical=True, **content):
    return node(
        identifier, frame,
        {"kind": "scroll", "contentSize": list(size), "vertical": vertical, "horizontal": not vertical, **content}, children)


class ScrollTests(PainterTestCase):
    def show(self, *, vertical=True, children=(3,), more=(), **content):
        size = (300, 2000) if vertical else (1200, 200)
        area = scroll(2, (0, 0, 300, 200), size, list(children), vertical=vertical, **content)
        ground = box(3, (0, 0, *size), "#eeeeeeff")
        page = self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), area, ground, *more]))
        self.area = page.locator(".scroll")
        return page

    @property
    def place(self):
        return self.area.evaluate("each => [each.scrollLeft, each.scrollTop]")

    def again(self, revision, **content):
        self.patch(revision, *put(scroll(2, (0, 0, 300, 200), (300, 2000), [3], **content)))

    def test_it_goes_where_the_app_says_once_for_each_wish(self):
        self.show(target={"x": 0, "y": 500, "serial": 1})
        self.assertEqual(self.place, [0, 500])
        self.area.evaluate("each => each.scrollTop = 90")
        self.again(2, target={"x": 0, "y": 500, "serial": 1}, hidesIndicators=True)
        self.assertEqual(self.place, [0, 90])
        self.again(3, target={"x": 0, "y": 500, "serial": 2})
        self.assertEqual(self.place, [0, 500])

    def test_it_shows_the_way_where_the_app_says_so(self):
        page = self.show()
        self.again(2, target={"x": 0, "y": 900, "serial": 1, "isAnimated": True})
        self.until("document.querySelector('.scroll').scrollTop === 900")

    def test_it_tells_where_it_stands_only_where_that_is_wanted(self):
        page = self.show()
        self.area.evaluate("each => each.scrollTop = 70")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.assertEqual(self.sent, [])
        self.again(2, reportsOffset=True)
        self.area.hover()
        page.mouse.wheel(0, 50)
        self.until("bench.sent.some((event) => event.kind === 'scroll' && event.y === 120)")

    def test_it_rests_at_pages(self):
        page = self.show(vertical=False, snap="pages")
        self.area.evaluate("each => each.scrollTo({ left: 380, behavior: 'instant' })")
        self.until("document.querySelector('.scroll').scrollLeft === 300")

    def test_it_rests_at_pages_that_were_added_later(self):
        self.show(vertical=False, snap="pages")
        longer = scroll(2, (0, 0, 300, 200), (2400, 200), [3], vertical=False, snap="pages")
        self.patch(2, *put(longer), {"op": "frame", "id": 3, "frame": [0, 0, 2400, 200]})
        self.area.evaluate("each => each.scrollTo({ left: 2080, behavior: 'instant' })")
        self.until("document.querySelector('.scroll').scrollLeft === 2100")

    def test_it_rests_at_the_offsets_that_the_app_names(self):
        page = self.show(vertical=False, snap=[0, 74, 500])
        self.area.evaluate("each => each.scrollTo({ left: 60, behavior: 'instant' })")
        self.until("document.querySelector('.scroll').scrollLeft === 74")

    def test_the_keyboard_reaches_what_a_swipe_shows(self):
        action = [button(10, (300, 0, 74, 200), [11]), text(11, (0, 0, 74, 20), "Delete")]
        area = scroll(2, (0, 0, 300, 200), (374, 200), [3, 10], vertical=False, snap=[0, 74], hidesIndicators=True)
        page = self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), area, box(3, (0, 0, 300, 200), "#eeeeeeff"), *action]))
        page.keyboard.press("Tab")
        self.until("document.querySelector('.scroll').scrollLeft === 74")
        page.keyboard.press("Enter")
        self.assertEqual(self.sent, [{"kind": "tap", "node": 10}])

    def test_it_is_refreshed_by_the_keyboard(self):
        page = self.show(isRefreshable=True)
        page.get_by_role("button", name="Refresh").focus()
        page.keyboard.press("Enter")
        self.assertEqual(self.sent, [{"kind": "refresh", "node": 2}])
        self.again(2)
        self.assertEqual(page.get_by_role("button", name="Refresh").count(), 0)

    def test_it_is_refreshed_by_a_pull(self):
        self.show(isRefreshable=True)
        self.area.evaluate("""each => {
          const touch = (y) => new Touch({ identifier: 1, target: each, clientX: 50, clientY: y });
          each.dispatchEvent(new TouchEvent("touchstart", { touches: [touch(20)] }));
          each.dispatchEvent(new TouchEvent("touchend", { changedTouches: [touch(40)] }));
          each.dispatchEvent(new TouchEvent("touchstart", { touches: [touch(20)] }));
          each.dispatchEvent(new TouchEvent("touchend", { changedTouches: [touch(120)] }));
        }""")
        self.assertEqual(self.sent, [{"kind": "refresh", "node": 2}])

    def test_scrolling_takes_the_focus_from_a_field(self):
        page = self.show(children=(3, 20), more=[field(20, (10, 10, 200, 22), "", "Name")], dismissesKeyboard=True)
        page.get_by_label("Name").focus()
        self.area.hover()
        page.mouse.wheel(0, 50)
        self.until("document.activeElement === document.body")


class MenuKeyTests(PainterTestCase):
    def test_a_secondary_click_is_a_long_press(self):
        gestures = {"longPress": {"duration": 0.5, "distance": 10}}
        row = node(2, (0, 0, 200, 44), children=[3, 10], gestures=gestures)
        page = self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), row, box(3, (0, 0, 200, 44), "#eeeeeeff"), button(10, (100, 0, 80, 44), [11]), text(11, (0, 0, 80, 20), "More")]))
        page.mouse.click(20, 20, button="right")
        told = [(event["node"], event["event"]["phase"]) for event in self.sent if event["kind"] == "gesture"]
        self.assertEqual(told, [(2, "began"), (2, "ended")])
        page.get_by_role("button", name="More").focus()
        page.keyboard.press("Shift+F10")
        told = [(event["node"], event["event"]["phase"]) for event in self.sent if event["kind"] == "gesture"]
        self.assertEqual(told, [(2, "began"), (2, "ended")])
