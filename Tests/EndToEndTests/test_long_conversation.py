"""A conversation of two thousand entries: every one can be reached, nothing jumps, and the page stays small."""

import contextlib
import json
import sqlite3
import unittest

from playwright.sync_api import expect

from simulator_test_case import MOVING, SimulatorTestCase

COUNT = 2_000
ROWS_MAX = 1_500
STEPS_MAX = 200


class LongConversation(SimulatorTestCase):
    device = MOVING

    def fill(self):
        """Entries of Kate’s and John’s in turn, put into the running server’s store."""
        with contextlib.closing(sqlite3.connect(self.simulator.database, timeout=10)) as database:
            (conversation,) = database.execute("SELECT id FROM conversation").fetchone()
            people = database.execute("SELECT personId, id FROM device ORDER BY rowid").fetchall()
            rows = [(conversation, number, *people[number % 2], f"long-{number}", 1_790_000_000_000 + number * 1_000,
                     json.dumps({"kind": "text", "text": f"line {number}"}).encode())
                    for number in range(1, COUNT + 1)]
            database.executemany(
                "INSERT INTO entry (conversationId, sequence, senderId, deviceId, sendKey, part, sentAt, kind, payload)"
                " VALUES (?, ?, ?, ?, ?, 0, ?, 'text', ?)", rows)
            database.commit()

    def line(self, number):
        return self.kate.log.get_by_text(f"line {number}", exact=True)

    def scroll(self, far):
        """By most of what is seen, as somebody who reads; gives how far a line has moved that stayed in sight, less the
        scrolling itself."""
        return self.kate.log.evaluate(
            """async (log, far) => {
              const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
              log.scrollTop += far;
              await frames();
              const box = log.getBoundingClientRect();
              const line = [...log.querySelectorAll('.text-bubble')]
                .find(one => one.getBoundingClientRect().top > box.top + box.height / 3);
              const before = line.getBoundingClientRect().top;
              for (let frame = 0; frame < 200 && log.querySelector("[data-state=loading]"); frame += 1) await frames();
              await frames();
              return line.isConnected ? line.getBoundingClientRect().top - before : undefined;
            }""", far)

    def row_count(self):
        return self.kate.log.evaluate("log => log.querySelectorAll('.row').length")

    def walk(self, far, goal):
        """Scrolls until the goal is there. Nothing moves by itself, and the page stays small."""
        for _ in range(STEPS_MAX):
            if goal.count():
                return
            self.assertLessEqual(abs(self.scroll(far)), 1)
            self.assertLess(self.row_count(), ROWS_MAX)
        self.fail("it was not reached")

    def test_one_scrolls_to_the_first_line_and_back_and_nothing_jumps(self):
        self.fill()
        self.page.reload()
        expect(self.line(COUNT)).to_be_in_viewport()
        self.walk(-1_500, self.line(1))
        expect(self.line(COUNT)).to_have_count(0)
        # Sends a line meanwhile, of which a button tells.
        self.john.write("are you there?")
        button = self.kate.button("New messages")
        expect(button).to_be_visible()
        self.walk(1_500, self.line(COUNT))
        expect(self.line(1)).to_have_count(0)
        button.click()
        expect(self.kate.log.get_by_text("are you there?")).to_be_in_viewport()
        expect(button).to_be_hidden()
        expect(self.john.region.get_by_text("Read", exact=True)).to_be_visible()


if __name__ == "__main__":
    unittest.main()
