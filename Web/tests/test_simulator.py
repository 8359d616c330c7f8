"""The simulator's page: several ordinary clients in one document."""

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.conversations import APP, JOHN, KATE, MAYA, bubble, item, snapshot, state
from scripted_device import Device
from support import BrowserTestCase


class SimulatorTests(BrowserTestCase):
    def open_phones(self, viewport=None, **options):
        self.kate = self.server.add(Device("kate-phone", snapshot(items=[item(1, KATE, "bubble", bubble=bubble())])))
        self.john = self.server.add(Device("john-phone", snapshot(items=[item(1, KATE, "bubble", me=JOHN, bubble=bubble())], me=JOHN, device="john-phone")))
        page = self.open("/", viewport or {"width": 1100, "height": 800}, **options)
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

    def test_a_phone_shows_that_its_conversation_is_on_its_way(self):
        self.server.add(Device("kate-phone", snapshot(items=[item(1, JOHN, text="hi")])))
        held = []
        page = self.keep(None, {"width": 390, "height": 800})
        self.addCleanup(page.close)
        page.route("**/conversations/party", lambda route: held.append(route))
        page.goto(self.server.address + "/")
        expect(page.get_by_role("status", name="Loading the conversation")).to_be_visible()
        held[0].continue_()
        expect(page.get_by_text("hi", exact=True)).to_be_visible()
        expect(page.get_by_role("status", name="Loading the conversation")).to_have_count(0)

    def test_nothing_moves_in_the_masthead_when_the_phones_come(self):
        for width in (320, 390, 820, 1100):
            page, held = self.open_slowly(width)
            parts = [page.locator(".masthead"), page.locator(".masthead-link").first, page.locator(".masthead .join-form")]
            before = [part.bounding_box() for part in parts]
            held[0].continue_()
            expect(page.get_by_role("region", name="Kate", exact=True)).to_be_visible()
            self.assertEqual([part.bounding_box() for part in parts], before, f"at {width} points")
            self.begin_anew()

    def test_nobody_is_added_before_the_phones_are_there(self):
        page, held = self.open_slowly(1100)
        form = page.locator(".masthead .join-form")
        expect(form).to_have_js_property("inert", True)
        held[0].continue_()
        expect(form).to_have_js_property("inert", False)

    def open_slowly(self, width):
        """A page that waits for the list of phones, until the one request in the list goes on."""
        self.server.add(Device("kate-phone", snapshot()))
        page = self.open("/web/icon.svg", {"width": width, "height": 780})
        held = []
        page.route("**/simulator", lambda route: held.append(route))
        with page.expect_request("**/simulator"):
            page.goto(self.server.address + "/")
        page.wait_for_function("() => document.querySelector('.masthead-link')")
        return page, held

    def test_every_link_of_the_masthead_is_in_sight(self):
        self.server.guests = {"address": "http://192.0.2.2:8080/?code=00", "code": ["10", "01"]}
        self.addCleanup(setattr, self.server, "guests", None)
        for width in (320, 390, 820, 1100):
            page, *_ = self.open_phones({"width": width, "height": 780})
            for name in ("Previews", "Inspector", "Two at once", "Phone", "Reset"):
                expect(page.locator(".masthead-links").get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)
            self.begin_anew()

    def test_what_one_does_does_not_touch_the_other(self):
        page, kate, john = self.open_phones()
        expect(page).to_have_title("Parley Simulator")
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

    def test_who_joins_by_a_link_gets_a_phone_without_a_reload(self):
        page, *_ = self.open_phones()
        self.server.add(Device("maya-phone", snapshot(me=MAYA, people=(KATE, JOHN, MAYA), device="maya-phone")))
        people = [{"id": person, "name": name} for person, name in ((KATE, "Kate"), (JOHN, "John"), (MAYA, "Maya"))]
        for device in (self.kate, self.john):
            device.emit("participants", people)
        expect(page.get_by_role("region", name="Maya", exact=True).get_by_role("log")).to_be_visible()
        expect(page.locator(".phone")).to_have_count(3)

    def test_on_a_narrow_window_each_phone_has_the_whole_width(self):
        page, kate, john = self.open_phones({"width": 390, "height": 780})
        expect(kate).to_be_in_viewport(ratio=0.9)
        self.assertEqual(kate.bounding_box()["width"], 390)
        john.get_by_role("textbox", name="Message").focus()
        john.scroll_into_view_if_needed()
        expect(john).to_be_in_viewport(ratio=0.9)

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

    def flip(self, page, name):
        settings = page.get_by_label("Settings of Kate’s phone")
        settings.click()
        control = page.locator("details[open]").get_by_role("switch", name=name, exact=True)
        wanted = not control.is_checked()
        control.click()
        expect(control).to_be_checked(checked=wanted)
        page.keyboard.press("Escape")

    def test_a_slow_phone_shows_that_a_tap_was_heard(self):
        page, kate, john = self.open_phones()
        self.flip(page, "Slow")
        app = kate.get_by_role("button", name="Mussels Party", exact=True)
        app.click()
        expect(app).to_have_attribute("aria-busy", "true")
        self.assertEqual(self.kate.bodies("PUT", "/panel"), [])
        expect(app).not_to_have_attribute("aria-busy", "true", timeout=15_000)
        self.assertEqual(self.kate.bodies("PUT", "/panel"), [{"app": APP}])

    def test_a_phone_that_is_offline_waits_and_the_others_do_not(self):
        page, kate, john = self.open_phones()
        self.flip(page, "Offline")
        expect(kate.get_by_text("Reconnecting…")).to_be_visible()
        kate.get_by_role("textbox", name="Message").fill("later")
        kate.get_by_role("button", name="Send", exact=True).click()
        expect(kate.get_by_role("log").get_by_text("later")).to_be_visible()
        self.john.emit_entry(2, item(2, KATE, me=JOHN, text="for John"))
        self.kate.emit_entry(2, item(2, JOHN, text="for Kate"))
        expect(john.get_by_text("for John")).to_be_visible()
        expect(kate.get_by_text("for Kate")).to_have_count(0)
        self.assertEqual(self.kate.bodies("POST", "/entries"), [])
        self.kate.answer("POST", "/entries", (201, {"sequences": [3]}))
        self.flip(page, "Offline")
        self.assertEqual(self.kate.wait_for("POST", "/entries")[0]["text"], "later")
        self.kate.wait_for_stream(2)
        expect(kate.get_by_text("Reconnecting…")).to_have_count(0)

    def test_a_slow_phone_gets_events_late_and_in_order(self):
        page, kate, john = self.open_phones()
        self.flip(page, "Slow")
        for sequence in (2, 3):
            self.kate.emit_entry(sequence, item(sequence, JOHN, text=f"line {sequence}"))
        page.wait_for_timeout(500)
        expect(kate.get_by_text("line 2")).to_have_count(0)
        self.flip(page, "Slow")
        # Sends a later line, which must come after those that are still on their way.
        self.kate.emit_entry(4, item(4, JOHN, text="line 4"))
        expect(kate.get_by_text("line 4")).to_be_visible()
        expect(kate.get_by_text("line 2")).to_be_visible()

    def test_a_request_gets_lost_before_the_server_has_it_or_after(self):
        page, *_ = self.open_phones()
        asked = page.evaluate("""async () => {
            const { Network } = await import("/web/client/network.js");
            const chances = [0.1, 0.9, 0.1, 0.9, 0.9];
            const network = new Network(() => chances.shift());
            network.loss = 0.3;
            let count = 0;
            const results = [];
            for (let turn = 0; turn < 3; turn++) {
                const answer = network.carry(async () => ++count);
                results.push(await answer.catch((error) => `${error.code} after ${count}`));
            }
            return results;
        }""")
        self.assertEqual(asked, ["network after 0", "network after 1", 2])

    def test_what_a_bad_network_loses_of_a_stream_breaks_it_and_comes_again(self):
        page, kate, _ = self.open_phones()
        self.kate.answer("POST", "/entries", *[(201, {"sequences": [2]})] * 9)
        self.flip(page, "Loses things")
        kate.get_by_role("textbox", name="Message").fill("through all of it")
        kate.get_by_role("button", name="Send", exact=True).click()
        # Each attempt is lost by chance, and waits longer than the one before.
        self.kate.wait_for("POST", "/entries", timeout=60)
        self.flip(page, "Loses things")
        self.assertEqual(len({body["key"] for body in self.kate.bodies("POST", "/entries")}), 1)

    def test_the_inspector_shows_lines_of_one_phone_or_all_and_opens_again_where_it_was(self):
        self.server.lines = [
            {"number": 1, "at": 0, "device": "kate-phone", "kind": "person", "words": "opens org.parley.MusselsParty"},
            {"number": 2, "at": 1, "device": "kate-phone", "kind": "call", "words": "willBecomeActive · scene 1"},
            {"number": 3, "at": 2, "device": "john-phone", "kind": "entry", "words": "entry 1: text “hi <b>”"},
        ]
        page, *_ = self.open_phones()
        toggle = page.get_by_role("button", name="Inspector")
        toggle.click()
        log = page.get_by_role("log", name="What happens")
        expect(log).to_be_focused()
        expect(log.get_by_role("listitem")).to_have_count(3)
        expect(log.get_by_role("listitem").nth(1)).to_contain_text("Callback")
        expect(log.get_by_text("entry 1: text “hi <b>”")).to_be_visible()
        page.get_by_role("combobox", name="Phone").select_option("john-phone")
        expect(log.get_by_role("listitem")).to_have_count(1)
        page.get_by_role("complementary", name="Inspector").get_by_role("button", name="Clear").click()
        expect(page.get_by_text("Nothing has happened yet.", exact=False)).to_be_visible()
        page.keyboard.press("Escape")
        expect(toggle).to_be_focused()
        self.server.lines.append({"number": 4, "at": 3, "device": "john-phone", "kind": "note", "words": "late"})
        toggle.click()
        expect(log.get_by_text("late")).to_be_visible()
        expect(log.get_by_role("listitem")).to_have_count(1)

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

    def test_reset_is_asked_for_twice_and_says_what_went_wrong(self):
        self.expected_errors = ("500",)
        resets = []
        self.server.reset = lambda: resets.append(1) or (500, {"error": {"code": "internal_error", "message": "It did not work."}})
        self.addCleanup(setattr, self.server, "reset", lambda: (202, None))
        page, *_ = self.open_phones()
        button = page.get_by_role("button", name="Reset")
        button.click()
        dialog = page.get_by_role("dialog", name="Begin anew?")
        expect(dialog.get_by_role("button", name="Cancel")).to_be_focused()
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        expect(button).to_be_focused()
        self.assertEqual(resets, [])
        button.click()
        dialog.get_by_role("button", name="Reset").click()
        expect(dialog.get_by_role("alert")).to_have_text("It did not work.")
        expect(dialog.get_by_role("button", name="Reset")).to_be_enabled()
        self.assertEqual(resets, [1])

    def test_a_phone_s_code_is_shown_and_the_next_one_once_it_is_used(self):
        self.addCleanup(setattr, self.server, "guests", None)
        self.server.guests = {"address": "http://192.168.1.5:8080/?code=one", "code": ["101", "010", "101"]}
        page, *_ = self.open_phones(has_clock=True)
        button = page.get_by_role("button", name="Phone", exact=True)
        button.click()
        dialog = page.get_by_role("dialog", name="Open on a phone")
        expect(dialog.get_by_text("http://192.168.1.5:8080/?code=one")).to_be_visible()
        picture = dialog.get_by_role("img", name="Code of the address")
        # Five dark modules, within four light ones on each side.
        expect(picture).to_have_attribute("viewBox", "0 0 11 11")
        self.assertEqual(picture.locator("path").get_attribute("d").count("M"), 5)
        expect(dialog.get_by_role("status")).to_have_text("")
        self.server.guests = {"address": "http://192.168.1.5:8080/?code=two", "code": ["111", "010", "101"]}
        page.clock.run_for(2_000)
        expect(dialog.get_by_text("http://192.168.1.5:8080/?code=two")).to_be_visible()
        expect(dialog.get_by_role("status")).to_contain_text("A phone has come in")
        page.keyboard.press("Escape")
        expect(button).to_be_focused()

    def test_without_a_network_there_is_no_code(self):
        page, *_ = self.open_phones()
        expect(page.get_by_role("button", name="Reset")).to_be_visible()
        expect(page.get_by_role("button", name="Phone", exact=True)).to_have_count(0)

    def test_a_server_that_is_away_is_said(self):
        self.expected_errors = ("Failed to load", "ERR_")
        page = self.open("/web/icon.svg")
        page.route("**/simulator", lambda route: route.abort())
        page.goto(self.server.address + "/")
        expect(page.get_by_text("The simulator is not answering")).to_be_visible()
        page.unroute("**/simulator")
        page.get_by_role("button", name="Retry").click()
        expect(page.get_by_text("The simulator is not answering")).to_have_count(0)
