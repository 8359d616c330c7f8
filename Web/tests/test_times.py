"""Times of day and the mark over what is new, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, bubble, item, receipt, state
from support import ClientTestCase

MORNING = 1_790_052_420_000  # 2026-09-22, 04:47 in UTC


class TimeTests(ClientTestCase):
    def test_the_time_of_day_is_written_as_the_locale_does(self):
        for locale, words in (("en-US", r"(^|\s)4:47\sAM$"), ("en-GB", r"(^|\s)04:47$"), ("de-DE", r"(^|\s)04:47$"), ("es-ES", r"(^|\s)4:47$")):
            with self.subTest(locale=locale):
                options = {"locale": locale, "timezone_id": "UTC"}
                page = self.open_client(items=[{**item(1, JOHN, text="Good morning"), "sentAt": MORNING}], options=options)
                self.assertRegex(page.locator(".time-row").inner_text(), words)
                self.begin_anew()

    def test_each_message_says_when_it_was_sent_in_its_menu_by_finger_mouse_and_keys(self):
        items = [{**item(1, JOHN, "bubble", bubble=bubble()), "sentAt": MORNING},
                 {**item(2, JOHN, text="Mussels?"), "sentAt": MORNING + 60_000, "editedAt": MORNING + 120_000}]
        options = {"locale": "en-GB", "timezone_id": "UTC"}
        page = self.open_client(items=items, options=options)
        menu = page.get_by_role("dialog", name="Message actions")
        page.get_by_text("Mussels?", exact=True).click(button="right")
        self.assertRegex(menu.locator(".entry-time").inner_text(), r" 04:48\s+Edited 04:49$")
        page.keyboard.press("Escape")
        page.locator("[data-entry='1']").first.click(button="right")
        self.assertRegex(menu.locator(".entry-time").inner_text(), r" 04:47$")


class NewMarkTests(ClientTestCase):
    def rows(self, page):
        return page.locator(".transcript-rows > *").evaluate_all("rows => rows.map(row => row.classList[1])")

    def test_it_stands_before_a_message_of_two_lines_as_a_whole(self):
        parts = [item(2, JOHN, "picture", picture="ab" * 32, text="Mussels"),
                 item(2, JOHN, "link", part=1, link="/messages/party/2/00", text="John made a list")]
        seen = state(receipts=[receipt(KATE, 2, 1), receipt(JOHN, 2, 2)])
        page = self.open_client(items=[item(1, KATE, text="hi"), *parts], state=seen)
        expect(page.get_by_text("New", exact=True)).to_have_count(1)
        self.assertEqual(self.rows(page), ["time-row", "is-mine", "status-row", "unread-row", "is-theirs", "is-theirs"])

    def test_it_stays_there_when_the_system_becomes_an_old_one(self):
        seen = state(receipts=[receipt(KATE, 2, 1), receipt(JOHN, 2, 2)])
        page = self.open_client(items=[item(1, KATE, text="hi"), item(2, JOHN, "bubble", bubble=bubble())], state=seen)
        expect(page.get_by_text("New", exact=True)).to_be_visible()
        lines = [item(1, KATE, text="hi"), item(2, JOHN, "picture", picture="ab" * 32, text="Mussels"),
                 item(2, JOHN, "link", part=1, link="/messages/party/2/00", text="John made a list")]
        self.kate.emit("transcript", {"first": 1, "last": 2, "items": lines, "revision": 1})
        expect(page.get_by_text("John made a list")).to_be_visible()
        self.assertEqual(self.rows(page), ["time-row", "is-mine", "status-row", "unread-row", "is-theirs", "is-theirs"])
