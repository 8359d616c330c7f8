"""The computer’s clock jumps while people talk."""

import os
import subprocess
import tempfile
import time
from pathlib import Path

from .client import Probes, Refused, ask, phones

HOUR = 3_600
SHIFTS = [-5 * HOUR, 5 * HOUR, -400 * 24 * HOUR, 400 * 24 * HOUR, 0]
EXPIRY_SECONDS = 2


class Shifted(Probes):
    """A server whose clock can be put elsewhere."""

    def __init__(self):
        super().__init__(behaviour="expiring", options=("--expiry", str(EXPIRY_SECONDS)))
        self.shift_file = Path(self.folder.name) / "shift"
        self.library = Path(self.folder.name) / "clock_shift.so"
        source = Path(__file__).with_name("clock_shift.c")
        subprocess.run(["cc", "-shared", "-fPIC", "-o", self.library, source, "-ldl"], check=True)

    def command(self):
        return ["env", f"LD_PRELOAD={self.library}", f"CLOCK_SHIFT={self.shift_file}", *super().command()]

    def shift(self, seconds):
        # Whole at any moment.
        new = self.shift_file.with_suffix(".new")
        new.write_text(str(seconds))
        os.replace(new, self.shift_file)


def run():
    simulator = Shifted()
    try:
        simulator.shift(0)
        simulator.start()
        kate, john = phones(simulator.port)
        instance = kate.open_probe()
        seen, joined, gone = [], 0, 0
        for number, seconds in enumerate(SHIFTS):
            sequence = send_expiring(kate, john, instance, number)
            simulator.shift(seconds)
            kate.send(f"after-{number}", f"after jump {number}")
            joined += can_join(kate, simulator.port, f"Guest {number}")
            gone += is_gone(john, sequence)
            seen.append(john.items()[-1]["sentAt"])
        texts = [item["text"] for item in john.items() if item["kind"] == "text"]
        in_order = texts == [f"after jump {number}" for number in range(len(SHIFTS))]
        jumped = max(seen) - min(seen) > 700 * 24 * HOUR * 1000
        return (
            f"{len(SHIFTS)} jumps of up to 800 days: {'all' if in_order else 'not all'} texts in order, {joined} people joined by a "
            f"new link, {gone} messages went {EXPIRY_SECONDS} s after they were read",
            in_order and jumped and joined == gone == len(SHIFTS))
    finally:
        simulator.stop()


def send_expiring(kate, john, instance, number):
    kate.stage(instance, f"secret {number}")
    (sequence,) = kate.send(f"secret-{number}", "")
    john.ask("PUT", "/read", {"sequence": sequence})
    return sequence


def is_gone(phone, sequence):
    end = time.monotonic() + 10 * EXPIRY_SECONDS
    while time.monotonic() < end:
        if all(item["id"] != sequence for item in phone.items()):
            return True
        time.sleep(0.1)
    return False


def can_join(phone, port, name):
    code = phone.ask("POST", "/invitation")["code"]
    try:
        ask(port, "POST", f"/invitations/{code}/people", body={"name": name})
    except Refused:
        return False
    return True
