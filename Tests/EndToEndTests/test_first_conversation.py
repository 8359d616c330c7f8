"""The conversation that `make run` begins with: messages that the apps themselves open."""

import unittest

from playwright.sync_api import expect

from simulator import ROOT
from simulator_test_case import SimulatorTestCase

TALLY = "Tally: Mussels eaten"
ICE_CREAM = "Ice cream: Mint and mango in a cone with a cherry"


class FirstConversation(SimulatorTestCase):
    options = ("--demo", ROOT / "Apps" / "Demo")

    def expect_all(self):
        for phone in (self.kate, self.john):
            expect(phone.bubbles("Mussels")).to_have_count(1)
            expect(phone.bubbles(ICE_CREAM)).to_have_count(1)
            self.expect_count(phone, 7)

    def expect_count(self, phone, count):
        expect(phone.log.get_by_role("group", name=TALLY).get_by_text(f"{count} counted")).to_have_count(1)

    def test_every_message_is_opened_by_its_app_and_reset_brings_the_beginning_back(self):
        self.expect_all()
        with self.subTest("a list"):
            self.john.bubbles("Mussels").click()
            expect(self.john.button("Delete Andalouse sauce")).to_be_visible()
            self.john.button("Close panel").click()
        with self.subTest("an ice cream"):
            self.kate.bubbles(ICE_CREAM).click()
            expect(self.kate.region.get_by_text("Ready to eat").last).to_be_visible()
            self.kate.button("Close panel").click()
        with self.subTest("a live tally, which knows who has counted what"):
            bubble = self.kate.log.get_by_role("group", name=TALLY)
            bubble.get_by_role("button", name="Count one").click()
            self.expect_count(self.kate, 8)
            bubble.get_by_role("button", name="Details").click()
            expect(self.kate.region.get_by_text("5 of them by you")).to_have_count(1)
            self.kate.button("Close panel").click()
        with self.subTest("anew"):
            self.kate.write("This will go")
            expect(self.john.log.get_by_text("This will go")).to_be_visible()
            self.page.get_by_role("button", name="Reset").click()
            self.page.get_by_role("dialog").get_by_role("button", name="Reset").click()
            expect(self.john.log.get_by_text("This will go")).to_have_count(0, timeout=20_000)
            self.expect_all()


if __name__ == "__main__":
    unittest.main()
