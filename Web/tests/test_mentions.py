"""People who are mentioned with `@`, against a scripted server."""

import time

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, MAYA, item
from support import ClientTestCase


def mention(person, start, length):
    return {"person": person, "start": start, "length": length}


class MentionTests(ClientTestCase):
    def begin(self, people=(KATE, JOHN, MAYA), items=None, **more):
        page = self.open_client(items=items or [item(1, JOHN, text="Hi")], people=people, **more)
        self.field = page.get_by_role("textbox", name="Message", exact=True)
        self.list = page.get_by_role("listbox", name="People to mention")
        return page

    def sent(self):
        return [{name: body[name] for name in ("text", "mentions") if name in body} for body in self.kate.wait_for("POST", "/entries")]

    def test_the_people_are_offered_and_chosen_by_keyboard(self):
        page = self.begin()
        self.field.press_sequentially("Ask @")
        expect(self.list.get_by_role("option")).to_have_text(["JJohn", "MMaya"])
        expect(page.get_by_role("status").filter(has_text="2 people to mention")).to_have_count(1)
        first = self.list.get_by_role("option").first
        expect(first).to_have_attribute("aria-selected", "true")
        self.assertEqual(self.field.get_attribute("aria-activedescendant"), first.get_attribute("id"))
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(self.field).to_have_value("Ask @Maya ")
        expect(self.list).to_be_hidden()
        self.field.press_sequentially("about it")
        page.keyboard.press("Enter")
        self.assertEqual(self.sent(), [{"text": "Ask @Maya about it", "mentions": [mention(MAYA, 4, 5)]}])
        expect(page.get_by_role("log").locator(".mention")).to_have_text(["@Maya"])

    def test_long_names_are_cut_off_at_their_end_inside_of_the_list(self):
        arabic = "سلمى عبد الرحمن بن محمد بن عبد العزيز آل سعود الكريم ابن خالد"
        others = [{"id": JOHN, "name": "Anna Maria Katharina Wilhelmina von der Heide und zu Lichten"}, {"id": MAYA, "name": arabic}]
        page = self.begin(participants=[{"id": KATE, "name": "Kate"}, *others])
        self.field.press_sequentially("@")
        expect(self.list.get_by_role("option")).to_have_count(2)
        frame = page.locator(".mention-picker")
        self.assertTrue(frame.evaluate("each => each.scrollWidth <= each.clientWidth"))
        for option in self.list.get_by_role("option").all():
            self.assertLessEqual(option.bounding_box()["width"], frame.bounding_box()["width"] - 12)
            self.assertTrue(option.locator(".person-name").evaluate("each => each.scrollWidth > each.clientWidth"))

    def test_what_is_written_behind_the_sign_narrows_the_list(self):
        self.begin()
        self.field.press_sequentially("@")
        expect(self.list.get_by_role("option")).to_have_count(2)
        self.field.press_sequentially("ma")
        expect(self.list.get_by_role("option")).to_have_text(["MMaya"])
        self.field.press_sequentially("rble")
        expect(self.list).to_be_hidden()
        self.field.fill("")
        self.field.press_sequentially("kate@")
        expect(self.list).to_be_hidden()

    def test_escape_closes_the_list_and_leaves_what_is_written(self):
        page = self.begin()
        self.field.press_sequentially("@Jo")
        expect(self.list).to_be_visible()
        page.keyboard.press("Escape")
        expect(self.list).to_be_hidden()
        self.field.press_sequentially("h")
        expect(self.list).to_be_hidden()
        page.keyboard.press("Enter")
        self.assertEqual(self.sent(), [{"text": "@Joh"}])

    def test_a_tap_chooses_and_the_field_keeps_the_focus(self):
        self.begin(options={"has_touch": True})
        self.field.tap()
        self.field.press_sequentially("@")
        self.list.get_by_role("option", name="Maya").tap()
        expect(self.field).to_have_value("@Maya ")
        expect(self.field).to_be_focused()

    def test_a_whole_name_that_was_typed_is_a_mention_and_a_part_of_a_word_is_none(self):
        page = self.begin()
        self.field.fill("@maya, @Johnny and kate@John: @John")
        page.get_by_role("button", name="Send", exact=True).click()
        self.assertEqual(self.sent()[0]["mentions"], [mention(MAYA, 0, 5), mention(JOHN, 30, 5)])

    def test_of_two_people_of_one_name_the_chosen_one_is_meant(self):
        page = self.begin()
        other = {"id": "44444444-0000-4000-8000-000000000004", "name": "John"}
        self.kate.emit("participants", [*self.kate.snapshot["participants"], other])
        self.field.press_sequentially("@")
        self.list.get_by_role("option", name="John").last.click()
        expect(self.field).to_have_value("@John ")
        page.keyboard.press("Enter")
        self.assertEqual(self.sent(), [{"text": "@John ", "mentions": [mention(other["id"], 0, 5)]}])

    def test_an_edited_text_keeps_whom_it_mentions_also_by_an_earlier_name(self):
        now = int(time.time() * 1000) - 1_000
        page = self.begin(items=[item(1, KATE, text="@Jonny hi", mentions=[mention(JOHN, 0, 6)], sentAt=now)])
        page.get_by_role("log").get_by_text("hi").click(button="right")
        page.get_by_role("button", name="Edit").click()
        self.field.fill("Oh @Jonny hello")
        page.keyboard.press("Enter")
        self.assertEqual(self.kate.wait_for("PUT", "/entries/1/text"), [{"text": "Oh @Jonny hello", "mentions": [mention(JOHN, 3, 6)]}])

    def test_who_is_meant_sees_it_stand_out_more(self):
        text = "@Kate and @Maya: www.example.org"
        page = self.begin(items=[item(1, JOHN, text=text, mentions=[mention(KATE, 0, 5), mention(MAYA, 10, 5)])])
        shown = page.get_by_role("log").locator(".mention")
        expect(shown).to_have_text(["@Kate (you)", "@Maya"])
        expect(shown.first).to_have_class("mention is-me")
        expect(shown.last).to_have_class("mention")
        expect(page.get_by_role("link", name="www.example.org")).to_be_visible()

    def test_the_list_stays_within_the_smallest_screens(self):
        for width in (320, 390):
            with self.subTest(width=width):
                self.begin_anew()
                page = self.begin(viewport={"width": width, "height": 500})
                self.field.press_sequentially("@")
                box = self.list.bounding_box()
                self.assertGreaterEqual(box["x"], 0)
                self.assertGreaterEqual(box["y"], 0)
                self.assertLessEqual(box["x"] + box["width"], width)
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
