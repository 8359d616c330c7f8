"""The field while its text is on its way to the server, and while the entry that it answers changes, against a scripted server."""

import time

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, item
from support import ClientTestCase


class DraftOrderTests(ClientTestCase):
    def field(self, page):
        return page.get_by_role("textbox", name="Message", exact=True)

    def begin(self, page, text, action):
        page.get_by_text(text, exact=True).click(button="right")
        page.get_by_role("dialog", name="Message actions").get_by_role("button", name=action).click()

    def test_a_text_that_is_saved_after_its_send_is_taken_out_of_the_draft_again(self):
        page = self.open_client()
        self.kate.answer("PUT", "/draft/text", "wait")
        field = self.field(page)
        field.fill("Mussels at eight")
        # Leaving the field begins to save it.
        field.blur()
        self.kate.wait_for("PUT", "/draft/text")
        page.get_by_role("button", name="Send", exact=True).click()
        self.assertEqual(self.kate.wait_for("POST", "/entries")[0]["text"], "Mussels at eight")
        expect(field).to_have_value("")
        self.kate.go_on.set()
        self.assertEqual(self.kate.wait_for("PUT", "/draft/text", 2), [{"text": "Mussels at eight"}, {"text": ""}])

    def test_an_answer_that_is_begun_follows_its_original_and_is_none_once_that_is_unsent(self):
        page = self.open_client(items=[item(1, JOHN, text="Musels?")])
        self.begin(page, "Musels?", "Reply")
        self.field(page).fill("Yes")
        self.kate.wait_for("PUT", "/draft/text")
        self.kate.emit("draft", {"text": "Yes", "page": self.kate.stream_pages[0]})
        task = page.locator(".composer-task")
        expect(task).to_contain_text("Musels?")
        page.get_by_role("button", name="Do not reply").focus()
        self.kate.emit_entry(2, item(1, JOHN, text="Mussels?", editedAt=1))
        expect(task).to_contain_text("Mussels?")
        expect(self.field(page)).to_be_focused()
        self.kate.emit_entry(3, item(1, JOHN, kind="notice", text="John unsent a message"))
        expect(task).to_be_hidden()
        self.assertNotIn("Mussels?", page.content())
        expect(self.field(page)).to_have_value("Yes")
        self.field(page).press("Enter")
        self.assertNotIn("replyTo", self.kate.wait_for("POST", "/entries")[0])

    def test_what_was_in_the_field_comes_back_when_the_edited_text_was_unsent_elsewhere(self):
        page = self.open_client(items=[item(1, KATE, text="Helo", sentAt=int(time.time() * 1000))])
        self.field(page).fill("a draft")
        self.begin(page, "Helo", "Edit")
        expect(self.field(page)).to_have_value("Helo")
        self.kate.emit_entry(2, item(1, KATE, kind="notice", text="You unsent a message"))
        expect(self.field(page)).to_have_value("a draft")
        expect(page.get_by_text("Edit message")).to_have_count(0)
