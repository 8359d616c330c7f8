"""The program that loads a server says that nothing is lost where nothing is, over kills of the server, and finds what is."""

import sqlite3
import sys
import tempfile
import unittest
from argparse import Namespace
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Benchmarks"))

from load.run import Run  # noqa: E402

SHORT = Namespace(minutes=0.1, people=24, conversations=8, rate=60, panels=2, kill_seconds=3, memory_max=1_000)


class Forgetful(Run):
    """A server that has lost a text when it is started again after a kill."""

    lost = 0

    def while_down(self):
        with closing(sqlite3.connect(self.server.folder / "chat.sqlite")) as store, store:
            self.lost += store.execute(
                "DELETE FROM entry WHERE rowid IN (SELECT rowid FROM entry WHERE kind = 'text' ORDER BY rowid LIMIT 1)").rowcount


class Load(unittest.TestCase):
    def carried_out(self, run_class):
        folder = tempfile.TemporaryDirectory(prefix="parley-load-")
        self.addCleanup(folder.cleanup)
        run = run_class(SHORT, Path(folder.name))
        run.carry_out()
        return run

    def test_people_use_a_server_that_is_killed_and_nothing_is_lost_or_doubled(self):
        run = self.carried_out(Run)
        self.assertEqual(run.problems(), [])
        self.assertGreater(len(run.ready_seconds), 0, "the server was never killed")
        counts = run.figures["counts"]
        for act in ("text", "deliveries", "views compared", "acknowledged messages found"):
            self.assertGreater(counts.get(act, 0), 0, act)
        self.assertGreaterEqual(counts["acknowledged messages found"], counts["messages"])

    def test_an_entry_that_the_store_has_lost_is_found(self):
        run = self.carried_out(Forgetful)
        self.assertGreater(run.lost, 0)
        self.assertIn("was acknowledged and is not there once", "\n".join(run.problems()))


if __name__ == "__main__":
    unittest.main()
