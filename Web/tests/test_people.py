"""The page of a person's conversations, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, item, snapshot
from scripted_device import Device
from scripted_people import People, summary
from support import BrowserTestCase

WIDE = {"width": 1100, "height": 800}
TODAY = 4_000_000_000_000
MINE = [
    summary("party", ["John"], "See you there", unread=2, at=TODAY - 1_000),
    summary("club", ["Maya", "John", "Zoë"], "Chess at eight", at=TODAY - 90_000_000, name="Club", sender="Maya"),
]


class PeopleTestCase(BrowserTestCase):
    """Opens the page of Kate's conversations."""

    def begin(self, path="/", conversations=MINE, viewport=None, **more):
        self.people = self.server.people = People(conversations, **more)
        self.kate = self.server.add(Device("kate-phone", snapshot([item(1, JOHN, text="See you there")])))
        page = self.open(path, viewport or WIDE)
        return page

    def rows(self, page):
        return page.get_by_role("navigation", name="Conversations").get_by_role("link")


class PeopleTests(PeopleTestCase):
    def test_the_list_says_with_whom_what_and_how_much_is_new(self):
        page = self.begin()
        expect(self.rows(page)).to_have_count(2)
        expect(self.rows(page).first).to_contain_text("John")
        expect(self.rows(page).first).to_contain_text("See you there")
        expect(self.rows(page).first).to_contain_text("2 unread")
        expect(self.rows(page).last).to_contain_text("Club")
        expect(self.rows(page).last).to_contain_text("Maya: Chess at eight")
        expect(page.get_by_text("Choose a conversation")).to_be_visible()

    def test_a_picture_that_does_not_come_leaves_the_letter(self):
        self.expected_errors = ("404",)
        person = summary("party", ["John"])
        person["others"][0]["avatar"] = "0" * 64
        page = self.begin(conversations=[person, {**summary("club", ["Maya", "John"], name="Club"), "avatar": "1" * 64}])
        for row, letter in ((self.rows(page).filter(has_text="John"), "J"), (self.rows(page).filter(has_text="Club"), "C")):
            expect(row.locator(".avatar > img")).to_have_count(0)
            expect(row.locator(".avatar")).to_have_text(letter)

    def test_a_conversation_opens_beside_the_list_and_back_leads_out_of_it(self):
        page = self.begin()
        self.rows(page).first.click()
        expect(page.get_by_role("textbox", name="Message")).to_be_visible()
        expect(self.rows(page).first).to_have_attribute("aria-current", "page")
        self.assertTrue(page.url.endswith("/conversations/party"))
        expect(self.rows(page).last).to_be_visible()
        page.go_back()
        expect(page.get_by_text("Choose a conversation")).to_be_visible()
        page.go_forward()
        expect(page.get_by_role("log").get_by_text("See you there")).to_be_visible()

    def test_the_address_of_a_conversation_opens_it(self):
        page = self.begin("/conversations/party")
        expect(page.get_by_role("log").get_by_text("See you there")).to_be_visible()
        expect(self.rows(page).first).to_have_attribute("aria-current", "page")

    def test_on_a_phone_one_of_both_is_shown(self):
        page = self.begin(viewport={"width": 360, "height": 720})
        self.rows(page).first.click()
        expect(page.get_by_role("textbox", name="Message")).to_be_visible()
        expect(self.rows(page).first).to_be_hidden()
        page.get_by_role("link", name="Conversations", exact=True).click()
        expect(self.rows(page).first).to_be_focused()
        expect(page.get_by_role("textbox", name="Message")).to_have_count(0)

    def test_a_conversation_that_one_has_left_stays_in_the_list_until_it_is_taken_off(self):
        page = self.begin()
        expect(self.rows(page)).to_have_count(2)
        self.people.emit("conversation", {**MINE[1], "hasLeft": True, "lastLine": {"isMine": True, "text": "You left the conversation"}})
        row = self.rows(page).filter(has_text="You have left")
        expect(row).to_have_count(1)
        row.click(button="right")
        menu = page.get_by_role("dialog")
        expect(menu.get_by_role("button")).to_have_text(["Take off the list"])
        self.people.answers[("DELETE", "/devices/kate-phone/conversations/club/listing")] = (204, None)
        menu.get_by_role("button", name="Take off the list").click()
        self.people.wait_for("DELETE", "/devices/kate-phone/conversations/club/listing")
        self.people.emit("conversationGone", {"id": "club"})
        expect(row).to_have_count(0)

    def test_what_is_new_moves_up_without_taking_the_focus(self):
        page = self.begin()
        self.rows(page).first.focus()
        self.people.emit("conversation", {**MINE[1], "changedAt": TODAY, "unreadCount": 1, "lastLine": {"sender": "Zoë", "isMine": False, "text": "Late"}})
        expect(self.rows(page).first).to_contain_text("Zoë: Late")
        expect(self.rows(page).last).to_be_focused()
        self.people.emit("conversationGone", {"id": "club"})
        expect(self.rows(page)).to_have_count(1)

    def test_the_icon_of_the_installed_page_counts_what_is_unread_and_of_a_muted_conversation_the_mentions(self):
        page = self.begin()
        expect(self.rows(page)).to_have_count(2)
        page.evaluate("navigator.setAppBadge = async (count) => { document.documentElement.dataset.badge = count; }")
        self.people.emit("conversation", {**MINE[1], "isMuted": True, "unreadCount": 4, "mentionCount": 1})
        expect(page.locator("html")).to_have_attribute("data-badge", "3")
        self.people.emit("conversation", {**MINE[0], "unreadCount": 0})
        expect(page.locator("html")).to_have_attribute("data-badge", "1")

    def test_another_name_is_shown_in_the_open_conversation(self):
        page = self.begin("/conversations/party")
        expect(page.get_by_role("heading", name="John")).to_be_visible()
        self.people.emit("conversation", {**MINE[0], "name": "Two of us"})
        expect(page.get_by_role("heading", name="Two of us")).to_be_visible()

    def choose(self, method, identifier, choice):
        path = f"/devices/kate-phone/conversations/{identifier}/{choice}"
        self.people.answers[(method, path)] = (204, None)
        return lambda: self.people.wait_for(method, path)

    def test_a_conversation_is_pinned_and_muted_by_its_menu(self):
        page = self.begin()
        pinned = self.choose("PUT", "club", "pin")
        self.rows(page).last.click(button="right")
        menu = page.get_by_role("dialog", name="Actions for Club")
        expect(menu.get_by_role("button")).to_have_text(["Pin", "Mute"])
        menu.get_by_role("button", name="Pin").click()
        pinned()
        expect(menu).to_have_count(0)
        self.people.emit("conversation", {**MINE[1], "isPinned": True})
        expect(self.rows(page).first).to_contain_text("Club")
        expect(self.rows(page).first).to_contain_text("Pinned")
        muted = self.choose("PUT", "club", "mute")
        page.get_by_role("button", name="Actions for Club").click()
        page.get_by_role("button", name="Mute").click()
        muted()
        self.people.emit("conversation", {**MINE[1], "isPinned": True, "isMuted": True})
        expect(self.rows(page).first).to_contain_text("Muted")
        page.get_by_role("button", name="Actions for Club").click()
        expect(page.get_by_role("dialog").get_by_role("button")).to_have_text(["Unpin", "Unmute"])
        unpinned = self.choose("DELETE", "club", "pin")
        page.get_by_role("button", name="Unpin").click()
        unpinned()

    def test_the_menu_of_a_conversation_by_keyboard(self):
        page = self.begin()
        self.rows(page).first.focus()
        muted = self.choose("PUT", "party", "mute")
        page.keyboard.press("Shift+F10")
        expect(page.get_by_role("dialog", name="Actions for John").get_by_role("button", name="Pin")).to_be_focused()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        muted()
        expect(self.rows(page).first).to_be_focused()
        page.keyboard.press("Shift+F10")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(self.rows(page).first).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name="Actions for John")).to_be_focused()

    def test_a_long_press_opens_the_menu_and_not_the_conversation(self):
        page = self.begin(viewport={"width": 360, "height": 720})
        link = self.rows(page).first
        box = link.bounding_box()
        touch = {"pointerType": "touch", "bubbles": True, "cancelable": True, "clientX": box["x"] + 60, "clientY": box["y"] + 20}
        link.dispatch_event("pointerdown", touch)
        expect(page.get_by_role("dialog", name="Actions for John")).to_be_visible()
        link.dispatch_event("pointerup", touch)
        link.evaluate("link => link.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1}))")
        expect(page.get_by_role("dialog", name="Actions for John")).to_be_visible()
        self.assertFalse(page.url.endswith("/conversations/party"))

    def test_what_cannot_be_chosen_is_said(self):
        self.expected_errors = ("404",)
        page = self.begin()
        path = "/devices/kate-phone/conversations/party/mute"
        self.people.answers[("PUT", path)] = (404, {"error": {"code": "not_a_participant", "message": "You have left."}})
        page.get_by_role("button", name="Actions for John").click()
        page.get_by_role("button", name="Mute").click()
        expect(page.get_by_role("navigation").get_by_text("You have left.")).to_be_visible()

    def hide(self, page):
        page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true, configurable: true})")

    def test_a_hidden_tab_counts_what_is_new_but_of_muted_conversations_only_mentions(self):
        page = self.begin(conversations=[MINE[0], {**MINE[1], "isMuted": True}])
        expect(self.rows(page)).to_have_count(2)
        self.hide(page)
        self.people.emit("conversation", {**MINE[0], "unreadCount": 3})
        expect(page).to_have_title("(1) Parley")
        self.people.emit("conversation", {**MINE[1], "isMuted": True, "unreadCount": 4})
        expect(self.rows(page).last).to_contain_text("4 unread")
        expect(page).to_have_title("(1) Parley")
        self.people.emit("conversation", {**MINE[1], "isMuted": True, "unreadCount": 5, "mentionCount": 1})
        expect(self.rows(page).last).to_contain_text("You are mentioned, 5 unread")
        expect(page).to_have_title("(2) Parley")
        self.people.emit("conversation", {**MINE[1], "isMuted": True})
        expect(page).to_have_title("(1) Parley")

    def test_the_open_conversation_is_quiet_while_it_is_muted_but_for_mentions(self):
        page = self.begin("/conversations/party", conversations=[{**MINE[0], "isMuted": True}])
        self.kate.wait_for_stream()
        expect(self.rows(page).first).to_contain_text("Muted")
        title = page.title()
        self.hide(page)
        self.kate.emit_entry(2, item(2, JOHN, text="one"))
        expect(page.get_by_role("log").get_by_text("one", exact=True)).to_be_attached()
        expect(page).to_have_title(title)
        me = self.kate.snapshot["me"]["id"]
        self.kate.emit_entry(3, item(3, JOHN, text="@Kate two", mentions=[{"person": me, "start": 0, "length": 5}]))
        expect(page).to_have_title(f"(1) {title}")
        self.people.emit("conversation", MINE[0])
        expect(self.rows(page).first).not_to_contain_text("Muted")
        self.kate.emit_entry(4, item(4, JOHN, text="three"))
        expect(page).to_have_title(f"(2) {title}")

    def test_without_conversations_the_way_to_one_is_shown(self):
        page = self.begin(conversations=[])
        expect(page.get_by_text("No conversations yet")).to_be_visible()
        expect(page.get_by_role("link", name="Invite people")).to_be_visible()

    def test_a_guest_begins_nothing(self):
        page = self.begin(conversations=[], role="guest")
        expect(page.get_by_text("when somebody adds you")).to_be_visible()
        expect(page.get_by_role("button", name="New conversation")).to_have_count(0)

    def test_a_conversation_is_begun_with_people_who_are_chosen(self):
        page = self.begin()
        self.people.answers[("GET", "/people")] = (200, {"people": [{"id": "a", "name": "Ann"}, {"id": "z", "name": "Zoë"}]})
        self.people.answers[("POST", "/devices/kate-phone/conversations")] = (201, {"conversation": "party"})
        page.get_by_role("button", name="New conversation").click()
        dialog = page.get_by_role("dialog", name="New conversation")
        expect(dialog.get_by_role("button", name="Begin")).to_be_disabled()
        expect(dialog.get_by_role("checkbox", name="Ann")).to_be_focused()
        page.keyboard.press("Space")
        expect(dialog.get_by_role("textbox", name="Name of the group")).to_be_hidden()
        dialog.get_by_role("checkbox", name="Zoë").check()
        dialog.get_by_role("textbox", name="Name of the group").fill("Trip")
        dialog.get_by_role("button", name="Begin").click()
        expect(dialog).to_have_count(0)
        self.assertEqual(self.people.wait_for("POST", "/devices/kate-phone/conversations"), {"people": ["a", "z"], "name": "Trip"})
        expect(page.get_by_role("textbox", name="Message")).to_be_visible()
        expect(page.get_by_role("textbox", name="Message")).to_be_focused()

    def test_a_refusal_keeps_the_choice(self):
        self.expected_errors = ("403",)
        page = self.begin()
        self.people.answers[("GET", "/people")] = (200, {"people": [{"id": "a", "name": "Ann"}]})
        self.people.answers[("POST", "/devices/kate-phone/conversations")] = (403, {"error": {"code": "not_allowed", "message": "Only owners begin."}})
        page.get_by_role("button", name="New conversation").click()
        page.get_by_role("checkbox", name="Ann").check()
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_role("alert")).to_have_text("Only owners begin.")
        expect(page.get_by_role("checkbox", name="Ann")).to_be_checked()

    def test_people_are_added_and_removed_and_the_name_is_changed(self):
        page = self.begin("/conversations/party")
        self.kate.wait_for_stream()
        others = [{"id": f"id{name}", "name": name} for name in ("Maya", "Zoë")]
        self.kate.emit("participants", [*self.kate.snapshot["participants"], {"id": "idMaya", "name": "Maya"}])
        self.people.answers[("GET", "/people")] = (200, {"people": others})
        page.locator("summary", has_text="People").click()
        page.get_by_role("button", name="Remove Maya").click()
        self.assertEqual(self.kate.bodies("DELETE", "/members/idMaya"), [])
        page.get_by_role("dialog", name="Remove Maya from here?").get_by_role("button", name="Remove").click()
        self.kate.wait_for("DELETE", "/members/idMaya")
        page.get_by_role("textbox", name="Name of the conversation").fill("Trip")
        page.get_by_role("button", name="Save name").click()
        self.assertEqual(self.kate.wait_for("PUT", "/name"), [{"name": "Trip"}])
        page.get_by_role("button", name="Add people").click()
        dialog = page.get_by_role("dialog", name="Add people")
        expect(dialog.get_by_role("checkbox")).to_have_count(1)
        dialog.get_by_role("checkbox", name="Zoë").check()
        dialog.get_by_role("button", name="Add").click()
        self.assertEqual(self.kate.wait_for("POST", "/members"), [{"people": ["idZoë"]}])

    def test_what_is_kept_for_days_is_erased_after_a_question(self):
        page = self.begin("/conversations/party")
        page.locator("summary", has_text="People").click()
        kept = page.get_by_label("Messages are kept")
        expect(kept).to_have_value("0")
        kept.select_option("For 7 days")
        self.assertEqual(self.kate.bodies("PUT", "/retention"), [])
        page.get_by_role("button", name="Really erase what is older than 7 days, for everybody?").click()
        self.assertEqual(self.kate.wait_for("PUT", "/retention"), [{"days": 7}])
        expect(page.get_by_text("Older messages are erased for everybody.", exact=False)).to_be_visible()
        self.people.emit("conversation", {**MINE[0], "retentionDays": 7, "lastLine": {"sender": "John", "isMine": False, "text": "Kept"}})
        # The change has come before the next one is made.
        expect(self.rows(page).first).to_contain_text("Kept")
        kept.select_option("For 30 days")
        self.assertEqual(self.kate.wait_for("PUT", "/retention", 2), [{"days": 7}, {"days": 30}])

    def test_messages_of_somebody_blocked_are_folded_and_shown_one_by_one(self):
        page = self.begin("/conversations/party")
        text = page.get_by_role("log").get_by_text("See you there")
        expect(text).to_be_visible()
        self.people.answers[("PUT", f"/account/blocks/{JOHN}")] = (204, None)
        text.click(button="right")
        page.get_by_role("dialog", name="Message actions").get_by_role("button", name="Block John").click()
        question = page.get_by_role("dialog", name="Block John?")
        expect(question.get_by_text("John can no longer write to you alone", exact=False)).to_be_visible()
        self.assertNotIn(("PUT", f"/account/blocks/{JOHN}"), [(method, path) for method, path, *_ in self.people.requests])
        question.get_by_role("button", name="Block").click()
        self.people.wait_for("PUT", f"/account/blocks/{JOHN}")
        self.people.emit("conversations", {"conversations": MINE, "blocked": [JOHN]})
        expect(text).to_have_count(0)
        expect(page.get_by_text("Message of somebody you have blocked.", exact=False)).to_be_visible()
        page.get_by_role("button", name="Show the message").press("Enter")
        expect(text).to_be_visible()
        text.click(button="right")
        expect(page.get_by_role("button", name="Unblock John")).to_be_visible()
        page.keyboard.press("Escape")
        self.people.emit("conversations", {"conversations": MINE, "blocked": []})
        expect(text).to_be_visible()

    def test_a_report_says_what_the_owners_will_see(self):
        page = self.begin("/conversations/party")
        page.get_by_role("log").get_by_text("See you there").click(button="right")
        page.get_by_role("dialog", name="Message actions").get_by_role("button", name="Report John").click()
        dialog = page.get_by_role("dialog", name="Report John")
        expect(dialog.get_by_text("They cannot read the message itself.", exact=False)).to_be_visible()
        dialog.get_by_role("textbox", name="What is wrong?").fill("It hurts")
        dialog.get_by_role("checkbox", name="Block John as well").check()
        self.people.answers[("PUT", f"/account/blocks/{JOHN}")] = (204, None)
        dialog.get_by_role("button", name="Report").click()
        self.assertEqual(self.kate.wait_for("POST", "/reports"), [{"person": JOHN, "entries": [1], "words": "It hurts"}])
        self.people.wait_for("PUT", f"/account/blocks/{JOHN}")
        expect(dialog).to_have_count(0)

    def test_what_the_server_says_of_ones_own_deed_has_no_other_name_before_it(self):
        page = self.begin()
        self.rows(page).first.focus()
        self.people.emit("conversation", {**MINE[1], "lastLine": {"isMine": True, "text": "You unsent a message"}})
        expect(self.rows(page).locator(".list-line").filter(has_text="unsent")).to_have_text("You unsent a message")

    def test_whoever_is_not_signed_in_is_shown_the_way_in(self):
        self.expected_errors = ("401",)
        self.server.people = People()
        self.server.people.answers[("GET", "/account")] = (401, {"error": {"code": "not_signed_in", "message": "Sign in."}})
        page = self.open("/", WIDE)
        expect(page.get_by_role("heading", name="You are not signed in")).to_be_visible()
        page.get_by_role("link", name="Sign in").click()
        self.server.people.answers[("POST", "/sign-in")] = (404, {"error": {"code": "wrong_code", "message": "This code does not work."}})
        self.expected_errors = ("401", "404")
        page.get_by_role("textbox", name="Code").fill("ab12cd34")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_have_text("This code does not work.")
        expect(page.get_by_role("textbox", name="Code")).to_be_focused()

    def test_nothing_is_cut_or_wider_than_a_small_screen(self):
        for width in (320, 360, 820):
            for path in ("/", "/conversations/party"):
                with self.subTest(width=width, path=path):
                    self.begin_anew()
                    page = self.begin(path, viewport={"width": width, "height": 640})
                    expect(page.locator(".sidebar, .client").first).to_be_attached()
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
