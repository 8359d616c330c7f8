"""What a person does with a pointer or fingers becomes gesture events of the view that was meant."""

import unittest

from fixtures.nodes import box, button, node, text, whole
from test_painter import PainterTestCase

DRAG = {"dragDistance": 10}


# Each event comes so many milliseconds after the one before, however slow the computer is.
STEADY_TIME = """(step = 10) => {
  const [own, times] = [Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp"), new WeakMap()];
  let now = 0;
  const get = function () { return times.get(this) ?? (times.set(this, now += step), now); };
  Object.defineProperty(Event.prototype, "timeStamp", { configurable: true, get });
  globalThis.usualTime = () => Object.defineProperty(Event.prototype, "timeStamp", own);
}"""


def scene(*nodes, children=None):
    return whole(1, [node(1, (0, 0, 390, 640), children=children or [nodes[0]["id"]]), *nodes])


def card(gestures, frame=(100, 100, 100, 100), identifier=2, **more):
    """A red square with gestures."""
    return [
        node(identifier, frame, children=[identifier + 1], gestures=gestures, **more),
        box(identifier + 1, (0, 0, frame[2], frame[3]), "#ff0000ff"),
    ]


def wait(page, condition):
    """The page's policy forbids Playwright's own way to wait for a condition."""
    page.evaluate("() => new Promise(done => { const look = () => (%s) ? done() : setTimeout(look, 5); look(); })" % condition)


class GestureTestCase(PainterTestCase):
    def wait(self, condition):
        wait(self.page, condition)

    def steps(self):
        """`node gesture phase` of each."""
        return [
            f'{each["node"]} {each["event"]["gesture"]} {each["event"]["phase"]}' if each["kind"] == "gesture"
            else f'{each["node"]} {each["kind"]}'
            for each in self.sent
        ]

    def steady_time(self, step=10):
        self.page.evaluate(STEADY_TIME, step)
        self.addCleanup(self.page.evaluate, "usualTime()")

    def frame(self):
        """Moves are told once a frame."""
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def drag(self, *places):
        mouse = self.page.mouse
        self.addCleanup(mouse.up)
        mouse.move(*places[0])
        mouse.down()
        for place in places[1:]:
            mouse.move(*place)
            self.frame()


class DragTests(GestureTestCase):
    def test_a_drag_begins_after_its_distance_and_tells_where_it_is(self):
        self.paint(scene(*card(DRAG)))
        self.drag((120, 130), (124, 130))
        self.assertEqual(self.sent, [])
        self.page.mouse.move(140, 150)
        self.frame()
        began = self.sent[0]
        self.assertEqual(began["node"], 2)
        event = began["event"]
        self.assertEqual((event["gesture"], event["phase"]), ("drag", "began"))
        self.assertEqual([event[key] for key in ("startX", "startY", "x", "y")], [20, 30, 40, 50])
        # Far outside of the view and of the scene.
        self.page.mouse.move(10, 700)
        self.frame()
        changed = self.sent[0]["event"]
        self.assertEqual([changed[key] for key in ("phase", "x", "y")], ["changed", -90, 600])
        self.page.mouse.up()
        self.assertEqual(self.steps()[-1], "2 drag ended")

    def test_a_view_that_moves_with_the_drag_is_told_how_far_the_pointer_went(self):
        self.paint(scene(*card(DRAG)))
        self.drag((120, 130), (140, 130))
        self.patch(2, {"op": "frame", "id": 2, "frame": [120, 100, 100, 100]})
        self.page.mouse.move(150, 130)
        self.frame()
        self.assertEqual([event["event"]["x"] for event in self.sent], [40, 50])
        self.page.mouse.up()

    def test_a_drag_in_an_enlarged_view_is_told_in_its_own_points(self):
        self.paint(scene(node(9, (100, 100, 100, 100), style={"transform": [2, 0, 0, 2, 0, 0]}, children=[2]), *card(DRAG, (0, 0, 100, 100))))
        self.drag((70, 60), (110, 60))
        event = self.sent[0]["event"]
        self.assertEqual([event[key] for key in ("startX", "startY", "x", "y")], [10, 5, 30, 5])
        self.page.mouse.up()

    def test_a_drag_in_a_turned_view_is_told_along_its_own_sides(self):
        # A quarter turn to the right: its x runs down the page, its y to the left.
        turned = node(9, (100, 100, 100, 100), style={"transform": [0, 1, -1, 0, 0, 0]}, children=[2])
        self.paint(scene(turned, *card(DRAG, (0, 0, 100, 100))))
        self.drag((180, 120), (160, 150))
        event = self.sent[0]["event"]
        self.assertEqual([event[key] for key in ("startX", "startY", "x", "y")], [20, 20, 50, 40])
        self.page.mouse.up()

    def test_the_speed_in_a_turned_view_is_along_its_own_sides(self):
        turned = node(9, (100, 100, 100, 100), style={"transform": [0, 1, -1, 0, 0, 0]}, children=[2])
        self.paint(scene(turned, *card({"dragDistance": 0}, (0, 0, 100, 100))))
        self.drag((180, 120))
        # Twenty points in twenty milliseconds, however slow the machine.
        self.page.evaluate("""() => {
          const start = performance.now();
          for (const [kind, y, time] of [["pointermove", 150, 0], ["pointerup", 170, 20]]) {
            const event = new PointerEvent(kind, { pointerId: 1, clientX: 180, clientY: y, pointerType: "mouse" });
            Object.defineProperty(event, "timeStamp", { value: start + 1000 + time });
            window.dispatchEvent(event);
          }
        }""")
        ended = self.sent[-1]["event"]
        self.assertEqual((ended["phase"], ended["velocityX"], ended["velocityY"]), ("ended", 1000, 0))
        self.page.mouse.up()

    def test_many_moves_in_one_frame_are_told_once(self):
        page = self.paint(scene(*card({"dragDistance": 0})))
        self.drag((120, 130))
        page.evaluate("""() => {
          for (let x = 130; x < 170; x += 2) {
            window.dispatchEvent(new PointerEvent("pointermove", { pointerId: 1, clientX: x, clientY: 130, buttons: 1, pointerType: "mouse" }));
          }
        }""")
        self.frame()
        self.assertLessEqual(len([step for step in self.steps() if step == "2 drag changed"]), 1)
        page.mouse.up()

    def test_the_inner_view_takes_a_drag_and_a_tap_is_none_then(self):
        self.paint(whole(1, [
            node(1, (0, 0, 390, 640), children=[2]), node(2, (0, 0, 300, 300), children=[3, 4], gestures=DRAG, interactions=1),
            box(3, (0, 0, 300, 300), "#0000ffff"), *card(DRAG, (50, 50, 100, 100), 4)]))
        self.drag((80, 80), (120, 80))
        self.page.mouse.up()
        self.assertEqual(self.steps(), ["4 drag began", "4 drag ended"])

    def test_an_outer_view_may_come_first_or_go_along(self):
        for more, steps in (({"comesFirst": True}, ["2 drag began"]), ({"isSimultaneous": True}, ["4 drag began", "2 drag began"])):
            with self.subTest(more):
                self.paint(whole(1, [
                    node(1, (0, 0, 390, 640), children=[2]), node(2, (0, 0, 300, 300), children=[4], gestures=DRAG | more),
                    *card(DRAG, (50, 50, 100, 100), 4)]))
                self.drag((80, 80), (120, 80))
                self.assertEqual(self.steps()[: len(steps)], steps)
                self.page.mouse.up()

    def test_a_drag_that_begins_on_a_button_does_not_push_it(self):
        page = self.paint(whole(1, [
            node(1, (0, 0, 390, 640), children=[2]), node(2, (0, 0, 300, 300), children=[3], gestures=DRAG),
            button(3, (50, 50, 100, 40), [4]) | {"interactions": 2}, text(4, (0, 0, 50, 20), "push")]))
        self.drag((80, 70), (110, 70))
        page.mouse.move(80, 70)
        page.mouse.up()
        self.assertEqual(self.steps(), ["3 press", "3 press", "2 drag began", "2 drag changed", "2 drag ended"])
        page.get_by_role("button").click()
        self.assertEqual(self.steps(), ["3 press", "3 press", "3 tap"])

    def test_the_speed_is_told_at_the_end(self):
        page = self.paint(scene(*card({"dragDistance": 0})))
        self.steady_time()
        self.drag((120, 130), (130, 130))
        self.page.mouse.move(160, 130)
        self.page.mouse.up()
        ended = self.sent[-1]["event"]
        self.assertGreater(ended["velocityX"], 0)
        self.assertEqual(ended["velocityY"], 0)


class PressTests(GestureTestCase):
    press = {"longPress": {"duration": 0.05, "distance": 10}}

    def test_a_long_press_lasts_and_ends_no_tap(self):
        page = self.paint(scene(*card(self.press | {"taps": [1]}, interactions=1)))
        self.drag((120, 130))
        self.wait("bench.sent.length === 2")
        page.mouse.up()
        self.assertEqual(self.steps(), ["2 longPress began", "2 longPress ended"])

    def test_a_short_press_or_one_that_moves_is_none(self):
        page = self.paint(scene(*card({"longPress": {"duration": 60, "distance": 10}})))
        self.drag((120, 130))
        page.mouse.up()
        self.assertEqual(self.steps(), ["2 longPress began", "2 longPress cancelled"])
        self.drag((120, 130), (140, 130))
        self.assertEqual(self.steps(), ["2 longPress began", "2 longPress cancelled"])
        page.mouse.up()
        self.assertEqual(self.sent, [])

    def test_a_long_press_then_a_drag(self):
        page = self.paint(scene(*card(self.press | DRAG)))
        self.drag((120, 130))
        self.wait("bench.sent.length === 2")
        page.mouse.move(150, 130)
        self.frame()
        page.mouse.up()
        self.assertEqual(self.steps(), ["2 longPress began", "2 longPress ended", "2 drag began", "2 drag ended"])
        self.drag((120, 130))
        self.wait("bench.sent.length === 2")
        page.mouse.up()
        self.assertEqual(self.steps(), ["2 longPress began", "2 longPress ended", "2 drag cancelled"])


class TapTests(GestureTestCase):
    def taps(self):
        return [(each["node"], each["event"]["amount"] if each["kind"] == "gesture" else each["kind"]) for each in self.sent]

    def test_a_double_tap(self):
        page = self.paint(scene(*card({"taps": [2]})))
        self.steady_time()
        page.mouse.click(120, 130)
        self.assertEqual(self.taps(), [])
        page.mouse.click(121, 131)
        self.assertEqual(self.taps(), [(2, 2)])
        page.mouse.click(120, 130)
        page.mouse.click(190, 190)
        self.assertEqual(self.taps(), [])

    def test_slow_clicks_are_a_double_tap_where_the_system_counts_them_so(self):
        page = self.paint(scene(*card({"taps": [2]})))
        self.steady_time(400)
        page.mouse.dblclick(120, 130)
        self.assertEqual(self.taps(), [(2, 2)])
        page.mouse.click(120, 130, click_count=3)
        self.assertEqual(self.taps(), [(2, 2)])
        for _ in range(2):
            page.mouse.click(120, 130)
        self.assertEqual(self.taps(), [])

    def test_a_single_tap_waits_where_a_double_one_may_come_first(self):
        page = self.paint(scene(*card({"taps": [1, 2]})))
        page.mouse.dblclick(120, 130)
        self.assertEqual(self.taps(), [(2, 2)])
        page.mouse.click(150, 150)
        self.assertEqual(self.taps(), [])
        self.wait("bench.sent.length === 1")
        told = self.sent[0]["event"]
        self.assertEqual([told[key] for key in ("amount", "x", "y")], [1, 50, 50])

    def test_an_outer_single_tap_waits_for_an_inner_double_one_and_not_the_other_way(self):
        outer = node(2, (0, 0, 300, 300), children=[4], interactions=1)
        page = self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), outer, *card({"taps": [2]}, (50, 50, 100, 100), 4)]))
        page.mouse.dblclick(80, 80)
        self.assertEqual(self.taps(), [(4, 2)])
        page.mouse.click(80, 80)
        self.wait("bench.sent.length === 1")
        self.assertEqual(self.taps(), [(2, "tap")])
        inner = node(4, (50, 50, 100, 100), children=[5], interactions=1)
        self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), outer | {"interactions": 0, "gestures": {"taps": [2]}}, inner, box(5, (0, 0, 100, 100), "#ff0000ff")]))
        page.mouse.dblclick(80, 80)
        self.assertEqual(self.taps(), [(4, "tap"), (4, "tap")])

    def test_a_tap_beside_a_buttons_own(self):
        def around(more):
            return whole(1, [
                node(1, (0, 0, 390, 640), children=[2]), node(2, (0, 0, 300, 300), children=[3], gestures={"taps": [1]} | more),
                button(3, (50, 50, 100, 40), [4]), text(4, (0, 0, 50, 20), "push")])
        for more, expected in (({}, [(3, "tap")]), ({"isSimultaneous": True}, [(2, 1), (3, "tap")]), ({"comesFirst": True}, [(2, 1)])):
            with self.subTest(more):
                page = self.paint(around(more))
                page.get_by_role("button").click()
                self.assertEqual(self.taps(), expected)

    def test_only_what_is_drawn_is_tapped_and_what_the_content_shape_adds(self):
        def gap(style):
            return whole(1, [
                node(1, (0, 0, 390, 640), children=[2, 6]), box(6, (0, 0, 300, 300), "#0000ffff"),
                node(2, (0, 0, 300, 300), children=[3], interactions=1), node(3, (0, 0, 300, 300), children=[4], style=style),
                box(4, (0, 0, 50, 300), "#ff0000ff")])
        circle = {"hitPath": "M0 150 C0 67 67 0 150 0 C233 0 300 67 300 150 C300 233 233 300 150 300 C67 300 0 233 0 150 Z"}
        for style, places in (({}, [True, False, True]), ({"hitPath": "M0 0L300 0L300 300L0 300Z"}, [True, True, True]), (circle, [True, True, False])):
            page = self.paint(gap(style))
            # The blue square lies over all; the group with the taps over it.
            self.patch(2, {"op": "children", "id": 1, "children": [6, 2]})
            for (x, y), isTapped in zip([(25, 150), (200, 150), (5, 5)], places):
                with self.subTest(style=style, place=(x, y)):
                    page.mouse.click(x, y)
                    self.assertEqual(self.taps(), [(2, "tap")] if isTapped else [])

    def test_hover_comes_and_goes(self):
        page = self.paint(scene(*card(None, interactions=4)))
        page.mouse.move(120, 130)
        page.mouse.move(125, 130)
        page.mouse.move(300, 300)
        self.assertEqual([(each["kind"], each["isInside"]) for each in self.sent], [("hover", True), ("hover", False)])


class WheelTests(GestureTestCase):
    def test_control_and_the_wheel_enlarge(self):
        page = self.paint(scene(*card({"magnifies": True})))
        page.mouse.move(120, 130)
        page.keyboard.down("Control")
        page.mouse.wheel(0, -50)
        page.keyboard.up("Control")
        self.wait("bench.sent.length >= 2")
        told = [each["event"] for each in self.sent]
        self.assertEqual((told[0]["phase"], told[-1]["phase"]), ("began", "ended"))
        self.assertGreater(told[0]["amount"], 1)


if __name__ == "__main__":
    unittest.main()
