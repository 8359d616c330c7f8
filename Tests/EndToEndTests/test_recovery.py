"""The story through a crash of the server, and of an app."""

import contextlib
import os
import signal
import sqlite3
import unittest

from playwright.sync_api import expect

from simulator import ROOT
from simulator_test_case import SimulatorTestCase

LABEL = "Mussels Party: Mussels, Fries"


class Recovery(SimulatorTestCase):
    def test_nothing_is_lost_or_doubled_when_the_server_is_killed_after_send(self):
        self.kate_sends()
        self.simulator.kill()
        self.simulator.start()
        # Neither phone is reloaded: both come back by themselves.
        for phone in (self.kate, self.john):
            expect(phone.bubbles(LABEL)).to_have_count(1, timeout=20_000)
        self.john.bubbles(LABEL).click()
        self.john.field("New element").fill("Andalouse sauce")
        self.john.button("Add").click()
        self.john.button("Send").click()
        expect(self.john.button("Remove draft")).to_be_visible()
        self.john.button("Send").click()
        for phone in (self.kate, self.john):
            expect(phone.bubbles(LABEL + ", Andalouse sauce")).to_have_count(1)
            expect(phone.log.get_by_text("Kate made “Mussels Party”")).to_have_count(1)

    def test_a_crashed_app_says_so_and_opens_again_with_one_tap(self):
        self.kate_sends()
        before = set(self.simulator.app_processes())
        self.john.bubbles(LABEL).click()
        self.john.field("New element").fill("Andalouse sauce")
        (johns_app,) = set(self.simulator.app_processes()) - before
        os.kill(johns_app, signal.SIGKILL)
        expect(self.john.region.get_by_text("Mussels Party stopped", exact=False)).to_be_visible()
        expect(self.john.bubbles(LABEL)).to_have_count(1)
        self.john.button("Reopen").click()
        expect(self.john.button("Delete Fries")).to_be_visible()
        expect(self.kate.bubbles(LABEL)).to_have_count(1)

    def test_an_app_that_the_page_kills_leaves_what_is_staged_and_opens_again(self):
        self.kate_sends()
        self.john.bubbles(LABEL).click()
        self.john.field("New element").fill("Andalouse sauce")
        self.john.button("Add").click()
        self.john.button("Send").click()
        expect(self.john.button("Remove draft")).to_be_visible()
        self.john.bubbles(LABEL).click()
        expect(self.john.button("Delete Fries")).to_be_visible()
        before = set(self.simulator.app_processes())
        self.page.get_by_role("button", name="Kill the app on John’s phone").click()
        expect(self.john.region.get_by_text("Mussels Party stopped", exact=False)).to_be_visible()
        expect(self.john.region.get_by_text("The app was killed.", exact=False)).to_be_visible()
        self.assertLess(set(self.simulator.app_processes()), before)
        expect(self.john.button("Remove draft")).to_be_visible()
        self.john.button("Reopen").click()
        expect(self.john.button("Delete Fries")).to_be_visible()

    def test_two_who_answer_one_bubble_at_once_have_both_sent(self):
        self.kate_sends()
        for phone, thing in ((self.kate, "Bread"), (self.john, "Andalouse sauce")):
            phone.bubbles(LABEL).click()
            phone.field("New element").fill(thing)
            phone.button("Add").click()
            phone.button("Send").click()
            expect(phone.button("Remove draft")).to_be_visible()
        self.page.get_by_role("button", name="Two at once").click()
        for phone in (self.kate, self.john):
            expect(phone.button("Remove draft")).to_have_count(0)
        # Of one session the newest is a bubble, on both phones the same; the others are summary lines.
        for phone in (self.kate, self.john):
            expect(phone.bubbles(LABEL + ", ")).to_have_count(1)
        newest = [phone.bubbles(LABEL + ", ").get_attribute("aria-label") for phone in (self.kate, self.john)]
        self.assertEqual(newest[0], newest[1])
        expect(self.kate.log.get_by_text("Kate made “Mussels Party”").first).to_be_visible()

    def test_a_damaged_entry_is_named_by_the_command_and_stands_in_its_place(self):
        self.kate.write("first")
        self.kate.write("second")
        expect(self.john.log.get_by_text("second")).to_be_visible()
        store = self.simulator.database.parent
        self.assertEqual(self.simulator.parley("check", "--store", store), (0, "All is well.\n"))
        with contextlib.closing(sqlite3.connect(self.simulator.database, timeout=10)) as database:
            database.execute("UPDATE entry SET payload = X'00' WHERE sequence = 1")
            database.commit()
        code, words = self.simulator.parley("check", "--store", store)
        self.assertEqual((code, words), (1, "Entry 1 of kate-and-john cannot be shown: its content is no JSON.\n"))
        self.page.reload()
        expect(self.john.log.get_by_text("A message cannot be shown", exact=False)).to_be_visible()
        expect(self.john.log.get_by_text("second")).to_be_visible()

    def test_a_second_server_on_the_store_is_refused_with_the_number_of_the_first(self):
        store = self.simulator.database.parent
        code, words = self.simulator.parley("simulate", "--store", store, "--port", "0", "--web", ROOT / "Web")
        self.assertEqual(code, 1)
        self.assertIn(f"is in use by another Parley server, process {self.simulator.process.pid}", words)

    def kate_sends(self):
        self.kate.start_party()
        self.kate.button("Send").click()
        expect(self.kate.button("Remove draft")).to_be_visible()
        self.kate.button("Send").click()
        expect(self.kate.region.get_by_text("Delivered")).to_be_visible()
        expect(self.john.bubbles(LABEL)).to_be_visible()


if __name__ == "__main__":
    unittest.main()
