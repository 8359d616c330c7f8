"""Keys that views listen to, shortcuts, and the focus of views."""

from playwright.sync_api import expect

from fixtures.nodes import box, button, field, node, text, whole
from test_painter import PainterTestCase

ARROWS = {"isFocusable": True, "presses": [{"keys": ["ArrowUp", "ArrowDown", "Escape"], "phases": ["down", "repeat", "up"]}]}

TAP = 1


def board(keys, *more, identifier=2):
    """A red square with keys, and other nodes below."""
    ids = [identifier] + [each["id"] for each in more]
    square = node(identifier, (20, 20, 100, 100), children=[50], keys=keys)
    return whole(1, [node(1, (0, 0, 390, 640), children=ids), square, box(50, (0, 0, 100, 100), "#ff0000ff"), *more])


class KeyTests(PainterTestCase):
    def keys(self):
        return [f'{each["node"]} {each["event"]["key"]} {each["event"]["phase"]}' for each in self.sent if each["kind"] == "key"]

    def focus(self, identifier=2):
        self.page.locator(f'[data-node="{identifier}"]').focus()
        self.sent

    def test_a_focused_view_hears_the_keys_that_it_listens_to(self):
        page = self.paint(board(ARROWS))
        page.keyboard.press("ArrowUp")
        self.assertEqual(self.keys(), [])
        self.focus()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("x")
        self.assertEqual(self.keys(), ["2 ArrowUp down", "2 ArrowUp up"])

    def test_tab_and_what_belongs_to_the_browser_are_left_alone(self):
        page = self.paint(board({"isFocusable": True, "presses": [{"phases": ["down", "up"]}]}, button(3, (20, 200, 100, 44), [], "Next")))
        page.evaluate("addEventListener('keydown', event => (globalThis.stopped ??= []).push([event.key, event.defaultPrevented]))")
        self.focus()
        for key in ("Control+KeyC", "a", "Tab"):
            page.keyboard.press(key)
        expect(page.get_by_role("button", name="Next")).to_be_focused()
        self.assertEqual([each for each in self.keys() if each.endswith("down")], ["2 c down", "2 a down"])
        stopped = dict(page.evaluate("globalThis.stopped"))
        self.assertEqual((stopped["c"], stopped["a"], stopped["Tab"]), (False, True, False))
        self.focus()
        for key in ("KeyL", "KeyR", "KeyT", "KeyW"):
            page.evaluate(
                "code => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', "
                "{ key: code.at(-1).toLowerCase(), ctrlKey: true, bubbles: true, cancelable: true }))", key)
        self.assertEqual(self.keys(), [])

    def test_typing_in_a_field_stays_typing(self):
        around = node(2, (20, 20, 300, 40), children=[3], keys={"presses": [{"keys": ["ArrowUp", "b"], "phases": ["down"]}, {"phases": ["down"]}]})
        page = self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), around, field(3, (0, 0, 300, 40), "", "Name")]))
        page.get_by_placeholder("Name").focus()
        self.sent
        page.keyboard.type("ab")
        self.assertEqual(page.get_by_placeholder("Name").input_value(), "ab")
        page.keyboard.press("ArrowUp")
        self.assertEqual(self.keys(), ["2 a down", "2 b down", "2 ArrowUp down"])

    def test_the_focus_follows_the_app_and_is_told(self):
        page = self.paint(board({"isFocusable": True}))
        square = page.locator('[data-node="2"]')
        square.focus()
        self.assertEqual(self.sent, [{"kind": "focus", "node": 2, "isFocused": True}])
        self.patch(2, {"op": "put", "node": node(2, (20, 20, 100, 100), children=[50], keys={"isFocusable": True, "isFocused": False})})
        expect(square).not_to_be_focused()
        self.assertEqual(self.sent, [{"kind": "focus", "node": 2, "isFocused": False}])
        self.patch(3, {"op": "put", "node": node(2, (20, 20, 100, 100), children=[50], keys={"isFocusable": True, "isFocused": True})})
        expect(square).to_be_focused()
        page.mouse.click(300, 500)
        page.mouse.click(60, 60)
        expect(square).to_be_focused()

    def test_a_shortcut_activates_its_control_wherever_the_focus_is(self):
        keys = {"shortcuts": [{"key": "s", "modifiers": 16}]}
        save = {**button(3, (20, 200, 100, 44), [], "Save"), "keys": keys}
        second = {**button(4, (20, 300, 100, 44), [], "Later"), "keys": keys}
        page = self.paint(board({"isFocusable": True}, save, second))
        self.focus()
        page.keyboard.press("Control+KeyS")
        self.assertEqual([each for each in self.sent if each["kind"] == "tap"], [{"kind": "tap", "node": 3}])
        page.keyboard.press("KeyS")
        self.assertEqual(self.sent, [])
        expect(page.get_by_role("button", name="Save")).to_have_attribute("aria-keyshortcuts", "Control+s")

    def test_a_command_without_a_control_taps_its_empty_node(self):
        """As UIKit's key commands are."""
        send = node(3, (0, 0, 0, 0), keys={"shortcuts": [{"key": "Enter", "modifiers": 16}]}, interactions=TAP)
        page = self.paint(board({"isFocusable": True}, send))
        self.focus()
        page.keyboard.press("Control+Enter")
        self.assertEqual([each for each in self.sent if each["kind"] == "tap"], [{"kind": "tap", "node": 3}])

    def test_the_default_button_leaves_return_to_a_focused_one(self):
        fine = {**button(3, (20, 200, 100, 44), [], "OK"), "keys": {"shortcuts": [{"key": "Enter", "modifiers": 0}]}}
        page = self.paint(board({"isFocusable": True}, fine, button(4, (20, 300, 100, 44), [], "Other")))
        self.focus()
        page.keyboard.press("Enter")
        self.assertEqual(self.sent, [{"kind": "tap", "node": 3}])
        page.get_by_role("button", name="Other").focus()
        page.keyboard.press("Enter")
        self.assertEqual([each for each in self.sent if each["kind"] == "tap"], [{"kind": "tap", "node": 4}])


class HelpTests(PainterTestCase):
    def test_help_is_a_tooltip_and_a_description(self):
        keep = button(3, (20, 200, 100, 44), [], "Save")
        keep["accessibility"]["help"] = "Keeps it"
        page = self.paint(board({"isFocusable": True}, keep))
        expect(page.get_by_role("button", name="Save")).to_have_attribute("title", "Keeps it")
        expect(page.get_by_role("button", name="Save")).to_have_accessible_description("Keeps it")


class PasteTests(PainterTestCase):
    def test_a_paste_button_reads_the_clipboard_on_its_click(self):
        page = self.paint(board({}, button(3, (20, 200, 100, 44), [], "Paste", pastes=True)))
        page.evaluate("() => { navigator.clipboard.readText = async () => 'from elsewhere'; }")
        page.get_by_role("button", name="Paste").click()
        self.until("bench.sent.some((event) => event.kind === 'paste')")
        self.assertIn({"kind": "paste", "node": 3, "text": "from elsewhere"}, self.sent)
        page.evaluate("() => { navigator.clipboard.readText = async () => { throw new Error('no'); }; }")
        page.get_by_role("button", name="Paste").click()
        expect(page.get_by_role("button", name="Paste")).to_have_attribute("data-note", "The browser does not let this page paste.")
