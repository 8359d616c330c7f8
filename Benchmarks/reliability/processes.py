"""A computer that has no room for one more process or thread."""

import os
import resource
import statistics
import subprocess
import time

from .client import PROBE, Probes, get_milliseconds, phones

NOBODY = 65534
GET_MILLISECONDS_MAX = 1_000
IDLE_SECONDS = 12


class Limited(Probes):
    """One for which the number of processes can be limited: that of root cannot."""

    as_nobody = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"] if os.getuid() == 0 else []

    def command(self):
        if self.as_nobody:
            os.chown(self.folder.name, NOBODY, NOBODY)
        return self.as_nobody + super().command()

    def limit(self, count):
        limit = f"--nproc={resource.getrlimit(resource.RLIMIT_NPROC)[1] if count is None else count}:"
        subprocess.run([*self.as_nobody, "prlimit", "--pid", str(self.process.pid), limit], check=True)


def run():
    simulator = Limited("Kate,John")
    try:
        simulator.start()
        kate, john = phones(simulator.port)
        simulator.limit(1)
        codes = [refusal(kate) for _ in range(20)]
        # Threads that have nothing to do end after five seconds; nobody can make new ones now.
        time.sleep(IDLE_SECONDS)
        times = [get_milliseconds(simulator.port) for _ in range(20)]
        sent = john.send("still-there", "still there")
        simulator.limit(None)
        kate.open_probe()
        return (
            f"20 apps are not started: {', '.join(sorted(set(codes)))}; after {IDLE_SECONDS} s of rest a GET takes {statistics.median(times):.0f} ms, a Send gets "
            f"entry {sent[0]}; the app opens once there is room",
            set(codes) == {"too_many_apps"} and max(times) < GET_MILLISECONDS_MAX)
    finally:
        simulator.stop()


def refusal(phone):
    phone.ask("PUT", "/panel", {"app": PROBE})
    panel = phone.wait(lambda state: state["panel"]["kind"] == "failed")["panel"]
    phone.ask("DELETE", "/panel")
    return panel["failure"]["code"]

