"""What was acknowledged is in the store's files: they are read by another process after the server was killed at a system call."""

import contextlib
import http.client
import itertools
import json
import random
import shutil
import sqlite3
import subprocess
import sys
import threading
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Benchmarks"))

from reliability.client import phones  # noqa: E402

from simulator import Simulator  # noqa: E402

SEED = 1
ROUNDS = 6
# The calls by which SQLite writes and waits for the disk, of which the server is killed at one of the first so many.
CALLS = "pwrite64,fdatasync"
CALLS_MAX = 120
TIMEOUT_SECONDS = 60


class Writer(threading.Thread):
    """Sends texts one after another until the server is gone, and keeps those that were acknowledged."""

    def __init__(self, phone):
        super().__init__()
        self.phone, self.acknowledged = phone, []

    def run(self):
        for number in itertools.count():
            text = f"{self.phone.name} {number}"
            try:
                self.phone.send(text.replace(" ", "-"), text)
            except (OSError, http.client.HTTPException):
                return
            self.acknowledged.append(text)


@unittest.skipUnless(shutil.which("strace"), "strace kills the server at a system call")
class Acknowledged(unittest.TestCase):
    def test_it_is_in_the_files_whichever_call_the_server_is_killed_at(self):
        chance = random.Random(SEED)
        acknowledged_count = 0
        for _ in range(ROUNDS):
            call = chance.randint(1, CALLS_MAX)
            with self.subTest(call=call):
                simulator = Simulator("Kate,John,Mary")
                self.addCleanup(simulator.stop)
                simulator.start()
                acknowledged = self.send_until_killed(simulator, call)
                self.assertLessEqual(set(acknowledged), self.stored(simulator.database))
                acknowledged_count += len(acknowledged)
        self.assertGreater(acknowledged_count, ROUNDS)

    def send_until_killed(self, simulator, call):
        writers = [Writer(phone) for phone in phones(simulator.port)]
        tracer = subprocess.Popen(
            ["strace", "-f", "-o", "/dev/null", "-e", f"trace={CALLS}", "-e", f"inject={CALLS}:signal=KILL:when={call}", "-p",
             str(simulator.process.pid)], stderr=subprocess.PIPE, text=True)
        # It says so when it has attached itself; only what comes after that can be killed.
        tracer.stderr.readline()
        for writer in writers:
            writer.start()
        self.assertEqual(simulator.process.wait(TIMEOUT_SECONDS), -9)
        for writer in writers:
            writer.join(TIMEOUT_SECONDS)
        tracer.communicate(timeout=TIMEOUT_SECONDS)
        return [text for writer in writers for text in writer.acknowledged]

    @staticmethod
    def stored(database):
        with contextlib.closing(sqlite3.connect(database)) as store:
            rows = store.execute("SELECT payload FROM entry WHERE kind = 'text'").fetchall()
        return {json.loads(payload)["text"] for (payload,) in rows}


if __name__ == "__main__":
    unittest.main()
