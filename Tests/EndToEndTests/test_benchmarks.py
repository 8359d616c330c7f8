"""The page of a whole benchmark run: figures are found in what the programs print, and only the run's own part changes."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Benchmarks"))

from whole.goals import GOALS  # noqa: E402
from whole.page import Run, update  # noqa: E402

TEXTS = {
    "tap": """
tap, Parley                          p50    2.10   p99    9.00 ms
tap, NiceGUI                         p50    2.60   p99    4.00 ms
20 people, two taps a second         p50    1.00   p99   10.00 ms
20 people, two taps a second beside a spinning app p50    2.00   p99   25.00 ms
""",
    "posts": """
this server, clients: 64: 9000 a second, p50 6.00 ms, p99 12.0 ms, 90 µs of the server's processor each
bare server, clients: 64: 12000 a second, p50 5.00 ms, p99 9.0 ms, 30 µs of the server's processor each
""",
}


class Page(unittest.TestCase):
    def setUp(self):
        self.run_seen = Run(is_busy=False)
        for part, text in TEXTS.items():
            self.run_seen.add(part, text, 60, "")
        self.run_seen.end()
        self.lines = list(self.run_seen.table(GOALS))

    def row(self, name):
        return next(line for line in self.lines if line.startswith(f"| {name} |"))

    def test_a_figure_stands_beside_its_goal_and_baseline(self):
        self.assertEqual(
            self.row("tap to changed document, p50"), "| tap to changed document, p50 | ≤ 2.5 ms | 2.1 ms | NiceGUI: 2.6 ms |")
        self.assertEqual(
            self.row("posts into one conversation, by HTTP"),
            "| posts into one conversation, by HTTP | ≥ 8,000 a second | 9,000 a second | bare server: 12,000 a second |")

    def test_a_missed_goal_says_so(self):
        self.assertIn("9 ms **missed**", self.row("tap to changed document, p99"))
        self.assertIn("2.5 times as long **missed**", self.row("20 people beside a hostile app, p99"))

    def test_what_was_not_printed_has_no_figure(self):
        self.assertIn("| – |", self.row("futex calls of the server a tap"))

    def test_only_the_runs_own_part_of_the_page_changes(self):
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "page.md"
            page.write_text("a\n<!-- quiet run -->\nold\n<!-- end of quiet run -->\nb\n<!-- busy run -->\n<!-- end of busy run -->\n")
            update(page, self.run_seen, GOALS)
            text = page.read_text()
        self.assertTrue(text.startswith("a\n<!-- quiet run -->\n"))
        self.assertTrue(text.endswith("<!-- end of quiet run -->\nb\n<!-- busy run -->\n<!-- end of busy run -->\n"))
        self.assertNotIn("old", text)
        self.assertIn("| tap to changed document, p50 |", text)

    def test_a_part_that_failed_is_told(self):
        self.run_seen.add("growth", "", 90, "took longer than 90 seconds")
        self.assertIn("\nNo figures: growth took longer than 90 seconds.", list(self.run_seen.lines(GOALS)))


if __name__ == "__main__":
    unittest.main()
