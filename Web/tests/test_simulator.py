"""The simulator's page: several ordinary clients in one document."""

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.conversations import APP, JOHN, KATE, MAYA, bubble, item, snapshot, state
from scripted_server import Device
from support import BrowserTestCase


class SimulatorTests(BrowserTestCase):
    def open_phones(self, viewport=None):
        self.kate = self.server.add(Device("kate-phone", snapshot(items=[item(1, KATE, "bubble", bubble=bubble())])))
        self.john = self.server.add(Device("john-phone", snapshot(items=[item(1, KATE, "bubble", me=JOHN, bubble=bubble())], me=JOHN, device="john-phone")))
        page = self.open("/", viewport or {"width": 1100, "height": 800})
        self.kate.wait_for_stream()
        self.john.wait_for_stream()
        return page, page.get_by_role("region", name="Kate", exact=True), page.get_by_role("region", name="John", exact=True)

    def test_each_phone_is_a_region_with_the_whole_client_in_it(self):
        _, *regions = self.open_phones()
        for region in regions:
            expect(region.get_by_role("log")).to_be_visible()
            expect(region.get_by_role("button", name="Mussels Party", exact=True)).to_be_visible()
            expect(region.get_by_role("textbox", name="Message", exact=True)).to_be_visible()
            expect(region.get_by_role("button", name="Send", exact=True)).to_be_visible()

    def test_what_one_does_does_not_touch_the_other(self):
        page, kate, john = self.open_phones()
        kate.get_by_role("textbox", name="Message").fill("only here")
        john.get_by_role("button", name="Mussels Party with Mussels and Fries").click()
        self.john.wait_for("PUT", "/selection")
        self.assertEqual(self.kate.bodies("PUT", "/selection"), [])
        kate.get_by_role("textbox", name="Message").focus()
        self.john.emit("panel", {"kind": "open", "app": APP, "style": "expanded", "instance": 1})
        patch = party.list_screen()
        for operation in patch["operations"]:
            if operation["node"]["id"] == party.NAME:
                operation["node"]["content"]["isFocused"] = True
        self.john.emit_patch(patch)
        expect(john.get_by_role("button", name="Remove Fries")).to_be_visible()
        expect(kate.get_by_role("button", name="Send", exact=True)).to_be_enabled()
        expect(kate.get_by_role("textbox", name="Message")).to_have_value("only here")
        expect(kate.get_by_role("textbox", name="Message")).to_be_focused()

    def test_a_line_counts_as_read_where_the_person_is(self):
        page, kate, john = self.open_phones()
        kate.get_by_role("textbox", name="Message").focus()
        for device, me in ((self.kate, KATE), (self.john, JOHN)):
            device.emit_entry(2, item(2, KATE, me=me, text="Did you see?"))
        self.kate.wait_for("PUT", "/read")
        expect(john.get_by_text("New", exact=True)).to_be_visible()
        self.assertEqual(self.john.bodies("PUT", "/read"), [])
        john.get_by_text("Did you see?").click()
        self.assertEqual(self.john.wait_for("PUT", "/read"), [{"sequence": 2}])

    def test_on_a_narrow_window_each_phone_has_the_whole_width(self):
        page, kate, john = self.open_phones({"width": 390, "height": 780})
        expect(kate).to_be_in_viewport(ratio=0.9)
        self.assertEqual(kate.bounding_box()["width"], 390)
        john.get_by_role("textbox", name="Message").focus()
        john.scroll_into_view_if_needed()
        expect(john).to_be_in_viewport(ratio=0.9)

    def test_of_many_phones_those_in_sight_are_connected(self):
        devices = [self.server.add(Device(f"phone-{index}", snapshot(device=f"phone-{index}"))) for index in range(7)]
        page = self.open("/", {"width": 900, "height": 800})
        devices[0].wait_for_stream()
        expect(page.get_by_role("textbox", name="Message")).to_have_count(7)
        self.assertEqual(devices[6].streams_after, [])
        page.get_by_role("textbox", name="Message").last.fill("here")
        devices[6].wait_for_stream()
        devices[6].emit_entry(1, item(1, JOHN, text="There you are"))
        expect(page.get_by_text("There you are")).to_be_visible()

    def test_the_settings_of_a_phone_are_asked_for_and_changed(self):
        page, *_ = self.open_phones()
        self.john.listing = {**self.john.listing, "isOld": True}
        page.get_by_label("Settings of John’s phone").click()
        old = page.get_by_role("switch", name="Old system")
        expect(old).to_be_checked()
        self.john.listing = {**self.john.listing, "isOld": False}
        old.click()
        self.assertEqual(self.john.wait_for("PUT", "/system"), [{"isOld": False}])
        expect(old).not_to_be_checked()
        page.get_by_role("switch", name="Mussels Party").click()
        self.john.wait_for("DELETE", f"/apps/{APP}")
        page.get_by_role("switch", name="In the conversation").click()
        self.john.wait_for("DELETE", "/membership")
        self.assertEqual(self.kate.bodies("PUT", "/system"), [])
        page.keyboard.press("Escape")
        expect(old).to_be_hidden()
        expect(page.get_by_label("Settings of John’s phone")).to_be_focused()

    def test_a_setting_that_is_refused_is_put_back_and_said(self):
        self.expected_errors = ("409",)
        page, *_ = self.open_phones()
        self.john.answer("DELETE", "/membership", (409, {"error": {"code": "too_few_people", "message": "Two people stay."}}))
        page.get_by_label("Settings of John’s phone").click()
        page.get_by_role("switch", name="In the conversation").click()
        expect(page.get_by_text("Two people stay.")).to_be_visible()
        expect(page.get_by_role("switch", name="In the conversation")).to_be_checked()

    def test_who_joins_gets_a_phone(self):
        self.expected_errors = ("400",)
        page, *_ = self.open_phones()
        self.server.joiners["Maya"] = Device("maya-phone", snapshot(me=MAYA, people=(KATE, JOHN, MAYA), device="maya-phone"))
        name = page.get_by_label("Name of who joins")
        name.fill("Nobody")
        page.get_by_role("button", name="Add person").click()
        expect(page.get_by_text("Nobody is called that.")).to_be_visible()
        name.fill("Maya")
        page.keyboard.press("Enter")
        expect(page.get_by_role("region", name="Maya", exact=True).get_by_role("textbox", name="Message")).to_be_visible()
        expect(page.get_by_text("Nobody is called that.")).to_have_count(0)
        expect(name).to_have_value("")

    def test_a_server_that_is_away_is_said(self):
        self.expected_errors = ("Failed to load", "ERR_")
        page = self.open("/web/icon.svg")
        page.route("**/simulator", lambda route: route.abort())
        page.goto(self.server.address + "/")
        expect(page.get_by_text("The simulator is not answering")).to_be_visible()
        page.unroute("**/simulator")
        page.get_by_role("button", name="Retry").click()
        expect(page.get_by_text("The simulator is not answering")).to_have_count(0)
