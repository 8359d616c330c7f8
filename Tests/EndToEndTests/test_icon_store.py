"""The icon store: an icon is found, shared, opened and bought, through every real part."""

import unittest

from playwright.sync_api import expect

from simulator_test_case import SimulatorTestCase


class IconStore(SimulatorTestCase):
    def share(self, icon):
        if self.kate.button("Icon Store").get_attribute("aria-expanded") != "true":
            self.kate.button("Icon Store").click()
        self.kate.button(icon).click()
        expect(self.kate.button("Remove draft")).to_be_visible()
        self.kate.button("Send").click()
        expect(self.kate.button("Remove draft")).to_have_count(0)

    def test_john_opens_what_kate_shares_with_the_app_closed_and_open(self):
        self.share("Campfire, €1.99")
        self.share("Paw, Free")
        self.john.bubbles("Icon Campfire, €1.99").click()
        expect(self.john.region.get_by_text("A flame for trips, tents and long evenings outside.")).to_be_visible()
        self.john.region.get_by_role("button", name="Collapse").click()
        self.john.bubbles("Icon Paw, Free").click()
        expect(self.john.region.get_by_text("The print of a paw, for dogs, cats and their people.")).to_be_visible()

    def test_an_icon_is_searched_shared_and_bought_by_keyboard_alone(self):
        self.press_on(self.kate.button("Icon Store"))
        self.tab_to(self.kate.field("Search icons"))
        self.page.keyboard.type("birthdays")
        expect(self.kate.button("Campfire, €1.99")).to_have_count(0)
        self.press_on(self.kate.button("Surprise, €0.99"))
        # The input field is in sight again.
        self.send_by_keyboard(self.kate)
        # A field of the app has made its panel large, on the way to Send.
        self.press_on(self.kate.button("Close panel"))
        self.open_newest_by_keyboard(self.john, self.john.bubbles("Icon Surprise, €0.99"))
        self.press_on(self.john.button("Buy for €0.99"))
        self.send_by_keyboard(self.john)
        receipt = self.kate.bubbles("Receipt for Surprise, €0.99")
        expect(receipt).to_contain_text("John bought Surprise")
        self.open_newest_by_keyboard(self.kate, receipt)
        expect(self.kate.region.get_by_text("Bought", exact=True)).to_be_visible()


class IconStoreInGermany(SimulatorTestCase):
    device = {"locale": "de-DE"}

    def test_prices_are_written_as_people_there_do(self):
        self.kate.button("Icon Store").click()
        expect(self.kate.button("Campfire, 1,99\u00a0€")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
