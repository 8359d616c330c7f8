"""What a person does with fingers becomes gesture events of the view that was meant, beside the browser's scrolling."""

import math
import unittest

from fixtures import mussels_party as party
from fixtures.nodes import box, node, whole
from support import BrowserTestCase
from test_gestures import DRAG, STEADY_TIME, GestureTestCase, card, scene


class TouchTests(BrowserTestCase):
    """Fingers: Chromium makes them from its own input, with scrolling and all."""

    steps = GestureTestCase.steps
    wait = GestureTestCase.wait

    def paint(self, patch):
        self.page = self.open("/web/tests/pages/painter.html", has_touch=True)
        self.page.locator("#surface[data-is-ready]").wait_for()
        self.page.evaluate("patch => bench.painter.apply(patch)", patch)
        self.touches = self.page.context.new_cdp_session(self.page)
        return self.page

    @property
    def sent(self):
        return self.page.evaluate("bench.sent.splice(0)")

    def touch(self, kind, *places):
        points = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(places)]
        self.touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def swipe(self, start, end, steps=6):
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            share = step / steps
            self.touch("touchMove", (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        self.touch("touchEnd")

    def test_a_finger_drags(self):
        self.paint(scene(*card(DRAG)))
        self.swipe((120, 130), (220, 230))
        steps = self.steps()
        self.assertEqual((steps[0], steps[-1]), ("2 drag began", "2 drag ended"))

    def scroller(self, gestures, **more):
        content = {"kind": "scroll", "contentSize": [390, 2000], "horizontal": False, "vertical": True}
        return whole(1, [
            node(1, (0, 0, 390, 640), children=[9]), node(9, (0, 0, 390, 640), content, [2]),
            node(2, (0, 0, 390, 2000), children=[3], gestures=gestures), box(3, (0, 0, 390, 2000), "#ff0000ff")])

    def test_in_a_scroll_area_a_finger_scrolls_along_and_drags_across(self):
        page = self.paint(self.scroller(DRAG))
        self.swipe((200, 400), (200, 200))
        self.wait("document.querySelector('.scroll').scrollTop > 50")
        # It glides on for a while.
        page.evaluate("""() => new Promise(done => {
          const scroller = document.querySelector(".scroll");
          let [last, count] = [-1, 0];
          const look = () => {
            count = scroller.scrollTop === last ? count + 1 : 0;
            last = scroller.scrollTop;
            if (count > 10) done(); else requestAnimationFrame(look);
          };
          look();
        })""")
        self.assertNotIn("2 drag ended", self.steps())
        before = page.locator(".scroll").evaluate("each => each.scrollTop")
        self.swipe((100, 300), (300, 310))
        self.assertEqual(self.steps()[-1], "2 drag ended")
        self.assertEqual(page.locator(".scroll").evaluate("each => each.scrollTop"), before)

    def test_after_a_long_press_a_finger_does_not_scroll(self):
        page = self.paint(self.scroller(DRAG | {"longPress": {"duration": 0.05, "distance": 10}}))
        self.touch("touchStart", (200, 400))
        self.wait("bench.sent.length === 2")
        for y in (390, 350, 300, 250):
            self.touch("touchMove", (200, y))
        self.touch("touchEnd")
        steps = self.steps()
        self.assertEqual(steps[:3], ["2 longPress began", "2 longPress ended", "2 drag began"])
        self.assertEqual(steps[-1], "2 drag ended")
        self.assertEqual(page.locator(".scroll").evaluate("each => each.scrollTop"), 0)

    def test_a_finger_on_a_row_s_handle_moves_the_row_and_does_not_scroll(self):
        names = tuple(f"Dish {number}" for number in range(1, 16))
        page = self.paint(party.list_screen(names=names))
        handle = page.get_by_role("button", name="Move Dish 2", exact=True).bounding_box()
        x, y = handle["x"] + 12, handle["y"] + 12
        self.swipe((x, y), (x, y + 110), steps=12)
        self.assertEqual(self.sent, [{"kind": "move", "node": 1026, "to": 3}])
        self.assertEqual(page.locator(".scroll").evaluate("each => each.scrollTop"), 0)

    def test_two_fingers_enlarge_and_turn(self):
        self.paint(scene(*card({"magnifies": True, "rotates": True}, (50, 50, 300, 300))))
        self.touch("touchStart", (150, 200))
        self.touch("touchStart", (150, 200), (250, 200))
        self.touch("touchMove", (150, 200), (350, 200))
        self.wait("bench.sent.length > 0")
        self.touch("touchMove", (200, 150), (200, 350))
        self.wait("bench.sent.some(each => each.event.gesture === 'rotate')")
        self.touch("touchEnd")
        told = self.sent
        first, last = told[0]["event"], [each["event"] for each in told][-2:]
        self.assertEqual((first["gesture"], first["phase"], first["amount"], first["startX"], first["startY"]), ("magnify", "began", 2, 150, 150))
        self.assertEqual([(each["gesture"], each["phase"], each["amount"]) for each in last], [("magnify", "ended", 2), ("rotate", "ended", 90)])

    def test_fingers_turn_past_half_a_turn_and_back(self):
        def fingers(degrees):
            x, y = 100 * math.cos(math.radians(degrees)), 100 * math.sin(math.radians(degrees))
            return (200 - x, 200 - y), (200 + x, 200 + y)

        for turn in (1, -1):
            with self.subTest(turn=turn):
                self.paint(scene(*card({"rotates": True}, (50, 50, 300, 300))))
                self.touch("touchStart", fingers(0)[0])
                self.touch("touchStart", *fingers(0))
                for degrees in range(0, 250, 10):
                    self.touch("touchMove", *fingers(turn * degrees))
                self.touch("touchEnd")
                self.wait("bench.sent.some(each => each.event.phase === 'ended')")
                amounts = [each["event"]["amount"] for each in self.sent]
                self.assertAlmostEqual(amounts[-1], turn * 240, delta=0.1)
                self.assertEqual(amounts, sorted(amounts, reverse=turn < 0), "no step goes back")

    def test_a_finger_taps_twice(self):
        self.paint(scene(*card({"taps": [2]})))
        self.page.evaluate(STEADY_TIME)
        for _ in range(2):
            self.page.touchscreen.tap(120, 130)
        self.wait("bench.sent.length > 0")
        self.assertEqual(self.sent[0]["event"]["amount"], 2)


if __name__ == "__main__":
    unittest.main()
