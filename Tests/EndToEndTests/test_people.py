"""Groups: names, joining and leaving."""

import unittest

from playwright.sync_api import expect

from phone import Phone
from simulator_test_case import SimulatorTestCase


class GroupOfFive(SimulatorTestCase):
    people = "Kate,John,Mary,Ben,Zoe"

    def test_everybody_is_named(self):
        self.kate.send_party()
        self.john.write("I bring the mussels")
        Phone(self.page, "Mary").write("And I the fries")
        zoe = Phone(self.page, "Zoe")
        zoe.field("Message").scroll_into_view_if_needed()
        expect(zoe.region.get_by_text("You, Kate, John, Mary and Ben")).to_be_visible()
        for name in ("Kate", "John", "Mary"):
            expect(zoe.log.get_by_text(name, exact=True)).to_be_visible()
        expect(zoe.log.get_by_text("And I the fries")).to_be_visible()
        self.john.bubbles("Mussels Party: Mussels, Fries").click()
        self.john.field("New element").fill("Andalouse sauce")
        self.john.button("Add").click()
        self.john.button("Send").click()
        expect(self.john.button("Remove draft")).to_be_visible()
        self.john.button("Send").click()
        # The summary of the older message names its sender on everybody's phone.
        zoe.field("Message").scroll_into_view_if_needed()
        expect(zoe.log.get_by_text("Kate made “Mussels Party”")).to_be_visible()
        expect(zoe.bubbles("Mussels Party: Mussels, Fries, Andalouse sauce")).to_be_visible()


class Inspecting(SimulatorTestCase):
    def test_the_inspector_tells_of_callbacks_requests_and_entries_as_they_happen(self):
        self.page.get_by_role("button", name="Inspector").click()
        lines = self.page.get_by_role("log", name="What happens").get_by_role("listitem")
        self.kate.send_party()
        for words in ("opens Mussels Party", "willBecomeActive · panel of Mussels Party", "viewDidAppear · panel of Mussels Party",
                      "insert(message “Mussels Party”)", "sends the draft", "didStartSending · panel of Mussels Party",
                      "entry 1: message of Mussels Party “Mussels Party”"):
            expect(lines.filter(has_text=words).first).to_be_visible()
        names = [line.split("\n")[-1] for line in lines.all_inner_texts()]
        self.assertLess(names.index("willBecomeActive · panel of Mussels Party"), names.index("didBecomeActive · panel of Mussels Party"))
        self.assertLess(names.index("viewDidAppear · panel of Mussels Party"), names.index("insert(message “Mussels Party”)"))

    def test_an_entry_and_a_callback_open_to_what_they_hold(self):
        self.page.get_by_role("button", name="Inspector").click()
        lines = self.page.get_by_role("log", name="What happens").get_by_role("listitem")
        self.kate.send_party()
        for words in ("entry 1: message of Mussels Party", "didStartSending"):
            line = lines.filter(has_text=words).first
            line.locator("summary").click()
            expect(line.get_by_role("region", name="Layout").get_by_text("Mussels Party", exact=True)).to_be_visible()
            expect(line.get_by_role("region", name="URL").get_by_role("definition").first).to_be_visible()
        expect(lines.filter(has_text="didStartSending").first.get_by_role("region", name="Arguments")).to_contain_text("with John")
        self.page.get_by_role("searchbox", name="Search").fill("kate didStartSending fries")
        expect(lines).to_have_count(1)

    def test_what_is_sent_offline_arrives_once_when_the_phone_is_back(self):
        self.flip("Kate", "Offline")
        self.kate.write("from the tunnel")
        self.john.write("where are you?")
        expect(self.kate.log.get_by_text("where are you?")).to_have_count(0)
        expect(self.john.log.get_by_text("from the tunnel")).to_have_count(0)
        self.flip("Kate", "Offline")
        for phone in (self.kate, self.john):
            for words in ("from the tunnel", "where are you?"):
                expect(phone.log.get_by_text(words)).to_have_count(1)


class JoiningAndLeaving(SimulatorTestCase):
    people = "Kate,John,Mary"

    def join(self, name):
        self.page.get_by_label("Name of who joins").fill(name)
        self.page.get_by_role("button", name="Add person").click()

    def test_zoe_joins_by_a_link_until_it_is_withdrawn(self):
        self.kate.region.get_by_text("People", exact=True).click()
        self.kate.button("Invite with a link").click()
        link = self.kate.field("Link to join").input_value()
        elsewhere = self.browser.new_context()
        self.addCleanup(elsewhere.close)
        page = elsewhere.new_page()
        page.goto(link)
        expect(page.get_by_role("heading", name="Kate invites you")).to_be_visible()
        page.get_by_role("textbox", name="Your name").fill("Kate")
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_text("Somebody there is called that already.", exact=False)).to_be_visible()
        page.get_by_role("textbox", name="Your name").fill("Zoe")
        page.get_by_role("button", name="Join").click()
        zoe = Phone(page, "Zoe")
        expect(zoe.log.get_by_text("You joined the conversation")).to_be_visible()
        expect(self.john.log.get_by_text("Zoe joined the conversation")).to_be_visible()
        zoe.start_party()
        zoe.button("Send").click()
        expect(zoe.button("Remove draft")).to_be_visible()
        zoe.button("Send").click()
        expect(self.john.bubbles("Mussels Party: Mussels, Fries")).to_be_visible()
        self.kate.button("Withdraw link").click()
        # Its request may reach the server after the one for a page.
        expect(self.kate.region.get_by_text("Nobody can join by it any more.")).to_be_visible()
        page.goto(link)
        expect(page.get_by_text("it has been withdrawn", exact=False)).to_be_visible()

    def test_ben_joins_and_john_leaves_and_comes_back(self):
        self.kate.write("before Ben")
        expect(self.john.log.get_by_text("before Ben")).to_be_visible()
        self.join("Ben")
        ben = Phone(self.page, "Ben")
        expect(ben.log.get_by_text("You joined the conversation")).to_be_visible()
        expect(ben.log.get_by_text("before Ben")).to_have_count(0)
        expect(self.kate.log.get_by_text("Ben joined the conversation")).to_be_visible()
        expect(self.kate.region.get_by_text("You, John, Mary and Ben")).to_be_visible()
        ben.write("hello everybody")
        expect(self.kate.log.get_by_text("hello everybody")).to_be_visible()

        self.john.button("Mussels Party").click()
        self.john.region.get_by_text("People", exact=True).click()
        self.john.button("Leave conversation").click()
        self.page.get_by_role("dialog", name="Leave this conversation?").get_by_role("button", name="Leave").click()
        expect(self.john.region.get_by_text("You have left this conversation.", exact=False)).to_be_visible()
        expect(self.john.field("Message")).to_have_count(0)
        expect(self.john.button("Mussels Party")).to_have_count(0)
        expect(self.john.button("Close panel")).to_have_count(0)
        self.kate.write("without John")
        expect(ben.log.get_by_text("without John")).to_be_visible()
        expect(ben.log.get_by_text("John left the conversation")).to_be_visible()
        expect(self.john.log.get_by_text("without John")).to_have_count(0)

        self.flip("John", "In the conversation")
        expect(self.john.log.get_by_text("You joined the conversation")).to_be_visible()
        self.kate.write("with John")
        expect(self.john.log.get_by_text("with John")).to_be_visible()
        expect(self.john.log.get_by_text("without John")).to_have_count(0)
        self.page.reload()
        expect(self.john.log.get_by_text("with John")).to_be_visible()
        expect(Phone(self.page, "Ben").log.get_by_text("hello everybody")).to_be_visible()

    def test_a_name_that_is_there_is_another_phone_and_a_bad_one_is_refused(self):
        self.join("Kate")
        expect(Phone(self.page, "Kate 2").field("Message")).to_be_visible()
        self.join("\u00a0")
        expect(self.page.get_by_text("A name has 1 to 200 bytes of letters.")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
