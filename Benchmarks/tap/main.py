"""Measures a tap: from the click in the browser to the changed document, through every real part.

    PARLEY_BINARIES=.build/debug .venv/bin/python Benchmarks/tap/main.py [taps] [--peer PYTHON] [--crowd N]

`--peer` names the Python of an environment of its own that has NiceGUI, whose counter is then tapped alternately in the same
browser; `--crowd` has so many people tap twice a second, alone and beside an app that spins. Times move with the machine: compare
only figures of one run. System calls are counted by strace, and need the right to trace.
"""

import argparse
import os
import plistlib
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "EndToEndTests"))
sys.path.insert(0, str(ROOT / "Benchmarks"))

from playwright.sync_api import sync_playwright  # noqa: E402

from crowd import Crowd  # noqa: E402
from drag import measure_dragging  # noqa: E402
from phone import Phone  # noqa: E402
from simulator import BINARIES, Simulator  # noqa: E402

BLOCK = 25
REST_MILLISECONDS = 40
TRACED_TAPS = 50
IN_PAGE = (Path(__file__).parent / "in_page.js").read_text()


class CounterSimulator(Simulator):
    """The simulator with the app of `parley new`'s counter template."""

    def _bundle(self, fixture):
        apps = Path(self.folder.name) / "apps"
        bundle = apps / f"{fixture}.app"
        bundle.mkdir(parents=True)
        shutil.copy2(BINARIES / fixture, bundle)
        manifest = plistlib.loads((ROOT / "Templates" / "counter" / "Info.plist").read_bytes())
        manifest["NSExtension"]["NSExtensionPrincipalClass"] = f"{fixture}.MessagesViewController"
        del manifest["CFBundleIconFile"]
        (bundle / "Info.plist").write_bytes(plistlib.dumps(manifest))
        return apps


class Peer:
    """NiceGUI's counter, in a process of its own."""

    def __init__(self, python):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process = subprocess.Popen(
            [python, str(Path(__file__).parent / "peer.py"), str(self.port)], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)

    def await_ready(self):
        for _ in range(300):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("NiceGUI did not start")

    def stop(self):
        self.process.terminate()
        self.process.wait(10)


class Target:
    """A page with a button to tap, and the area in which the tap shows."""

    def __init__(self, button, area):
        self.button, self.area, self.taps = button, area, []

    def tap(self, count, rest=REST_MILLISECONDS):
        taps = self.button.page.evaluate(
            "([button, area, count, rest]) => measureTaps(button, area, count, rest)",
            [self.button.element_handle(), self.area.element_handle(), count, rest])
        self.taps += taps
        return taps


def open_counter(browser, address):
    page = browser.new_page(viewport={"width": 1100, "height": 900})
    page.add_init_script(IN_PAGE)
    page.goto(address)
    kate = Phone(page, "Kate")
    kate.button("CounterStarter").click()
    kate.button("Count one").wait_for()
    return Target(kate.button("Count one"), kate.region.locator(".surface").first)


def open_peer(browser, peer):
    page = browser.new_page()
    page.add_init_script(IN_PAGE)
    page.goto(f"http://127.0.0.1:{peer.port}/")
    button = page.get_by_role("button", name="Count one")
    button.wait_for()
    page.wait_for_timeout(1_000)
    return Target(button, page.locator(".count"))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("taps", nargs="?", type=int, default=200)
    parser.add_argument("--peer")
    parser.add_argument("--crowd", type=int, default=0)
    options = parser.parse_args()
    simulator = CounterSimulator(fixture="CounterStarter")
    peer = Peer(options.peer) if options.peer else None
    try:
        address = simulator.start()
        print(f"binaries of {BINARIES}, load {os.getloadavg()[0]:.1f}")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            measure_taps(browser, simulator, address, peer, options.taps)
            browser.close()
            measure_dragging(playwright)
        if options.crowd:
            measure_crowd(options.crowd)
    finally:
        if peer:
            peer.stop()
        simulator.stop()


def measure_taps(browser, simulator, address, peer, count):
    targets = {"Parley": open_counter(browser, address)}
    if peer:
        peer.await_ready()
        targets["NiceGUI"] = open_peer(browser, peer)
    for target in targets.values():
        target.tap(BLOCK)
        target.taps.clear()
    for _ in range(max(1, count // BLOCK)):
        for target in targets.values():
            target.button.page.bring_to_front()
            target.tap(BLOCK)
    for name, target in targets.items():
        print_times(f"tap, {name}", [tap["whole"] for tap in target.taps])
    taps = targets["Parley"].taps
    for stage in ["page", "painter"]:
        print_times(f"  in the {stage}", [tap[stage] for tap in taps])
    print_times("  line, server and app", [tap["whole"] - tap["page"] - tap["painter"] for tap in taps])
    print(f"{'layout reads a tap':36} {sum(tap['reads'] for tap in taps) / len(taps):8.2f}")
    (app,) = simulator.app_processes()
    targets["Parley"].button.page.bring_to_front()
    print_calls("server", simulator.process.pid, targets["Parley"])
    print_calls("app", app, targets["Parley"])


def print_calls(name, pid, target):
    calls = calls_per_tap(pid, target)
    for call, meaning in {"total": "system calls", "futex": "futex", "fcntl": "fcntl (SQLite's locks)"}.items():
        print(f"{f'{meaning} of the {name} a tap':36} {calls[call]:8.2f}")


def calls_per_tap(pid, target):
    """System calls of a process while it serves taps, less those of as long a time without any; `total` are all of them."""
    busy, seconds = traced(pid, lambda: target.tap(TRACED_TAPS))
    idle, _ = traced(pid, lambda: time.sleep(seconds))
    return {call: max(0, busy.get(call, 0) - idle.get(call, 0)) / TRACED_TAPS for call in {"futex", "fcntl", *busy}}


def traced(pid, work):
    with tempfile.NamedTemporaryFile("r") as table:
        tracer = subprocess.Popen(
            ["strace", "-c", "-f", "-p", str(pid), "-o", table.name], stderr=subprocess.PIPE)
        time.sleep(1)
        begin = time.perf_counter()
        work()
        seconds = time.perf_counter() - begin
        tracer.send_signal(signal.SIGINT)
        tracer.communicate(timeout=20)
        found = re.findall(r"^\s*[\d.]+\s+[\d.]+\s+\d+\s+(\d+)\s+(?:\d+\s+)?(\w+)$", table.read(), re.MULTILINE)
    return {call: int(count) for count, call in found}, seconds


def measure_crowd(count):
    for words, is_hostile in [("", False), (" beside a spinning app", True)]:
        crowd = Crowd(count, is_hostile, CounterSimulator)
        try:
            print_times(f"{count} people, two taps a second{words}", crowd.run(seconds=15))
        finally:
            crowd.stop()


def print_times(name, found):
    found = sorted(found)
    p99 = found[min(len(found) - 1, int(len(found) * 0.99))]
    print(f"{name:36} p50 {statistics.median(found):7.2f}   p99 {p99:7.2f} ms", flush=True)


if __name__ == "__main__":
    main()
