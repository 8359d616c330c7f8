"""The icon store: an icon is found, shared and opened, through every real part."""

import unittest

from playwright.sync_api import expect

from simulator import SimulatorTestCase


class IconStore(SimulatorTestCase):
    def share(self, icon):
        if self.kate.button("Icon Store").get_attribute("aria-expanded") != "true":
            self.kate.button("Icon Store").click()
        self.kate.button(icon).click()
        expect(self.kate.button("Remove draft")).to_be_visible()
        self.kate.button("Send").click()
        expect(self.kate.button("Remove draft")).to_have_count(0)

    def test_john_opens_what_kate_shares_with_the_app_closed_and_open(self):
        self.share("Campfire, € 1.99")
        self.share("Paw, Free")
        self.john.bubbles("Icon Campfire, € 1.99").click()
        expect(self.john.region.get_by_text("A flame for trips, tents and long evenings outside.")).to_be_visible()
        self.john.region.get_by_role("button", name="Collapse").click()
        self.john.bubbles("Icon Paw, Free").click()
        expect(self.john.region.get_by_text("The print of a paw, for dogs, cats and their people.")).to_be_visible()

    def test_an_icon_is_searched_in_the_expanded_panel(self):
        self.kate.button("Icon Store").click()
        field = self.kate.field("Search icons")
        field.click()
        field.fill("birthdays")
        expect(self.kate.button("Surprise, € 0.99")).to_be_visible()
        expect(self.kate.button("Campfire, € 1.99")).to_have_count(0)
        self.kate.button("Surprise, € 0.99").click()
        # The input field is in sight again.
        expect(self.kate.button("Remove draft")).to_be_visible()
        self.kate.button("Send").click()
        expect(self.john.bubbles("Icon Surprise, € 0.99")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
