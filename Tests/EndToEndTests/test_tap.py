"""What a tap may cost, by counts that do not move with the load of the machine."""

import shutil
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Benchmarks" / "tap"))
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Benchmarks"))

from main import CounterSimulator, calls_per_tap, open_counter  # noqa: E402

from simulator_test_case import Browsers  # noqa: E402

# About 2 were seen, of 13 while a task slept for each deadline of an app.
FUTEX_CALLS_MAX = 4
# About 17 were seen, of 25 while the process of a device was served by another loop than its session.
CALLS_MAX = 21


class Tap(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.simulator = CounterSimulator(fixture="CounterStarter")
        cls.addClassCleanup(cls.simulator.stop)
        address = cls.simulator.start()
        cls.counter = open_counter(Browsers.get(), address)
        cls.addClassCleanup(cls.counter.button.page.close)
        cls.counter.tap(5)

    def test_the_painter_asks_for_no_layout(self):
        # What moves already is read as it stands, before the tap has changed anything.
        self.counter.tap(1, rest=None)
        self.assertEqual([tap["reads"] for tap in self.counter.tap(5, rest=None)], [0] * 5)

    def test_input_travels_by_the_socket(self):
        page = self.counter.button.page
        requests = []
        page.on("request", lambda request: requests.append(request.url))
        self.counter.tap(3)
        self.assertEqual([url for url in requests if url.endswith("/panel/input")], [])

    def test_the_app_has_none_of_the_libraries_that_libcurl_loads(self):
        (app,) = self.simulator.app_processes()
        files = Path(f"/proc/{app}/maps").read_text()
        self.assertIn("libFoundationNetworking.so", files)
        self.assertIn("libNoNetwork.so", files)
        for library in ("libcurl.so", "libgnutls.so", "libssl.so", "libkrb5.so"):
            self.assertNotIn(library, files)

    @unittest.skipUnless(shutil.which("strace"), "strace counts the system calls")
    def test_the_server_waits_for_few_locks_and_asks_the_store_for_nothing(self):
        calls = calls_per_tap(self.simulator.process.pid, self.counter)
        self.assertLessEqual(calls["futex"], FUTEX_CALLS_MAX)
        # Each statement of SQLite's takes several locks by `fcntl`, also one that reads.
        self.assertLess(calls["fcntl"], 1)
        self.assertLessEqual(calls["total"], CALLS_MAX)


if __name__ == "__main__":
    unittest.main()
