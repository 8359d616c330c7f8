"""Xcode projects of other kinds (a builder of steps, a sticker pack, SwiftUI) are opened as they are."""

import unittest

from playwright.sync_api import expect

from projects import copied, tell_opened, tell_opened_again
from simulator import OpenedProject
from simulator_test_case import SimulatorTestCase


class OpenedSundae(SimulatorTestCase):
    """A builder of 2020: embedded controllers, a layout of its own, both styles of presentation."""

    def make_simulator(self):
        return OpenedProject(copied(self, "Sundae"))

    def test_it_is_built_by_two_people_in_steps(self):
        def sight():
            return self.kate.region.get_by_text("Build a sundae together", exact=True)

        self.kate.button("Sundae").click()
        expect(sight()).to_be_attached()
        tell_opened("Sundae", self.started_at)
        self.kate.button("Start").click()
        # The app shows the next step after a moment: what is tapped before that is another cell's choice, as on an iPhone.
        for part, choice in (("glass", "Tulip"), ("scoop", "Vanilla"), ("scoop", "Mocha"), ("topping", "Cherry")):
            if choice == "Mocha":
                expect(self.kate.region.get_by_text("Choose a topping", exact=True)).to_be_attached()
                self.kate.button("Undo").click()
            expect(self.kate.region.get_by_text(f"Choose a {part}", exact=True)).to_be_attached()
            expect(self.kate.button("Done")).to_have_count(0)
            self.kate.button(choice).click()
        expect(self.kate.region.get_by_text("Ready", exact=True)).to_be_attached()
        expect(self.kate.region.get_by_text("Tulip, Mocha, Cherry", exact=True).first).to_be_attached()
        self.kate.button("Done").click()
        expect(self.kate.region.get_by_text("Build a sundae together", exact=True)).to_be_attached()
        self.kate.button("Send").click()
        self.john.bubbles("Tulip, Mocha, Cherry").click()
        expect(self.john.region.get_by_text("Ready", exact=True)).to_be_attached()
        tell_opened_again(self, "Sundae", "Sundae", sight)


class OpenedPaper(SimulatorTestCase):
    """A sticker pack without a line of code."""

    def make_simulator(self):
        return OpenedProject(copied(self, "Paper"))

    def test_a_sticker_is_tapped_into_the_message(self):
        def sight():
            return self.kate.region.get_by_role("button", name="A kite in the wind")

        self.kate.button("Paper").click()
        expect(sight()).to_be_visible()
        tell_opened("Paper", self.started_at)
        self.kate.region.get_by_role("button", name="A paper sun").click()
        expect(self.kate.button("Remove Sticker A paper sun")).to_be_visible()
        self.kate.button("Send").click()
        expect(self.john.log.get_by_role("img", name="A paper sun")).to_be_visible()
        tell_opened_again(self, "Paper", "Paper", sight)


class OpenedCountdown(SimulatorTestCase):
    """A SwiftUI app of 2024 that keeps the storyboard of Xcode's template for its class."""

    def make_simulator(self):
        self.project = copied(self, "Countdown")
        return OpenedProject(self.project)

    def test_its_views_are_played_between_two_people(self):
        self.kate.button("Countdown").click()
        expect(self.kate.region.get_by_text("Hello World")).to_have_count(0)
        expect(self.kate.field("Name of the day")).to_be_visible()
        tell_opened("Countdown", self.started_at)
        self.kate.field("Name of the day").fill("Picnic")
        self.kate.button("7 days, Increment").click()
        expect(self.kate.region.get_by_text("8 days").first).to_be_attached()
        self.kate.button("Share").click()
        expect(self.kate.button("Remove draft")).to_be_visible()
        self.kate.button("Send").click()
        self.john.bubbles("Picnic").click()
        expect(self.john.field("Name of the day")).to_have_value("Picnic")
        expect(self.john.field("Name of the day")).to_be_disabled()

        tell_opened_again(self, "Countdown", "Countdown", lambda: self.kate.field("Name of the day"))


if __name__ == "__main__":
    unittest.main()
