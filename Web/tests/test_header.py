"""The header of a conversation on a phone and on a desktop, measured, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, MAYA, item
from support import ClientTestCase

PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 800}
ME = {"id": KATE, "name": "Kate"}
LONG = "Anna Maria Katharina Wilhelmina von der Heide und zu Lichten"


def box(locator):
    return locator.bounding_box()


class HeaderTests(ClientTestCase):
    def open_header(self, names=("John", "Maya"), viewport=PHONE, **more):
        others = [{"id": person, "name": name} for person, name in zip((JOHN, MAYA, "z"), names)]
        return self.open_client(viewport, participants=[ME, *others], items=[item(1, JOHN, text="hi")], **more)

    def test_the_name_keeps_its_room_while_there_is_no_connection(self):
        self.expected_errors = ("ERR_",)
        for viewport in (PHONE, {"width": 320, "height": 640}, WIDE):
            with self.subTest(width=viewport["width"]):
                page = self.open_header(viewport=viewport)
                title, words = page.locator(".conversation-title"), page.locator(".header-words")
                before = box(title)
                self.kate.is_away = True
                self.kate.cut()
                state = page.get_by_text("Reconnecting…")
                expect(state).to_be_visible()
                self.assertEqual(box(title), before)
                self.assertGreaterEqual(box(state)["y"], before["y"] + before["height"] - 1)
                self.assertAlmostEqual(box(state)["x"], box(words)["x"], delta=1)
                expect(page.locator(".conversation-people")).to_be_hidden()
                self.begin_anew()
