"""The page of a whole benchmark run: figures are found in what the programs print, and only the run's own part changes; plots."""

import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Benchmarks"))

from plot import plot  # noqa: E402
from sizes import deliveries, posts  # noqa: E402
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
this server, clients: 64: 9000 a second, p50 6.00 ms, p99 12.0 ms, 90 µs of the server's processor each, 20 of the generator's
Prosody, files, clients: 64: 700 a second, p50 90.00 ms, p99 99.0 ms, 1300 µs of the server's processor each, 40 of the generator's
bare server, clients: 64: 12000 a second, p50 5.00 ms, p99 9.0 ms, 30 µs of the server's processor each, 20 of the generator's
""",
    "story": """
                                              median       p99     n
the whole story                               410.50    502.25    20 ms
a text, until John has it                      21.00     33.00    20 ms
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
            "| posts into one conversation, by HTTP | ≥ 8,000 a second | 9,000 a second | bare server: 12,000 a second; Prosody, files: 700 a second |")

    def test_where_nothing_is_asked_only_figures_stand(self):
        self.assertEqual(self.row("a story's whole way, p99"), "| a story's whole way, p99 |  | 502 ms | a text, no app: 33 ms |")

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


class Sizes(unittest.TestCase):
    table = """
1000 streams of 128 devices in one conversation, 3 rounds
                              deliv/s  /s core   gen µs last p50    p99 ms    quiet    p99 ms   events    bytes  KB/strm  cut off
this server                     39000    47170      4.1     33.6     37.1     33.7     37.3      1.0      280     14.6      0.0
Prosody, sqlite                  9000     9500      3.0    120.0    140.0    120.0    140.0      1.0      390     21.5      0.0
bare server                     60000    70000      3.0     18.0     22.0     18.0     22.0      1.0      280     -1.5      0.0
"""

    def test_the_drawn_columns_are_found_for_each_server(self):
        self.assertEqual(deliveries(self.table), {
            "this server": [39_000, 47_170, 33.6, 37.1, 33.7, 14.6], "Prosody, sqlite": [9_000, 9_500, 120, 140, 120, 21.5],
            "bare server": [60_000, 70_000, 18, 22, 18, -1.5]})
        self.assertEqual(posts(TEXTS["posts"])["Prosody, files"], [700, 90, 99, 1_300, 40])

    def test_a_plot_has_a_line_of_each_server_for_each_figure(self):
        series = {"this server": {10: [1, 2], 1_000: [3, 4]}, "Prosody": {10: [2, 2], 1_000: [9, 4]}}
        lines = [each for each in ElementTree.fromstring(plot(("p50", "p99"), series)).iter() if each.tag.endswith("polyline")]
        self.assertEqual([each.get("points") for each in lines], [
            "40,141 200,123", "40,132 200,70", "260,110 420,70", "260,110 420,70"])


if __name__ == "__main__":
    unittest.main()
