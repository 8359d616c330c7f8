"""The frames of an app's nodes, which the simulator's inspector draws over the phones."""

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.conversations import APP, KATE, bubble, item, snapshot
from scripted_device import Device
from support import BrowserTestCase

# All of it is in sight.
HEIGHT = 560
BOXES = """() => [...document.querySelectorAll(".frame-box")].map(box => {
  const { left, top, width, height } = box.getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join();
})"""
NODE = """id => {
  const { left, top, width, height } = document.querySelector(`.surface [data-node="${id}"]`).getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join();
}"""


class FrameTests(BrowserTestCase):
    def open_app(self, viewport=None, **options):
        self.kate = self.server.add(Device("kate-phone", snapshot(items=[item(1, KATE, "bubble", bubble=bubble())])))
        page = self.open("/", viewport or {"width": 1100, "height": 800}, **options)
        self.kate.wait_for_stream()
        self.kate.emit("panel", {"kind": "open", "app": APP, "style": "expanded", "instance": 1})
        self.kate.emit_patch(party.list_screen(height=HEIGHT))
        expect(page.get_by_role("button", name="Remove Fries")).to_be_visible()
        return page

    def show_frames(self, page):
        page.get_by_role("button", name="Inspector").click()
        toggle = page.get_by_role("button", name="Frames")
        expect(toggle).to_have_attribute("aria-pressed", "false")
        toggle.focus()
        page.keyboard.press("Enter")
        expect(toggle).to_have_attribute("aria-pressed", "true")
        return toggle

    def expect_box(self, page, node):
        """Waits until a box has the frame of the node."""
        page.wait_for_function(f"id => ({BOXES})().includes(({NODE})(id))", arg=node)

    def test_each_node_has_a_box_with_its_name_until_it_is_off(self):
        page = self.open_app()
        expect(page.locator(".frames")).to_have_count(0)
        toggle = self.show_frames(page)
        for node in (party.NAME, party.SEND, party.LIST):
            self.expect_box(page, node)
        expect(page.locator(".frame-name", has_text="text “PARTY NAME”")).to_be_visible()
        expect(page.locator(".frame-box[data-control] > .frame-name", has_text="button “Remove Fries”")).to_be_visible()
        toggle.press("Space")
        expect(page.locator(".frames")).to_have_count(0)
        expect(toggle).to_have_attribute("aria-pressed", "false")

    def test_boxes_follow_what_the_app_shows(self):
        page = self.open_app()
        self.show_frames(page)
        self.kate.emit_patch(party.list_screen(names=("Mussels", "Fries", "Bread"), revision=2, height=HEIGHT))
        expect(page.locator(".frame-name", has_text="button “Remove Bread”")).to_be_visible()
        self.expect_box(page, party.ADD)

    def test_input_goes_through_to_the_app(self):
        page = self.open_app()
        self.show_frames(page)
        page.get_by_role("button", name="Remove Fries").click()
        self.assertTrue(self.kate.wait_for("POST", "/panel/input"))

    def test_boxes_lie_on_the_nodes_where_text_runs_from_the_right(self):
        page = self.open_app()
        page.evaluate("() => { document.documentElement.dir = 'rtl' }")
        self.show_frames(page)
        for node in (party.NAME, party.SEND):
            self.expect_box(page, node)

    def test_frames_stay_on_a_phone_when_the_inspector_is_closed(self):
        page = self.open_app({"width": 390, "height": 780})
        self.show_frames(page)
        page.keyboard.press("Escape")
        self.expect_box(page, party.NAME)
