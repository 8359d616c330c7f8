"""Reactions, answers, edits, taken back messages and people's own files, on two browsers, and through a crash of the server."""

import base64
import unittest

from playwright.sync_api import expect

from media import png
from phone import STEP_MILLISECONDS, Phone
from simulator import Simulator
from simulator_test_case import STILL, Browsers

# Longer than a screen, so that an answer to what stands before it leads back there.
LIST = "\n".join(f"{count} mussels" for count in range(1, 60))
SECRET = "There is a surprise"
IS_LOADED = "image => image.complete && image.naturalWidth === 40"
COPY_PICTURE = """async (content) => {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  await navigator.clipboard.write([new ClipboardItem({ "image/png": new Blob([bytes], { type: "image/png" }) })]);
}"""
SNAPSHOT = "async () => (await fetch('conversation')).text()"
HAS_NO_DRAFT = "async () => (await (await fetch('conversation')).json()).state.draft.text === ''"


class Entries(unittest.TestCase):
    def setUp(self):
        self.browser = Browsers.get()
        self.simulator = Simulator()
        self.addCleanup(self.simulator.stop)
        self.address = self.simulator.start()
        self.complaints = []
        self.addCleanup(lambda: self.assertEqual(self.complaints, [], "a page has thrown"))
        self.kate = self.open_phone("Kate", 1280)
        self.john = self.open_phone("John", 390)
        self.phones = (self.kate, self.john)

    def open_phone(self, person, width):
        """The page of one phone in a browser of its own."""
        context = self.browser.new_context(
            viewport={"width": width, "height": 700}, permissions=["clipboard-read", "clipboard-write"], **STILL)
        self.addCleanup(context.close)
        page = context.new_page()
        page.set_default_timeout(STEP_MILLISECONDS)
        page.on("pageerror", lambda error: self.complaints.append(f"{person}: {error}"))
        page.goto(f"{self.address}/devices/{person.lower()}-phone/")
        return Phone(page, person)

    def test_reactions_answers_edits_and_files_reach_everybody_and_last_over_a_kill(self):
        self.kate_writes_and_john_answers()
        self.kate_reacts_by_keyboard()
        self.john_replies_by_keyboard_and_the_quote_leads_back()
        self.kate_edits()
        self.kate_undoes_a_send_that_john_has_answered()
        self.a_chosen_and_a_pasted_picture_arrive()
        self.the_server_is_killed_and_both_show_the_same()

    def kate_writes_and_john_answers(self):
        self.kate.write("Who brings musels?")
        self.john.write("Not me")
        self.kate.write(LIST)
        for phone in self.phones:
            expect(phone.log.get_by_text("59 mussels")).to_be_visible()

    def kate_reacts_by_keyboard(self):
        keys = self.kate.page.keyboard
        expect(self.kate.log.get_by_text("Not me", exact=True)).to_be_attached()
        self.tab_to(self.kate, self.kate.log)
        for key in ("Home", "ArrowDown", "Enter"):
            keys.press(key)
        menu = self.kate.menu
        expect(menu.get_by_role("button", name="Heart")).to_be_focused()
        keys.press("ArrowRight")
        expect(menu.get_by_role("button", name="Thumbs up")).to_be_focused()
        keys.press("Enter")
        expect(menu).to_have_count(0)
        expect(self.entry(self.john, "Not me").get_by_role("button", name="Reactions: 👍 Kate", exact=True)).to_be_attached()
        expect(self.entry(self.kate, "Not me").get_by_role("button", name="Reactions: 👍 you", exact=True)).to_be_attached()

    def john_replies_by_keyboard_and_the_quote_leads_back(self):
        keys = self.john.page.keyboard
        self.tab_to(self.john, self.john.log)
        for key in ("Home", "Enter"):
            keys.press(key)
        self.tab_to(self.john, self.john.menu.get_by_role("button", name="Reply"))
        keys.press("Enter")
        expect(self.john.region.get_by_text("Reply to Kate")).to_be_visible()
        expect(self.john.field("Message")).to_be_focused()
        keys.type("I do")
        keys.press("Enter")
        quote = self.john.button("Reply to Kate: Who brings musels?. Go to the message")
        expect(quote).to_be_in_viewport()
        expect(self.kate.button("Reply to your message: Who brings musels?. Go to the message")).to_be_visible()
        original = self.entry(self.john, "Who brings musels?").first
        expect(original).not_to_be_in_viewport()
        keys.press("Shift+Tab")
        self.tab_to(self.john, self.john.log)
        for key in ("End", "Enter"):
            keys.press(key)
        expect(original).to_be_in_viewport()

    def kate_edits(self):
        self.kate.choose("Who brings musels?", "Edit")
        field = self.kate.field("Message")
        expect(field).to_have_value("Who brings musels?")
        field.fill("Who brings mussels?")
        field.press("Enter")
        expect(field).to_have_value("")
        for phone, name in ((self.kate, "your message"), (self.john, "Kate")):
            edited = self.entry(phone, "Who brings mussels?").first
            expect(edited.get_by_text("Edited", exact=True)).to_be_attached()
            # The answer quotes what stands there now.
            expect(phone.button(f"Reply to {name}: Who brings mussels?. Go to the message")).to_have_count(1)
            expect(phone.region.get_by_text("musels")).to_have_count(0)

    def kate_undoes_a_send_that_john_has_answered(self):
        self.kate.write(SECRET)
        self.john.choose(SECRET, "Reply")
        self.john.write("Tell me")
        expect(self.kate.button(f"Reply to your message: {SECRET}. Go to the message")).to_be_visible()
        self.assertIn(SECRET, self.john.page.content())
        # What is sent is no draft any more, also if it was on its way there.
        self.kate.page.wait_for_function(HAS_NO_DRAFT, polling=100)
        self.kate.choose(SECRET, "Undo Send")
        for phone, line in ((self.kate, "You unsent a message"), (self.john, "Kate unsent a message")):
            expect(phone.log.get_by_text(line, exact=True)).to_have_count(1)
            expect(self.entry(phone, "Tell me").get_by_text("This message was unsent")).to_be_attached()
            self.assert_unsent(phone)

    def a_chosen_and_a_pasted_picture_arrive(self):
        with self.john.page.expect_file_chooser() as chooser:
            self.john.button("Add pictures and files").click()
        chooser.value.set_files([{"name": "chosen.png", "mimeType": "image/png", "buffer": png(40, 30)}])
        self.send_picture(self.john, self.kate, "chosen.png")
        self.kate.page.evaluate(COPY_PICTURE, base64.b64encode(png(40, 20)).decode())
        self.kate.field("Message").press("ControlOrMeta+v")
        # The browser names what it pastes.
        self.send_picture(self.kate, self.john, "image.png")

    def send_picture(self, sender, reader, name):
        expect(sender.region.get_by_role("img", name=f"Draft: {name}")).to_be_visible()
        sender.button("Send").click()
        expect(sender.region.get_by_role("img", name=f"Draft: {name}")).to_have_count(0)
        reader.button(f"Picture {name}").click()
        viewer = reader.region.get_by_role("dialog", name=f"Picture {name}")
        image = viewer.get_by_role("img").element_handle()
        reader.page.wait_for_function(IS_LOADED, arg=image)
        reader.page.keyboard.press("Escape")
        expect(viewer).to_have_count(0)

    def the_server_is_killed_and_both_show_the_same(self):
        before = [phone.rows() for phone in self.phones]
        self.simulator.kill()
        # Waits in the page until the server is back, and arrives once.
        self.john.write("Still there?")
        expect(self.john.log.get_by_text("Sending…")).to_be_visible()
        self.simulator.start()
        after = [[*rows, self.newest_row(phone)] for rows, phone in zip(before, self.phones)]
        self.assertEqual([phone.rows() for phone in self.phones], after)
        for phone in self.phones:
            phone.page.reload()
            self.newest_row(phone)
            self.assert_unsent(phone)
        self.assertEqual([phone.rows() for phone in self.phones], after)

    def newest_row(self, phone):
        """The row of John's last message, once it is an entry: before, it has no menu."""
        expect(self.entry(phone, "Still there?").get_by_role("button", name="Message actions")).to_have_count(1)
        row = phone.rows()[-1]
        self.assertIn("Still there?", row)
        return row

    def assert_unsent(self, phone):
        """What was taken back is neither in the page nor in what the server tells a page that is opened now."""
        self.assertNotIn(SECRET, phone.page.content())
        snapshot = phone.page.evaluate(SNAPSHOT)
        self.assertIn("unsent a message", snapshot)
        self.assertNotIn(SECRET, snapshot)

    def entry(self, phone, text):
        """The rows with that text, or with an answer to it."""
        return phone.log.locator(".row", has_text=text)

    def tab_to(self, phone, control):
        """By keyboard alone: tabs until the control has the focus."""
        expect(control).to_be_visible()
        for _ in range(80):
            if control.evaluate("element => element === document.activeElement"):
                return
            phone.page.keyboard.press("Tab")
        self.fail(f"the keyboard does not reach {control}")


if __name__ == "__main__":
    unittest.main()
