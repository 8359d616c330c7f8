"""Views that are dragged onto others, and a pointer that moves over one."""

from playwright.sync_api import expect

from fixtures.nodes import box, node, whole
from support import BrowserTestCase
from test_gestures import GestureTestCase
import test_touch_gestures

DRAG, DROP, POINTER = 32, 64, 16 | 4


def table():
    return whole(1, [
        node(1, (0, 0, 390, 640), children=[2, 4]),
        node(2, (20, 20, 100, 100), children=[3], interactions=DRAG), box(3, (0, 0, 100, 100), "#ff0000ff"),
        node(4, (200, 300, 150, 150), children=[5], interactions=DROP), box(5, (0, 0, 150, 150), "#0000ffff"),
    ])


class DraggingTests(GestureTestCase):
    def phases(self):
        return [f'{each["node"]} {each["event"]["phase"]}' for each in self.sent if each["kind"] == "transfer"]

    def test_a_mouse_drags_a_view_onto_another(self):
        page = self.paint(table())
        self.drag((60, 60), (62, 60))
        self.assertEqual(self.phases(), [])
        page.mouse.move(120, 120)
        self.frame()
        expect(page.locator(".drag-preview")).to_have_count(1)
        page.mouse.move(250, 350)
        self.frame()
        page.mouse.move(260, 360)
        self.frame()
        sent = self.sent
        told = [f'{each["node"]} {each["event"]["phase"]}' for each in sent if each["kind"] == "transfer"]
        self.assertEqual(told, ["2 lift", "4 enter", "4 move"])
        self.assertEqual((sent[-1]["event"]["x"], sent[-1]["event"]["y"]), (60, 60))
        page.mouse.up()
        self.assertEqual(self.phases()[-2:], ["4 drop", "2 end"])
        expect(page.locator(".drag-preview")).to_have_count(0)

    def test_escape_gives_up(self):
        page = self.paint(table())
        self.drag((60, 60), (250, 350))
        page.keyboard.press("Escape")
        self.assertEqual([each for each in self.phases() if "move" not in each], ["2 lift", "4 enter", "4 exit", "2 end"])
        page.mouse.up()
        self.assertEqual(self.phases(), [])

    def test_a_patch_keeps_the_preview(self):
        page = self.paint(table())
        self.drag((60, 60), (250, 350))
        self.patch(2, {"op": "children", "id": 1, "children": [4, 2]})
        page.mouse.move(255, 350)
        self.frame()
        expect(page.locator(".drag-preview")).to_have_count(1)

    def test_a_pointer_tells_where_it_is(self):
        page = self.paint(whole(1, [
            node(1, (0, 0, 390, 640), children=[2]),
            node(2, (20, 20, 100, 100), children=[3], interactions=POINTER), box(3, (0, 0, 100, 100), "#ff0000ff"),
        ]))
        page.mouse.move(60, 70)
        self.frame()
        self.assertEqual(self.sent, [
            {"kind": "hover", "node": 2, "isInside": True}, {"kind": "pointer", "node": 2, "x": 40, "y": 50}])
        page.mouse.move(300, 500)
        self.frame()
        self.assertEqual(self.sent, [{"kind": "hover", "node": 2, "isInside": False}])


class FingerTests(BrowserTestCase):
    """A finger lifts by resting; one that moves at once scrolls."""

    paint = test_touch_gestures.TouchTests.paint
    sent = test_touch_gestures.TouchTests.sent
    touch = test_touch_gestures.TouchTests.touch
    swipe = test_touch_gestures.TouchTests.swipe
    wait = GestureTestCase.wait

    def scrolling_table(self):
        content = {"kind": "scroll", "contentSize": [390, 2000], "horizontal": False, "vertical": True}
        return whole(1, [
            node(1, (0, 0, 390, 640), children=[9]), node(9, (0, 0, 390, 640), content, [2, 4]),
            node(2, (20, 20, 100, 100), children=[3], interactions=DRAG), box(3, (0, 0, 100, 100), "#ff0000ff"),
            node(4, (200, 300, 150, 1500), children=[5], interactions=DROP), box(5, (0, 0, 150, 1500), "#0000ffff"),
        ])

    def phases(self):
        phases = [f'{each["node"]} {each["event"]["phase"]}' for each in self.sent if each["kind"] == "transfer"]
        return [each for each in phases if "move" not in each]

    def test_a_resting_finger_lifts_and_carries(self):
        page = self.paint(self.scrolling_table())
        self.touch("touchStart", (60, 60))
        page.locator(".drag-preview").wait_for()
        for place in ((120, 160), (200, 280), (260, 380)):
            self.touch("touchMove", place)
        self.wait("document.querySelector('.drag-preview').style.translate.startsWith('200px')")
        self.touch("touchEnd")
        self.assertEqual(self.phases(), ["2 lift", "4 enter", "4 drop", "2 end"])
        self.assertEqual(page.locator(".scroll").evaluate("each => each.scrollTop"), 0)

    def test_a_moving_finger_scrolls(self):
        page = self.paint(self.scrolling_table())
        self.swipe((60, 110), (60, 30))
        self.wait("document.querySelector('.scroll').scrollTop > 20")
        self.assertEqual(self.phases(), [])
        expect(page.locator(".drag-preview")).to_have_count(0)
