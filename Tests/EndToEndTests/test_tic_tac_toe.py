"""A game of tic-tac-toe to its end, through every real part."""

import unittest

from playwright.sync_api import expect

from simulator_test_case import SimulatorTestCase


class TicTacToe(SimulatorTestCase):
    def move(self, phone, cell):
        phone.button(f"{cell}, empty").click()
        expect(phone.button("Remove draft")).to_be_visible()
        phone.button("Send").click()
        expect(phone.button("Remove draft")).to_have_count(0)

    def board(self, phone, marks):
        expect(phone.bubbles(f"Tic-tac-toe: {marks}")).to_be_visible()

    def begin(self):
        self.kate.button("Tic-Tac-Toe").click()
        self.move(self.kate, "Middle")
        self.board(self.john, "X in middle. O to move.")
        self.john.bubbles("Tic-tac-toe").click()
        expect(self.john.region.get_by_text("Your turn, O")).to_be_visible()

    def test_a_game_to_the_end_and_a_new_one(self):
        self.begin()
        for phone, cell in [(self.john, "Top"), (self.kate, "Left"), (self.john, "Top left"), (self.kate, "Right")]:
            expect(phone.region.get_by_text("Your turn")).to_be_visible()
            self.move(phone, cell)
        final = "X in left, middle, right; O in top left, top. X has three in a row."
        for phone in (self.kate, self.john):
            self.board(phone, final)
            expect(phone.log.get_by_text("Kate won", exact=True)).to_be_visible()
            expect(phone.log.get_by_text("John played O, top left")).to_have_count(1)
        expect(self.kate.region.get_by_text("You won!")).to_be_visible()
        expect(self.john.region.get_by_text("You lost")).to_be_visible()
        self.john.button("New game").click()
        self.move(self.john, "Bottom")
        self.board(self.kate, "X in bottom. O to move.")
        expect(self.kate.bubbles("Tic-tac-toe")).to_have_count(2)

    def test_what_the_rules_forbid_is_refused_in_words(self):
        self.begin()
        self.kate.button("Top, empty").click()
        expect(self.kate.region.get_by_text("One move a turn: wait until the other has answered.")).to_be_visible()
        self.john.button("Middle, X").click()
        expect(self.john.region.get_by_text("That cell is taken. Choose an empty one.")).to_be_visible()
        for phone in (self.kate, self.john):
            expect(phone.button("Remove draft")).to_have_count(0)

    def test_a_game_by_keyboard_alone(self):
        self.press_on(self.kate.button("Tic-Tac-Toe"))
        self.press_on(self.kate.button("Middle, empty"))
        self.send_by_keyboard(self.kate)
        self.open_newest_by_keyboard(self.john, self.john.bubbles("Tic-tac-toe: X in middle. O to move."))
        self.press_on(self.john.button("Bottom right, empty"), "Space")
        self.send_by_keyboard(self.john)
        self.board(self.kate, "X in middle; O in bottom right. X to move.")
        expect(self.kate.region.get_by_text("Your turn, X")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
