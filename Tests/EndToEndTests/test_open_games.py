"""Games that are Xcode projects are opened as they are and played between two people."""

import unittest

from playwright.sync_api import expect

from projects import copied, tell_opened, tell_opened_again
from simulator import OpenedProject
from simulator_test_case import MOVING, SimulatorTestCase


class OpenedBalloons(SimulatorTestCase):
    """A SpriteKit game of 2019, played with the pointer by one person and with the keyboard by the other."""

    device = MOVING

    def make_simulator(self):
        return OpenedProject(copied(self, "Balloons"))

    def balloon(self, phone, colour):
        return phone.region.get_by_role("button", name=f"{colour} balloon")

    def test_its_game_is_played_between_two_people(self):
        self.kate.button("Balloons").click()
        red = self.balloon(self.kate, "Red")
        expect(red).to_be_visible()
        tell_opened("Balloons", self.started_at)
        expect(self.kate.button("Send score")).to_be_disabled()
        before = red.bounding_box()
        self.kate.page.wait_for_function(
            "([balloon, place]) => Math.abs(balloon.getBoundingClientRect().x - place) > 5", arg=[red.element_handle(), before["x"]])
        for colour, score in (("Red", 10), ("Green", 30), ("Blue", 60)):
            box = self.balloon(self.kate, colour).bounding_box()
            self.kate.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            expect(self.kate.region.get_by_text(f"Score: {score}", exact=True)).to_be_attached()
        expect(self.kate.region.get_by_text("All popped!", exact=True)).to_be_attached()
        self.kate.button("Send score").click()
        expect(self.kate.button("Remove draft")).to_be_visible()
        expect(self.kate.button("Send")).to_have_count(1)
        self.kate.button("Send").click()

        self.john.bubbles("I popped 60 points").click()
        expect(self.john.region.get_by_text("Beat 60 points", exact=True)).to_be_attached()
        self.balloon(self.john, "Green").press("Enter")
        expect(self.john.region.get_by_text("Score: 20", exact=True)).to_be_attached()
        expect(self.balloon(self.john, "Green")).to_have_count(0)
        tell_opened_again(self, "Balloons", "Balloons", lambda: self.balloon(self.kate, "Red"))


class OpenedFive(SimulatorTestCase):
    """A board game of 2019: a collection view in a navigation controller in a container view."""

    def make_simulator(self):
        return OpenedProject(copied(self, "Five"))

    def send(self, phone):
        phone.button("Send move").click()
        expect(phone.button("Remove draft")).to_be_visible()
        phone.button("Send").click()
        expect(phone.button("Remove draft")).to_have_count(0)

    def test_a_move_is_refused_sent_with_a_picture_and_answered(self):
        def sight():
            return self.kate.region.get_by_text("Black to play", exact=True)

        self.kate.button("Five").click()
        expect(sight()).to_be_attached()
        tell_opened("Five", self.started_at)
        expect(self.kate.button("Send move")).to_be_disabled()
        self.kate.button("Rules").click()
        expect(self.kate.region.get_by_text("Four stones in a row win on a board of 6 by 6.")).to_be_attached()
        self.kate.button("Let’s play").click()
        expect(self.kate.region.get_by_text("Good luck", exact=True)).to_be_attached()
        self.kate.button("Empty at 3, 4").click()
        # The timer's userInfo is the place of the cell.
        expect(self.kate.region.get_by_text("Row 3", exact=True)).to_be_attached()
        self.kate.button("Empty at 1, 1").click()
        expect(self.kate.region.get_by_text("You have placed your stone. Send it now.")).to_be_attached()
        self.kate.button("OK").click()
        self.send(self.kate)
        bubble = self.john.bubbles("White’s turn")
        expect(bubble.locator("img, .picture").first).to_be_visible()
        bubble.click()
        expect(self.john.region.get_by_text("White to play", exact=True)).to_be_attached()
        self.john.button("Black at 3, 4").click()
        expect(self.john.region.get_by_text("There is a stone already.")).to_be_attached()
        self.john.button("OK").click()
        self.john.button("Empty at 1, 1").click()
        # It comes by a timer, and moves the button for sending.
        expect(self.john.region.get_by_text("Row 1", exact=True)).to_be_attached()
        self.send(self.john)
        expect(self.kate.bubbles("Black’s turn")).to_be_visible()
        tell_opened_again(self, "Five", "Five", sight)


if __name__ == "__main__":
    unittest.main()
