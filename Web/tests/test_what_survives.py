"""What an author tries on the simulator's page: an app that dies, and two people who send at once."""

from playwright.sync_api import expect

from fixtures.conversations import APP, JOHN, KATE, MAYA, bubble, item, snapshot, state
from scripted_device import Device
from support import BrowserTestCase


class PhonesTestCase(BrowserTestCase):
    def open_phones(self, viewport=None, with_maya=False, **drafts):
        people = (KATE, JOHN, MAYA) if with_maya else (KATE, JOHN)
        self.devices = {}
        for name, person in (("kate", KATE), ("john", JOHN), ("maya", MAYA))[:len(people)]:
            draft = state(draft=drafts.get(name, {"text": ""}))
            device = f"{name}-phone"
            self.devices[name] = self.server.add(Device(device, snapshot(
                items=[item(1, KATE, "bubble", me=person, bubble=bubble())], me=person, people=people, device=device, state=draft)))
        page = self.open("/", viewport or {"width": 1440, "height": 900})
        for device in self.devices.values():
            device.wait_for_stream()
        self.region = {name: page.get_by_role("region", name=name.title(), exact=True) for name in self.devices}
        return page


class KillTests(PhonesTestCase):
    def test_the_app_of_one_phone_is_killed_and_what_is_left_is_said(self):
        page = self.open_phones(kate={"text": "half a sent", "bubble": bubble()})
        killed = []

        def kill(device):
            killed.append(device)
            self.devices["kate"].emit("panel", {"kind": "failed", "app": APP, "failure": {"code": "app_crashed", "message": "Mussels Party stopped. Your conversation is safe."}})
            return 204, None

        self.server.kill = kill
        self.addCleanup(setattr, self.server, "kill", lambda device: (204, None))
        self.devices["kate"].emit("panel", {"kind": "opening", "app": APP, "style": "compact"})
        button = page.get_by_role("button", name="Kill the app on Kate’s phone")
        button.focus()
        page.keyboard.press("Enter")
        expect(self.region["kate"].get_by_text("Mussels Party stopped", exact=False)).to_be_visible()
        expect(self.region["kate"].get_by_text("The app was killed.", exact=False)).to_be_visible()
        expect(self.region["kate"].get_by_role("button", name="Remove draft")).to_be_visible()
        expect(self.region["kate"].get_by_role("textbox", name="Message")).to_have_value("half a sent")
        self.assertEqual(killed, ["kate-phone"])
        expect(self.region["john"].get_by_text("The app was killed.", exact=False)).to_have_count(0)
        self.region["kate"].get_by_role("button", name="Reopen").click()
        self.assertEqual(self.devices["kate"].wait_for("PUT", "/panel"), [{"app": APP}])

    def test_where_no_app_runs_the_phone_says_so(self):
        self.expected_errors = ("409",)
        page = self.open_phones()
        self.server.kill = lambda device: (409, {"error": {"code": "panel_not_open", "message": "No app runs on this phone."}})
        self.addCleanup(setattr, self.server, "kill", lambda device: (204, None))
        page.get_by_role("button", name="Kill the app on John’s phone").click()
        expect(self.region["john"].get_by_text("No app runs on this phone.")).to_be_visible()


class TogetherTests(PhonesTestCase):
    def together(self, page):
        return page.get_by_role("button", name="Two at once")

    def note(self, page):
        return page.locator(".masthead-note")

    def test_both_drafts_are_sent_in_the_same_moment(self):
        page = self.open_phones(kate={"text": "", "bubble": bubble()}, john={"text": "mine", "bubble": bubble()})
        # Neither waits for the other's answer.
        for device in self.devices.values():
            device.answer("POST", "/entries", "wait")
        button = self.together(page)
        expect(button).not_to_have_attribute("aria-disabled", "true")
        button.click()
        self.assertEqual([body["text"] for name in self.devices for body in self.devices[name].wait_for("POST", "/entries")], ["", "mine"])
        expect(self.note(page)).to_have_text("Kate and John send in the same moment.")
        for device in self.devices.values():
            device.go_on.set()
        expect(button).to_have_attribute("aria-disabled", "true")

    def test_it_says_in_words_what_is_missing(self):
        page = self.open_phones()
        button = self.together(page)
        expect(button).to_have_attribute("aria-disabled", "true")
        expect(button).to_have_accessible_description("Nobody has anything to send. Write or stage something on two phones first.")
        button.focus()
        page.keyboard.press("Enter")
        expect(self.note(page)).to_contain_text("Nobody has anything to send.")
        self.region["kate"].get_by_role("textbox", name="Message").fill("only me")
        expect(button).to_have_accessible_description("Only Kate has something to send. Write or stage something on another phone, too.")
        # A person can click what says that it is disabled; the tests' browser would wait.
        button.click(force=True)
        expect(self.note(page)).to_contain_text("Only Kate has something to send.")
        self.devices["john"].emit("draft", {"text": "", "attachments": [], "bubble": bubble()})
        expect(button).not_to_have_attribute("aria-disabled", "true")
        self.devices["john"].emit("draft", {"text": "", "attachments": []})
        expect(button).to_have_attribute("aria-disabled", "true")
        self.assertEqual([device.bodies("POST", "/entries") for device in self.devices.values()], [[], []])

    def test_of_three_only_those_send_who_have_something(self):
        page = self.open_phones(with_maya=True, kate={"text": "one"})
        self.region["maya"].get_by_role("textbox", name="Message").fill("three")
        self.together(page).click()
        for name, text in (("kate", "one"), ("maya", "three")):
            self.assertEqual(self.devices[name].wait_for("POST", "/entries")[0]["text"], text)
        expect(self.note(page)).to_have_text("Kate and Maya send in the same moment.")
        self.assertEqual(self.devices["john"].bodies("POST", "/entries"), [])

    def test_who_has_left_does_not_count(self):
        page = self.open_phones(kate={"text": "one"}, john={"text": "two"})
        expect(self.together(page)).not_to_have_attribute("aria-disabled", "true")
        self.devices["john"].emit("participants", [{"id": KATE, "name": "Kate"}])
        expect(self.together(page)).to_have_attribute("aria-disabled", "true")

    def test_masthead_and_note_have_room_on_a_phone(self):
        page = self.open_phones({"width": 390, "height": 780})
        self.together(page).click(force=True)
        for element in (self.note(page), self.together(page), page.get_by_role("button", name="Reset"), page.get_by_role("button", name="Kill the app on Kate’s phone"), page.get_by_label("Settings of Kate’s phone")):
            expect(element).to_be_in_viewport(ratio=1)

    def test_the_note_keeps_nothing_from_being_used(self):
        for width in (390, 900, 1440):
            page = self.open_phones({"width": width, "height": 780})
            self.together(page).click(force=True)
            expect(self.note(page)).not_to_be_empty()
            # Playwright refuses to click what something else covers.
            page.get_by_role("button", name="Reset").click(timeout=3_000)
            page.keyboard.press("Escape")
            page.get_by_role("button", name="Kill the app on Kate’s phone").click(timeout=3_000)
            expect(self.note(page)).not_to_be_empty()
            self.begin_anew()
