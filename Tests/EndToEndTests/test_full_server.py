"""A computer that has no room for one more process."""

import os
import resource
import subprocess
import time
import unittest
import urllib.request

from playwright.sync_api import expect

from simulator import Simulator
from simulator_test_case import SimulatorTestCase

NOBODY = 65534
ANSWER_SECONDS_MAX = 2


class LimitedSimulator(Simulator):
    """One for which the number of processes can be limited: that of root cannot."""

    as_nobody = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"] if os.getuid() == 0 else []

    def command(self):
        if self.as_nobody:
            os.chown(self.folder.name, NOBODY, NOBODY)
        return self.as_nobody + super().command()

    def limit_processes(self, count):
        """Neither the server nor its apps can make a process or thread over so many; None for as many as before."""
        limit = f"--nproc={resource.getrlimit(resource.RLIMIT_NPROC)[1] if count is None else count}:"
        subprocess.run([*self.as_nobody, "prlimit", "--pid", str(self.process.pid), limit], check=True)


class FullServer(SimulatorTestCase):
    def make_simulator(self):
        return LimitedSimulator(self.people)

    def test_an_app_for_which_there_is_no_process_says_so_and_the_server_goes_on(self):
        for phone in (self.kate, self.john):
            expect(phone.button("Mussels Party")).to_be_visible()
        self.simulator.limit_processes(1)
        self.kate.button("Mussels Party").click()
        expect(self.kate.region.get_by_text("Too many apps are open on this server just now", exact=False)).to_be_visible()
        for _ in range(5):
            self.assertLess(self.time_of_page(), ANSWER_SECONDS_MAX)
        self.john.write("Are you there?")
        expect(self.kate.log.get_by_text("Are you there?")).to_be_visible()

        self.simulator.limit_processes(None)
        self.kate.button("Reopen").click()
        expect(self.kate.button("New party")).to_be_visible()

    def time_of_page(self):
        begin = time.monotonic()
        with urllib.request.urlopen(self.address, timeout=10 * ANSWER_SECONDS_MAX) as answer:
            answer.read()
        return time.monotonic() - begin


if __name__ == "__main__":
    unittest.main()
