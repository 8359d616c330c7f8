"""Messages that go after they are read, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, bubble, item
from support import ClientTestCase


class KeepTests(ClientTestCase):
    def test_a_message_that_goes_can_be_kept(self):
        goes = item(1, JOHN, "bubble", bubble=bubble(), keeping="offered")
        page = self.open_client(items=[goes])
        expect(page.get_by_text("Goes after it is read.")).to_be_visible()
        page.get_by_role("button", name="Keep this message").click()
        self.kate.wait_for("PUT", "/entries/1/kept")
        self.kate.emit("transcript", {"first": 1, "last": 1, "items": [{**goes, "keeping": "kept"}], "revision": 1})
        expect(page.get_by_text("Kept", exact=True)).to_be_visible()
        expect(page.get_by_role("button", name="Keep this message")).to_have_count(0)

    def test_one_that_is_gone_leaves_nothing(self):
        page = self.open_client(items=[item(1, JOHN, "bubble", bubble=bubble(), keeping="offered")])
        self.kate.emit("transcript", {"first": 1, "last": 1, "items": [], "revision": 1})
        expect(page.get_by_text("Goes after it is read.")).to_have_count(0)
        expect(page.get_by_role("button", name="Mussels Party with Mussels and Fries")).to_have_count(0)
