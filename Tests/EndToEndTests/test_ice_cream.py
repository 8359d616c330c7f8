"""An ice cream, from the cone to the sticker, through every real part."""

import unittest

from playwright.sync_api import expect

from simulator_test_case import SimulatorTestCase

NAME = "Mint and mango in a cone with a cherry"


class IceCream(SimulatorTestCase):
    def add(self, phone, part):
        self.press_on(phone.button(part))
        self.send_by_keyboard(phone)

    def build(self):
        self.press_on(self.kate.button("Ice Cream Builder"))
        self.press_on(self.kate.button("New ice cream"))
        self.add(self.kate, "Cone")
        for phone, so_far, part in [
            (self.john, "Cone", "Mint"), (self.kate, "Mint in a cone", "Mango"),
            (self.john, "Mint and mango in a cone", "Cherry"),
        ]:
            bubble = phone.log.get_by_role("button", name=f"Ice cream: {so_far}", exact=True)
            self.open_newest_by_keyboard(phone, bubble)
            self.add(phone, part)

    def test_it_is_built_by_keyboard_alone_and_becomes_a_sticker_that_outlives_the_app(self):
        self.build()
        for phone in (self.kate, self.john):
            expect(phone.bubbles(f"Ice cream: {NAME}")).to_be_visible()
            expect(phone.log.get_by_text("John added mint")).to_have_count(1)
        self.kate.bubbles(f"Ice cream: {NAME}").click()
        expect(self.kate.region.get_by_text("Ready to eat").last).to_be_visible()
        self.kate.button("Close panel").click()
        self.simulator.kill()
        self.simulator.start()
        self.page.reload()
        self.kate.button("Ice Cream Builder").click(timeout=20_000)
        self.kate.button(NAME).click()
        expect(self.kate.region.get_by_role("img", name=f"Draft: Sticker {NAME}")).to_be_visible()
        self.kate.button("Send").click()
        expect(self.john.log.get_by_role("img", name=f"Sticker {NAME}")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
