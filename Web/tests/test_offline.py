"""What a person's page does with what it keeps in the browser, against a scripted server."""

import time

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, item, snapshot
from scripted_device import STEP_SECONDS, Device
from scripted_people import People, summary
from support import BrowserTestCase

WIDE = {"width": 1100, "height": 800}
AWAY = (503, {"error": {"code": "internal_error", "message": "Not now."}})


class OfflineTests(BrowserTestCase):
    def begin(self, path="/conversations/party"):
        self.expected_errors = ("ERR_", "503", "401")
        self.people = self.server.people = People([summary("party", ["John"], "See you there")])
        self.kate = self.server.add(Device("kate-phone", snapshot([item(1, JOHN, text="See you there"), item(2, KATE, text="Yes")])))
        # A test before this one has left what it kept.
        page = self.open("/sign-in", WIDE)
        page.evaluate("async () => (await import('/web/people/offline-store.js')).eraseKept()")
        page.goto(self.server.address + path)
        return page

    def kept(self, page):
        """The names of what is kept, and how many entries of the conversation."""
        return page.evaluate("""async () => {
          const { OfflineStore } = await import("/web/people/offline-store.js");
          const store = await OfflineStore.open();
          const account = await store.resume();
          return [account?.device ?? null, (await store.list())?.length ?? 0, (await store.conversation("party"))?.items.length ?? 0, (await store.sends()).length];
        }""")

    def wait_for_kept(self, page, wanted):
        end = time.monotonic() + STEP_SECONDS
        while (kept := self.kept(page)) != wanted:
            self.assertLess(time.monotonic(), end, f"{kept} is kept, and not {wanted}")
            page.wait_for_timeout(50)

    def test_a_later_page_sends_with_the_same_key_what_may_have_arrived(self):
        page = self.begin()
        self.wait_for_kept(page, ["kate-phone", 1, 2, 0])
        self.kate.answer("POST", "/entries", None, None, None, None)
        page.get_by_role("textbox", name="Message").fill("Only once")
        page.keyboard.press("Enter")
        self.kate.wait_for("POST", "/entries")
        page.goto(self.server.address + "/sign-in")
        self.kate.answers.clear()
        self.kate.answer("POST", "/entries", (201, {"sequences": [3]}))
        page.goto(self.server.address + "/")
        self.wait_for_kept(page, ["kate-phone", 1, 2, 0])
        bodies = self.kate.bodies("POST", "/entries")
        self.assertGreater(len(bodies), 1)
        self.assertEqual(len({body["key"] for body in bodies}), 1)
        self.assertEqual({body["text"] for body in bodies}, {"Only once"})

    def test_a_message_that_waits_is_shown_where_it_was_written_and_can_be_changed(self):
        page = self.begin()
        self.kate.answer("POST", "/entries", *[AWAY] * 8)
        page.get_by_role("textbox", name="Message").fill("Later")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Waiting for the connection.")).to_be_visible()
        page.get_by_role("log").get_by_role("button", name="Edit").click()
        expect(page.get_by_role("textbox", name="Message")).to_have_value("Later")
        expect(page.get_by_text("Waiting for the connection.")).to_have_count(0)
        self.wait_for_kept(page, ["kate-phone", 1, 2, 0])

    def test_a_server_that_does_not_answer_shows_what_was_kept_and_then_what_is_new(self):
        page = self.begin()
        self.wait_for_kept(page, ["kate-phone", 1, 2, 0])
        self.people.answers[("GET", "/account")] = AWAY
        self.kate.answer("GET", "", AWAY)
        self.kate.snapshot = snapshot([item(1, JOHN, text="See you there"), item(2, KATE, text="Yes"), item(3, JOHN, text="New")])
        page.reload()
        expect(page.get_by_role("log").get_by_text("See you there")).to_be_visible()
        expect(page.get_by_role("navigation", name="Conversations").get_by_role("link")).to_have_count(1)
        expect(page.get_by_role("log").get_by_text("New", exact=True)).to_be_visible()
        self.kate.wait_for_stream(2)
        self.assertEqual(self.kate.streams_after[-1], 3)

    def test_whoever_is_signed_out_finds_nothing_kept(self):
        page = self.begin()
        self.wait_for_kept(page, ["kate-phone", 1, 2, 0])
        self.people.answers[("GET", "/account")] = (401, {"error": {"code": "not_signed_in", "message": "Sign in."}})
        page.reload()
        expect(page.get_by_role("heading", name="You are not signed in")).to_be_visible()
        self.assertEqual(self.kept(page), [None, 0, 0, 0])

    def test_what_the_server_refuses_is_not_sent_again_by_itself_and_says_so(self):
        page = self.begin()
        self.wait_for_kept(page, ["kate-phone", 1, 2, 0])
        self.kate.answer("POST", "/entries", (403, {"error": {"code": "not_participant", "message": "You have left."}}), (201, {"sequences": [3]}))
        self.expected_errors += ("403",)
        page.get_by_role("textbox", name="Message").fill("Am I in?")
        page.keyboard.press("Enter")
        refused = page.get_by_text("You have left.")
        expect(refused).to_be_visible()
        self.assertIsNone(refused.locator("xpath=ancestor::*[contains(@class, 'status-row')]").get_attribute("aria-live"), "the log announces it")
        self.wait_for_kept(page, ["kate-phone", 1, 2, 1])
        page.goto(self.server.address + "/")
        expect(page.get_by_role("navigation", name="Conversations").get_by_role("link")).to_have_count(1)
        page.goto(self.server.address + "/conversations/party")
        expect(refused).to_be_visible()
        self.assertEqual(len(self.kate.bodies("POST", "/entries")), 1)
        page.get_by_role("log").get_by_role("button", name="Retry").click()
        self.wait_for_kept(page, ["kate-phone", 1, 2, 0])
        self.assertEqual(len(self.kate.bodies("POST", "/entries")), 2)

    def test_what_is_refused_for_now_and_what_another_answers_goes_on_waiting(self):
        page = self.begin()
        self.wait_for_kept(page, ["kate-phone", 1, 2, 0])
        self.expected_errors += ("429",)
        self.kate.answer("POST", "/entries", (429, {"error": {"code": "too_many_requests", "message": "Too many at once."}}))
        page.get_by_role("textbox", name="Message").fill("Soon")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Too many at once.")).to_be_visible()
        # A portal of the network answers the list's page with a page of its own; the next one is the server's.
        self.kate.answer("POST", "/entries", (200, {}), (201, {"sequences": [3]}))
        page.goto(self.server.address + "/")
        self.kate.wait_for("POST", "/entries", 2)
        self.wait_for_kept(page, ["kate-phone", 1, 2, 1])
        page.goto(self.server.address + "/")
        self.wait_for_kept(page, ["kate-phone", 1, 2, 0])
        self.assertEqual(len({body["key"] for body in self.kate.bodies("POST", "/entries")}), 1)

    def test_what_an_earlier_client_kept_in_another_form_is_left_out(self):
        page = self.begin()
        self.wait_for_kept(page, ["kate-phone", 1, 2, 0])
        # Away from the conversation, which would keep it again as it is.
        page.goto(self.server.address + "/sign-in")
        page.evaluate("""async () => {
          const { OfflineStore } = await import("/web/people/offline-store.js");
          const store = await OfflineStore.open();
          await store.resume();
          await store.saveConversation("party", { items: [null] });
        }""")
        self.kate.answer("GET", "", AWAY)
        page.goto(self.server.address + "/conversations/party")
        expect(page.get_by_role("button", name="Retry")).to_be_visible()

    def test_what_cannot_be_kept_is_told(self):
        page = self.begin()
        self.wait_for_kept(page, ["kate-phone", 1, 2, 0])
        page.evaluate("() => { IDBObjectStore.prototype.count = () => { throw new DOMException('Full', 'QuotaExceededError'); }; }")
        self.kate.answer("POST", "/entries", *[AWAY] * 8)
        page.get_by_role("textbox", name="Message").fill("Later")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Leave this page open: the browser could not keep the message.")).to_be_visible()
