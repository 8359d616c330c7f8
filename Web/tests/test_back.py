"""The browser's Back closes what is open, and leaves the page once nothing is."""

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.conversations import APP, JOHN, snapshot, state
from fixtures.nodes import box, node, whole
from scripted_device import Device
from support import BrowserTestCase, ClientTestCase

CLOSED = {"kind": "closed"}


def opened(style="compact", instance=1):
    return {"kind": "open", "app": APP, "style": style, "instance": instance}


class BackTests(ClientTestCase):
    def button(self, page, name):
        return page.get_by_role("button", name=name, exact=True)

    def open_panel(self, page, style="compact"):
        self.kate.emit("panel", opened(style))
        self.kate.emit_patch(party.home())
        expect(self.button(page, "Close panel")).to_be_visible()
        page.wait_for_function("() => history.state !== null")

    def close_panel(self, page):
        self.kate.emit("panel", CLOSED)
        expect(self.button(page, "Close panel")).to_have_count(0)
        page.wait_for_function("() => history.state === null")

    def test_it_closes_the_panel_in_both_styles_and_then_leaves(self):
        for style in ("compact", "expanded"):
            with self.subTest(style):
                page = self.open_client()
                self.open_panel(page, style)
                page.go_back()
                self.kate.wait_for("DELETE", "/panel")
                self.assertEqual(self.kate.bodies("PUT", "/panel/style"), [])
                self.close_panel(page)
                expect(page.get_by_role("textbox", name="Message")).to_be_visible()
                page.go_back()
                self.assertEqual(page.url, "about:blank")

    def test_the_history_does_not_grow_and_forward_opens_nothing(self):
        page = self.open_client()
        before = page.evaluate("history.length")
        for _ in range(4):
            self.open_panel(page)
            self.close_panel(page)
        self.assertLessEqual(page.evaluate("history.length"), before + 1)
        page.evaluate("() => { window.moves = 0; addEventListener('popstate', () => (window.moves += 1)); history.forward(); }")
        # There, and at once back again.
        page.wait_for_function("() => window.moves === 2 && history.state === null")
        expect(self.button(page, "Close panel")).to_have_count(0)
        self.assertEqual(self.kate.bodies("PUT", "/panel"), [])
        self.assertEqual(self.kate.bodies("DELETE", "/panel"), [])

    def test_of_several_things_it_closes_the_one_that_was_opened_last(self):
        page = self.open_client()
        self.open_panel(page)
        page.get_by_text("People", exact=True).click()
        expect(self.button(page, "Invite with a link")).to_be_visible()
        # Opening is told of in a task of its own.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        page.go_back()
        expect(self.button(page, "Invite with a link")).to_be_hidden()
        expect(page.get_by_text("People", exact=True)).to_be_focused()
        self.assertEqual(self.kate.bodies("DELETE", "/panel"), [])
        page.wait_for_function("() => history.state !== null")
        page.go_back()
        self.kate.wait_for("DELETE", "/panel")

    def test_a_dialog_of_the_app_goes_before_the_panel(self):
        page = self.open_client()
        self.kate.emit("panel", opened("expanded"))
        self.kate.emit_patch(whole(1, [
            node(1, (0, 0, 390, 640), children=[2]),
            node(2, (0, 0, 390, 640), {"kind": "dialog", "isModal": True, "isDismissable": True}, [3]), box(3, (0, 0, 100, 100), "#ff0000ff")]))
        expect(page.locator(".node.dialog")).to_be_attached()
        page.wait_for_function("() => history.state !== null")
        page.go_back()
        self.kate.wait_for_input({"kind": "dismiss", "node": 2})
        self.assertEqual(self.kate.bodies("DELETE", "/panel"), [])
        self.kate.emit_patch(party.home() | {"revision": 2})
        expect(self.button(page, "New party")).to_be_visible()
        page.wait_for_function("() => history.state !== null")
        page.go_back()
        self.kate.wait_for("DELETE", "/panel")

    def test_after_a_reload_it_works_as_before(self):
        page = self.open_client()
        self.open_panel(page)
        self.kate.snapshot["state"] = state(panel=opened())
        page.reload()
        expect(self.button(page, "Close panel")).to_be_visible()
        page.wait_for_function("() => history.state !== null")
        self.kate.wait_for_stream(2)
        page.go_back()
        self.kate.wait_for("DELETE", "/panel")
        self.close_panel(page)
        page.go_back()
        self.assertEqual(page.url, "about:blank")

    def test_what_was_closed_elsewhere_before_a_reload_leaves_no_step_behind(self):
        page = self.open_client()
        self.open_panel(page)
        page.reload()
        page.wait_for_function("() => history.state === null")
        expect(page.get_by_role("textbox", name="Message")).to_be_visible()
        page.go_back()
        self.assertEqual(page.url, "about:blank")


class BackInTheSimulatorTests(BrowserTestCase):
    def test_it_closes_the_phones_panels_one_after_the_other(self):
        devices = [self.server.add(Device("kate-phone", snapshot())), self.server.add(Device("john-phone", snapshot(me=JOHN, device="john-phone")))]
        page = self.open("/", {"width": 1100, "height": 800})
        for count, device in enumerate(devices, 1):
            device.wait_for_stream()
            device.emit("panel", opened())
            device.emit_patch(party.home())
            expect(page.get_by_role("button", name="Close panel")).to_have_count(count)
        for device, other in (devices[::-1], devices):
            before = len(other.bodies("DELETE", "/panel"))
            page.wait_for_function("() => history.state !== null")
            page.go_back()
            device.wait_for("DELETE", "/panel")
            self.assertEqual(len(other.bodies("DELETE", "/panel")), before)
            device.emit("panel", CLOSED)
        expect(page.get_by_role("button", name="Close panel")).to_have_count(0)
        page.wait_for_function("() => history.state === null")
