"""Dialogs in the painter: what is behind is out of reach, and the focus goes in and comes back."""

from playwright.sync_api import expect

from fixtures.nodes import box, button, field, node, put, text, whole
from test_painter import PainterTestCase


def dialog(identifier, children, role="dialog", dismissable=True, label=None):
    content = {"kind": "dialog", "role": role, "isModal": True, "isDismissable": dismissable}
    more = {"accessibility": {"label": label}} if label else {}
    return node(identifier, (0, 0, 390, 640), content, children, **more)


def push(identifier, y, words):
    return [button(identifier, (20, y, 150, 44), [identifier + 1]), text(identifier + 1, (0, 0, 150, 20), words)]


class DialogTests(PainterTestCase):
    def show(self):
        scene = [node(1, (0, 0, 390, 640), children=[2]), node(2, (0, 0, 390, 640), children=[10, 20])]
        page = self.paint(whole(1, [*scene, *push(10, 20, "Open"), *push(20, 100, "Other")]))
        page.get_by_role("button", name="Open").focus()
        return page

    def present(self, *nodes, revision=2, beside=(2,)):
        self.patch(revision, {"op": "children", "id": 1, "children": [*beside, nodes[0]["id"]]}, *put(*nodes))

    def test_what_is_behind_is_out_of_reach(self):
        page = self.show()
        self.present(dialog(30, [31, 40], label="Settings"), box(31, (0, 0, 390, 640), "#00000033"), *push(40, 300, "Inside"))
        expect(page.get_by_role("dialog", name="Settings")).to_have_attribute("aria-modal", "true")
        expect(page.get_by_role("dialog")).to_be_focused()
        page.get_by_role("button", name="Open").evaluate("each => each.focus()")
        expect(page.get_by_role("dialog")).to_be_focused()
        self.assertTrue(page.locator("[data-node='2']").evaluate("each => each.inert"))
        page.mouse.click(60, 40)
        self.assertEqual([event for event in self.sent if event["kind"] == "tap"], [])
        page.get_by_role("button", name="Inside").click()
        self.assertEqual(self.sent, [{"kind": "tap", "node": 40}])

    def test_the_focus_comes_back_to_what_opened_it(self):
        page = self.show()
        self.present(dialog(30, [40]), *push(40, 300, "Inside"))
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name="Inside")).to_be_focused()
        self.patch(3, {"op": "children", "id": 1, "children": [2]}, {"op": "remove", "ids": [30, 40, 41]})
        expect(page.get_by_role("button", name="Open")).to_be_focused()
        self.assertFalse(page.locator("[data-node='2']").evaluate("each => each.inert"))

    def test_escape_asks_the_topmost_to_go(self):
        page = self.show()
        self.present(dialog(30, [40]), *push(40, 300, "Inside"))
        self.present(dialog(50, [60], role="alert"), *push(60, 200, "OK"), revision=3, beside=(2, 30))
        expect(page.get_by_role("alertdialog")).to_be_visible()
        expect(page.get_by_role("button", name="OK")).to_be_focused()
        page.keyboard.press("Escape")
        self.assertEqual(self.sent, [{"kind": "dismiss", "node": 50}])
        self.patch(4, {"op": "children", "id": 1, "children": [2, 30]}, {"op": "remove", "ids": [50, 60, 61]})
        expect(page.get_by_role("dialog")).to_be_focused()
        page.keyboard.press("Escape")
        self.assertEqual(self.sent, [{"kind": "dismiss", "node": 30}])

    def test_escape_does_nothing_where_the_app_forbids_it(self):
        page = self.show()
        self.present(dialog(30, [40], dismissable=False), *push(40, 300, "Inside"))
        page.keyboard.press("Escape")
        self.assertEqual(self.sent, [])

    def test_a_field_inside_may_take_the_focus(self):
        page = self.show()
        self.present(dialog(30, [40]), field(40, (20, 300, 200, 22), "", "Name", isFocused=True))
        expect(page.get_by_label("Name")).to_be_focused()

    def test_arrow_keys_go_through_a_menu(self):
        page = self.show()
        self.present(dialog(30, [40, 50, 60], role="menu"), *push(40, 200, "One"), *push(50, 250, "Two"), *push(60, 300, "Three"))
        shown = page.get_by_role("menu")
        expect(shown).to_be_visible()
        for key, name in (("ArrowDown", "Two"), ("End", "Three"), ("ArrowDown", "One"), ("ArrowUp", "Three"), ("Home", "One")):
            page.keyboard.press(key)
            expect(page.get_by_role("button", name=name)).to_be_focused()
        page.keyboard.press("Enter")
        self.assertEqual(self.sent, [{"kind": "tap", "node": 40}])

    def test_a_covered_page_is_not_reached_by_the_keyboard(self):
        away = {"style": {"opacity": 0, "ignoresInput": True}, "accessibility": {"hidden": True}}
        nodes = [node(1, (0, 0, 390, 640), children=[2, 3]), node(2, (0, 0, 390, 640), children=[10], **away)]
        page = self.paint(whole(1, [*nodes, node(3, (0, 0, 390, 640), children=[20]), *push(10, 20, "Covered"), *push(20, 20, "Seen")]))
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name="Seen")).to_be_focused()
        expect(page.get_by_text("Covered")).not_to_be_visible()
        page.get_by_role("button", name="Seen").click()
        self.assertEqual(self.sent, [{"kind": "tap", "node": 20}])
