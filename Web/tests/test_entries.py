"""Reactions, answers, edits and the menu of an entry, against a scripted server."""

import time

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, bubble, item
from support import ClientTestCase


def now(sequence, sender, **more):
    """An item that was sent a moment ago."""
    return item(sequence, sender, **{"sentAt": int(time.time() * 1000) - 1_000, **more})


def reaction(emoji, sender, name, is_mine=False):
    return {"emoji": emoji, "sender": sender, "senderName": name, "isMine": is_mine}


def quote(sequence=1, **more):
    return {"id": sequence, "senderName": "John", "isMine": False, "text": "Mussels?", "isThere": True, **more}


class EntryTests(ClientTestCase):
    def menu(self, page):
        return page.get_by_role("dialog", name="Message actions")

    def open_menu(self, page, text):
        page.get_by_text(text, exact=True).click(button="right")
        menu = self.menu(page)
        expect(menu).to_be_visible()
        return menu

    def test_a_right_click_reacts_and_who_has_reacted_is_told(self):
        page = self.open_client(items=[now(1, JOHN, text="Mussels?")])
        self.open_menu(page, "Mussels?").get_by_role("button", name="Thumbs up").click()
        self.assertEqual(self.kate.wait_for("PUT", "/entries/1/reaction"), [{"emoji": "👍"}])
        both = [reaction("❤️", JOHN, "John"), reaction("👍", KATE, "Kate", True)]
        self.kate.emit_entry(2, now(1, JOHN, text="Mussels?", reactions=both))
        pill = page.get_by_role("button", name="Reactions: ❤️ John, 👍 you")
        pill.click()
        people = page.get_by_role("dialog", name="Reactions")
        expect(people.get_by_role("listitem")).to_have_count(2)
        people.get_by_role("button", name="Remove").click()
        self.kate.wait_for("DELETE", "/entries/1/reaction")
        self.kate.emit_entry(3, now(1, JOHN, text="Mussels?", reactions=both[:1]))
        expect(page.get_by_role("button", name="Reactions: ❤️ John")).to_be_visible()
        expect(page.locator(".unread-row")).to_have_count(0)

    def test_the_own_reaction_is_marked_and_taken_back_by_choosing_it_again(self):
        page = self.open_client(items=[now(1, JOHN, text="Mussels?", reactions=[reaction("😂", KATE, "Kate", True)])])
        laughing = self.open_menu(page, "Mussels?").get_by_role("button", name="Laughing")
        self.assertEqual(laughing.get_attribute("aria-pressed"), "true")
        laughing.click()
        self.kate.wait_for("DELETE", "/entries/1/reaction")

    def test_any_emoji_is_a_reaction(self):
        page = self.open_client(items=[now(1, JOHN, text="Mussels?")])
        menu = self.open_menu(page, "Mussels?")
        menu.get_by_role("button", name="More emoji").click()
        menu.get_by_role("textbox", name="Any emoji").fill("x")
        expect(menu).to_be_visible()
        menu.get_by_role("textbox", name="Any emoji").fill("🦑")
        self.assertEqual(self.kate.wait_for("PUT", "/entries/1/reaction"), [{"emoji": "🦑"}])

    def test_a_reply_is_sent_with_its_quote_and_the_quote_leads_there(self):
        lines = [now(each, JOHN, text=f"line {each}") for each in range(2, 40)]
        page = self.open_client(items=[now(1, JOHN, text="Mussels?"), *lines])
        self.open_menu(page, "line 39").get_by_role("button", name="Reply").click()
        expect(page.get_by_text("Reply to John")).to_be_visible()
        page.get_by_role("button", name="Do not reply").click()
        expect(page.get_by_text("Reply to John")).to_have_count(0)
        self.open_menu(page, "line 39").get_by_role("button", name="Reply").click()
        self.kate.answer("POST", "/entries", "wait")
        field = page.get_by_role("textbox", name="Message", exact=True)
        expect(field).to_be_focused()
        field.fill("Yes")
        field.press("Enter")
        expect(page.locator(".is-sending .quote")).to_contain_text("line 39")
        body = self.kate.wait_for("POST", "/entries")[0]
        self.assertEqual((body["text"], body["replyTo"]), ("Yes", 39))
        self.kate.emit_entry(40, now(40, KATE, text="Yes", reply=quote(1), key=body["key"]))
        page.get_by_role("button", name="Reply to John: Mussels?. Go to the message").click()
        expect(page.get_by_text("Mussels?", exact=True).first).to_be_in_viewport()
        self.kate.go_on.set()

    def test_an_original_that_is_not_there_is_told(self):
        missing = quote(1, senderName=None, text="This message was unsent", isThere=False)
        page = self.open_client(items=[now(2, JOHN, text="Yes", reply=missing)])
        expect(page.get_by_text("This message was unsent")).to_be_visible()
        expect(page.locator("button.quote")).to_have_count(0)

    def test_a_text_is_edited_and_the_draft_comes_back(self):
        page = self.open_client(items=[now(1, KATE, text="Helo")])
        field = page.get_by_role("textbox", name="Message", exact=True)
        field.fill("a draft")
        self.open_menu(page, "Helo").get_by_role("button", name="Edit").click()
        expect(field).to_have_value("Helo")
        field.press("Escape")
        expect(field).to_have_value("a draft")
        self.open_menu(page, "Helo").get_by_role("button", name="Edit").click()
        field.fill("Hello")
        self.kate.answer("PUT", "/entries/1/text", (409, {"error": {"code": "too_late", "message": "It is too late."}}))
        self.expected_errors = ("409",)
        field.press("Enter")
        expect(page.get_by_text("It is too late.")).to_be_visible()
        expect(field).to_have_value("Hello")
        field.press("Enter")
        self.assertEqual(self.kate.wait_for("PUT", "/entries/1/text", 2)[1], {"text": "Hello"})
        expect(field).to_have_value("a draft")
        self.kate.emit_entry(2, now(1, KATE, text="Hello", editedAt=int(time.time() * 1000)))
        expect(page.get_by_text("Edited")).to_be_visible()

    def test_undo_send_is_offered_for_two_minutes_and_edit_for_fifteen(self):
        late = int(time.time() * 1000) - 3 * 60_000
        page = self.open_client(items=[
            item(1, KATE, text="Long ago"), item(2, KATE, text="Just now", sentAt=late), now(3, KATE, text="Now"), now(4, JOHN, text="Hi")])
        for text, names in (
                ("Long ago", ["Reply", "Copy"]), ("Just now", ["Reply", "Copy", "Edit"]), ("Now", ["Reply", "Copy", "Edit", "Undo Send"]),
                ("Hi", ["Reply", "Copy"])):
            menu = self.open_menu(page, text)
            self.assertEqual(menu.locator(".entry-action").all_inner_texts(), names)
            page.keyboard.press("Escape")
            expect(menu).to_have_count(0)
        self.open_menu(page, "Now").get_by_role("button", name="Undo Send").click()
        self.kate.wait_for("DELETE", "/entries/3")
        self.kate.emit_entry(5, now(3, KATE, kind="notice", text="You unsent a message"))
        expect(page.get_by_text("You unsent a message")).to_be_visible()
        expect(page.get_by_text("Now", exact=True)).to_have_count(0)

    def test_all_of_it_by_keyboard(self):
        page = self.open_client(items=[now(1, JOHN, text="Mussels?"), now(2, JOHN, kind="bubble", bubble=bubble())])
        page.get_by_role("log").focus()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        menu = self.menu(page)
        expect(menu.get_by_role("button", name="Heart")).to_be_focused()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        self.assertEqual(self.kate.wait_for("PUT", "/entries/1/reaction"), [{"emoji": "👍"}])
        expect(page.locator(".row", has_text="Mussels?")).to_be_focused()
        self.kate.emit_entry(3, now(1, JOHN, text="Mussels?", reactions=[reaction("👍", KATE, "Kate", True)]))
        expect(page.locator(".row", has_text="Mussels?")).to_be_focused()

    def test_a_long_press_opens_the_menu_and_not_the_message(self):
        page = self.open_client(items=[now(1, JOHN, kind="bubble", bubble=bubble())], options={"has_touch": True})
        box = page.locator(".bubble-card").bounding_box()
        point = {"x": box["x"] + 20, "y": box["y"] + 20}
        session = page.context.new_cdp_session(page)
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(self.menu(page)).to_be_visible()
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.menu(page).get_by_role("button", name="Reply").click()
        expect(page.get_by_text("Reply to John")).to_be_visible()
        self.assertEqual(self.kate.bodies("PUT", "/selection"), [])

    def test_who_writes_is_told_in_the_header_until_the_text_comes(self):
        page = self.open_client(items=[now(1, JOHN, text="Mussels?")])
        self.kate.emit("typing", {"person": JOHN})
        expect(page.get_by_text("typing…")).to_be_visible()
        self.kate.emit_entry(2, now(2, JOHN, text="And fries?"))
        expect(page.get_by_text("typing…")).to_have_count(0)
        page.get_by_role("textbox", name="Message", exact=True).press_sequentially("Yes")
        self.kate.wait_for("POST", "/typing")
        self.assertEqual(len(self.kate.bodies("POST", "/typing")), 1)

    def test_who_has_left_reacts_to_nothing(self):
        page = self.open_client(items=[now(1, JOHN, text="Mussels?")])
        self.kate.emit("participants", [{"id": JOHN, "name": "John"}])
        expect(page.get_by_text("You have left this conversation")).to_be_visible()
        menu = self.open_menu(page, "Mussels?")
        self.assertEqual(menu.get_by_role("button").all_inner_texts(), ["Copy"])
