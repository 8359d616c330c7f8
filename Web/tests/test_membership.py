"""Who takes part in the conversation, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, MAYA, NAMES, item
from support import ClientTestCase


def people(*who):
    return [{"id": person, "name": NAMES[person]} for person in who]


class MembershipTests(ClientTestCase):
    def test_lines_of_joining_and_leaving_stand_between_the_others(self):
        page = self.open_client(items=[item(1, JOHN, "notice", text="John joined the conversation"), item(2, JOHN, text="hi")])
        expect(page.locator(".summary", has_text="John joined the conversation")).to_be_visible()
        self.kate.emit_entry(3, item(3, JOHN, "notice", text="John left the conversation"))
        expect(page.locator(".summary", has_text="John left the conversation")).to_be_visible()

    def test_the_header_names_who_takes_part_now(self):
        page = self.open_client()
        self.kate.emit("participants", people(KATE, JOHN, MAYA))
        expect(page.get_by_text("You, John and Maya")).to_be_visible()
        page.get_by_text("People", exact=True).click()
        expect(page.get_by_role("listitem").locator(".person-name")).to_have_text(["Kate (you)", "John", "Maya"])

    def test_leaving_asks_first_and_then_nothing_can_be_sent(self):
        page = self.open_client()
        page.get_by_text("People", exact=True).click()
        page.get_by_role("button", name="Leave conversation").dblclick()
        self.assertEqual(self.kate.bodies("DELETE", "/membership"), [])
        page.get_by_role("dialog").get_by_role("button", name="Leave").click()
        self.kate.wait_for("DELETE", "/membership")
        self.kate.emit("participants", people(JOHN, MAYA))
        expect(page.get_by_text("You have left this conversation.", exact=False)).to_be_visible()
        expect(page.get_by_role("textbox", name="Message")).to_have_count(0)
        expect(page.get_by_role("navigation", name="Apps")).to_have_count(0)
        self.kate.emit("participants", people(JOHN, MAYA, KATE))
        expect(page.get_by_role("textbox", name="Message")).to_be_visible()
        expect(page.get_by_role("navigation", name="Apps")).to_be_visible()

    def test_a_server_that_says_no_is_heard(self):
        self.expected_errors = ("409",)
        page = self.open_client()
        self.kate.answer("DELETE", "/membership", (409, {"error": {"code": "too_few_people", "message": "Two people stay."}}))
        page.get_by_text("People", exact=True).click()
        page.get_by_role("button", name="Leave conversation").click()
        page.get_by_role("dialog").get_by_role("button", name="Leave").click()
        expect(page.get_by_text("Two people stay.")).to_be_visible()


class InvitationTests(ClientTestCase):
    soon = 4_102_444_800_000

    def open_people(self, **options):
        page = self.open_client(**options)
        page.get_by_text("People", exact=True).click()
        return page

    def test_a_late_answer_of_what_there_was_before_does_not_take_the_link_away(self):
        page = self.open_client()
        asked = []
        page.route("**/invitation", lambda route: asked.append(route) if route.request.method == "GET" else route.continue_())
        page.get_by_text("People", exact=True).click()
        self.kate.answer("POST", "/invitation", (201, {"code": "ab12", "expiresAt": self.soon}))
        page.get_by_role("button", name="Invite with a link").click()
        link = page.get_by_role("textbox", name="Link to join")
        expect(link).to_be_visible()
        with page.expect_response("**/invitation"):
            asked[0].fulfill(json={})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        expect(link).to_be_visible()

    def test_a_link_is_made_copied_and_withdrawn(self):
        page = self.open_people(options={"permissions": ["clipboard-read", "clipboard-write"]})
        link = page.get_by_role("textbox", name="Link to join")
        expect(link).to_have_count(0)
        self.kate.answer("POST", "/invitation", (201, {"code": "ab12", "expiresAt": self.soon}))
        page.get_by_role("button", name="Invite with a link").click()
        expect(link).to_have_value(f"{self.server.address}/join/ab12")
        expect(link).to_be_focused()
        expect(page.get_by_text("Whoever has your link can join until", exact=False)).to_be_visible()
        page.get_by_role("button", name="Copy link").click()
        expect(page.get_by_text("Copied.")).to_be_visible()
        self.assertEqual(page.evaluate("navigator.clipboard.readText()"), f"{self.server.address}/join/ab12")
        page.get_by_role("button", name="Withdraw link").click()
        self.kate.wait_for("DELETE", "/invitation")
        expect(page.get_by_text("Nobody can join by it any more.")).to_be_visible()
        expect(link).to_have_count(0)
        expect(page.get_by_role("button", name="Invite with a link")).to_be_focused()

    def test_a_link_made_elsewhere_can_be_replaced_and_withdrawn_but_is_not_told_again(self):
        page = self.open_client()
        self.kate.invitation = {"expiresAt": self.soon}
        page.get_by_text("People", exact=True).click()
        expect(page.get_by_role("button", name="New link")).to_be_visible()
        expect(page.get_by_role("button", name="Withdraw link")).to_be_visible()
        expect(page.get_by_role("textbox", name="Link to join")).to_have_count(0)

    def test_a_refusal_is_told(self):
        self.expected_errors = ("403",)
        page = self.open_people()
        self.kate.answer("POST", "/invitation", (403, {"error": {"code": "not_a_participant", "message": "You have left."}}))
        page.get_by_role("button", name="Invite with a link").click()
        expect(page.get_by_text("You have left.")).to_be_visible()

    def test_who_has_left_invites_nobody(self):
        page = self.open_people()
        self.kate.emit("participants", people(JOHN, MAYA))
        expect(page.get_by_role("button", name="Invite with a link")).to_have_count(0)
