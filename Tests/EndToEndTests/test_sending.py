"""Drafts, direct sends and messages that go, through an app that does what its buttons say."""

import unittest

from playwright.sync_api import expect

from simulator_test_case import SimulatorTestCase


class Sending(SimulatorTestCase):
    fixture = "TraceApp"
    options = ("--expiry", "0")

    def open_app(self, phone):
        phone.button("TraceApp").click()
        phone.region.locator(".panel-bar").get_by_role("button", name="Expand").click()
        phone.button("Send twice").wait_for()

    def press(self, phone, name):
        """In the app, whose buttons may be called like the client's."""
        phone.region.locator(".surface").get_by_role("button", name=name, exact=True).click()

    def collapse(self, phone):
        phone.region.locator(".panel-bar").get_by_role("button", name="Collapse").click()

    def test_a_draft_is_replaced_and_removed(self):
        self.open_app(self.kate)
        self.press(self.kate, "Insert")
        self.press(self.kate, "Insert another")
        self.collapse(self.kate)
        draft = self.kate.region.locator(".composer")
        expect(draft.get_by_role("img", name="Draft: other")).to_be_visible()
        expect(draft.get_by_role("img", name="Draft: party")).to_have_count(0)
        self.kate.button("Remove draft").click()
        expect(draft.get_by_role("img")).to_have_count(0)
        expect(self.kate.region.locator(".composer").get_by_role("button", name="Send")).to_be_disabled()
        expect(self.john.log.get_by_role("button")).to_have_count(0)

    def test_a_text_travels_by_the_socket(self):
        """Where the socket gave no receipt, the page would make a request, and nobody would notice."""
        requests = []
        self.page.on("request", lambda request: requests.append(request.url))
        self.kate.write("Hello")
        expect(self.john.log.get_by_text("Hello", exact=True)).to_be_visible()
        expect(self.kate.log.get_by_text("Delivered")).to_be_visible()
        self.assertEqual([url for url in requests if url.endswith("/entries")], [])

    def test_one_touch_sends_once(self):
        self.open_app(self.kate)
        self.press(self.kate, "Send twice")
        expect(self.john.bubbles("first")).to_be_visible()
        self.press(self.kate, "Send")
        expect(self.john.bubbles("direct")).to_be_visible()
        # The second send of the first touch was refused: it would stand between the two.
        expect(self.john.log.get_by_text("second", exact=True)).to_have_count(0)

    def test_a_failed_send_outlives_the_server_and_is_retried(self):
        self.open_app(self.kate)
        self.simulator.refuse_entries(True)
        self.press(self.kate, "Send")
        self.collapse(self.kate)
        failed = self.kate.log.locator(".is-failed")
        expect(failed.get_by_role("img", name="direct")).to_be_visible()
        expect(self.kate.log.get_by_text("Not sent.")).to_be_visible()
        self.simulator.kill()
        self.simulator.start()
        self.page.reload()
        expect(failed.get_by_role("img", name="direct")).to_be_visible(timeout=20_000)
        self.simulator.refuse_entries(False)
        self.kate.button("Retry").click()
        expect(self.john.bubbles("direct")).to_have_count(1)
        expect(self.kate.bubbles("direct")).to_have_count(1)
        expect(failed).to_have_count(0)

    def test_a_message_that_goes_is_kept_or_gone_after_it_is_read(self):
        for _ in range(2):
            self.open_app(self.kate)
            self.press(self.kate, "Insert expiring")
            self.collapse(self.kate)
            expect(self.kate.button("Remove draft")).to_be_visible()
            self.kate.region.locator(".composer").get_by_role("button", name="Send").click()
            expect(self.kate.button("Remove draft")).to_have_count(0)
            self.kate.button("Close panel").click()
        bubbles = self.john.bubbles("secret")
        expect(bubbles).to_have_count(2)
        self.john.button("Keep this message").first.click()
        expect(self.john.log.get_by_text("Kept", exact=True)).to_be_visible()
        # Touching the field says that the person is here and reads.
        self.john.field("Message").click()
        expect(bubbles).to_have_count(1)
        expect(self.kate.bubbles("secret")).to_have_count(2)
        self.page.reload()
        expect(bubbles).to_have_count(1)
        expect(self.john.log.get_by_text("Kept", exact=True)).to_be_visible()


if __name__ == "__main__":
    unittest.main()
