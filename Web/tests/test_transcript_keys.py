"""The transcript by keyboard alone, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, bubble, item
from scripted_handler import BUNDLE, WEB
from support import LOADED, ClientTestCase
from test_attachments import attachment
from test_media import SOUND, attachment as medium


class TranscriptKeyTests(ClientTestCase):
    def open_many(self, **more):
        items = [
            item(1, JOHN, text="one"), item(2, JOHN, "bubble", bubble=bubble(accessibilityLabel="Party 1")),
            item(3, KATE, text="see https://example.org now"), item(4, JOHN, "summary", text="John did"),
            item(5, JOHN, "bubble", bubble=bubble(accessibilityLabel="Party 2")),
            {**item(6, JOHN, "attachment"), "attachment": attachment(name="a.png", mediaType="image/png", width=30, height=20)},
        ]
        page = self.open_client(items=items, **more)
        # The keys come with the late parts: in a bundle in one file, else in many, of which this one is loaded last.
        page.evaluate(LOADED, "/later-" if BUNDLE != WEB else "viewer/media-stage")
        if BUNDLE == WEB:
            page.evaluate("() => import('/web/client/late-parts.js').then(({ loadLateParts }) => loadLateParts()).then(() => undefined)")
        return page

    def focused(self, page):
        return page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText.trim() ?? ''")

    def press(self, page, *keys):
        for key in keys:
            page.keyboard.press(key)
        return self.focused(page)

    def test_the_message_field_is_one_tab_behind_the_transcript_and_the_header_one_before(self):
        page = self.open_many()
        page.get_by_text("People", exact=True).focus()
        self.assertEqual(self.press(page, "Tab"), "Conversation")
        self.assertEqual(self.press(page, "Tab"), "Message")
        page.get_by_role("button", name="Party 1").focus()
        self.assertEqual(self.press(page, "Tab"), "Message")
        page.get_by_role("button", name="Party 1").focus()
        self.assertEqual(self.press(page, "Shift+Tab"), "People")

    def test_arrow_keys_home_and_end_go_from_bubble_to_bubble(self):
        page = self.open_many()
        page.get_by_role("log").focus()
        picture = "Picture a.png"
        self.assertEqual(self.press(page, "ArrowUp"), "")
        self.assertEqual(page.evaluate("document.activeElement.textContent"), "")
        self.assertEqual(page.evaluate("document.activeElement.querySelector('img').alt"), picture)
        self.assertEqual(self.press(page, "ArrowUp"), "Party 2")
        self.assertIn("John did", self.press(page, "ArrowUp"))
        self.assertEqual(self.press(page, "ArrowUp"), "https://example.org")
        self.assertIn("see https://example.org now", self.press(page, "ArrowUp"))
        self.assertEqual(self.press(page, "ArrowUp"), "Party 1")
        self.assertIn("one", self.press(page, "ArrowUp", "ArrowUp"))
        self.assertEqual(self.press(page, "ArrowDown"), "Party 1")
        self.press(page, "End")
        self.assertEqual(page.evaluate("document.activeElement.querySelector('img').alt"), picture)
        self.assertIn("one", self.press(page, "Home"))

    def test_enter_opens_and_the_arrow_keys_go_on_where_the_person_was(self):
        page = self.open_many()
        page.get_by_role("log").focus()
        self.press(page, "End", "ArrowUp", "Enter")
        self.assertEqual(self.kate.wait_for("PUT", "/selection"), [{"sequence": 5}])
        page.get_by_role("log").focus()
        self.assertEqual(self.press(page, "ArrowUp", "ArrowUp"), "https://example.org")

    def test_what_has_the_focus_comes_into_view(self):
        page = self.open_client(items=[item(number, JOHN, text=f"line {number}") for number in range(1, 60)])
        page.get_by_role("log").focus()
        self.press(page, "Home")
        expect(page.get_by_text("line 1", exact=True)).to_be_in_viewport()
        self.press(page, "End")
        expect(page.get_by_text("line 59", exact=True)).to_be_in_viewport()

    def test_a_slider_keeps_its_own_keys(self):
        page = self.open_client(items=[item(1, JOHN, text="one"), {**item(2, JOHN, "attachment"), "attachment": medium(SOUND, "song.m4a")}])
        self.expected_errors = ("Failed to load resource",)
        slider = page.get_by_role("slider")
        slider.focus()
        self.assertEqual(self.press(page, "End"), "Place in song.m4a")
        self.assertEqual(self.press(page, "ArrowUp"), "Play song.m4a")
        self.assertIn("one", self.press(page, "ArrowUp"))

    def test_screen_readers_find_a_log(self):
        page = self.open_many()
        expect(page.get_by_role("log", name="Conversation")).to_have_attribute("tabindex", "0")
        page.get_by_role("log").focus()
        self.press(page, "Home")
        expect(page.get_by_role("log").get_by_text("one", exact=True)).to_be_visible()
