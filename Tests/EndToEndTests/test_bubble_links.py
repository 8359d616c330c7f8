"""A link to one message of an app: somebody without an account sees it, joins, and is at the message. Real command, real browsers."""

import re

from playwright.sync_api import expect

from people_test_case import PeopleTestCase

LIST = re.compile("Mussels, Fries")


class BubbleLinks(PeopleTestCase):
    def begin_group(self):
        """Ann, Ben and Cleo in a group; Ben writes and sends the list of a party."""
        ann = self.join_owner()
        self.ben_link = self.invite(ann)
        ben, _ = self.join("Ben", self.ben_link, permissions=["clipboard-read", "clipboard-write"])
        cleo, _ = self.join("Cleo", self.ben_link)
        for page in (ben, cleo):
            expect(page.get_by_text("No conversations yet")).to_be_visible()
        ann.reload()
        self.begin(ann, ["Ben", "Cleo"], "Friday")
        self.row(ben, "Friday").click()
        phone = self.phone(ben)
        phone.write("Nobody else reads this")
        phone.send_party()
        return ann, ben

    def copy_link(self, page):
        phone = self.phone(page)
        phone.bubbles(LIST).click(button="right")
        phone.menu.get_by_role("button", name="Copy link", exact=True).click()
        expect(page.get_by_text("Copied. Whoever has the link sees this message", exact=False)).to_be_visible()
        return page.evaluate("navigator.clipboard.readText()")

    def test_a_stranger_sees_the_bubble_joins_and_opens_it_where_it_stands(self):
        ann, ben = self.begin_group()
        link = self.copy_link(ben)
        self.assertRegex(link, rf"^{re.escape(self.address)}/join/[0-9a-f]{{96}}$")
        dora = self.open_browser(link, width=390)
        expect(dora.get_by_role("heading", name="Ben shared this with you")).to_be_visible()
        card = dora.get_by_role("img", name=LIST)
        expect(card).to_be_in_viewport()
        expect(dora.get_by_text("It is from the conversation “Friday”.", exact=False)).to_be_visible()
        self.assertTrue(card.locator(".bubble-picture").evaluate("each => each.decode().then(() => each.naturalWidth > 0)"))
        self.assertEqual(dora.locator('meta[property="og:title"]').get_attribute("content"), "Ben · Mussels Party")
        self.assertEqual(dora.get_by_text("Nobody else reads this").count(), 0)
        self.look("link to a bubble", dora)

        dora.get_by_role("textbox", name="Your name").fill("Dora")
        dora.get_by_role("button", name="Join to open it").click()
        dora.wait_for_url(re.compile("/conversations/[^?]+$"))
        phone = self.phone(dora)
        expect(phone.bubbles(LIST)).to_be_in_viewport()
        self.assertEqual(phone.log.get_by_text("Nobody else reads this").count(), 0)
        expect(self.phone(ben).log.get_by_text("Dora joined the conversation")).to_be_visible()
        phone.bubbles(LIST).click()
        phone.field("New element").fill("Andalouse sauce")
        phone.button("Close panel").click()
        # A guest, who invites nobody.
        phone.bubbles(LIST).click(button="right")
        expect(phone.menu.get_by_role("button", name="Reply")).to_be_visible()
        expect(phone.menu.get_by_role("button", name="Copy link")).to_have_count(0)

        # Who is here already goes straight to the message.
        ann.goto(link)
        ann.wait_for_url(re.compile("/conversations/[^?]+$"))
        expect(self.phone(ann).bubbles(LIST)).to_be_in_viewport()

    def test_who_has_an_account_joins_by_it_and_a_withdrawn_link_says_so(self):
        _, ben = self.begin_group()
        link = self.copy_link(ben)
        eva, _ = self.join("Eva", self.ben_link)
        expect(eva.get_by_text("No conversations yet")).to_be_visible()
        eva.goto(link)
        expect(eva.get_by_role("img", name=LIST)).to_be_visible()
        self.look("link to a bubble for who has an account", eva)
        eva.get_by_role("button", name="Join as Eva").click()
        expect(self.phone(eva).bubbles(LIST)).to_be_in_viewport()

        phone = self.phone(ben)
        phone.region.get_by_text("People", exact=True).click()
        ben.get_by_role("button", name="Withdraw link").click()
        expect(ben.get_by_text("Nobody can join by it any more.")).to_be_visible()
        late = self.open_browser(link)
        expect(late.get_by_role("heading", name="You cannot join now")).to_be_visible()
        expect(late.get_by_text("it has been withdrawn", exact=False)).to_be_visible()
        self.assertEqual(late.get_by_role("textbox").count(), 0)
        self.assertEqual(late.locator('meta[property^="og:"]').count(), 0)
        self.look("withdrawn link", late)
