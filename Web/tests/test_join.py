"""The page behind a link, against a scripted server."""

import threading

from playwright.sync_api import expect

from fixtures.conversations import bubble, snapshot
from scripted_device import Device
from support import BrowserTestCase

OPEN = {"inviter": "Kate", "peopleCount": 3, "expiresAt": 4_102_444_800_000}
SHARED = {**OPEN, "role": "guest", "shared": {"bubble": bubble(picture="party", width=300, height=200), "conversationName": "Friday"}}


def refusal(code, message):
    return {"error": {"code": code, "message": message}}


class JoinTests(BrowserTestCase):
    def look(self, status=200, value=OPEN, **options):
        self.server.invitations["ab12"] = (status, value)
        return self.open("/join/ab12", **options)

    def test_a_name_is_all_that_it_takes(self):
        self.server.add(Device("ben", snapshot(device="ben")))
        self.server.joins["ab12"] = lambda name: (201, {"device": "ben", "conversation": "party", "page": "/devices/ben/"})
        page = self.look()
        expect(page.get_by_role("heading", name="Kate invites you")).to_be_visible()
        expect(page.get_by_text("3 people are in the conversation.", exact=False)).to_be_visible()
        expect(page.get_by_role("textbox", name="Your name")).to_be_focused()
        page.keyboard.type("Ben")
        page.keyboard.press("Enter")
        page.wait_for_url("**/devices/ben/")
        expect(page.get_by_role("textbox", name="Message")).to_be_visible()

    def test_who_was_here_before_has_no_notices_left(self):
        self.server.add(Device("ben", snapshot(device="ben")))
        self.server.joins["ab12"] = lambda name: (201, {"device": "ben", "conversation": "party", "page": "/devices/ben/"})
        page = self.look()
        page.evaluate("""() => {
          const notice = { close: () => sessionStorage.setItem("closed", "yes") };
          ServiceWorkerContainer.prototype.getRegistration = async () => ({ getNotifications: async () => [notice] });
        }""")
        page.get_by_role("textbox", name="Your name").fill("Ben")
        page.get_by_role("button", name="Join").click()
        page.wait_for_url("**/devices/ben/")
        self.assertEqual(page.evaluate("sessionStorage.getItem('closed')"), "yes")

    def test_joining_shows_that_it_goes_on(self):
        self.server.add(Device("ben", snapshot(device="ben")))
        go_on = threading.Event()
        self.server.joins["ab12"] = lambda name: go_on.wait(5) and (201, {"device": "ben", "conversation": "party", "page": "/devices/ben/"})
        page = self.look()
        page.get_by_role("textbox", name="Your name").fill("Ben")
        button = page.get_by_role("button", name="Join")
        button.click()
        expect(button).to_have_attribute("aria-busy", "true")
        go_on.set()
        page.wait_for_url("**/devices/ben/")

    def test_a_name_that_is_taken_can_be_changed(self):
        self.expected_errors = ("400",)
        self.server.joins["ab12"] = lambda name: (400, refusal("bad_name", f"{name} is taken."))
        page = self.look()
        page.get_by_role("textbox", name="Your name").fill("Kate")
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_role("alert")).to_have_text("Kate is taken.")
        expect(page.get_by_role("textbox", name="Your name")).to_be_focused()
        expect(page.get_by_role("textbox", name="Your name")).to_have_value("Kate")

    def test_a_link_that_is_over_says_so_and_offers_no_name(self):
        self.expected_errors = ("404", "410")
        for status, code in ((404, "unknown_invitation"), (410, "expired")):
            with self.subTest(code=code):
                page = self.look(status, refusal(code, "Ask for a new one."))
                expect(page.get_by_role("heading", name="You cannot join now")).to_be_visible()
                expect(page.get_by_text("Ask for a new one.")).to_be_visible()
                expect(page.get_by_role("textbox")).to_have_count(0)
                expect(page.get_by_role("button")).to_have_count(0)
                expect(page.get_by_role("link", name="To the start page")).to_have_attribute("href", "/")

    def test_a_link_to_a_bubble_shows_it_and_leads_to_it(self):
        self.server.add(Device("ben", snapshot(device="ben")))
        self.server.joins["ab12"] = lambda name: (201, {"device": "ben", "conversation": "party", "page": "/devices/ben/?message=7"})
        page = self.look(value=SHARED)
        expect(page.get_by_role("heading", name="Kate shared this with you")).to_be_visible()
        expect(page.get_by_text("It is from the conversation “Friday”.")).to_be_visible()
        expect(page.get_by_text("3 people are in the conversation. They see your name, and you see this message", exact=False)).to_be_visible()
        card = page.get_by_role("img", name="Mussels Party with Mussels and Fries")
        expect(card).to_be_in_viewport()
        expect(card.get_by_text("2 things to bring")).to_be_visible()
        self.assertTrue(card.locator(".bubble-picture").evaluate("each => each.decode().then(() => each.naturalWidth > 0)"))
        # It is looked at first, which a keyboard of the field would hide.
        expect(page.get_by_role("textbox", name="Your name")).not_to_be_focused()
        page.get_by_role("textbox", name="Your name").fill("Ben")
        page.get_by_role("button", name="Join to open it").click()
        page.wait_for_url("**/devices/ben/?message=7")

    def test_who_is_signed_in_joins_to_a_bubble_by_one_press(self):
        page = self.look(value={**SHARED, "me": "Ben"})
        expect(page.get_by_role("img", name="Mussels Party with Mussels and Fries")).to_be_visible()
        expect(page.get_by_role("button", name="Join as Ben")).to_be_focused()
        expect(page.get_by_role("textbox")).to_have_count(0)

    def test_who_sees_the_bubble_in_the_conversation_goes_straight_there(self):
        self.server.add(Device("ben", snapshot(device="ben")))
        page = self.look(value={**SHARED, "me": "Ben", "page": "/devices/ben/?message=7"})
        page.wait_for_url("**/devices/ben/?message=7")

    def test_a_bubble_that_is_gone_is_said_to_be_and_nothing_else_is_shown(self):
        self.expected_errors = ("404",)
        page = self.look(404, refusal("unknown_entry", "This message is not there any more."))
        expect(page.get_by_text("This message is not there any more.")).to_be_visible()
        expect(page.get_by_role("button")).to_have_count(0)

    def test_a_full_conversation_may_have_room_later(self):
        self.expected_errors = ("409",)
        self.server.joins["ab12"] = lambda name: (409, refusal("too_many_people", "It is full."))
        page = self.look()
        page.get_by_role("textbox", name="Your name").fill("Ben")
        self.server.invitations["ab12"] = (409, refusal("too_many_people", "It is full."))
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_text("It is full.")).to_be_visible()
        self.server.invitations["ab12"] = (200, OPEN)
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("textbox", name="Your name")).to_be_visible()

    def test_it_fits_a_small_screen_and_the_dark(self):
        page = self.look(viewport={"width": 320, "height": 480}, color_scheme="dark")
        expect(page.get_by_role("button", name="Join")).to_be_in_viewport()
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320)
        page.get_by_role("button", name="Join").click()
        self.assertFalse(page.get_by_role("textbox", name="Your name").evaluate("each => each.validity.valid"))
